/** Arrow keys on the board as it is seen, wide, upright or turned. */
import type { Direction } from "../../engine/types.ts";
import type { Point } from "../../layout/geometry.ts";

/** Screen directions: x to the right, y downwards. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function arrowOf(key: string): Point | null {
  return ARROWS[key] ?? null;
}

const along = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
const across = (a: Point, b: Point) => Math.abs(a.x * b.y - a.y * b.x);

/** On the screen, from a pit to its next pit in each direction. */
export type Ways = Readonly<Record<Direction, Point>>;

/** The place that an arrow leads to from another one, or `null` at the edge. */
export function neighbour(places: readonly Point[], from: number, arrow: Point): number | null {
  const here = places[from];
  if (here === undefined) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const way = { x: place.x - here.x, y: place.y - here.y };
    const ahead = along(way, arrow);
    const aside = across(way, arrow);
    if (index === from || ahead <= aside) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/**
 * The direction that an arrow key means, where both ways from a pit are open. Where both lie across the arrow, as on
 * an upright board, the left arrow is the owner's left, clockwise.
 */
export function arrowDirection(ways: Ways, arrow: Point): Direction | null {
  const pointed = pointedDirection(ways, arrow);
  if (pointed !== null || arrow.x === 0) return pointed;
  return arrow.x < 0 ? "clockwise" : "counterclockwise";
}

/** The direction that a vector on the screen points to, within 45°. */
export function pointedDirection({ clockwise, counterclockwise }: Ways, vector: Point): Direction | null {
  if (along(clockwise, vector) > across(clockwise, vector)) return "clockwise";
  return along(counterclockwise, vector) > across(counterclockwise, vector) ? "counterclockwise" : null;
}
