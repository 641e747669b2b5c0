import { describe, expect, test } from "vitest";
import type { Pit } from "../../src/engine/types.ts";
import {
  boardHalf,
  canvasHalf,
  GROOVE,
  PIT,
  pitCentre,
  pitNumeral,
  STORE,
  storeCentre,
  storeNumeral,
} from "../../src/layout/geometry.ts";
import { alongPath } from "../../src/layout/path.ts";

const onPath = (row: number, from: Pit, to: Pit, share: number) => {
  const point = { x: 0, y: 0 };
  alongPath(row, from, to, share, point);
  return point;
};

const pits = (row: number) => Array.from({ length: row * 2 }, (_, pit) => pit as Pit);

test("five pits a row stand where the art has carved them", () => {
  expect(pits(5).map((pit) => pitCentre(5, pit))).toEqual([
    ...[-4.48, -2.24, 0, 2.24, 4.48].map((x) => ({ x: expect.closeTo(x), y: 1.36 })),
    ...[4.48, 2.24, 0, -2.24, -4.48].map((x) => ({ x: expect.closeTo(x), y: -1.36 })),
  ]);
  expect(storeCentre(5, "south").x).toBeCloseTo(6.66);
  expect(storeCentre(5, "north").x).toBeCloseTo(-6.66);
  expect(boardHalf(5)).toEqual({ x: expect.closeTo(7.92), y: 3.42 });
  expect(canvasHalf(5)).toEqual({ x: expect.closeTo(8), y: 3.5 });
});

describe.each([3, 5, 6])("%i pits a row", (row) => {
  test("hollows and their grooves keep clear of each other and of the board's edge", () => {
    const reach = PIT.radius + GROOVE.gap;
    const half = boardHalf(row);
    const centres = pits(row).map((pit) => pitCentre(row, pit));
    for (const [index, one] of centres.entries()) {
      expect(Math.abs(one.x) + reach).toBeLessThan(half.x);
      expect(Math.abs(one.y) + reach).toBeLessThan(half.y);
      for (const other of centres.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * reach);
      }
      for (const side of ["south", "north"] as const) {
        const store = storeCentre(row, side);
        expect(Math.abs(store.x - one.x)).toBeGreaterThan(reach + STORE.halfWidth + GROOVE.gap);
      }
    }
    expect(Math.abs(storeCentre(row, "south").x) + STORE.halfWidth).toBeLessThan(half.x);
    expect(STORE.halfSpine + STORE.halfWidth).toBeLessThan(half.y);
  });

  test("the board looks the same from both seats", () => {
    for (const pit of pits(row)) {
      const opposite = ((pit + row) % (row * 2)) as Pit;
      const { x, y } = pitCentre(row, pit);
      expect(pitCentre(row, opposite)).toEqual({ x: expect.closeTo(-x), y: -y });
    }
    const { x, y } = storeNumeral(row, "south");
    expect(storeNumeral(row, "north")).toEqual({ x: -x, y: -y });
  });

  test("each storehouse lies at its owner's right, and numerals stand outside of the rows", () => {
    expect(storeCentre(row, "south").x).toBeGreaterThan(pitCentre(row, (row - 1) as Pit).x);
    expect(storeCentre(row, "north").x).toBeLessThan(pitCentre(row, (row * 2 - 1) as Pit).x);
    for (const pit of pits(row)) {
      expect(Math.abs(pitNumeral(row, pit).y)).toBeGreaterThan(PIT.y + PIT.radius + GROOVE.gap);
      expect(Math.sign(pitNumeral(row, pit).y)).toBe(Math.sign(pitCentre(row, pit).y));
    }
  });

  test("the hand goes from pit to pit without a leap and never across the board", () => {
    for (const from of pits(row)) {
      for (const step of [1, row * 2 - 1]) {
        const to = ((from + step) % (row * 2)) as Pit;
        expect(onPath(row, from, to, 0)).toEqual({
          x: expect.closeTo(pitCentre(row, from).x),
          y: expect.closeTo(pitCentre(row, from).y),
        });
        expect(onPath(row, from, to, 1)).toEqual({
          x: expect.closeTo(pitCentre(row, to).x),
          y: expect.closeTo(pitCentre(row, to).y),
        });
        for (let share = 0; share <= 1; share += 0.05) {
          const { x, y } = onPath(row, from, to, share);
          const back = onPath(row, to, from, 1 - share);
          expect({ x, y }).toEqual({ x: expect.closeTo(back.x), y: expect.closeTo(back.y) });
          const beyondTheRows = Math.abs(x) >= Math.abs(pitCentre(row, 0 as Pit).x) - 1e-9;
          expect(Math.abs(y) > PIT.y - 1e-9 || beyondTheRows).toBe(true);
          expect(Math.abs(x)).toBeLessThan(boardHalf(row).x);
        }
      }
    }
  });
});
