/**
 * The tree of an alpha-beta search on the board of play. Endless play is not looked for, since a position knows no
 * history.
 */
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
import type { RuleSet } from "../engine/types.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundIn,
  createTable,
  depthIn,
  EXACTLY,
  laneIn,
  locate,
  pack,
  recall,
  remember,
  type Table,
  valueIn,
} from "./table.ts";
import { estimate, settled, stored } from "./worth.ts";

/** No search looks further ahead, in plies. */
export const DEEPEST = 60;
/** More than any value. */
export const INFINITE = 10_000;
/** More sowings than any search tries. */
const NO_LIMIT = 2 ** 30;
/** A seed gained at once ranks before all refutations. */
const SEED_RANK = 2 ** 40;
/** Stands for no lane. */
export const NO_LANE = 0x3f;
/** The depth of what has been followed to the end of the game. */
const PROVEN = 0xff;

/** Everything that a search writes on; nothing is made anew while it runs. */
export interface Search {
  readonly board: Board;
  readonly table: Table;
  /** Most lanes that a player may have. */
  readonly width: number;
  /** The lanes of each ply in the order in which they are tried, and what puts them there; `width` a ply. */
  readonly lanes: Uint8Array;
  readonly ranks: Float64Array;
  /** How much each lane has refuted so far, the squares of the depths below it. */
  readonly refutations: Float64Array;
  /** Whether, since last asked, a line was left before the end of the game. */
  cut: boolean;
  nodes: number;
  limit: number;
}

/** @param nodes about how many sowings will be tried. Only `limit` stops the search. */
export function createSearch(rules: RuleSet, nodes: number): Search {
  const board = createBoard(rules, DEEPEST + 2);
  const width = Math.max(board.lanes[0].length, board.lanes[1].length);
  return {
    board,
    table: createTable(board, Math.max(6, Math.min(16, Math.ceil(Math.log2(nodes))))),
    width,
    lanes: new Uint8Array(width * (DEEPEST + 1)),
    ranks: new Float64Array(width * (DEEPEST + 1)),
    refutations: new Float64Array(2 * pitCount(rules)),
    cut: false,
    nodes: 0,
    limit: NO_LIMIT,
  };
}

/**
 * Sows a lane and tells what that is worth to the mover, within `alpha` and `beta`. Signs are turned by subtraction,
 * since a negated 0 would be −0, which is no small integer and slows everything down.
 */
export function worthOfLane(
  s: Search,
  frame: number,
  ply: number,
  lane: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const { board } = s;
  s.nodes++;
  const next = frame + board.stride;
  sow(board, frame, next, lane, null);
  passIfStuck(board, next);
  return sideToMove(board, next) === sideToMove(board, frame)
    ? worth(s, next, ply + 1, depth - 1, alpha, beta)
    : 0 - worth(s, next, ply + 1, depth - 1, 0 - beta, 0 - alpha);
}

/** What a frame is worth to its player to move; meaningless once the limit is reached. */
function worth(s: Search, frame: number, ply: number, depth: number, alpha: number, beta: number): number {
  const { board, table } = s;
  if (countMoves(board, frame) === 0) return settled(board, frame);
  if (depth === 0) {
    s.cut = true;
    return estimate(board, frame);
  }
  if (s.nodes >= s.limit) return 0;
  const base = stored(board, frame);
  const entry = locate(table, board, frame);
  const known = recall(table, entry, board, frame);
  if (known !== 0 && depthIn(known) >= depth) {
    const value = valueIn(known) + base;
    const bound = boundIn(known);
    if (bound === EXACTLY || (bound === AT_LEAST ? value >= beta : value <= alpha)) {
      if (depthIn(known) !== PROVEN) s.cut = true;
      return value;
    }
  }

  const cutBefore = s.cut;
  s.cut = false;
  const first = ply * s.width;
  const last = first + arrange(s, frame, first, depth, known === 0 ? NO_LANE : laneIn(known));
  let best = -INFINITE;
  let bestLane = NO_LANE;
  for (let n = first; n < last; n++) {
    const lane = at(s.lanes, n);
    const low = Math.max(alpha, best);
    let value = worthOfLane(s, frame, ply, lane, depth, low, n === first ? beta : low + 1);
    if (n > first && value > low && value < beta && s.nodes < s.limit)
      value = worthOfLane(s, frame, ply, lane, depth, low, beta);
    if (s.nodes >= s.limit) return 0;
    if (value <= best) continue;
    best = value;
    bestLane = lane;
    if (value >= beta) {
      s.refutations[lane] = (s.refutations[lane] as number) + depth * depth;
      break;
    }
  }
  const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
  remember(table, entry, board, frame, pack(best - base, s.cut ? depth : PROVEN, bound, bestLane));
  s.cut ||= cutBefore;
  return best;
}

/**
 * Writes the legal lanes of a frame at `first`: the one known to be good, then those that gain most at once, then
 * those that have refuted most. Near the horizon a look at the gains would cost more than it saves.
 * @returns how many there are.
 */
function arrange(s: Search, frame: number, first: number, depth: number, good: number): number {
  const { board, lanes, ranks, refutations } = s;
  const own = lanesToMove(board, frame);
  const store = board.stores + sideToMove(board, frame);
  let last = first;
  for (let n = 0; n < own.length; n++) {
    const lane = at(own, n);
    if (!isLegal(board, frame, lane)) continue;
    let rank = refutations[lane] as number;
    if (lane === good) rank = Number.POSITIVE_INFINITY;
    else if (depth > 2) {
      s.nodes++;
      sow(board, frame, frame + board.stride, lane, null);
      rank += at(board.cells, frame + board.stride + store) * SEED_RANK;
    }
    let place = last++;
    for (; place > first && (ranks[place - 1] as number) < rank; place--) {
      ranks[place] = ranks[place - 1] as number;
      lanes[place] = at(lanes, place - 1);
    }
    ranks[place] = rank;
    lanes[place] = lane;
  }
  return last - first;
}
