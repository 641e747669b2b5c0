/** How players judge: all know what heaps are worth, but tastes differ. */
import type { RuleSet } from "../engine/types.ts";
import { createEvaluation, type Evaluation, heapOf } from "./evaluation.ts";
import { learnedWeights } from "./weights.ts";

/**
 * A hoarder likes seeds at home, and so captures less. An attacker minds the other's heaps and breaks into them: games
 * with him are short. A careful player trusts seeds that are stored more than heaps, and leaves less to take.
 */
export type Judgement = "plain" | "hoarder" | "attacker" | "careful";

interface Taste {
  /** What his own heaps, and the other's, are worth to him, in parts of what they are worth. */
  readonly own: number;
  readonly other: number;
  /** Points more for each seed at home. */
  readonly home: number;
}

const TASTES: Readonly<Record<Judgement, Taste>> = {
  plain: { own: 1, other: 1, home: 0 },
  hoarder: { own: 1, other: 1, home: 8 },
  attacker: { own: 1, other: 1.5, home: 0 },
  careful: { own: 0.5, other: 0.5, home: 0 },
};

/** How a player judges a position by these rules. */
export function evaluationOf(rules: RuleSet, judgement: Judgement): Evaluation {
  const { own, other, home } = TASTES[judgement];
  const seen = learnedWeights(rules).map((points, weight) => {
    const { place, seeds } = heapOf(rules, weight);
    return place < rules.row ? points * own + seeds * home : points * other;
  });
  return createEvaluation(rules, seen);
}
