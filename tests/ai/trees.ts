/** Trees to search in. */
import { createEndgame, type Endgame, learn } from "../../src/ai/endgame.ts";
import { createEvaluation, halfRows } from "../../src/ai/evaluation.ts";
import { forget, rankMoves } from "../../src/ai/search.ts";
import { createTree, type Tree } from "../../src/ai/tree.ts";
import type { Path } from "../../src/engine/game.ts";
import { formatMove } from "../../src/engine/notation.ts";
import type { RuleSet } from "../../src/engine/types.ts";

/** What is known of positions with up to so many seeds, even or odd as they are. */
export function learned(rules: RuleSet, ...most: readonly number[]): Endgame {
  const endgame = createEndgame(rules);
  for (const seeds of most) for (const _ of learn(endgame, seeds, 1e6));
  return endgame;
}

/** A tree that takes half of what lies in a row for its owner's. */
export function treeOf(endgame: Endgame, bits = 12): Tree {
  const { rules } = endgame;
  return createTree(endgame, createEvaluation(rules, halfRows(rules)), bits);
}

/** What each legal move is worth, in points, looked at on an emptied tree. */
export function worths(
  tree: Tree,
  path: Path,
  depth: number,
  exactBelow: number,
): ReadonlyMap<string, number> {
  forget(tree);
  const ranked = rankMoves(tree, path, depth, exactBelow);
  return new Map(ranked.map(({ move, value }) => [formatMove(tree.endgame.rules, move), value] as const));
}
