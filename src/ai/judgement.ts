/** How players judge: all know what heaps are worth, but tastes differ. */
import type { RuleSet } from "../engine/types.ts";
import { createEvaluation, type Evaluation, TALL } from "./evaluation.ts";
import { learnedWeights } from "./weights.ts";

/**
 * A hoarder likes heaps at home; an attacker thinks of what can be stored at once more than of what lies well; a careful
 * player minds the other's heaps more than his own.
 */
export type Judgement = "plain" | "hoarder" | "attacker" | "careful";

/** What his own heaps, and the other's, are worth to a player, in parts of what they are worth. */
interface Taste {
  readonly own: number;
  readonly other: number;
}

const TASTES: Readonly<Record<Judgement, Taste>> = {
  plain: { own: 1, other: 1 },
  hoarder: { own: 1.6, other: 0.6 },
  attacker: { own: 0.5, other: 0.5 },
  careful: { own: 0.7, other: 1.3 },
};

/** How a player judges a position by these rules. */
export function evaluationOf(rules: RuleSet, judgement: Judgement): Evaluation {
  const { own, other } = TASTES[judgement];
  const seen = learnedWeights(rules).map((points, weight) => {
    const place = Math.floor(weight / (TALL + 1)) % (2 * rules.row);
    return points * (place < rules.row ? own : other);
  });
  return createEvaluation(rules, seen);
}
