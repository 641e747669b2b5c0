import { choose } from "../ai/choose.ts";
import { type ChooserId, parseChooser } from "../ai/protocol.ts";
import { createRandom, type Random } from "../ai/random.ts";
import { currentPosition, endOf, newGame, playMove } from "../engine/game.ts";
import { oppositeSide } from "../engine/pit.ts";
import { ok } from "../engine/result.ts";
import type { BySide, Game, RuleSet, Side } from "../engine/types.ts";
import { type Command, optional, readOptions, required, rulesOption, wholeNumber } from "./options.ts";
import { printLine } from "./output.ts";

/** One game as the player named South saw it, whatever his seat. */
interface Score {
  /** A win counts 1, a draw ½. */
  readonly points: 0 | 0.5 | 1;
  /** Seeds he stored, less the other's. */
  readonly margin: number;
  readonly plies: number;
}

/** Standard errors on either side of a mean within which it lies in 95 of 100 cases. */
const CONFIDENCE = 1.96;

/** `match --rules split --south random --north greedy --games 100 --seed 1`: plays games, seats alternating. */
export const matchCommand: Command = async (args) => {
  const options = readOptions(args, {
    rules: rulesOption,
    south: required(parseChooser),
    north: required(parseChooser),
    games: optional(wholeNumber(1, 1_000_000), 100),
    seed: optional(wholeNumber(0, 0xffff_ffff), 1),
  });
  if (!options.ok) return options;
  const { rules, south, north, games, seed } = options.value;
  const random = createRandom(seed);
  const scores = Array.from({ length: games }, (_, index) => {
    const seat = index % 2 === 0 ? "south" : "north";
    const seats = seat === "south" ? { south, north } : { south: north, north: south };
    return scoreOf(playGame(rules, seats, random), seat);
  });
  printLine(summary(scores));
  return ok(0);
};

function playGame(rules: RuleSet, seats: BySide<ChooserId>, random: Random): Game {
  let game = newGame(rules);
  while (endOf(game) === null) {
    const position = currentPosition(game);
    const move = choose(seats[position.toMove], rules, position, random);
    const played = playMove(game, move);
    if (!played.ok) throw new Error(`A player broke the rules: ${played.error.message}`);
    game = played.value;
  }
  return game;
}

function scoreOf(game: Game, seat: Side): Score {
  const { winner = null, stores } = endOf(game)?.outcome ?? { stores: currentPosition(game).stores };
  return {
    points: winner === null ? 0.5 : winner === seat ? 1 : 0,
    margin: stores[seat] - stores[oppositeSide(seat)],
    plies: game.cursor,
  };
}

/** What a match comes to; it has at least one game, and may have a million. */
export function summary(scores: readonly Score[]) {
  const points = scores.map((score) => score.points);
  const plies = scores.map((score) => score.plies);
  const score = mean(points);
  const variance = mean(points.map((value) => (value - score) ** 2));
  const reach = CONFIDENCE * Math.sqrt(variance / scores.length);
  return {
    south: points.filter((value) => value === 1).length,
    north: points.filter((value) => value === 0).length,
    draws: points.filter((value) => value === 0.5).length,
    score: rounded(score),
    ci95: [rounded(Math.max(0, score - reach)), rounded(Math.min(1, score + reach))],
    margin: rounded(mean(scores.map((score) => score.margin))),
    plies: {
      least: plies.reduce((least, value) => Math.min(least, value)),
      mean: rounded(mean(plies)),
      most: plies.reduce((most, value) => Math.max(most, value)),
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
