/** Who plays what: everything that a game is begun from. */
import { type ChooserId, parseChooser } from "../ai/protocol.ts";
import { createRandom } from "../ai/random.ts";
import { type Match, matchEnd, roundStart, withRound } from "../engine/match.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import type { BySide, Game, Position, RuleSet } from "../engine/types.ts";
import { TWO_PERSONS } from "./seats.ts";
import { type Series, turnedSeries, withGame } from "./series.ts";

/** `nobody`: a seat whose turn never comes by itself, as a learner's opponent. */
export type SeatId = "human" | "nobody" | ChooserId;

/** What a game is for: to be played and kept, to be learned from, or to be watched by whoever passes by. */
export type Purpose = "play" | "lesson" | "show";

export interface Setup {
  readonly rules: RuleSet;
  readonly seats: BySide<SeatId>;
  /** `null`: the rule set's own start. */
  readonly start: Position | null;
  /** A whole number from 0 to 2³² − 1 that makes every choice of a machine repeatable. */
  readonly seed: number;
  /** The match that the game is a round of, with the rounds before it. */
  readonly match: Match | null;
  readonly purpose: Purpose;
  /** The series that the game belongs to, with the games before it; without one, no game follows by itself. */
  readonly series?: Series;
}

/** Under which a game that was kept goes on. */
export function resumedSetup({
  game: { rules, start },
  seats,
  seed,
  match,
}: Pick<Setup, "seats" | "seed" | "match"> & { readonly game: Game }): Setup {
  return { rules, seats, start, seed, match, purpose: "play" };
}

/** For a game that came from outside and is only looked at: nobody here is one of its players. */
export function presentedSetup({ rules, start }: Game): Setup {
  return { rules, seats: TWO_PERSONS, start, seed: 0, match: null, purpose: "play" };
}

/** Reads `human` or a machine player's name. */
export function parseSeat(text: string): Result<SeatId, Fault<"UNKNOWN_SEAT">> {
  if (text === "human") return ok(text);
  const chooser = parseChooser(text);
  return chooser.ok ? chooser : err("UNKNOWN_SEAT", `A seat is human or: ${chooser.error.message}`, text);
}

/** A whole number from 0 to 2³² − 1, as far from that of the next `n` as from any other. */
export function draw(seed: number, n: number): number {
  const whole = (start: number) => Math.floor(createRandom(start)() * 0x1_0000_0000);
  return whole(whole(seed) + n);
}

/**
 * The seed of one choice. It hangs on the place in the game alone, so that a ply taken back and played again
 * gets the same answer.
 */
export function choiceSeed(setup: Setup, plies: number): number {
  return draw(setup.seed, plies);
}

/** The next game with the same players, which is not the same game again; a match begins anew. */
export function rematchOf(setup: Setup): Setup {
  const { match } = setup;
  const seed = draw(setup.seed, -1);
  if (match === null) return { ...setup, seed };
  return { ...setup, seed, start: null, match: { ...match, rounds: [] } };
}

/** The same players on each other's side. */
export function swapped(setup: Setup): Setup {
  const { seats, series } = setup;
  const turned = { ...setup, seats: { south: seats.north, north: seats.south } };
  return series === undefined ? turned : { ...turned, series: turnedSeries(series) };
}

/** The next round after a finished game; `null` where there is no match, or none is left to be played. */
export function nextRound(setup: Setup, game: Game): Setup | null {
  const match = setup.match && withRound(setup.match, game);
  if (match === null || match === setup.match || matchEnd(match) !== null) return null;
  return { ...setup, seed: draw(setup.seed, -1), start: roundStart(setup.rules, match), match };
}

/**
 * The next game of a series, in which the players change sides; `null` where there is no series. A game that has not come to
 * its end is not counted, and played anew on the same sides.
 */
export function nextGame(setup: Setup, game: Game): Setup | null {
  if (setup.series === undefined) return null;
  const series = withGame(setup.series, game);
  const again = rematchOf(setup);
  return series === setup.series ? again : swapped({ ...again, series });
}
