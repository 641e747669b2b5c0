/** The machine players by strength. Each is limited by plies or by sowings tried, never by time. */

import type { Path } from "../engine/game.ts";
import type { Move } from "../engine/types.ts";
import type { Endgame } from "./endgame.ts";
import { createEvaluation, halfRows } from "./evaluation.ts";
import type { Random } from "./random.ts";
import { rankMoves, search } from "./search.ts";
import { createTree, DEEPEST } from "./tree.ts";

type Level =
  /** Looks a few plies ahead and misjudges every move by up to `blur` points either way. */
  | { readonly plies: number; readonly blur: number }
  /** Looks as far ahead as that many sowings reach. */
  | { readonly nodes: number };

/** Level 1, a beginner, first. */
const LADDER: readonly Level[] = [
  { plies: 1, blur: 128 },
  { plies: 2, blur: 96 },
  { plies: 3, blur: 64 },
  { plies: 3, blur: 32 },
  { nodes: 1000 },
  { nodes: 5000 },
  { nodes: 25_000 },
  { nodes: 100_000 },
];

/**
 * @param level from 1 to `LEVELS`.
 * @param path leads to a position with a legal move.
 */
export function chooseByLevel(level: number, endgame: Endgame, path: Path, random: Random): Move {
  const chosen = LADDER[level - 1];
  if (chosen === undefined) throw new RangeError(`There is no level ${level}.`);
  const evaluation = createEvaluation(endgame.rules, halfRows(endgame.rules));
  if ("nodes" in chosen) {
    const t = createTree(endgame, evaluation, Math.ceil(Math.log2(chosen.nodes)));
    return search(t, path, { depth: DEEPEST, nodes: chosen.nodes, exactBelow: 0 }, random).move;
  }
  const [best] = rankMoves(createTree(endgame, evaluation, 10), path, chosen.plies, 0)
    .map(({ move, value }) => ({ move, value: value + chosen.blur * (2 * random() - 1) }))
    .sort((one, other) => other.value - one.value);
  if (best === undefined) throw new RangeError("There is no move to choose from.");
  return best.move;
}
