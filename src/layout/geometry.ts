/**
 * The board in its own units, for any row length. Origin in the middle, x to the right, y down, seen from above by
 * South: his row is at positive y, his storehouse at positive x. The art is rendered from the same numbers.
 */
import type { Pit, Side } from "../engine/types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between neighbours of a row. */
const PITCH = 2.24;
export const PIT = { radius: 0.95, y: 1.36 };
/** A capsule along y: half its width, and half its straight part. */
export const STORE = { halfWidth: 0.64, halfSpine: 1.72, beyond: 2.18 };
/** The line incised around each hollow. */
export const GROOVE = { gap: 0.105, width: 0.022 };
/** Numerals stand on the strip outside of the rows. */
const NUMERAL_Y = 2.9;
/** A seed from end to end. */
export const SEED = 0.59;

/** From the last pit's middle to the board's edge, and to the edge of the canvas that it is pictured on. */
const EDGE = 3.44;
const CANVAS_EDGE = 3.52;
const HALF_HEIGHT = 3.42;
const CANVAS_HALF_HEIGHT = 3.5;
/** The canvas of the board's shadow is larger on every side. */
export const SHADOW_MARGIN = 2;

interface Half {
  readonly x: number;
  readonly y: number;
}

/** Half the board's length and width. */
export function boardHalf(row: number): Half {
  return { x: lastX(row) + EDGE, y: HALF_HEIGHT };
}

/** Half the length and width of the board's picture, 8 × 3.5 with five pits a row. */
export function canvasHalf(row: number): Half {
  return { x: lastX(row) + CANVAS_EDGE, y: CANVAS_HALF_HEIGHT };
}

export function pitX(row: number, pit: Pit): number {
  const fromLeft = ((pit % row) - (row - 1) / 2) * PITCH;
  return pit < row ? fromLeft : -fromLeft;
}

export function pitY(row: number, pit: Pit): number {
  return pit < row ? PIT.y : -PIT.y;
}

export function pitCentre(row: number, pit: Pit): Point {
  return { x: pitX(row, pit), y: pitY(row, pit) };
}

export function storeCentre(row: number, side: Side): Point {
  return { x: seatwise(side, lastX(row) + STORE.beyond), y: 0 };
}

export function pitNumeral(row: number, pit: Pit): Point {
  return { x: pitX(row, pit), y: Math.sign(pitY(row, pit)) * NUMERAL_Y };
}

export function storeNumeral(row: number, side: Side): Point {
  return { x: storeCentre(row, side).x, y: seatwise(side, NUMERAL_Y) };
}

function lastX(row: number): number {
  return ((row - 1) / 2) * PITCH;
}

function seatwise(side: Side, value: number): number {
  return side === "south" ? value : -value;
}
