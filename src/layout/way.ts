/** The hand's way on the screen. */
import type { Pit } from "../engine/types.ts";
import type { Point } from "./geometry.ts";
import { alongPath } from "./path.ts";
import { toScreen, type View } from "./view.ts";

/** Points between two pits, so that the bend round an end of the board looks round. */
const BEND = 8;

/** From pit to pit, each the next of the one before, in CSS px. */
export function wayOnScreen(view: View, pits: readonly Pit[]): readonly Point[] {
  const points: Point[] = [];
  const point = { x: 0, y: 0 };
  for (const [index, from] of pits.entries()) {
    const to = pits[index + 1];
    for (let n = 0; n < (to === undefined ? 1 : BEND); n++) {
      alongPath(view.row, from, to ?? from, n / BEND, point);
      points.push(toScreen(view, point));
    }
  }
  return points;
}
