import { directionsOf, nextPit, pitCount, pitsOf } from "./pit.ts";
import { totalSeeds } from "./position.ts";
import type { Direction, Move, Pit, Position, RuleSet } from "./types.ts";

/**
 * The mutable board of play, counting and search: a stack of frames, one position each, in one typed array.
 * A frame is named by the index of its first cell; a ply is made from one frame into the next, `stride` further
 * on, so that taking it back costs nothing. Cells of a frame: the pits in counter-clockwise order, South's and
 * North's storehouse, the side to move (0 South, 1 North), the barred pit or `NO_PIT`.
 *
 * A move is a whole number, its *lane*: twice the pit, plus one when sown counter-clockwise.
 */
export interface Board {
  readonly rules: RuleSet;
  readonly cells: Uint8Array;
  /** The same memory, four cells at a time. */
  readonly words: Int32Array;
  /** Cells from one frame to the next, a multiple of four. */
  readonly stride: number;
  readonly row: number;
  /** Where South's storehouse is in a frame; North's, the side to move and the barred pit follow. */
  readonly stores: number;
  /** `path[lane * reach + n]` is the pit where the n-th seed of that lane falls; the 0-th is the emptied pit. */
  readonly path: Uint8Array;
  readonly reach: number;
  /** 1 at the counts that are captured. */
  readonly captured: Uint8Array;
  /** The lanes that the rules know, South's and North's, each from the owner's left. */
  readonly lanes: readonly [Uint8Array, Uint8Array];
  /** How many lanes a pit has. */
  readonly choices: Uint8Array;
  readonly fewest: number;
  readonly relay: boolean;
  readonly returnBar: boolean;
  readonly passes: boolean;
}

/** No pit is barred. */
export const NO_PIT = 255;

/** Offsets from `Board.stores`. */
const NORTH_STORE = 1;
const TO_MOVE = 2;
const BARRED = 3;

/** A cell's value; the index is in range by construction. */
export function at(cells: Uint8Array, index: number): number {
  return cells[index] as number;
}

/** An empty board for a rule set with room for `frames` positions. Counts are bytes, so at most 255 seeds. */
export function createBoard(rules: RuleSet, frames: number): Board {
  const size = pitCount(rules);
  const stride = Math.ceil((size + 4) / 4) * 4;
  const cells = new Uint8Array(stride * frames);
  const reach = totalSeeds(rules) + 1;
  return {
    rules,
    cells,
    words: new Int32Array(cells.buffer),
    stride,
    row: rules.row,
    stores: size,
    path: layPaths(rules, reach),
    reach,
    captured: Uint8Array.from({ length: reach }, (_, seeds) => (rules.captures.includes(seeds) ? 1 : 0)),
    lanes: [lanesOf(rules, "south"), lanesOf(rules, "north")],
    choices: Uint8Array.from({ length: size }, (_, pit) => directionsOf(rules, pit as Pit).length),
    fewest: rules.fewestToSow,
    relay: rules.relay === "own-row",
    returnBar: rules.returnBar,
    passes: rules.stuck === "passes",
  };
}

function layPaths(rules: RuleSet, reach: number): Uint8Array {
  const lanes = pitCount(rules) * 2;
  const path = new Uint8Array(lanes * reach);
  for (let lane = 0; lane < lanes; lane++) {
    const { pit, direction } = moveOfLane(lane);
    for (let n = 0, next = pit; n < reach; n++, next = nextPit(rules, next, direction)) {
      path[lane * reach + n] = next;
    }
  }
  return path;
}

function lanesOf(rules: RuleSet, side: "south" | "north"): Uint8Array {
  return Uint8Array.from(
    pitsOf(rules, side).flatMap((pit) =>
      directionsOf(rules, pit).map((direction) => laneOfMove({ pit, direction })),
    ),
  );
}

export function laneOfMove(move: Move): number {
  return move.pit * 2 + (move.direction === "counterclockwise" ? 1 : 0);
}

export function moveOfLane(lane: number): Move {
  const direction: Direction = lane % 2 === 1 ? "counterclockwise" : "clockwise";
  return { pit: (lane >> 1) as Pit, direction };
}

/** Writes a position into a frame. */
export function loadPosition(board: Board, frame: number, position: Position): void {
  const { cells, stores } = board;
  cells.set(position.pits, frame);
  cells[frame + stores] = position.stores.south;
  cells[frame + stores + NORTH_STORE] = position.stores.north;
  cells[frame + stores + TO_MOVE] = position.toMove === "south" ? 0 : 1;
  cells[frame + stores + BARRED] = position.barred ?? NO_PIT;
}

/** Reads a frame as a position. */
export function readPosition(board: Board, frame: number): Position {
  const { cells, stores } = board;
  const barred = barredPit(board, frame);
  return {
    pits: Array.from(cells.subarray(frame, frame + stores)),
    stores: { south: at(cells, frame + stores), north: at(cells, frame + stores + NORTH_STORE) },
    toMove: sideToMove(board, frame) === 0 ? "south" : "north",
    barred: barred === NO_PIT ? null : (barred as Pit),
  };
}

/** 0 South, 1 North. */
export function sideToMove(board: Board, frame: number): number {
  return at(board.cells, frame + board.stores + TO_MOVE);
}

/** The barred pit, or `NO_PIT`. */
export function barredPit(board: Board, frame: number): number {
  return at(board.cells, frame + board.stores + BARRED);
}

/** Gives the turn to `side` with `barred` (or `NO_PIT`) barred to it. */
export function setTurn(board: Board, frame: number, side: number, barred: number): void {
  board.cells[frame + board.stores + TO_MOVE] = side;
  board.cells[frame + board.stores + BARRED] = barred;
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

/** Whether the lane, one of the player's to move, may be sown. */
export function isLegal(board: Board, frame: number, lane: number): boolean {
  const pit = lane >> 1;
  return at(board.cells, frame + pit) >= board.fewest && pit !== barredPit(board, frame);
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
