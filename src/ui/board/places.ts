/** Where things of the board lie on the screen, for whoever stands over the canvas. */
import { directionsOf, nextPit, oppositeSide, pitCount, pitLetter } from "../../engine/pit.ts";
import type { Direction, Pit, RuleSet, Side } from "../../engine/types.ts";
import type { Point } from "../../layout/geometry.ts";
import { type Box, pitBox, type View } from "../../layout/view.ts";
import type { Ways } from "./arrows.ts";

export function allPits(rules: RuleSet): readonly Pit[] {
  return Array.from({ length: pitCount(rules) }, (_, pit) => pit as Pit);
}

export function pitOfLetter(rules: RuleSet, letter: string): Pit | null {
  return allPits(rules).find((pit) => pitLetter(rules, pit) === letter) ?? null;
}

export function mayChoose(rules: RuleSet, pit: Pit): boolean {
  return directionsOf(rules, pit).length > 1;
}

/** From a pit's centre to its next pit's in each direction, in CSS pixels. */
export function waysFrom(view: View, rules: RuleSet, pit: Pit): Ways {
  const from = pitBox(view, pit);
  const way = (direction: Direction): Point => {
    const to = pitBox(view, nextPit(rules, pit, direction));
    return { x: to.x - from.x, y: to.y - from.y };
  };
  return { clockwise: way("clockwise"), counterclockwise: way("counterclockwise") };
}

/** A pit where a finger finds it, however small the board is. */
export function pressable(view: View, pit: Pit): Box {
  const { x, y, rx, ry } = pitBox(view, pit);
  const least = view.finger / 2;
  return { x, y, rx: Math.max(rx, least), ry: Math.max(ry, least) };
}

/** Whose half of the board a point of the screen is in, where two people face each other; else `null`. */
export function halfAt({ facing, orientation, seat, centre }: View, { x, y }: Point): Side | null {
  if (!facing) return null;
  const near = orientation === "wide" ? y >= centre.y : x < centre.x;
  return near ? seat : oppositeSide(seat);
}

/** Lays an element over what is drawn. */
export function boxStyle({ x, y, rx, ry }: Box): {
  left: string;
  top: string;
  width: string;
  height: string;
} {
  return { left: `${x - rx}px`, top: `${y - ry}px`, width: `${rx * 2}px`, height: `${ry * 2}px` };
}
