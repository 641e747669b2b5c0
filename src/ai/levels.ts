/** The machine players by strength. Each is limited by plies or by sowings tried, never by time. */
import type { Move, Position, RuleSet } from "../engine/types.ts";
import type { Random } from "./random.ts";
import { rankMoves, search } from "./search.ts";
import { DEEPEST } from "./tree.ts";

type Level =
  /** Looks a few plies ahead and misjudges every move by up to `blur` half seeds either way. */
  | { readonly plies: number; readonly blur: number }
  /** Looks as far ahead as that many sowings reach. */
  | { readonly nodes: number };

/** Level 1, a beginner, first. */
const LADDER: readonly Level[] = [
  { plies: 1, blur: 16 },
  { plies: 2, blur: 12 },
  { plies: 3, blur: 8 },
  { plies: 3, blur: 4 },
  { nodes: 1000 },
  { nodes: 5000 },
  { nodes: 25_000 },
  { nodes: 100_000 },
];

/**
 * @param level from 1 to `LEVELS`.
 * @param position has a legal move.
 */
export function chooseByLevel(level: number, rules: RuleSet, position: Position, random: Random): Move {
  const chosen = LADDER[level - 1];
  if (chosen === undefined) throw new RangeError(`There is no level ${level}.`);
  if ("nodes" in chosen) return search(rules, position, { depth: DEEPEST, nodes: chosen.nodes }, random).move;
  const [best] = rankMoves(rules, position, chosen.plies)
    .map(({ move, value }) => ({ move, value: value + chosen.blur * (2 * random() - 1) }))
    .sort((one, other) => other.value - one.value);
  if (best === undefined) throw new RangeError("There is no move to choose from.");
  return best.move;
}
