/** A person's games against machines, counted by rule set and opponent. */
import { type ChooserId, levelOf } from "../ai/protocol.ts";
import { endOf } from "../engine/game.ts";
import { oppositeSide } from "../engine/pit.ts";
import { startPosition } from "../engine/position.ts";
import { RULE_SETS } from "../engine/rules/registry.ts";
import type { BySide, Game, Outcome, RuleSet, Side } from "../engine/types.ts";
import { isMachine, lonePerson } from "./seats.ts";
import type { SeatId } from "./setup.ts";

/** The person's results. */
export interface Tally {
  readonly rules: RuleSet;
  readonly opponent: ChooserId;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface PlayedGame {
  readonly game: Game;
  readonly seats: BySide<SeatId>;
}

/** A game as it counts. */
interface Score {
  readonly rules: RuleSet;
  readonly opponent: ChooserId;
  readonly result: "won" | "drawn" | "lost";
}

/**
 * By rule set in their usual order, the gentlest opponent first. Unfinished games do not count, nor those begun from a
 * position of one's own, since whoever sets up the board may set up a win.
 */
export function tallyOf(games: readonly PlayedGame[]): readonly Tally[] {
  const scores = games.flatMap((game) => scoreOf(game) ?? []);
  return RULE_SETS.flatMap((rules) => {
    const own = scores.filter((score) => score.rules.id === rules.id);
    const opponents = [...new Set(own.map(({ opponent }) => opponent))];
    opponents.sort((a, b) => strength(a) - strength(b));
    return opponents.map((opponent) => {
      const met = own.filter((score) => score.opponent === opponent);
      const count = (result: Score["result"]) => met.filter((score) => score.result === result).length;
      return { rules, opponent, won: count("won"), drawn: count("drawn"), lost: count("lost") };
    });
  });
}

function scoreOf({ game, seats }: PlayedGame): Score | null {
  const end = endOf(game);
  if (end === null || !isFromStart(game)) return null;
  const person = lonePerson(seats);
  if (person === null) return null;
  const opponent = seats[oppositeSide(person)];
  if (!isMachine(opponent)) return null;
  return { rules: game.rules, opponent, result: resultFor(person, end.outcome) };
}

/** Whoever begins: rounds of a match are begun by either side. */
function isFromStart({ rules, start }: Game): boolean {
  return startPosition(rules).pits.every((seeds, pit) => start.pits[pit] === seeds);
}

function resultFor(person: Side, { winner }: Outcome): Score["result"] {
  if (winner === null) return "drawn";
  return winner === oppositeSide(person) ? "lost" : "won";
}

function strength(opponent: ChooserId): number {
  if (opponent === "random") return -1;
  return opponent === "greedy" ? 0 : levelOf(opponent);
}
