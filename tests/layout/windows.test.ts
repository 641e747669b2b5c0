/** The board in any window that anybody has: phones, foldables, ultrawide and 4K screens, and all between. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pit, Side } from "../../src/engine/types.ts";
import {
  type Around,
  boardBox,
  fitBoard,
  pitBox,
  type Size,
  storeBox,
  USUAL,
} from "../../src/layout/view.ts";

const px = fc.integer({ min: 320, max: 4096 });
/** Not smaller than the smallest phones, upright or on their side. */
const windows: fc.Arbitrary<Size> = fc
  .record({ width: px, height: px })
  .filter(({ width, height }) => Math.max(width, height) >= 480);
const rows = fc.constantFrom(3, 5);
const seats = fc.constantFrom<Side>("south", "north");

const pitsOf = (row: number) => Array.from({ length: row * 2 }, (_, pit) => pit as Pit);

/** What leaves the window, the room for controls above and below, or the board; nothing when all is well. */
function clipped({ width, height }: Size, row: number, seat: Side): readonly string[] {
  const view = fitBoard({ width, height }, row, seat);
  const board = boardBox(view);
  const hollows = [
    ...pitsOf(row).map((pit) => pitBox(view, pit)),
    storeBox(view, "south"),
    storeBox(view, "north"),
  ];
  const below = view.orientation === "upright" ? 64 : 56;
  const least = 1e-6;
  return [
    board.x - board.rx < 10 - least || board.x + board.rx > width - 10 + least
      ? "the board leaves at a side"
      : "",
    board.y - board.ry < 56 - least ? "the board reaches into the bar above" : "",
    board.y + board.ry > height - below + least ? "the board reaches into the bar below" : "",
    ...hollows.map(({ x, y, rx, ry }) =>
      Math.abs(x - board.x) + rx < board.rx && Math.abs(y - board.y) + ry < board.ry
        ? ""
        : "a hollow leaves the board",
    ),
  ].filter((fault) => fault !== "");
}

test("nothing is clipped in any window, with any row, from any seat", () => {
  fc.assert(
    fc.property(windows, rows, seats, (size, row, seat) => {
      expect(clipped(size, row, seat)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("in any window a finger finds every pit: their middles are 44 px apart, and more", () => {
  fc.assert(
    fc.property(windows, seats, (size, seat) => {
      const view = fitBoard(size, 5, seat);
      const middles = pitsOf(5).map((pit) => pitBox(view, pit));
      for (const [index, one] of middles.entries()) {
        for (const other of middles.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
        }
      }
    }),
    { numRuns: 300 },
  );
});

const arounds: fc.Arbitrary<Around> = fc.record({
  facing: fc.boolean(),
  finger: fc.constantFrom(44, 56.7),
  type: fc.constantFrom(16, 32),
});

test("whatever stands around the board, each edge keeps the room that its controls and words take", () => {
  const roomy = windows.filter(({ width, height }) => Math.min(width, height) >= 480);
  fc.assert(
    fc.property(roomy, seats, arounds, (size, seat, around) => {
      const view = fitBoard(size, 5, seat, around);
      const board = boardBox(view);
      const above = board.y - board.ry;
      const beside = board.x - board.rx;
      const least = 1e-6;
      const words = around.facing ? 4.5 : 3.5;
      const room = view.facing && view.orientation === "upright" ? beside : above;
      expect(room).toBeGreaterThan(Math.max(words * around.type, around.finger + 12) - least);
      expect(Math.min(above, beside)).toBeGreaterThan(4 - least);
      expect(board.x).toBeCloseTo(size.width / 2);
      if (around.facing) expect(board.y).toBeCloseTo(size.height / 2);
    }),
    { numRuns: 300 },
  );
});

test("two who face each other have their rows before them, and 44 px for every pit, in any window", () => {
  fc.assert(
    fc.property(windows, seats, (size, seat) => {
      const view = fitBoard(size, 5, seat, { ...USUAL, facing: true });
      if (Math.min(size.width, size.height) < 600) expect(view.orientation).toBe("wide");
      const middles = pitsOf(5).map((pit) => pitBox(view, pit));
      for (const [index, one] of middles.entries()) {
        for (const other of middles.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("no window has the smaller of its two boards", () => {
  fc.assert(
    fc.property(windows, ({ width, height }) => {
      const { unit } = fitBoard({ width, height }, 5, "south");
      const free = { width: width - 2 * 72, height: height - 120 };
      const wide = Math.min(free.width / 15.84, free.height / 6.84);
      const upright = Math.min(free.width / 6.84, free.height / 15.84);
      expect(unit).toBeGreaterThanOrEqual(Math.max(wide, upright) - 1e-9);
    }),
  );
});
