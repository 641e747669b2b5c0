/**
 * Alpha-beta (principal variation search with a transposition table) on the board of play. Values are points that the
 * player to move gains from a frame on. Where few seeds are left, exact values end every line.
 */
import { at, countMoves, lanesToMove, sideToMove } from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import { exactWorth } from "./endgame.ts";
import { SEED, settled } from "./evaluation.ts";
import { arrange, credit } from "./ordering.ts";
import { calm } from "./quiescence.ts";
import { isEndless } from "./repetition.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundIn,
  depthIn,
  EXACTLY,
  entryOf,
  hashOf,
  pack,
  recall,
  remember,
  slotIn,
  valueIn,
} from "./transposition.ts";
import { CAPTURES, childFrame, INFINITE, seedsLeft, type Tree } from "./tree.ts";

/** Stands for no slot. */
const NO_SLOT = 0x3f;
/** The depth of what is proven: every line that counts was followed to the end or to an exact value. */
const PROVEN = 0xff;

/** What a child is worth to the player who moved there from `frame`, within `alpha` and `beta`. */
export function worthOfChild(
  t: Tree,
  frame: number,
  child: number,
  ply: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const { board } = t;
  t.nodes++;
  const side = sideToMove(board, frame);
  const store = board.stores + side;
  const gain = (at(board.cells, child + store) - at(board.cells, frame + store)) * SEED;
  t.quiet[t.root + ply + 1] = gain > 0 ? 0 : (t.quiet[t.root + ply] as number) + 1;
  return sideToMove(board, child) === side
    ? gain + worth(t, child, ply + 1, depth - 1, alpha - gain, beta - gain)
    : gain - worth(t, child, ply + 1, depth - 1, gain - beta, gain - alpha);
}

/** What a frame is worth to its player to move; meaningless once the limit is reached. */
function worth(t: Tree, frame: number, ply: number, depth: number, alpha: number, beta: number): number {
  const { board, endgame, transpositions } = t;
  const left = seedsLeft(t, frame);
  if (t.exact[left] === 1) return exactWorth(endgame, board, frame, left, t.scratch) * SEED;
  const most = left * SEED;
  if (alpha >= most) return most;
  if (beta <= 0 - most) return 0 - most;
  if (depth <= 0) return calm(t, frame, ply, CAPTURES, alpha, beta);
  if (t.nodes >= t.limit) return 0;
  const hash = hashOf(board, frame);
  t.hashes[t.root + ply] = hash;
  if (isEndless(t, ply, hash)) {
    if (countMoves(board, frame) === 0) return settled(board, frame);
    t.cut = true;
    return 0;
  }
  const entry = entryOf(transpositions, hash);
  const known = recall(transpositions, entry, board, frame);
  if (known !== 0 && depthIn(known) >= depth) {
    const value = valueIn(known);
    const bound = boundIn(known);
    if (bound === EXACTLY || (bound === AT_LEAST ? value >= beta : value <= alpha)) {
      if (depthIn(known) !== PROVEN) t.cut = true;
      return value;
    }
  }

  const cutBefore = t.cut;
  let cut = false;
  const own = lanesToMove(board, frame);
  const first = ply * t.width;
  // The slot known to be good is tried before the others are sown.
  const good = known === 0 ? NO_SLOT : slotIn(known);
  let last = first;
  if (good === NO_SLOT) last = arrange(t, frame, ply, first, NO_SLOT);
  else {
    t.slots[last++] = good;
    playLane(board, frame, childFrame(t, ply, good), at(own, good));
  }
  if (last === first) return settled(board, frame);
  let best = -INFINITE;
  let bestSlot = NO_SLOT;
  for (let n = first; n < last; n++) {
    const slot = at(t.slots, n);
    const child = childFrame(t, ply, slot);
    const low = Math.max(best, alpha);
    t.cut = false;
    let value = worthOfChild(t, frame, child, ply, depth, low, n === first ? beta : low + 1);
    if (n > first && value > low && value < beta && t.nodes < t.limit) {
      t.cut = false;
      value = worthOfChild(t, frame, child, ply, depth, low, beta);
    }
    if (t.nodes >= t.limit) return 0;
    if (t.cut) cut = true;
    if (value > best) {
      best = value;
      bestSlot = slot;
      if (value >= beta) {
        // This lane alone refutes: what the others were judged by does not count.
        cut = t.cut;
        credit(t, at(own, slot), depth);
        break;
      }
    }
    if (slot === good) last = arrange(t, frame, ply, last, good);
  }
  const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
  remember(transpositions, entry, board, frame, pack(best, cut ? depth : PROVEN, bound, bestSlot));
  t.cut = cutBefore || cut;
  return best;
}
