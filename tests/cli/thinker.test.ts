import { expect, test } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { endgameOf, think } from "../../src/cli/thinker.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import { wander } from "../ai/positions.ts";
import { learned, treeOf } from "../ai/trees.ts";

test("so many plies ahead it thinks the same, whatever it has thought of before", () => {
  const tree = treeOf(learned(split));
  const start = startPosition(split);
  const thought = () => {
    const { ms, ...found } = think(tree, [start], { depth: 5 }, createRandom(1));
    expect(ms).toBeGreaterThanOrEqual(0);
    return found;
  };
  const first = thought();
  expect(first).toMatchObject({ depth: 5, exact: false });
  think(tree, [wander(split, 5, createRandom(2))], { depth: 6 }, createRandom(1));
  expect(thought()).toEqual(first);
});

test("however short the time, it finds a legal move", () => {
  const { move, depth } = think(treeOf(learned(split)), [startPosition(split)], { ms: 0 }, createRandom(1));
  expect(legalMoves(split, startPosition(split))).toContainEqual(move);
  expect(depth).toBe(1);
});

test("what is known of a rule set is kept, apart from others", () => {
  expect(endgameOf(split)).toBe(endgameOf(split));
  expect(endgameOf(split).rules).toBe(split);
  expect(endgameOf(circular).rules).toBe(circular);
});
