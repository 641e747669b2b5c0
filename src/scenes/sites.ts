/** Where things lie on a board seen from a seat: board units from the board's middle, right and down on the screen. */
import type { Pit, Side } from "../engine/types.ts";
import {
  boardHalf,
  type Point,
  pitCentre,
  pitNumeral,
  storeCentre,
  storeNumeral,
} from "../layout/geometry.ts";
import { turned, type View } from "../layout/view.ts";

export interface Sites {
  readonly row: number;
  readonly upright: boolean;
  /** 1 seen by South, -1 by North. */
  readonly facing: 1 | -1;
  /** Indexed by pit. */
  readonly pits: readonly Point[];
  readonly numerals: readonly Point[];
  readonly stores: Readonly<Record<Side, Point>>;
  readonly scores: Readonly<Record<Side, Point>>;
  /** The middle of each player's row. */
  readonly rows: Readonly<Record<Side, Point>>;
  /** Half the length of a row, from the middle to an end pit's middle. */
  readonly rowHalf: number;
}

export function sitesOf(view: View): Sites {
  const { row, seat, orientation } = view;
  const pits = Array.from({ length: row * 2 }, (_, pit) => pit as Pit);
  const both = (place: (side: Side) => Point) => ({
    south: turned(view, place("south")),
    north: turned(view, place("north")),
  });
  const first = pitCentre(row, 0 as Pit);
  return {
    row,
    upright: orientation === "upright",
    facing: seat === "south" ? 1 : -1,
    pits: pits.map((pit) => turned(view, pitCentre(row, pit))),
    numerals: pits.map((pit) => turned(view, pitNumeral(row, pit))),
    stores: both((side) => storeCentre(row, side)),
    scores: both((side) => storeNumeral(row, side)),
    rows: both((side) => ({ x: 0, y: side === "south" ? first.y : -first.y })),
    rowHalf: Math.abs(first.x),
  };
}

/** Half the board's width and height as seen. */
export function seenHalf({ row, upright }: Sites): Point {
  const { x, y } = boardHalf(row);
  return upright ? { x: y, y: x } : { x, y };
}
