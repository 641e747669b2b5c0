import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addExample, createRidge, solveRidge } from "../../src/cli/ridge.ts";

type Example = readonly [features: readonly number[], worth: number];

function solved(expected: readonly number[], trust: number, examples: readonly Example[]): readonly number[] {
  const ridge = createRidge(Float64Array.from(expected), trust);
  for (const [features, worth] of examples) addExample(ridge, features, worth);
  return [...solveRidge(ridge)];
}

function expectNear(found: readonly number[], due: readonly number[]): void {
  expect(found).toHaveLength(due.length);
  for (const [n, weight] of due.entries()) expect(found[n]).toBeCloseTo(weight, 5);
}

describe("ridge regression", () => {
  test.each<{ name: string; trust: number; examples: readonly Example[]; due: readonly number[] }>([
    // Away from [1, 2]: 2x + y = 2, x + 2y = 2.
    { name: "one example", trust: 1, examples: [[[0, 1], 5]], due: [5 / 3, 8 / 3] },
    // 3x + y = 5, x + 2y = 2.
    {
      name: "two examples",
      trust: 1,
      examples: [
        [[0, 1], 5],
        [[0], 4],
      ],
      due: [2.6, 2.2],
    },
    // 5y = 12.
    { name: "a feature that stands twice", trust: 1, examples: [[[1, 1], 10]], due: [1, 4.4] },
    // 4x = 3.
    { name: "more trust", trust: 3, examples: [[[0], 4]], due: [1.75, 2] },
  ])("solves by hand what $name tells", ({ trust, examples, due }) => {
    expectNear(solved([1, 2], trust, examples), due);
  });

  test("recovers the weights that clean examples were made with", () => {
    const weights = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 8 });
    const picks = fc.array(fc.array(fc.nat(7), { maxLength: 6 }), { maxLength: 10 });
    fc.assert(
      fc.property(weights, picks, (due, more) => {
        // The first one, the first two and so on tell each weight only together.
        const all = due.map((_, n) => Array.from({ length: n + 1 }, (_, feature) => feature));
        for (const one of more) all.push(one.filter((feature) => feature < due.length));
        const worth = (features: readonly number[]) => features.reduce((sum, n) => sum + (due[n] ?? 0), 0);
        const examples = all.map((features): Example => [features, worth(features)]);
        const far = due.map((_, n) => n);
        expectNear(solved(far, 1e-9, examples), due);
      }),
    );
  });

  test("without examples gives what was expected, and so does what no example tells of", () => {
    const weights = fc.array(fc.integer(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 100 }), fc.integer(), (expected, trust, worth) => {
        expect(solved(expected, trust, [])).toEqual(expected);
        expect(solved(expected, trust, [[[0], worth]]).slice(1)).toEqual(expected.slice(1));
      }),
    );
  });
});
