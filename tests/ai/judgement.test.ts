import { describe, expect, test } from "vitest";
import { countWeights, createEvaluation, TALL } from "../../src/ai/evaluation.ts";
import { evaluationOf, type Judgement } from "../../src/ai/judgement.ts";
import { learnedWeights } from "../../src/ai/weights.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";

describe.each(RULE_SETS)("who judges $id", (rules) => {
  const learned = [...learnedWeights(rules)];
  const seen = (judgement: Judgement) => [...evaluationOf(rules, judgement).weights];
  /** Whose heap each weight is of, and how many seeds are in it. */
  const heaps = Array.from({ length: countWeights(rules) / (2 * rules.row * (TALL + 1)) }, () =>
    [true, false].flatMap((own) =>
      Array.from({ length: rules.row }, () =>
        Array.from({ length: TALL + 1 }, (_, seeds) => ({ own, seeds })),
      ),
    ),
  ).flat(2);
  const changed = (change: (points: number, own: boolean, seeds: number) => number) =>
    heaps.map(({ own, seeds }, n) => Math.trunc(change(learned[n] ?? Number.NaN, own, seeds)) + 0);

  test("plainly goes by what was learned", () => {
    expect(evaluationOf(rules, "plain")).toEqual(createEvaluation(rules, learnedWeights(rules)));
  });

  test("as a hoarder gives half a seed more for each seed at home", () => {
    expect(seen("hoarder")).toEqual(changed((points, own, seeds) => (own ? points + 8 * seeds : points)));
  });

  test("as an attacker minds the other's heaps half as much again", () => {
    expect(seen("attacker")).toEqual(changed((points, own) => (own ? points : points * 1.5)));
  });

  test("carefully takes all heaps for half of what they are worth", () => {
    expect(seen("careful")).toEqual(changed((points) => points / 2));
  });
});
