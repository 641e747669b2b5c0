import { describe, expect, test } from "vitest";
import type { Spot } from "../../src/animation/stage.ts";
import type { Pit, Side } from "../../src/engine/types.ts";
import { PIT, SEED, STORE } from "../../src/layout/geometry.ts";
import { fitBoard } from "../../src/layout/view.ts";
import { createPlaced, type Placed, placeSeed } from "../../src/scenes/placing.ts";
import { type Sites, seenHalf, sitesOf } from "../../src/scenes/sites.ts";

const VIEWS = (["south", "north"] as const).flatMap((seat: Side) =>
  [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ].flatMap((size) =>
    [5, 3].map((row) => {
      const view = fitBoard(size, row, seat);
      return { name: `${row} pits a row, ${view.orientation}, ${seat}'s seat`, sites: sitesOf(view) };
    }),
  ),
);

function place(sites: Sites, from: Spot, to: Spot = from, share = 1, height = 0): Placed {
  const placed = createPlaced();
  placeSeed(sites, { from, to, share, height, present: true, changed: true }, placed);
  return placed;
}

const inPit = (pit: number, slot: number, of: number): Spot => ({ place: "pit", pit: pit as Pit, slot, of });
const inHand = (over: number, slot: number, of: number): Spot => ({
  place: "hand",
  over: over as Pit,
  slot,
  of,
});

describe.each(VIEWS)("$name", ({ sites }) => {
  const pits = Array.from({ length: sites.row * 2 }, (_, pit) => pit);

  test("seeds lie in their pits and storehouses", () => {
    for (const pit of pits) {
      for (let slot = 0; slot < 9; slot++) {
        const { x, y, flying } = place(sites, inPit(pit, slot, 9));
        const centre = sites.pits[pit] ?? { x: 99, y: 99 };
        expect(Math.hypot(x - centre.x, y - centre.y)).toBeLessThan(PIT.radius - SEED / 2 + 0.05);
        expect(flying).toBe(false);
      }
    }
    const half = { across: STORE.halfWidth, along: STORE.halfSpine + STORE.halfWidth };
    const [rx, ry] = sites.upright ? [half.along, half.across] : [half.across, half.along];
    for (const side of ["south", "north"] as const) {
      for (let slot = 0; slot < 30; slot++) {
        const { x, y } = place(sites, { place: "store", side, slot, of: 30 });
        expect(Math.abs(x - sites.stores[side].x)).toBeLessThan(rx);
        expect(Math.abs(y - sites.stores[side].y)).toBeLessThan(ry);
      }
    }
  });

  test("a movement begins at the one spot, ends at the other and leaps nowhere", () => {
    const spots = [
      inPit(1, 2, 5),
      inHand(2, 0, 3),
      { place: "store", side: "south", slot: 1, of: 4 },
    ] as const;
    for (const from of spots) {
      for (const to of spots) {
        const [start, end] = [place(sites, from), place(sites, to)];
        expect(place(sites, from, to, 0)).toMatchObject({
          x: expect.closeTo(start.x),
          y: expect.closeTo(start.y),
        });
        expect(place(sites, from, to, 1)).toMatchObject({
          x: expect.closeTo(end.x),
          y: expect.closeTo(end.y),
        });
        const way = Math.hypot(end.x - start.x, end.y - start.y);
        for (let share = 0; share < 1; share += 0.05) {
          const [here, next] = [place(sites, from, to, share), place(sites, from, to, share + 0.05)];
          expect(Math.hypot(next.x - here.x, next.y - here.y)).toBeLessThan(way * 0.05 + 0.2);
        }
      }
    }
  });

  test("the hand goes round the ends and keeps its handful together", () => {
    const half = seenHalf(sites);
    const end = sites.row - 1;
    const middle = { x: 0, y: 0 };
    for (let slot = 0; slot < 4; slot++) {
      const { x, y, flying } = place(sites, inHand(end, slot, 4), inHand(end + 1, slot, 4), 0.5, 1);
      middle.x += x / 4;
      middle.y += y / 4;
      expect(flying).toBe(true);
      expect(Math.abs(x)).toBeLessThan(half.x);
      expect(Math.abs(y)).toBeLessThan(half.y);
    }
    const along = sites.upright ? Math.abs(middle.y) : Math.abs(middle.x);
    expect(along).toBeGreaterThan(sites.rowHalf);
  });
});

const { sites } = VIEWS[0] ?? { sites: sitesOf(fitBoard({ width: 1280, height: 720 }, 5, "south")) };

test("a seed in the air is larger, fully lit and above all that lies", () => {
  const low = place(sites, inPit(0, 0, 9));
  const high = place(sites, inPit(0, 0, 9), inHand(0, 0, 9), 0.5, 0.8);
  expect(high.scale / low.scale).toBeGreaterThan(1.05);
  expect(high.shade).toBe(1);
  expect(low.shade).toBeLessThan(1);
  expect([low.flying, high.flying]).toEqual([false, true]);
});

test("a seed that only makes room stays on the wood", () => {
  expect(place(sites, inPit(3, 1, 5), inPit(3, 1, 6), 0.5).flying).toBe(false);
});

test("turning the board half round puts every pit where its opposite was", () => {
  const size = { width: 1280, height: 720 };
  const [south, north] = [sitesOf(fitBoard(size, 5, "south")), sitesOf(fitBoard(size, 5, "north"))];
  for (let pit = 0; pit < 10; pit++) expect(north.pits[pit]).toEqual(south.pits[(pit + 5) % 10]);
});
