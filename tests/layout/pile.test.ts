import { describe, expect, test } from "vitest";
import { PIT, SEED, STORE } from "../../src/layout/geometry.ts";
import { handPile, pitPile, type Slot, storePile } from "../../src/layout/pile.ts";

const ALL = 50;
const PITS = Array.from({ length: 10 }, (_, pit) => pit);
const COUNTS = Array.from({ length: ALL + 1 }, (_, count) => count);

const heaps = [
  ...PITS.map((pit) => ({ name: `pit ${pit}`, pile: (count: number) => pitPile(pit, count) })),
  { name: "South's storehouse", pile: (count: number) => storePile("south", count) },
  { name: "North's storehouse", pile: (count: number) => storePile("north", count) },
  { name: "the hand", pile: handPile },
];

const nearest = (slots: readonly Slot[]) =>
  Math.min(
    ...slots.flatMap((one, index) =>
      slots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe.each(heaps)("$name", ({ pile }) => {
  test("has a slot for each seed, and draws each at a rank of its own", () => {
    for (const count of COUNTS) {
      const slots = pile(count);
      expect(slots).toHaveLength(count);
      expect(slots.map(({ order }) => order).toSorted((one, other) => one - other)).toEqual(
        COUNTS.slice(0, count),
      );
    }
  });

  test("hides no seed up to twelve", () => {
    for (const count of COUNTS.slice(2, 13)) expect(nearest(pile(count))).toBeGreaterThan(0.4 * SEED);
  });

  test("draws the lower layers first", () => {
    for (const count of [13, 20, ALL]) {
      const drawn = pile(count).toSorted((one, other) => one.order - other.order);
      const layers = drawn.map(({ layer }) => layer);
      expect(layers).toEqual(layers.toSorted((one, other) => one - other));
      expect(Math.max(...layers)).toBeGreaterThan(0);
    }
  });

  test("makes room for one more: no seed shifts by more than its length, on the whole by less than half", () => {
    for (const count of COUNTS.slice(2, 12)) {
      const before = pile(count);
      const after = pile(count + 1);
      const shifts = before.map((slot, index) =>
        Math.hypot(slot.x - (after[index]?.x ?? 9), slot.y - (after[index]?.y ?? 9)),
      );
      expect(Math.max(...shifts)).toBeLessThan(SEED);
      expect(shifts.reduce((sum, shift) => sum + shift, 0) / count).toBeLessThan(SEED / 2);
    }
  });

  test("shades seeds, but never to black, and turns them within what their baked light allows", () => {
    for (const { shade, turn } of pile(ALL)) {
      expect(shade).toBeGreaterThanOrEqual(0.7);
      expect(shade).toBeLessThanOrEqual(1);
      expect(Math.abs(turn)).toBeLessThanOrEqual((14 / 180) * Math.PI);
    }
  });
});

test("all seeds of a game lie in one pit without spilling", () => {
  for (const pit of PITS) {
    for (const count of COUNTS) {
      for (const { x, y, scale } of pitPile(pit, count)) {
        expect(Math.hypot(x, y) + (SEED / 2) * Math.min(scale, 1)).toBeLessThan(PIT.radius);
      }
    }
  }
});

test("all seeds of a game lie in one storehouse without spilling", () => {
  for (const count of COUNTS) {
    for (const { x, y, scale } of storePile("north", count)) {
      const beyond = Math.max(0, Math.abs(y) - STORE.halfSpine);
      expect(Math.hypot(x, beyond) + (SEED / 2) * Math.min(scale, 1)).toBeLessThan(STORE.halfWidth + 0.01);
    }
  }
});

test("heaps differ from pit to pit, and the same one is not made twice", () => {
  expect(pitPile(3, 5)).not.toEqual(pitPile(4, 5));
  expect(pitPile(3, 5)).toBe(pitPile(3, 5));
});

test("a heap is the same however it came about", async () => {
  const upwards = pitPile(2, 9);
  const fresh: typeof import("../../src/layout/pile.ts") = await import(
    `${"../../src/layout/pile.ts"}?fresh`
  );
  expect(fresh.pitPile).not.toBe(pitPile);
  fresh.pitPile(2, 30);
  expect(fresh.pitPile(2, 9)).toEqual(upwards);
});

test("a seed by the wall that the light does not reach is darker than the one across", () => {
  const slots = PITS.flatMap((pit) => pitPile(pit, 5));
  const shaded = slots.toSorted((one, other) => one.x + one.y - (other.x + other.y));
  expect(shaded[0]?.shade).toBeLessThan(0.9);
  expect(shaded.at(-1)?.shade).toBe(1);
});
