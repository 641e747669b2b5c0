import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countWeights, createEvaluation, estimate, halfRows, mirrorOf } from "../../src/ai/evaluation.ts";
import { isMirrored } from "../../src/ai/ranks.ts";
import { learnedWeights } from "../../src/ai/weights.ts";
import { createBoard, loadPosition } from "../../src/engine/board.ts";
import { parsePosition } from "../../src/engine/notation.ts";
import { seedsOnBoard } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { RuleSet } from "../../src/engine/types.ts";

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

const LEARNED = RULE_SETS.filter((rules) => rules !== umElTuweisat);

describe.each(LEARNED)("the weights of $id", (rules) => {
  const weights = learnedWeights(rules);

  test("are learned, as many as there must be, and kept whole", () => {
    expect(weights).toHaveLength(countWeights(rules));
    expect(weights).not.toEqual(halfRows(rules));
    expect([...weights]).toEqual(JSON.parse(read(`../../src/ai/weights/${rules.id}.json`)));
  });
});

test.each(RULE_SETS.filter(isMirrored))(
  "those of $id are the same with left and right exchanged",
  (rules) => {
    const weights = learnedWeights(rules);
    expect(weights.map((_, weight) => weights[mirrorOf(rules, weight)] ?? Number.NaN)).toEqual(weights);
  },
);

test("half rows do where the whole game is known", () => {
  expect(learnedWeights(umElTuweisat)).toEqual(halfRows(umElTuweisat));
});

test.each([split, circular])("in $id they tell who gains more often than half rows do", (rules) => {
  const vectors = read(`../engine/${rules.id}-exact.jsonl`)
    .trim()
    .split("\n")
    .map((line): { position: string; value: number } => JSON.parse(line))
    .filter(({ value }) => value !== 0);
  const learned = told(rules, learnedWeights(rules), vectors);
  const half = told(rules, halfRows(rules), vectors);
  expect(vectors.length).toBeGreaterThan(100);
  expect(learned, `${learned} and ${half} of ${vectors.length}`).toBeGreaterThan(half);
});

/** Of how many positions the estimate tells who gains. */
function told(
  rules: RuleSet,
  weights: Int16Array,
  vectors: readonly { position: string; value: number }[],
): number {
  const evaluation = createEvaluation(rules, weights);
  const board = createBoard(rules, 1);
  return vectors.filter(({ position: text, value }) => {
    const position = must(parsePosition(rules, text));
    loadPosition(board, 0, position);
    return Math.sign(estimate(evaluation, board, 0, seedsOnBoard(position))) === Math.sign(value);
  }).length;
}
