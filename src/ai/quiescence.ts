/** Quiescence search: what is judged at the horizon is a position where no capture waits. */
import { at, type Board, isLegal, lanesToMove, sideToMove } from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import { exactWorth } from "./endgame.ts";
import { estimate, SEED, settled } from "./evaluation.ts";
import { childFrame, INFINITE, seedsLeft, type Tree } from "./tree.ts";

/** What a frame is worth when only captures are followed; the player may also leave it as it is. */
export function calm(
  t: Tree,
  frame: number,
  ply: number,
  captures: number,
  alpha: number,
  beta: number,
): number {
  const { board, endgame } = t;
  const { cells } = board;
  const left = seedsLeft(t, frame);
  if (t.exact[left] === 1) return exactWorth(endgame, board, frame, left, t.scratch) * SEED;
  const lanes = lanesToMove(board, frame);
  const side = sideToMove(board, frame);
  const store = board.stores + side;
  let stuck = true;
  let best = -INFINITE;
  const cutBefore = t.cut;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    if (stuck) {
      stuck = false;
      best = estimate(t.evaluation, board, frame, left);
      t.cut = true;
      if (best >= beta || captures === 0) return best;
    }
    if (!mayCapture(board, frame, lane)) continue;
    const child = childFrame(t, ply, n);
    playLane(board, frame, child, lane);
    t.nodes++;
    const gain = (at(cells, child + store) - at(cells, frame + store)) * SEED;
    if (gain === 0) continue;
    const low = Math.max(best, alpha);
    t.cut = false;
    const value =
      sideToMove(board, child) === side
        ? gain + calm(t, child, ply + 1, captures - 1, low - gain, beta - gain)
        : gain - calm(t, child, ply + 1, captures - 1, gain - beta, gain - low);
    if (value > best) {
      best = value;
      if (value >= beta) {
        t.cut ||= cutBefore;
        return best;
      }
    }
    t.cut = true;
  }
  return stuck ? settled(board, frame) : best;
}

/** Whether a lane captures, as far as the pit where its last seed falls tells; a relay tells nothing. */
function mayCapture(board: Board, frame: number, lane: number): boolean {
  if (board.relay) return true;
  const { cells, row, size } = board;
  const pit = lane >> 1;
  const seeds = at(cells, frame + pit);
  const last = at(board.path, lane * board.reach + seeds);
  if (last < row === pit < row) return false;
  return at(board.captured, at(cells, frame + last) + Math.ceil(seeds / size)) === 1;
}
