/**
 * Works out exact values, all positions with equally many seeds at once. Every position starts at the bounds −n and n,
 * which its moves narrow again and again until nothing changes: a move that captures leads to fewer seeds, whose values
 * are known. Where the bounds never meet, play is endless, which is worth 0, or the bound nearer to it.
 */
import {
  at,
  type Board,
  createBoard,
  hasBar,
  isLegal,
  lanesToMove,
  leadInRows,
  NO_PIT,
  passIfStuck,
  setTurn,
  sideToMove,
} from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import type { RuleSet } from "../engine/types.ts";
import { BOTH, type Bounds, met, turned, valueWithin, widest, ZERO } from "./bounds.ts";
import { countRanks, isMirrored, layNextRank, layRank, type Ranks, rankOf, rankOfMirror } from "./ranks.ts";

/** Ends the links of a position. */
const NO_LINK = -1;
/** Stands for the links of a position where a pit may be barred by a move: its moves are sown anew each time. */
const BY_MOVES = -2;
/** One that moves are sown from, and three more since a bar may be answered by a bar, once. */
const FRAMES = 4;

/** The work on all positions with so many seeds. What is kept of those still open stands in the order of `open`. */
interface Desk {
  readonly board: Board;
  readonly ranks: Ranks;
  /** At [n] the values with n seeds; known below `seeds`. */
  readonly values: readonly (Int8Array | undefined)[];
  readonly seeds: number;
  /** Left and right may be exchanged: two positions are settled in one. */
  readonly mirrored: boolean;
  /** The ranks of the mirrors of what is open. */
  readonly mirrors: Int32Array;
  /** By rank. */
  readonly bounds: Uint16Array;
  /** The ranks whose bounds have not met at first sight. */
  readonly open: Int32Array;
  /** What the best capture or end is worth, as `value + ZERO`; 0 if there is none. */
  readonly floors: Uint8Array;
  /** Where other moves lead, `width` numbers apiece: `rank * 2`, plus one where the same player moves again. */
  readonly links: Int32Array;
  readonly width: number;
  /** How many are open. */
  count: number;
}

/**
 * The values of all positions with `seeds` seeds, by rank; `values` holds those with two fewer, four fewer and so on.
 * Gives way each time that `pace` positions have been looked at.
 */
export function* solve(
  rules: RuleSet,
  ranks: Ranks,
  values: readonly (Int8Array | undefined)[],
  seeds: number,
  pace: number,
): Generator<void, Int8Array> {
  const desk = layDesk(rules, ranks, values, seeds);
  const total = desk.bounds.length;
  layRank(ranks, desk.board, 0, seeds, 0);
  for (let from = 0; from < total; from += pace) {
    sweepAll(desk, from, Math.min(total, from + pace));
    yield;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < desk.count; from += pace) {
      if (sweepOpen(desk, from, Math.min(desk.count, from + pace))) changed = true;
      yield;
    }
  }
  const solved = new Int8Array(total);
  for (let rank = 0; rank < total; rank++) solved[rank] = valueWithin(desk.bounds[rank] as number);
  return solved;
}

function layDesk(rules: RuleSet, ranks: Ranks, values: Desk["values"], seeds: number): Desk {
  const board = createBoard(rules, FRAMES);
  setTurn(board, 0, 0, NO_PIT);
  const total = countRanks(ranks, seeds);
  const width = board.lanes[0].length + 1;
  return {
    board,
    ranks,
    values,
    seeds,
    mirrored: isMirrored(rules),
    bounds: new Uint16Array(total).fill(widest(seeds)),
    // More room than is used; memory that is never written to is never taken.
    open: new Int32Array(total),
    mirrors: new Int32Array(total),
    floors: new Uint8Array(total + 1),
    links: new Int32Array((total + 1) * width),
    width,
    count: 0,
  };
}

/** The first look at the ranks `from` to below `to`; the seeds lie as `from` says. */
function sweepAll(desk: Desk, from: number, to: number): void {
  const { board, ranks, bounds } = desk;
  for (let rank = from; rank < to; rank++) {
    if (rank > 0) layNextRank(board, 0);
    const mirror = desk.mirrored ? rankOfMirror(ranks, board, 0) : rank;
    if (mirror < rank) continue;
    link(desk);
    const now = narrowed(desk, desk.count);
    bounds[rank] = now;
    bounds[mirror] = now;
    if (met(now)) continue;
    desk.open[desk.count] = rank;
    desk.mirrors[desk.count++] = mirror;
  }
}

/** One more look at what is open, from the `from`-th to below the `to`-th; tells whether anything changed. */
function sweepOpen(desk: Desk, from: number, to: number): boolean {
  const { board, ranks, bounds, open, mirrors, links, width, seeds } = desk;
  let changed = false;
  for (let n = from; n < to; n++) {
    const rank = open[n] as number;
    const before = bounds[rank] as number;
    if (met(before)) continue;
    if (links[n * width] === BY_MOVES) layRank(ranks, board, 0, seeds, rank);
    const now = narrowed(desk, n);
    if (now === before) continue;
    changed = true;
    bounds[rank] = now;
    bounds[mirrors[n] as number] = now;
  }
  return changed;
}

/** Notes at `count` where the moves of the position in frame 0 lead. */
function link(desk: Desk): void {
  const { board, ranks, values, seeds, links, floors, width, count } = desk;
  const next = board.stride;
  let last = count * width;
  floors[count] = 0;
  if (passIfStuck(board, 0)) {
    links[last++] = rankOf(ranks, board, 0) * 2;
    links[last] = NO_LINK;
    setTurn(board, 0, 0, NO_PIT);
    return;
  }
  const lanes = board.lanes[0];
  let stuck = true;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, 0, lane)) continue;
    stuck = false;
    playLane(board, 0, next, lane);
    if (hasBar(board, next)) {
      links[count * width] = BY_MOVES;
      return;
    }
    const captured = at(board.cells, next + board.stores);
    const rank = rankOf(ranks, board, next);
    const again = sideToMove(board, next) === 0;
    if (captured === 0) links[last++] = rank * 2 + (again ? 1 : 0);
    else {
      const known = (values[seeds - captured] as Int8Array)[rank] as number;
      floors[count] = Math.max(at(floors, count), ZERO + captured + (again ? known : 0 - known));
    }
  }
  links[last] = NO_LINK;
  if (stuck) floors[count] = settled(board, 0) & 0xff;
}

/** The bounds of the position whose links are the `n`-th; it lies in frame 0 if they stand for its moves. */
function narrowed(desk: Desk, n: number): Bounds {
  const { bounds, links, width, floors } = desk;
  if (links[n * width] === BY_MOVES) return narrowedByMoves(desk, 0);
  let low = at(floors, n);
  let high = low;
  for (let link = n * width; links[link] !== NO_LINK; link++) {
    const to = links[link] as number;
    const there = bounds[to >> 1] as number;
    const here = (to & 1) === 1 ? there : turned(there);
    if ((here & 0xff) > low) low = here & 0xff;
    if (here >> 8 > high) high = here >> 8;
  }
  return low | (high << 8);
}

/** The bounds of a frame by its moves: what its player to move will have stored more than the other. */
function narrowedByMoves(desk: Desk, frame: number): Bounds {
  const { board } = desk;
  const side = sideToMove(board, frame);
  const lanes = lanesToMove(board, frame);
  const next = frame + board.stride;
  let low = 0;
  let high = 0;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    playLane(board, frame, next, lane);
    const there = hasBar(board, next) ? narrowedByMoves(desk, next) : known(desk, next);
    const here = sideToMove(board, next) === side ? there : turned(there);
    if ((here & 0xff) > low) low = here & 0xff;
    if (here >> 8 > high) high = here >> 8;
  }
  return low === 0 ? settled(board, frame) : low | (high << 8);
}

/** The bounds of a frame as they stand. */
function known({ board, ranks, values, seeds, bounds }: Desk, frame: number): Bounds {
  const { cells, stores } = board;
  const south = at(cells, frame + stores);
  const north = at(cells, frame + stores + 1);
  const left = seeds - south - north;
  const rank = rankOf(ranks, board, frame);
  const lead = sideToMove(board, frame) === 0 ? south - north : north - south;
  return left === seeds
    ? (bounds[rank] as number) + lead * BOTH
    : (((values[left] as Int8Array)[rank] as number) + lead + ZERO) * BOTH;
}

/** Where nobody can move each keeps his own row. */
function settled(board: Board, frame: number): Bounds {
  const { cells, stores } = board;
  const lead = at(cells, frame + stores) - at(cells, frame + stores + 1) + leadInRows(board, frame);
  return ((sideToMove(board, frame) === 0 ? lead : 0 - lead) + ZERO) * BOTH;
}
