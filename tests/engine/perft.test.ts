import { describe, expect, test } from "vitest";
import { formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { perft } from "../../src/engine/perft.ts";
import { startPosition } from "../../src/engine/position.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { circularRelay } from "../../src/engine/rules/circular-relay.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { RuleSet } from "../../src/engine/types.ts";

/** Move sequences of 1, 2, … plies from the start, as two independent programs counted them. */
const FIGURES: readonly (readonly [RuleSet, readonly number[]])[] = [
  [split, [6, 36, 214, 1216, 6990, 38_362, 212_584, 1_136_924]],
  [circular, [5, 25, 110, 506, 2200, 9811, 43_101, 187_781]],
  [circularRelay, [5, 25, 107, 499, 2231, 10_273, 46_882, 209_230]],
  [umElBagara, [6, 36, 168, 784, 3664, 16_436, 74_466, 328_226]],
  [umElTuweisat, [4, 16, 40, 100, 260, 710, 1816]],
];

describe.each(FIGURES)("$id", (rules, figures) => {
  test.each(figures.map((plies, index) => [index + 1, plies]))("depth %i: %i plies", (depth, plies) => {
    // A rule set of its own, whose tables nobody has laid before.
    expect(perft({ ...rules }, startPosition(rules), depth)).toBe(plies);
  });
});

test("no ply at all is one way", () => {
  expect(perft(split, startPosition(split), 0)).toBe(1);
});

test("a finished game has no continuation", () => {
  const finished = parsePosition(split, "0,0,0,0,0/0,0,0,0,0 28-22 S -");
  expect(finished.ok && perft(split, finished.value, 1)).toBe(0);
  expect(finished.ok && perft(split, finished.value, 3)).toBe(0);
});

test("a passed turn is no ply: the stuck first player's opponent is counted", () => {
  const stuck = parsePosition(umElBagara, "1,0,0,0,0/0,2,0,0,0 0-0 S -");
  expect(stuck.ok && perft(umElBagara, stuck.value, 1)).toBe(1);
});

test("the sister game's start is its own", () => {
  expect(formatPosition(startPosition(umElTuweisat))).toBe("3,3,3/3,3,3 0-0 S -");
});
