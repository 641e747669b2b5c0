/** What a person wishes to play, before there is a game. */
import { RULE_SETS } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import type { BySide, RuleSet, Side } from "../engine/types.ts";
import type { SeatId, Setup } from "../session/setup.ts";

export interface Wish {
  readonly rules: RuleSet;
  /** Of every machine in the game. */
  readonly level: number;
  /** Of the person who plays alone. */
  readonly side: Side;
}

export const FIRST_WISH: Wish = { rules: split, level: 1, side: "south" };

export type Company = "machine" | "two" | "watch";

export function setupOf({ rules, level, side }: Wish, company: Company, seed: number): Setup {
  return { rules, seats: seatsOf(`level:${level}`, side, company), start: null, seed };
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

export function findWishedRules(id: string): RuleSet {
  return RULE_SETS.find((rules) => rules.id === id) ?? split;
}
