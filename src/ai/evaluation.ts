/** What a position is worth to the player to move, storehouses left out, in points: `SEED` points are one seed. */
import { at, type Board, sideToMove } from "../engine/board.ts";

/** Points of one seed. */
export const SEED = 16;
/** Heaps of this many seeds and more are worth the same per seed. */
export const TALL = 12;

/** What a heap is worth, at `place * (TALL + 1) + seeds`; places run from the left of the player to move. */
export type Weights = Int16Array;

/** As if half of what lies in a row were kept by its owner in the end. */
export function halfRows(row: number): Weights {
  const weights = new Int16Array(2 * row * (TALL + 1));
  for (const place of weights.keys()) {
    const seeds = place % (TALL + 1);
    weights[place] = ((place < row * (TALL + 1) ? SEED : 0 - SEED) * seeds) / 2;
  }
  return weights;
}

/** An estimate by the heaps, each by its place and height. */
export function estimate(board: Board, frame: number, weights: Weights): number {
  const { cells, row } = board;
  const home = frame + sideToMove(board, frame) * row;
  const away = 2 * frame + row - home;
  let points = 0;
  let way = 0;
  for (let cell = home; cell < home + row; cell++, way += TALL + 1) {
    const seeds = at(cells, cell);
    points += weights[way + Math.min(seeds, TALL)] as number;
  }
  for (let cell = away; cell < away + row; cell++, way += TALL + 1) {
    const seeds = at(cells, cell);
    points += weights[way + Math.min(seeds, TALL)] as number;
  }
  return points;
}

/** The exact worth where nobody can move: each keeps his own row. */
export function settled(board: Board, frame: number): number {
  const { cells, row } = board;
  let lead = 0;
  for (let pit = 0; pit < row; pit++) lead += at(cells, frame + pit) - at(cells, frame + row + pit);
  return (sideToMove(board, frame) === 0 ? lead : 0 - lead) * SEED;
}
