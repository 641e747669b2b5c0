/** The board in any window that anybody has: phones, foldables, ultrawide and 4K screens, and all between. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pit, Side } from "../../src/engine/types.ts";
import { boardBox, fitBoard, pitBox, type Size, storeBox } from "../../src/layout/view.ts";

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
