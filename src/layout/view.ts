/** Where the board stands in a window, and from which side it is seen. */
import type { Pit, Side } from "../engine/types.ts";
import { boardHalf, PIT, type Point, pitCentre, STORE, storeCentre } from "./geometry.ts";

export interface Size {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
}

/** What stands around the board, and who looks at it. */
export interface Around {
  /** Whether the players sit at opposite sides of a lying screen, each with a bar of their own at their edge. */
  readonly facing: boolean;
  /** What a finger needs, across and down, in CSS px. */
  readonly finger: number;
  /** A line of the page's text, in CSS px of type; 16 unless the reader has asked for another. */
  readonly type: number;
}

export const USUAL: Around = { facing: false, finger: 44, type: 16 };

export interface View extends Size, Around {
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

/** Share of the window's width that stays free at each side, and its limits in CSS px. */
const BESIDE = 0.031;
const BESIDE_LEAST = 10;
const BESIDE_MOST = 72;
/** Who face each other across a narrow window need every CSS px of it for their rows. */
const BESIDE_FACING = 4;
/** A window narrower than this, in CSS px, lies with its short ends to two players, as a phone does. */
const LEAST_TABLE = 600;
/** In heights of the type: the words of a seat's bar, and how long it is where its controls stand beside them. */
const WORDS = 4.5;
const LEAST_LINE = 34;
/** In a window too small for anything the board is clipped rather than nothing. */
const LEAST_UNIT = 4;

/** The largest board that a window holds, wide or upright, whichever makes the pits larger. */
export function fitBoard(size: Size, row: number, seat: Side, around: Around = USUAL): View {
  const wide = viewOf(size, row, seat, "wide", around);
  const upright = viewOf(size, row, seat, "upright", around);
  if (around.facing && Math.min(size.width, size.height) < LEAST_TABLE) return wide;
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

/** CSS px that the board leaves free above and below. */
export function marginsOf(view: View): { readonly above: number; readonly below: number } {
  const { y, ry } = boardBox(view);
  return { above: y - ry, below: view.height - y - ry };
}

/** Degrees clockwise by which what is written for a player who faces the other is turned, to be upright for them. */
export function turnFor({ facing, orientation, seat }: View, side: Side): number {
  if (!facing) return 0;
  if (orientation === "wide") return side === seat ? 0 : 180;
  return side === seat ? 90 : -90;
}

/** A seat's bar: between a player's edge of the window and the board, in CSS px, before it is turned by `turnFor`. */
export interface SeatBox extends Point {
  readonly length: number;
  readonly depth: number;
  /** One above the other, where words and controls have no room beside each other. */
  readonly lines: 1 | 2;
}

export function seatBox(view: View, side: Side): SeatBox {
  const { width, height, orientation, centre } = view;
  const { rx, ry } = boardBox(view);
  const wide = orientation === "wide";
  const depth = wide ? height / 2 - ry : width / 2 - rx;
  const length = wide ? width : height;
  const lines = linesOf(length, depth, view);
  const near = side === view.seat;
  return wide
    ? { x: centre.x, y: near ? height - depth / 2 : depth / 2, length, depth, lines }
    : { x: near ? depth / 2 : width - depth / 2, y: centre.y, length, depth, lines };
}

function viewOf(size: Size, row: number, seat: Side, orientation: View["orientation"], around: Around): View {
  const half = boardHalf(row);
  const [across, down] = orientation === "wide" ? [half.x * 2, half.y * 2] : [half.y * 2, half.x * 2];
  const { left, top, right, bottom } = roomFor(size, row, orientation, around);
  const free = { width: size.width - left - right, height: size.height - top - bottom };
  const unit = Math.max(LEAST_UNIT, Math.min(free.width / across, free.height / down));
  const centre = { x: left + free.width / 2, y: top + free.height / 2 };
  return { ...size, ...around, row, seat, orientation, centre, unit };
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS px that stay free at each edge of the window, for controls and for the eye. */
function roomFor(
  { width, height }: Size,
  row: number,
  orientation: View["orientation"],
  around: Around,
): Room {
  const wide = orientation === "wide";
  const beside = Math.min(BESIDE_MOST, Math.max(BESIDE_LEAST, width * BESIDE));
  if (!around.facing) {
    const { above, below } = barHeights(around);
    return { left: beside, top: above, right: beside, bottom: below[orientation] };
  }
  const end = width < LEAST_TABLE ? BESIDE_FACING : beside;
  const [length, depth] = wide ? [width, height] : [height, width];
  const half = boardHalf(row);
  const spare = (depth - (half.y / half.x) * (length - 2 * end)) / 2;
  const seat = seatDepth(length, spare, around);
  return wide
    ? { left: end, top: seat, right: end, bottom: seat }
    : { left: seat, top: end, right: seat, bottom: end };
}

/** The bars above and below the board, in CSS px: their controls, and their words in whatever size. */
function barHeights({ finger, type }: Around) {
  const bar = Math.max(3.5 * type, finger + 12);
  return { above: bar, below: { wide: bar, upright: Math.max(4 * type, finger + 20) } };
}

/**
 * The least depth of a seat's bar along an edge so long, in CSS px.
 * @param spare what the largest board leaves at that edge.
 */
function seatDepth(length: number, spare: number, around: Around): number {
  const { finger, type } = around;
  return linesOf(length, spare, around) === 2 ? twoLines(around) : Math.max(WORDS * type, finger + 20);
}

/** Words and controls stand below each other where they have no room side by side, and the board loses none by it. */
function linesOf(length: number, depth: number, around: Around): SeatBox["lines"] {
  return length < LEAST_LINE * around.type && depth >= twoLines(around) ? 2 : 1;
}

const twoLines = ({ finger, type }: Around) => WORDS * type + finger + 12;
