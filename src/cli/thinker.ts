/** The strongest player, as the runner uses it. */
import { createEndgame, type Endgame, learn, reachOf } from "../ai/endgame.ts";
import { evaluationOf } from "../ai/judgement.ts";
import type { Random } from "../ai/random.ts";
import { deepen, type Found, forget, UNLIMITED } from "../ai/search.ts";
import { createTree, DEEPEST, type Tree } from "../ai/tree.ts";
import type { Path } from "../engine/game.ts";
import type { RuleSet } from "../engine/types.ts";

/** How long to think. */
export type Limit = { readonly ms: number } | { readonly depth: number };

export interface Thought extends Found {
  readonly ms: number;
}

/** Most seeds for which exact values are worked out: 18 take three times as long as the 16 that the page knows. */
const MOST_EXACT = 18;
/** Positions that a search remembers, as a power of two. */
const REMEMBERED = 21;

const known = new Map<RuleSet, Endgame>();
const trees = new Map<RuleSet, Tree>();

/** What is known of the end of games by these rules, shared by all who ask in this process. */
export function endgameOf(rules: RuleSet): Endgame {
  const endgame = known.get(rules) ?? createEndgame(rules);
  known.set(rules, endgame);
  return endgame;
}

/** Works out the exact values that matter to the strongest player where so many seeds are left in the pits. */
export function prepare(rules: RuleSet, left: number): Tree {
  const endgame = endgameOf(rules);
  for (const _ of learn(endgame, reachOf(endgame, MOST_EXACT, left), Number.MAX_SAFE_INTEGER));
  const tree = trees.get(rules) ?? createTree(endgame, evaluationOf(rules, "plain"), REMEMBERED);
  trees.set(rules, tree);
  return tree;
}

/** Thinks for so many milliseconds, or so many plies ahead; then the same position is always thought of in the same way. */
export function think(tree: Tree, path: Path, limit: Limit, random: Random): Thought {
  const depth = "depth" in limit ? limit.depth : DEEPEST;
  if ("depth" in limit) forget(tree);
  const begin = performance.now();
  const steps = deepen(tree, path, { ...UNLIMITED, depth }, random);
  for (;;) {
    const { value, done } = steps.next();
    const ms = performance.now() - begin;
    if (done || ("ms" in limit && ms >= limit.ms)) return { ...value, ms };
  }
}
