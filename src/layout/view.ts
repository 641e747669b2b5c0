/** Where the board stands in a window, and from which side it is seen. */
import type { Pit, Side } from "../engine/types.ts";
import { boardHalf, PIT, type Point, pitCentre, STORE, storeCentre } from "./geometry.ts";

export interface Size {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
}

export interface View extends Size {
  /** Pits a row. */
  readonly row: number;
  /** Whose row is at the bottom; upright: in the left column, his left at the top. */
  readonly seat: Side;
  readonly orientation: "wide" | "upright";
  /** The board's middle, in CSS px from the window's top left. */
  readonly centre: Point;
  /** CSS px per board unit. */
  readonly unit: number;
}

/** A centre and half the width and height around it, in CSS px. */
export interface Box extends Point {
  readonly rx: number;
  readonly ry: number;
}

/** CSS px that stay free for controls, above and below the board. */
const ABOVE = 56;
const BELOW = { wide: 56, upright: 64 };
/** Share of the window's width that stays free at each side, and its limits in CSS px. */
const BESIDE = 0.031;
const BESIDE_LEAST = 10;
const BESIDE_MOST = 72;
/** In a window too small for anything the board is clipped rather than nothing. */
const LEAST_UNIT = 4;

/** The largest board that a window holds, wide or upright, whichever makes the pits larger. */
export function fitBoard(size: Size, row: number, seat: Side): View {
  const wide = viewOf(size, row, seat, "wide");
  const upright = viewOf(size, row, seat, "upright");
  return upright.unit > wide.unit ? upright : wide;
}

/** A point of the board on the screen, in CSS px. */
export function toScreen(view: View, point: Point): Point {
  const { x, y } = turned(view, point);
  return { x: view.centre.x + x * view.unit, y: view.centre.y + y * view.unit };
}

/** A point or direction of the board as seen from the view's seat, still in board units. */
export function turned({ orientation, seat }: View, { x, y }: Point): Point {
  const facing = seat === "south" ? 1 : -1;
  return orientation === "wide" ? { x: x * facing, y: y * facing } : { x: -y * facing, y: x * facing };
}

export function pitBox(view: View, pit: Pit): Box {
  const radius = PIT.radius * view.unit;
  return { ...toScreen(view, pitCentre(view.row, pit)), rx: radius, ry: radius };
}

export function storeBox(view: View, side: Side): Box {
  const across = STORE.halfWidth * view.unit;
  const along = (STORE.halfSpine + STORE.halfWidth) * view.unit;
  const centre = toScreen(view, storeCentre(view.row, side));
  return view.orientation === "wide"
    ? { ...centre, rx: across, ry: along }
    : { ...centre, rx: along, ry: across };
}

/** The whole board, edge to edge. */
export function boardBox(view: View): Box {
  const { x, y } = boardHalf(view.row);
  const [rx, ry] = view.orientation === "wide" ? [x, y] : [y, x];
  return { ...view.centre, rx: rx * view.unit, ry: ry * view.unit };
}

function viewOf(size: Size, row: number, seat: Side, orientation: View["orientation"]): View {
  const half = boardHalf(row);
  const [across, down] = orientation === "wide" ? [half.x * 2, half.y * 2] : [half.y * 2, half.x * 2];
  const beside = Math.min(BESIDE_MOST, Math.max(BESIDE_LEAST, size.width * BESIDE));
  const free = { width: size.width - beside * 2, height: size.height - ABOVE - BELOW[orientation] };
  const unit = Math.max(LEAST_UNIT, Math.min(free.width / across, free.height / down));
  const centre = { x: size.width / 2, y: ABOVE + free.height / 2 };
  return { ...size, row, seat, orientation, centre, unit };
}
