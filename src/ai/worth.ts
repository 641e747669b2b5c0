/** What a position is worth to the player to move, in half seeds. */
import { at, type Board, sideToMove } from "../engine/board.ts";

/** Seeds in South's row less those in North's. */
function leadInRows(board: Board, frame: number): number {
  const { cells, row } = board;
  let lead = 0;
  for (let pit = 0; pit < row; pit++) lead += at(cells, frame + pit) - at(cells, frame + row + pit);
  return lead;
}

/** Twice the lead of the player to move in the storehouses. */
export function stored(board: Board, frame: number): number {
  const { cells, stores } = board;
  const lead = (at(cells, frame + stores) - at(cells, frame + stores + 1)) * 2;
  return sideToMove(board, frame) === 0 ? lead : 0 - lead;
}

/** As if half of what lies in a row were kept by its owner in the end. */
export function estimate(board: Board, frame: number): number {
  const rows = leadInRows(board, frame);
  return stored(board, frame) + (sideToMove(board, frame) === 0 ? rows : 0 - rows);
}

/** The exact worth where nobody can move: each keeps his own row. */
export function settled(board: Board, frame: number): number {
  const rows = leadInRows(board, frame) * 2;
  return stored(board, frame) + (sideToMove(board, frame) === 0 ? rows : 0 - rows);
}
