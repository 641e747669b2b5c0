/**
 * A match of rounds (the English source): the loser of a round sets up the next one. That he also starts it, what
 * follows a drawn round and how a fixed number of rounds is counted is this program's rule.
 */
import { endOf } from "./game.ts";
import { oppositeSide } from "./pit.ts";
import { startPosition } from "./position.ts";
import type { BySide, Game, Outcome, Position, RuleSet, Side } from "./types.ts";

export interface MatchFormat {
  /** Until one side has won so many rounds, or for so many rounds. */
  readonly kind: "first-to" | "fixed";
  readonly rounds: number;
}

/** A finished round. */
export interface Round {
  readonly starter: Side;
  readonly outcome: Outcome;
}

/** A match as a value: the rounds that are finished; whatever else there is to know follows from them. */
export interface Match {
  readonly format: MatchFormat;
  readonly rounds: readonly Round[];
}

/** Rounds won and seeds stored in all rounds; a drawn round is won by neither. */
export interface MatchScore {
  readonly wins: BySide<number>;
  readonly seeds: BySide<number>;
}

/** Who won a match, `null` when nobody did, and by what. */
export interface MatchEnd {
  readonly winner: Side | null;
  readonly by: "rounds" | "seeds";
}

/** The match with the game as its next round; the same match while the game goes on. */
export function withRound(match: Match, game: Game): Match {
  const end = endOf(game);
  if (end === null) return match;
  const round = { starter: game.start.toMove, outcome: end.outcome };
  return { ...match, rounds: [...match.rounds, round] };
}

/** Who starts the next round: South the first one, then the loser; after a draw, who did not start it. */
export function starterOf({ rounds }: Match): Side {
  const last = rounds.at(-1);
  return last === undefined ? "south" : oppositeSide(last.outcome.winner ?? last.starter);
}

/** Where the next round starts. */
export function roundStart(rules: RuleSet, match: Match): Position {
  return { ...startPosition(rules), toMove: starterOf(match) };
}

export function matchScore({ rounds }: Match): MatchScore {
  const wins = (side: Side) => rounds.filter(({ outcome }) => outcome.winner === side).length;
  const seeds = (side: Side) => rounds.reduce((sum, { outcome }) => sum + outcome.stores[side], 0);
  return {
    wins: { south: wins("south"), north: wins("north") },
    seeds: { south: seeds("south"), north: seeds("north") },
  };
}

/** How the match ended; `null` while rounds are still to be played. */
export function matchEnd(match: Match): MatchEnd | null {
  const { kind, rounds } = match.format;
  const { wins, seeds } = matchScore(match);
  switch (kind) {
    case "first-to":
      return Math.max(wins.south, wins.north) < rounds ? null : { winner: ahead(wins), by: "rounds" };
    case "fixed":
      if (match.rounds.length < rounds) return null;
      return ahead(wins) !== null
        ? { winner: ahead(wins), by: "rounds" }
        : { winner: ahead(seeds), by: "seeds" };
    default:
      return kind satisfies never;
  }
}

function ahead({ south, north }: BySide<number>): Side | null {
  return south === north ? null : south > north ? "south" : "north";
}
