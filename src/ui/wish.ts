/** What a person wishes to play, before there is a game. */
import { LEVELS } from "../ai/protocol.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import type { BySide, RuleSet, Side } from "../engine/types.ts";
import type { SeatId, Setup } from "../session/setup.ts";
import type { Settings } from "../storage/settings.ts";

export interface Wish {
  readonly rules: RuleSet;
  /** Of every machine in the game. */
  readonly level: number;
  /** Of the person who plays alone. */
  readonly side: Side;
}

/** What was wished last; a level that there is not is the highest. */
export function wishOf({ rules, level, side }: Settings): Wish {
  const found = findRuleSet(rules);
  return { rules: found.ok ? found.value : split, level: Math.min(level, LEVELS), side };
}

export type Company = "machine" | "two" | "watch";

export function setupOf({ rules, level, side }: Wish, company: Company, seed: number): Setup {
  return { rules, seats: seatsOf(`level:${level}`, side, company), start: null, seed, match: null };
}

function seatsOf(machine: SeatId, side: Side, company: Company): BySide<SeatId> {
  switch (company) {
    case "machine":
      return side === "south" ? { south: "human", north: machine } : { south: machine, north: "human" };
    case "two":
      return { south: "human", north: "human" };
    case "watch":
      return { south: machine, north: machine };
    default:
      return company satisfies never;
  }
}
