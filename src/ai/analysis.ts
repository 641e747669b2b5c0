/** From what a search has found to what people are told. */
import { SEED } from "./evaluation.ts";
import { lineAfter } from "./line.ts";
import type { Analysis } from "./protocol.ts";
import type { Found } from "./search.ts";
import type { Tree } from "./tree.ts";

/** @param found what the last search on this tree has found. */
export function analysisOf(tree: Tree, found: Found): Analysis {
  return { ...found, value: wholeSeeds(found.value), line: lineAfter(tree, found.move) };
}

/** Points as whole seeds; none is a plain 0, not −0. */
function wholeSeeds(points: number): number {
  return Math.round(points / SEED) || 0;
}
