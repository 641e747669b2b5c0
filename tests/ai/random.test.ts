import { expect, test } from "vitest";
import { createRandom, pick, shuffle } from "../../src/ai/random.ts";

function draw(seed: number, count: number): readonly number[] {
  return Array.from({ length: count }, createRandom(seed));
}

test("the same seed gives the same numbers, another seed others", () => {
  expect(draw(1, 20)).toEqual(draw(1, 20));
  expect(draw(1, 20)).not.toEqual(draw(2, 20));
});

test("numbers lie from 0 to below 1 and fill ten equal bins evenly", () => {
  const numbers = draw(7, 100_000);
  expect(numbers.every((x) => x >= 0 && x < 1)).toBe(true);
  const bins = Array.from({ length: 10 }, (_, n) => numbers.filter((x) => Math.floor(x * 10) === n).length);
  // Each bin has 10,000 on average with a standard deviation of 95.
  for (const bin of bins) expect(Math.abs(bin - 10_000)).toBeLessThan(500);
});

test("neighbouring seeds begin differently", () => {
  const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => draw(seed, 1)[0]));
  expect(firsts.size).toBe(1000);
});

test("pick takes every item sooner or later, and refuses an empty list", () => {
  const random = createRandom(3);
  expect(new Set(Array.from({ length: 100 }, () => pick(["a", "b", "c"], random))).size).toBe(3);
  expect(() => pick([], random)).toThrow(RangeError);
});

test("shuffle leaves every order equally often", () => {
  const random = createRandom(3);
  const counts = new Map<string, number>();
  for (let n = 0; n < 6000; n++) {
    const order = shuffle(["a", "b", "c"], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // Each has 1000 on average with a standard deviation of 29.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
