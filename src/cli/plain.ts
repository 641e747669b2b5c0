/**
 * The reference players: plain alpha-beta to a fixed depth, without a table, a history or an estimate that is ever
 * tuned, so that strengths measured against them at different times can be compared. They see no endless play.
 */
import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  lanesToMove,
  leadInRows,
  loadPosition,
  sideToMove,
} from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import { moveOf, tablesOf } from "../engine/tables.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";

/**
 * What counts at the horizon: `stores` the lead in the storehouses; `rows` twice that lead and the lead in the rows,
 * and there a line is followed up to `EXTENSION` plies further for as long as its last ply captured.
 */
export type Yardstick = "stores" | "rows";

const EXTENSION = 5;
/** More than any value. */
const INFINITE = 10_000;

/** What a search reads and writes on; nothing is made anew while it runs. */
export interface Plain {
  /** The position looked at, then a frame for every lane of each ply. */
  readonly board: Board;
  /** From the frames of one ply to those of the next. */
  readonly step: number;
  readonly yardstick: Yardstick;
  readonly depth: number;
}

/** @param depth in plies, 1 or more. */
export function createPlain(rules: RuleSet, yardstick: Yardstick, depth: number): Plain {
  const width = Math.max(...tablesOf(rules).lanes.map((lanes) => lanes.length));
  const board = createBoard(rules, 1 + width * (depth + EXTENSION));
  return { board, step: width * board.stride, yardstick, depth };
}

/**
 * The best moves, from the mover's left: all that are worth the same, and no other.
 * @param position has a legal move.
 */
export function bestMoves(plain: Plain, position: Position): readonly Move[] {
  const { board, depth } = plain;
  const child = board.stride;
  loadPosition(board, 0, position);
  let best = -INFINITE;
  let moves: Move[] = [];
  for (const lane of lanesToMove(board, 0)) {
    if (!isLegal(board, 0, lane)) continue;
    const took = sowLane(board, 0, child, lane);
    // Above `best - 1` a value is no mere bound, so that moves found as good as the best are.
    const value = worthOfChild(plain, 0, child, child + plain.step, depth, took, best - 1, INFINITE);
    if (value < best) continue;
    if (value > best) moves = [];
    best = value;
    moves.push(moveOf(lane));
  }
  return moves;
}

/** Plays a lane; tells whether anything was captured. */
function sowLane(board: Board, frame: number, child: number, lane: number): boolean {
  const store = board.stores + sideToMove(board, frame);
  playLane(board, frame, child, lane);
  return at(board.cells, child + store) > at(board.cells, frame + store);
}

/**
 * What the ply from `frame` to `child` is worth to its mover. Signs are turned by subtraction, since a negated 0 would
 * be −0, which is no small integer and slows everything down.
 */
function worthOfChild(
  plain: Plain,
  frame: number,
  child: number,
  free: number,
  depth: number,
  took: boolean,
  alpha: number,
  beta: number,
): number {
  return sideToMove(plain.board, child) === sideToMove(plain.board, frame)
    ? worth(plain, child, free, depth - 1, took, alpha, beta)
    : 0 - worth(plain, child, free, depth - 1, took, 0 - beta, 0 - alpha);
}

/**
 * What a frame is worth to its player to move. Fail-soft: what is not above `alpha` is an upper bound, what is not
 * below `beta` a lower one.
 * @param free where the frames of this ply begin.
 * @param depth plies to look ahead; below 0 beyond the horizon.
 * @param took whether the ply before captured.
 */
function worth(
  plain: Plain,
  frame: number,
  free: number,
  depth: number,
  took: boolean,
  alpha: number,
  beta: number,
): number {
  const { board, step, yardstick } = plain;
  if (countMoves(board, frame) === 0) return lead(board, frame, 2);
  if (depth <= 0 && !(yardstick === "rows" && took && depth > -EXTENSION)) {
    return lead(board, frame, yardstick === "rows" ? 1 : 0);
  }
  const lanes = lanesToMove(board, frame);
  let best = -INFINITE;
  /** The lanes put off, a bit each. */
  let quiet = 0;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    const child = free + n * board.stride;
    const takes = sowLane(board, frame, child, lane);
    // Captures come first, but nothing is put off that the horizon makes quick to judge.
    if (!takes && depth > 1) {
      quiet |= 1 << n;
      continue;
    }
    const value = worthOfChild(plain, frame, child, free + step, depth, takes, Math.max(alpha, best), beta);
    if (value > best) best = value;
    if (best >= beta) return best;
  }
  for (let n = 0; quiet >> n > 0; n++) {
    if (((quiet >> n) & 1) === 0) continue;
    const child = free + n * board.stride;
    const value = worthOfChild(plain, frame, child, free + step, depth, false, Math.max(alpha, best), beta);
    if (value > best) best = value;
    if (best >= beta) return best;
  }
  return best;
}

/** In half seeds: twice the lead of the player to move in the storehouses, and his lead in the rows so many times. */
function lead(board: Board, frame: number, times: number): number {
  const { cells, stores } = board;
  const rows = times > 0 ? leadInRows(board, frame) : 0;
  const south = 2 * (at(cells, frame + stores) - at(cells, frame + stores + 1)) + times * rows;
  return sideToMove(board, frame) === 0 ? south : 0 - south;
}
