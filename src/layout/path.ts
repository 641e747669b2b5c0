/** The hand's way: a closed curve through all pits, along the rows and round the ends, never across the board. */
import type { Pit } from "../engine/types.ts";
import { PIT, pitX, pitY } from "./geometry.ts";

/** How far the way bulges beyond the end pits, towards the storehouse. */
const BULGE = 0.55;

/**
 * Writes into `out` the point `share` of the way from a pit to its neighbour on either side; all in board units.
 * It makes no object, as it is asked for every seed of a handful in every frame.
 */
export function alongPath(
  row: number,
  from: Pit,
  to: Pit,
  share: number,
  out: { x: number; y: number },
): void {
  const startX = pitX(row, from);
  const startY = pitY(row, from);
  if (startY === pitY(row, to)) {
    out.x = startX + (pitX(row, to) - startX) * share;
    out.y = startY;
    return;
  }
  out.x = startX + Math.sign(startX) * BULGE * Math.sin(Math.PI * share);
  out.y = Math.sign(startY) * PIT.y * Math.cos(Math.PI * share);
}
