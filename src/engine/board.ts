import { type Tables, tablesOf } from "./tables.ts";
import type { Pit, Position, RuleSet } from "./types.ts";

/**
 * The mutable board of play, counting and search: a stack of frames, one position each, in one typed array. A frame
 * is named by the index of its first cell. A ply is made from one frame into another, so that taking it back
 * costs nothing. Cells of a frame: the pits in counter-clockwise order, the side to move (0 South, 1
 * North), the barred pit or `NO_PIT`; and in a word of their own, `stores`, South's and North's storehouse, so that the
 * words before it tell positions apart as endless play does. Cells left over are 0.
 */
export interface Board extends Tables {
  readonly cells: Uint8Array;
  /** The same memory, four cells a word. */
  readonly words: Int32Array;
}

/** No pit is barred. */
export const NO_PIT = 255;

/** Offset from `Board.stores`. */
const NORTH_STORE = 1;
/** Offset from `Board.size`; the barred pit follows. */
const BARRED = 1;

/** An empty board with room for `frames` positions. */
export function createBoard(rules: RuleSet, frames: number): Board {
  const tables = tablesOf(rules);
  const cells = new Uint8Array(tables.stride * frames);
  return { ...tables, cells, words: new Int32Array(cells.buffer) };
}

/** A cell's value; the index is in range by construction. */
export function at(cells: Uint8Array, index: number): number {
  return cells[index] as number;
}

/** Writes a position into a frame. */
export function loadPosition(board: Board, frame: number, position: Position): void {
  const { cells, stores } = board;
  cells.set(position.pits, frame);
  cells[frame + stores] = position.stores.south;
  cells[frame + stores + NORTH_STORE] = position.stores.north;
  setTurn(board, frame, position.toMove === "south" ? 0 : 1, position.barred ?? NO_PIT);
}

/** Reads a frame as a position. */
export function readPosition(board: Board, frame: number): Position {
  const { cells, size, stores } = board;
  const barred = barredPit(board, frame);
  const pits: number[] = [];
  for (let pit = 0; pit < size; pit++) pits.push(at(cells, frame + pit));
  return {
    pits,
    stores: { south: at(cells, frame + stores), north: at(cells, frame + stores + NORTH_STORE) },
    toMove: sideToMove(board, frame) === 0 ? "south" : "north",
    barred: barred === NO_PIT ? null : (barred as Pit),
  };
}

/** 0 South, 1 North. */
export function sideToMove(board: Board, frame: number): number {
  return at(board.cells, frame + board.size);
}

/** The barred pit, or `NO_PIT`. */
function barredPit(board: Board, frame: number): number {
  return at(board.cells, frame + board.size + BARRED);
}

/** Whether a pit is barred. */
export function hasBar(board: Board, frame: number): boolean {
  return barredPit(board, frame) !== NO_PIT;
}

/** Gives the turn to `side` with `barred` (or `NO_PIT`) barred to it. */
export function setTurn(board: Board, frame: number, side: number, barred: number): void {
  board.cells[frame + board.size] = side;
  board.cells[frame + board.size + BARRED] = barred;
}

/** The lanes of the player to move, from his left, legal or not. */
export function lanesToMove(board: Board, frame: number): Uint8Array {
  return board.lanes[sideToMove(board, frame) === 0 ? 0 : 1];
}

/** Seeds in South's row less those in North's. */
export function leadInRows({ cells, row }: Board, frame: number): number {
  let lead = 0;
  for (let pit = frame; pit < frame + row; pit++) lead += at(cells, pit) - at(cells, pit + row);
  return lead;
}

/** Whether a lane of the player to move may be sown. */
export function isLegal(board: Board, frame: number, lane: number): boolean {
  const pit = lane >> 1;
  return at(board.cells, frame + pit) >= board.fewest && pit !== barredPit(board, frame);
}

/** How many legal moves the player to move has. */
export function countMoves(board: Board, frame: number): number {
  const { cells, choices, row, fewest } = board;
  const barred = barredPit(board, frame);
  const first = sideToMove(board, frame) * row;
  let count = 0;
  for (let pit = first; pit < first + row; pit++) {
    if (at(cells, frame + pit) >= fewest && pit !== barred) count += at(choices, pit);
  }
  return count;
}

/** Where the rules let a stuck player pass and the other can move, gives the turn on; tells whether it did. */
export function passIfStuck(board: Board, frame: number): boolean {
  if (!board.passes || countMoves(board, frame) > 0) return false;
  const side = sideToMove(board, frame);
  const barred = barredPit(board, frame);
  setTurn(board, frame, 1 - side, NO_PIT);
  if (countMoves(board, frame) > 0) return true;
  setTurn(board, frame, side, barred);
  return false;
}
