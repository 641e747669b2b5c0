import { expect, test } from "vitest";
import { chooseGreedy, chooseRandom } from "../../src/ai/choosers.ts";
import { createRandom } from "../../src/ai/random.ts";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position } from "../../src/engine/types.ts";

function read(text: string): Position {
  const position = parsePosition(split, text);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

function chosen(choose: typeof chooseRandom, position: Position): ReadonlySet<string> {
  const random = createRandom(5);
  return new Set(Array.from({ length: 100 }, () => formatMove(split, choose(split, position, random))));
}

test("the random player plays every legal move and no other", () => {
  const position = read("0,2,3,0,1/1,0,0,0,0 0-0 S -");
  expect(chosen(chooseRandom, position)).toEqual(new Set(["B", "C<", "C>", "E"]));
});

test("the greedy player captures most", () => {
  // E captures 2 in a; D captures 2 in b and 2 in a.
  expect(chosen(chooseGreedy, read("1,1,0,3,1/1,1,3,0,0 0-0 S -"))).toEqual(new Set(["D"]));
});

test("the greedy player counts what the end of the game sweeps", () => {
  // E sows its single seed into the empty a, which bars it: the game ends, 2 for South and 1 for North.
  // D leaves North a move, and nothing is stored yet.
  expect(chosen(chooseGreedy, read("0,0,0,2,1/0,0,0,0,0 0-0 S -"))).toEqual(new Set(["E"]));
});

test("the greedy player has no favourite among equal moves", () => {
  expect(chosen(chooseGreedy, read("1,1,0,0,0/5,5,5,5,5 0-0 S -")).size).toBe(2);
});

test("players without a move say so", () => {
  const stuck = read("0,0,0,0,0/1,0,0,0,0 0-0 S -");
  expect(() => chooseRandom(split, stuck, createRandom(1))).toThrow(RangeError);
  expect(() => chooseGreedy(split, stuck, createRandom(1))).toThrow(RangeError);
});
