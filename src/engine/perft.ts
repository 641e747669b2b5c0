import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  loadPosition,
  passIfStuck,
  sideToMove,
} from "./board.ts";
import { sow } from "./sow.ts";
import type { Position, RuleSet } from "./types.ts";

/**
 * Counts the move sequences of exactly `depth` plies. A passed turn is no ply, endless play is ignored, and a
 * finished game has no continuation. The last ply is counted, not made.
 */
export function perft(rules: RuleSet, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const board = createBoard(rules, depth);
  loadPosition(board, 0, position);
  return count(board, 0, depth);
}

function count(board: Board, frame: number, depth: number): number {
  passIfStuck(board, frame);
  if (depth === 1) return countMoves(board, frame);
  const lanes = board.lanes[sideToMove(board, frame) === 0 ? 0 : 1];
  let plies = 0;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    sow(board, frame, lane, null);
    plies += count(board, frame + board.stride, depth - 1);
  }
  return plies;
}
