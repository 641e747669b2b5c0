import { expect, test } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import type { Score } from "../../src/cli/match-game.ts";
import { summary, timing } from "../../src/cli/match-score.ts";

const IDLE = { moves: 0, ms: 0, most: 0 };
const NOTHING: Score = {
  points: 0.5,
  margin: 0,
  plies: 40,
  fault: null,
  clock: { south: IDLE, north: IDLE },
};

const scored = (...points: readonly Score["points"][]) =>
  points.map((value) => ({ ...NOTHING, points: value }));

const repeated = (scores: readonly Score[], times: number) =>
  Array.from({ length: times }, () => scores).flat();

test("wins, draws, seeds, plies and faults are counted", () => {
  const scores = [
    { ...NOTHING, points: 1 as const, margin: 10, plies: 30 },
    { ...NOTHING, points: 0 as const, margin: -4, plies: 50, fault: "A: This pit is empty." },
    { ...NOTHING, points: 1 as const, margin: 3, plies: 41 },
    NOTHING,
  ];
  expect(summary(scores)).toEqual({
    south: 2,
    north: 1,
    draws: 1,
    score: 0.625,
    ci95: [expect.any(Number), expect.any(Number)],
    margin: 2.25,
    plies: { least: 30, mean: 40.25, most: 50 },
    faults: 1,
  });
});

test("a match may have more games than a call has arguments", () => {
  const scores = Array.from({ length: 500_000 }, (_, n) => ({
    ...NOTHING,
    points: 1 as const,
    margin: 2,
    plies: n + 7,
  }));
  expect(summary(scores)).toMatchObject({
    south: 500_000,
    margin: 2,
    plies: { least: 7, mean: 250_006.5, most: 500_006 },
  });
  expect(timing(scores)).toEqual({ south: 0, north: 0, most: 0 });
});

test("the interval is that of pairs, with two more won and two lost", () => {
  // 27 of 29 pairs won: 27/29 ± 1.96 √(27/29 · 2/29 / 29).
  expect(summary(repeated(scored(1, 1), 25)).ci95).toEqual([0.839, 1]);
  // All pairs even, whatever seat won: 4 · ¼ / 54 is their variance.
  expect(summary(repeated(scored(1, 0), 50)).ci95).toEqual([0.464, 0.536]);
  expect(summary(repeated(scored(0.5, 0.5), 50)).ci95).toEqual([0.464, 0.536]);
  // A last game without a partner counts as a pair.
  expect(summary(scored(1, 1, 1)).ci95).toEqual(summary(scored(1, 1, 1, 1)).ci95);
});

test("19 of 20 intervals hold the true score even where one opening decides both games of a pair", () => {
  const random = createRandom(23);
  const MATCHES = 2000;
  let held = 0;
  for (let match = 0; match < MATCHES; match++) {
    const pairs = Array.from({ length: 30 }, () => (random() < 0.7 ? scored(1, 1) : scored(0, 0)));
    const [low = 1, high = 0] = summary(pairs.flat()).ci95;
    if (low <= 0.7 && 0.7 <= high) held++;
  }
  expect(held / MATCHES).toBeGreaterThan(0.94);
  expect(held / MATCHES).toBeLessThan(0.98);
});

test("the time of a move is told for each player, and the longest of either", () => {
  const clock = { south: { moves: 10, ms: 50, most: 9 }, north: { moves: 9, ms: 9, most: 2 } };
  const slower = { south: { moves: 10, ms: 150, most: 20 }, north: { moves: 11, ms: 31, most: 30.5 } };
  expect(
    timing([
      { ...NOTHING, clock },
      { ...NOTHING, clock: slower },
    ]),
  ).toEqual({
    south: 10,
    north: 2,
    most: 30.5,
  });
});
