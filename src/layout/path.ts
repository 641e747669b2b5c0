/** The hand's way: a closed curve through all pits, along the rows and round the ends, never across the board. */
import type { Pit } from "../engine/types.ts";
import { PIT, type Point, pitCentre } from "./geometry.ts";

/** How far the way bulges beyond the end pits, towards the storehouse. */
const BULGE = 0.55;

/** The point `share` of the way from a pit to its neighbour on either side; all in board units. */
export function alongPath(row: number, from: Pit, to: Pit, share: number): Point {
  const start = pitCentre(row, from);
  const goal = pitCentre(row, to);
  if (start.y === goal.y) {
    return { x: start.x + (goal.x - start.x) * share, y: start.y };
  }
  const turn = Math.PI * share;
  return {
    x: start.x + Math.sign(start.x) * BULGE * Math.sin(turn),
    y: Math.sign(start.y) * PIT.y * Math.cos(turn),
  };
}
