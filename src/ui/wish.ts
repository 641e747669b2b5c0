/** What a person wishes to play, before there is a game. */
import { LEVELS } from "../ai/protocol.ts";
import type { MatchFormat } from "../engine/match.ts";
import { ruleSetOrDefault } from "../engine/rules/registry.ts";
import type { BySide, RuleSet, Side } from "../engine/types.ts";
import { TWO_PERSONS } from "../session/seats.ts";
import { NEW_SERIES } from "../session/series.ts";
import type { SeatId, Setup } from "../session/setup.ts";
import type { RoundsChoice } from "../storage/choices.ts";
import type { Settings } from "../storage/settings.ts";

export interface Wish {
  readonly rules: RuleSet;
  /** `null`: one game. */
  readonly format: MatchFormat | null;
  /** Of the machine that a person plays. */
  readonly level: number;
  /** Of the person who plays alone. */
  readonly side: Side;
  /** Of two machines that play each other. */
  readonly levels: BySide<number>;
}

/** What was wished last; a level that there is not is the highest. */
export function wishOf({ rules, rounds, level, side, southLevel, northLevel }: Settings): Wish {
  const known = (wished: number) => Math.min(wished, LEVELS);
  return {
    rules: ruleSetOrDefault(rules),
    format: formatOf(rounds),
    level: known(level),
    side,
    levels: { south: known(southLevel), north: known(northLevel) },
  };
}

/** The match that is chosen; `null` for a single game. */
export function formatOf(rounds: RoundsChoice): MatchFormat | null {
  const [kind, count] = rounds.split(":");
  return kind === "first-to" || kind === "fixed" ? { kind, rounds: Number(count) } : null;
}

export type Company = "machine" | "two" | "watch";

export function setupOf(wish: Wish, company: Company, seed: number): Setup {
  const { rules, format } = wish;
  const begun = { rules, seats: seatsOf(wish, company), start: null, seed };
  if (company === "watch") return { ...begun, match: null, purpose: "show", series: NEW_SERIES };
  return { ...begun, match: format && { format, rounds: [] }, purpose: "play" };
}

function seatsOf({ level, side, levels }: Wish, company: Company): BySide<SeatId> {
  switch (company) {
    case "machine":
      return side === "south"
        ? { south: "human", north: `level:${level}` }
        : { south: `level:${level}`, north: "human" };
    case "two":
      return TWO_PERSONS;
    case "watch":
      return { south: `level:${levels.south}`, north: `level:${levels.north}` };
    default:
      return company satisfies never;
  }
}
