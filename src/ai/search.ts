/**
 * Looks ahead by alpha-beta on the board of play: deeper and deeper, the best move known first, then those that
 * gain most at once. Endless play is not looked for, since a position knows no history.
 *
 * Values are half seeds from the view of the player to move: twice the lead in the storehouses, plus the lead in
 * the rows. A finished game counts in full, so that its value is exact.
 */
import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  lanesToMove,
  loadPosition,
  passIfStuck,
  sideToMove,
} from "../engine/board.ts";
import { pitCount } from "../engine/pit.ts";
import { sow } from "../engine/sow.ts";
import { moveOf } from "../engine/tables.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";
import type { Random } from "./random.ts";
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

export interface Limits {
  /** Plies to look ahead, at least 1. */
  readonly depth: number;
  /** Sowings to try; the first ply is looked at in full whatever it takes. */
  readonly nodes: number;
}

export interface Found {
  readonly move: Move;
  /** In half seeds, as above. */
  readonly value: number;
  /** Every line was followed to the end of the game, so that the value is proven. */
  readonly exact: boolean;
  /** Plies looked ahead in full. */
  readonly depth: number;
  readonly nodes: number;
}

/** A move and what it is worth to the mover, in half seeds. */
export interface Ranked {
  readonly move: Move;
  readonly value: number;
}

/** No search looks further ahead, in plies. */
const DEEPEST = 60;
/** More than any value. */
const INFINITE = 10_000;
/** A seed gained at once ranks before all refutations. */
const SEED_RANK = 2 ** 40;
/** Stands for no lane. */
const NO_LANE = 0x3f;
/** The depth of what has been followed to the end of the game. */
const PROVEN = 0xff;

/** Everything that a search writes on; nothing is made anew while it runs. */
interface Search {
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

function createSearch(rules: RuleSet, limits: Limits): Search {
  const board = createBoard(rules, DEEPEST + 2);
  const width = Math.max(board.lanes[0].length, board.lanes[1].length);
  return {
    board,
    table: createTable(board, Math.max(6, Math.min(16, Math.ceil(Math.log2(limits.nodes))))),
    width,
    lanes: new Uint8Array(width * (DEEPEST + 1)),
    ranks: new Float64Array(width * (DEEPEST + 1)),
    refutations: new Float64Array(2 * pitCount(rules)),
    cut: false,
    nodes: 0,
    limit: Number.POSITIVE_INFINITY,
  };
}

/**
 * The best move within the limits. Of moves that look equally good `random` chooses.
 * @param position has a legal move.
 */
export function search(rules: RuleSet, position: Position, limits: Limits, random: Random): Found {
  const s = createSearch(rules, limits);
  loadPosition(s.board, 0, position);
  const lanes = shuffle(legalLanes(s.board), random);
  let found: Omit<Found, "nodes"> | null = null;
  for (let depth = 1; depth <= Math.min(limits.depth, DEEPEST); depth++) {
    s.cut = false;
    let best = -INFINITE;
    let bestLane = NO_LANE;
    for (const lane of lanes) {
      const value = worthOfLane(s, 0, 0, lane, depth, best, INFINITE);
      if (s.nodes >= s.limit) break;
      if (value > best) {
        best = value;
        bestLane = lane;
      }
    }
    if (bestLane === NO_LANE) break;
    const full = s.nodes < s.limit;
    found = {
      move: moveOf(bestLane),
      value: best,
      exact: full && !s.cut,
      depth: full ? depth : depth - 1,
    };
    s.limit = limits.nodes;
    if (found.exact || s.nodes >= s.limit) break;
    lanes.splice(lanes.indexOf(bestLane), 1);
    lanes.unshift(bestLane);
  }
  if (found === null) throw new RangeError("There is no move to search for.");
  return { ...found, nodes: s.nodes };
}

/**
 * What every legal move is worth, looking `depth` plies ahead, from the mover's left.
 * @param depth is small: nothing is limited.
 */
export function rankMoves(rules: RuleSet, position: Position, depth: number): readonly Ranked[] {
  const s = createSearch(rules, { depth, nodes: 1000 });
  loadPosition(s.board, 0, position);
  return legalLanes(s.board).map((lane) => ({
    move: moveOf(lane),
    value: worthOfLane(s, 0, 0, lane, depth, -INFINITE, INFINITE),
  }));
}

function legalLanes(board: Board): number[] {
  return Array.from(lanesToMove(board, 0)).filter((lane) => isLegal(board, 0, lane));
}

/** Fisher and Yates. */
function shuffle<T>(items: T[], random: Random): T[] {
  for (let n = items.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [items[n], items[other]] = [items[other] as T, items[n] as T];
  }
  return items;
}

/** Sows a lane and tells what that is worth to the mover, within `alpha` and `beta`. */
function worthOfLane(
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
  const next = sow(board, frame, lane, null);
  passIfStuck(board, next);
  return sideToMove(board, next) === sideToMove(board, frame)
    ? worth(s, next, ply + 1, depth - 1, alpha, beta)
    : -worth(s, next, ply + 1, depth - 1, -beta, -alpha);
}

/** What a frame is worth to its player to move; meaningless once the limit is reached. */
function worth(s: Search, frame: number, ply: number, depth: number, alpha: number, beta: number): number {
  const { board, table } = s;
  if (countMoves(board, frame) === 0) return settled(board, frame);
  if (depth === 0) {
    s.cut = true;
    return estimate(board, frame);
  }
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
    if (n > first && value > low && value < beta) value = worthOfLane(s, frame, ply, lane, depth, low, beta);
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
      rank += at(board.cells, sow(board, frame, lane, null) + store) * SEED_RANK;
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
