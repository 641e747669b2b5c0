/** What a search has found, as people are told. */
import type { Move } from "../engine/types.ts";
import { SEED } from "./evaluation.ts";
import { lineAfter } from "./line.ts";
import type { Found } from "./search.ts";
import type { Tree } from "./tree.ts";

export interface Analysis extends Found {
  /** Whole seeds that the player to move gains from here to the end. */
  readonly value: number;
  /** How play goes on when both play their best. */
  readonly line: readonly Move[];
}

/** @param found what the last search on this tree has found. */
export function analysisOf(tree: Tree, found: Found): Analysis {
  return { ...found, value: wholeSeeds(found.value), line: lineAfter(tree, found.move) };
}

/** Points as whole seeds; none is a plain 0, not −0. */
function wholeSeeds(points: number): number {
  return Math.round(points / SEED) || 0;
}
