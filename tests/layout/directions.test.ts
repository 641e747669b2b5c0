import { describe, expect, test } from "vitest";
import { nextPit, pitsOf } from "../../src/engine/pit.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Direction, Pit } from "../../src/engine/types.ts";
import type { Point } from "../../src/layout/geometry.ts";
import { alongPath } from "../../src/layout/path.ts";
import { fitBoard, pitBox, turned } from "../../src/layout/view.ts";

const WINDOWS = { wide: { width: 1280, height: 720 }, upright: { width: 390, height: 844 } };
const PITS = (["south", "north"] as const).flatMap((side) => pitsOf(split, side));

/** Above 0 where going from `from` to `to` turns clockwise around `centre` on a screen, whose y runs down. */
function turn(centre: Point, from: Point, to: Point): number {
  return (from.x - centre.x) * (to.y - centre.y) - (from.y - centre.y) * (to.x - centre.x);
}

describe.each(["south", "north"] as const)("seen by %s", (seat) => {
  test.each(["wide", "upright"] as const)("clockwise is clockwise on the screen, %s", (orientation) => {
    const view = fitBoard(WINDOWS[orientation], split.row, seat);
    expect(view.orientation).toBe(orientation);
    const around = (pit: Pit, direction: Direction) =>
      turn(view.centre, pitBox(view, pit), pitBox(view, nextPit(split, pit, direction)));
    for (const pit of PITS) {
      expect(around(pit, "clockwise")).toBeGreaterThan(0);
      expect(around(pit, "counterclockwise")).toBeLessThan(0);
    }
  });

  test.each(["wide", "upright"] as const)(
    "the hand's way and its preview go round that way, %s",
    (orientation) => {
      const view = fitBoard(WINDOWS[orientation], split.row, seat);
      for (const pit of PITS) {
        const at = (share: number) => {
          const point = { x: 0, y: 0 };
          alongPath(split.row, pit, nextPit(split, pit, "clockwise"), share, point);
          return turned(view, point);
        };
        for (let tenth = 0; tenth < 10; tenth++) {
          expect(turn({ x: 0, y: 0 }, at(tenth / 10), at((tenth + 1) / 10))).toBeGreaterThan(0);
        }
      }
    },
  );
});
