import { expect, it } from "vitest";
import type { Pit } from "../../src/engine/types.ts";
import { fitBoard, pitBox } from "../../src/layout/view.ts";
import { wayOnScreen } from "../../src/layout/way.ts";

const pits = [3, 4, 5, 6] as readonly number[] as readonly Pit[];

it.each([
  ["wide", { width: 1000, height: 600 }, "south"],
  ["wide, from North", { width: 1000, height: 600 }, "north"],
  ["upright", { width: 360, height: 700 }, "south"],
  ["upright, from North", { width: 360, height: 700 }, "north"],
] as const)("the hand goes through the pits' middles on a board that is %s", (_, size, seat) => {
  const view = fitBoard(size, 5, seat);
  const way = wayOnScreen(view, pits);
  const steps = pits.map((pit) => {
    const { x, y } = pitBox(view, pit);
    return way.findIndex((point) => Math.hypot(point.x - x, point.y - y) < 0.01);
  });
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(way.length - 1);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(pits.length);
  // It leaps nowhere, and round the end it leaves the straight line.
  const longest = Math.max(
    ...way.slice(1).map(({ x, y }, n) => Math.hypot(x - (way[n]?.x ?? 0), y - (way[n]?.y ?? 0))),
  );
  expect(longest).toBeLessThan(view.unit * 0.6);
});
