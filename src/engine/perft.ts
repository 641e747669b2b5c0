import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  lanesToMove,
  loadPosition,
  passIfStuck,
} from "./board.ts";
import { playLane } from "./sow.ts";
import type { Position, RuleSet } from "./types.ts";

/**
 * Counts the move sequences of exactly `depth` plies. A passed turn is no ply, endless play is ignored, and a
 * finished game has no continuation. The last ply is counted, not made.
 */
export function perft(rules: RuleSet, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const board = createBoard(rules, depth);
  loadPosition(board, 0, position);
  passIfStuck(board, 0);
  return count(board, 0, depth);
}

/** A leaf is counted here, not in a call of its own: leaves are most of the work. */
function count(board: Board, frame: number, depth: number): number {
  if (depth === 1) return countMoves(board, frame);
  const lanes = lanesToMove(board, frame);
  const next = frame + board.stride;
  let plies = 0;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    playLane(board, frame, next, lane);
    plies += depth === 2 ? countMoves(board, next) : count(board, next, depth - 1);
  }
  return plies;
}
