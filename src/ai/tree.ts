/**
 * The tree of an alpha-beta search (principal variation search with a transposition table) on the board of play. Values
 * are points that the player to move gains from a frame on. Where few seeds are left, exact values end every line.
 */
import { QUIET_PLIES } from "../engine/apply.ts";
import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  lanesToMove,
  passIfStuck,
  sideToMove,
} from "../engine/board.ts";
import { pitCount } from "../engine/pit.ts";
import { sow } from "../engine/sow.ts";
import { tablesOf } from "../engine/tables.ts";
import { type Endgame, exactWorth, SCRATCH } from "./endgame.ts";
import { type Evaluation, estimate, SEED, settled } from "./evaluation.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundIn,
  createTranspositions,
  depthIn,
  EXACTLY,
  entryOf,
  hashOf,
  pack,
  recall,
  remember,
  slotIn,
  type Transpositions,
  valueIn,
} from "./transposition.ts";

/** No search looks further ahead, in plies. */
export const DEEPEST = 60;
/** At most so many plies of captures are followed at the horizon. */
const CAPTURES = 12;
/** More than any value. */
export const INFINITE = 10_000;
/** Stands for no slot. */
const NO_SLOT = 0x3f;
/** No lane is credited with more refutations. */
const MOST_CREDIT = 2 ** 24 - 1;
/** The depth of what is proven: every line that counts was followed to the end or to an exact value. */
const PROVEN = 0xff;

/** Everything that a search writes on; nothing is made anew while it runs. */
export interface Tree {
  readonly board: Board;
  readonly endgame: Endgame;
  readonly evaluation: Evaluation;
  readonly transpositions: Transpositions;
  /** Most lanes that a player may have. */
  readonly width: number;
  readonly scratch: number;
  /** The slots of each ply in the order in which they are tried, and what puts them there; `width` a ply. */
  readonly slots: Uint8Array;
  readonly ranks: Int32Array;
  /** How much each lane has refuted so far, the squares of the depths below it. */
  readonly refutations: Int32Array;
  /** The hashes of the positions on the way, those of the game since its last capture first. */
  readonly hashes: Int32Array;
  /** For each of them how many of those before it stand since the last capture. */
  readonly quiet: Int32Array;
  /** 1 at each number of seeds for which exact values are used. */
  readonly exact: Uint8Array;
  /** Where the root is in `hashes`. */
  root: number;
  /** Seeds in pits and storehouses. */
  seeds: number;
  /** Whether, since last asked, something was judged that is not proven. */
  cut: boolean;
  nodes: number;
  limit: number;
}

/** The frame where the `slot`-th lane of a node at `ply` leads. */
export function childFrame({ board, width }: Tree, ply: number, slot: number): number {
  return (ply * width + slot + 1) * board.stride;
}

/** Sows a lane from a frame at `ply` into a child's frame. */
export function sowInto(t: Tree, frame: number, child: number, lane: number): void {
  sow(t.board, frame, child, lane, null);
  passIfStuck(t.board, child);
}

/** @param bits of the number of positions remembered, 1 to 24. */
export function createTree(endgame: Endgame, evaluation: Evaluation, bits: number): Tree {
  const { rules } = endgame;
  const plies = DEEPEST + CAPTURES + 2;
  const width = tablesOf(rules).lanes[0].length;
  const board = createBoard(rules, plies * width + 1 + SCRATCH);
  return {
    board,
    endgame,
    evaluation,
    transpositions: createTranspositions(board, bits),
    width,
    scratch: (plies * width + 1) * board.stride,
    slots: new Uint8Array(width * plies),
    ranks: new Int32Array(width * plies),
    refutations: new Int32Array(2 * pitCount(rules)),
    hashes: new Int32Array(QUIET_PLIES + plies),
    quiet: new Int32Array(QUIET_PLIES + plies),
    exact: new Uint8Array(endgame.values.length),
    root: 0,
    seeds: 0,
    cut: false,
    nodes: 0,
    limit: 0,
  };
}

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

/** The best slot of a frame at `ply` as far as it is known: by exact values, or remembered; −1 if not. */
export function bestSlot(t: Tree, frame: number, ply: number): number {
  const { board, transpositions } = t;
  if (t.exact[seedsLeft(t, frame)] === 1) return exactSlot(t, frame, ply);
  const known = recall(transpositions, entryOf(transpositions, hashOf(board, frame)), board, frame);
  return known === 0 ? -1 : slotIn(known);
}

function exactSlot(t: Tree, frame: number, ply: number): number {
  const { board } = t;
  let best = -INFINITE;
  let bestSlot = -1;
  for (const [slot, lane] of lanesToMove(board, frame).entries()) {
    if (!isLegal(board, frame, lane)) continue;
    const child = childFrame(t, ply, slot);
    sowInto(t, frame, child, lane);
    const value = worthOfChild(t, frame, child, ply, 1, -INFINITE, INFINITE);
    if (value <= best) continue;
    best = value;
    bestSlot = slot;
  }
  return bestSlot;
}

/** Seeds in the pits of a frame. */
function seedsLeft({ board, seeds }: Tree, frame: number): number {
  return seeds - at(board.cells, frame + board.stores) - at(board.cells, frame + board.stores + 1);
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
    sowInto(t, frame, childFrame(t, ply, good), at(own, good));
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

/** What a frame is worth when only captures are followed; the player may also leave it as it is. */
function calm(t: Tree, frame: number, ply: number, captures: number, alpha: number, beta: number): number {
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
    sowInto(t, frame, child, lane);
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

/** Whether the position at `ply` has stood before since the last capture, or play has been quiet for too long. */
function isEndless({ hashes, quiet, root }: Tree, ply: number, hash: number): boolean {
  const here = root + ply;
  const plies = quiet[here] as number;
  if (plies >= QUIET_PLIES) return true;
  for (let earlier = here - 1; earlier >= here - plies; earlier--) {
    if (hashes[earlier] === hash) return true;
  }
  return false;
}

/** Credits a lane with a refutation, the more the more plies it has spared. */
function credit({ refutations }: Tree, lane: number, depth: number): void {
  refutations[lane] = Math.min(MOST_CREDIT, (refutations[lane] as number) + depth * depth);
}

/**
 * Sows the legal lanes of a frame but the good one, and writes their slots at `first`: those that gain most at once
 * first, then those that have refuted most.
 * @returns where they end.
 */
function arrange(t: Tree, frame: number, ply: number, first: number, good: number): number {
  const { board, slots, ranks, refutations } = t;
  const own = lanesToMove(board, frame);
  const store = board.stores + sideToMove(board, frame);
  let last = first;
  for (let slot = 0; slot < own.length; slot++) {
    const lane = at(own, slot);
    if (slot === good || !isLegal(board, frame, lane)) continue;
    const child = childFrame(t, ply, slot);
    sowInto(t, frame, child, lane);
    const rank = at(board.cells, child + store) * (MOST_CREDIT + 1) + (refutations[lane] as number);
    let place = last++;
    for (; place > first && (ranks[place - 1] as number) < rank; place--) {
      ranks[place] = ranks[place - 1] as number;
      slots[place] = at(slots, place - 1);
    }
    ranks[place] = rank;
    slots[place] = slot;
  }
  return last;
}
