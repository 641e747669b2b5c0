/** What a search has found, as people are told. */
import type { Move } from "../engine/types.ts";
import { SEED } from "./evaluation.ts";
import { type Found, lineAfter } from "./search.ts";
import type { Tree } from "./tree.ts";

export interface Analysis extends Found {
  /** Whole seeds that the player to move gains from here to the end. */
  readonly value: number;
  /** How play goes on when both play their best. */
  readonly line: readonly Move[];
}

/** @param found what the last search on this tree has found. */
export function analysisOf(tree: Tree, found: Found): Analysis {
  return { ...found, value: Math.round(found.value / SEED), line: lineAfter(tree, found.move) };
}
