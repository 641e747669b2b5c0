/** Looks ahead deeper and deeper, and tells after each stretch of work what it has found. */
import { at, type Board, isLegal, lanesToMove, loadPosition } from "../engine/board.ts";
import type { Path } from "../engine/game.ts";
import { seedsOf } from "../engine/position.ts";
import { laneOf, moveOf } from "../engine/tables.ts";
import type { Move } from "../engine/types.ts";
import type { Random } from "./random.ts";
import { hashOf } from "./transposition.ts";
import { bestSlot, childFrame, DEEPEST, INFINITE, sowInto, type Tree, worthOfChild } from "./tree.ts";

export interface Limits {
  /** Plies to look ahead, from 1 to `DEEPEST`. */
  readonly depth: number;
  /** About how many sowings to try; the first ply is looked at in full whatever it takes. */
  readonly nodes: number;
  /** Exact values are used where fewer seeds than this are left in the pits. */
  readonly exactBelow: number;
}

export interface Found {
  readonly move: Move;
  /** Where `exact`, all moves that are worth as much; else the move alone. */
  readonly best: readonly Move[];
  /** In points, what the player to move gains from here on. */
  readonly value: number;
  /** The value and the best moves are proven. */
  readonly exact: boolean;
  /** Plies looked ahead in full. */
  readonly depth: number;
  readonly nodes: number;
}

/** All that there is to know and to try. */
export const UNLIMITED: Limits = {
  depth: DEEPEST,
  nodes: Number.MAX_SAFE_INTEGER,
  exactBelow: Number.MAX_SAFE_INTEGER,
};

/** A move and what it is worth to the mover, in points. */
export interface Ranked {
  readonly move: Move;
  readonly value: number;
}

/** Sowings tried between two reports. */
const STRETCH = 20_000;
/** Plies of a line that is told. */
const LONGEST_LINE = 24;
/** Sowings tried to find a way on among moves whose value is known. */
const WAY = 50_000;

/** What one look at all moves finds. */
interface Look {
  /** −1 while not even the first move has been looked at in full. */
  readonly slot: number;
  readonly value: number;
  readonly proven: boolean;
  /** All moves were looked at in full. */
  readonly whole: boolean;
}

/**
 * The best move, better and better known: every value told holds at that time, the last one is returned when a limit is
 * reached or the best moves are proven. Of moves that look equally good `random` chooses.
 * @param path leads to a position with a legal move.
 */
export function* deepen(t: Tree, path: Path, limits: Limits, random: Random): Generator<Found, Found> {
  const left = begin(t, path);
  const slots = shuffle(legalSlots(t.board), random);
  if (slots.length === 0) throw new RangeError("There is no move to search for.");
  let found: Found | null = null;
  for (let depth = 1; depth <= limits.depth; ) {
    // More may have become known.
    useExact(t, limits.exactBelow);
    if (t.exact[left] === 1) return wayOn(t, slots, left, limits);
    t.limit = depth === 1 ? Number.MAX_SAFE_INTEGER : Math.min(t.nodes + STRETCH, limits.nodes);
    const look = lookAtAll(t, slots, depth);
    if (look.slot >= 0) {
      found = report(t, look, [look.slot], false, look.whole ? depth : depth - 1);
      if (look.proven) {
        const ties = equals(t, slots, look, depth);
        if (ties !== null) return report(t, look, ties, true, depth);
      }
    }
    if (found !== null) found = { ...found, nodes: t.nodes };
    if (t.nodes >= limits.nodes) break;
    if (found !== null) yield found;
    if (!look.whole) continue;
    toFront(slots, look.slot);
    depth++;
  }
  if (found === null) throw new RangeError("No depth was asked for.");
  return found;
}

/** The last of what `deepen` finds. */
export function search(t: Tree, path: Path, limits: Limits, random: Random): Found {
  const steps = deepen(t, path, limits, random);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What every legal move is worth, from the mover's left, looking `depth` plies ahead; small, since nothing is limited. */
export function rankMoves(t: Tree, path: Path, depth: number, exactBelow: number): readonly Ranked[] {
  begin(t, path);
  useExact(t, exactBelow);
  t.limit = Number.MAX_SAFE_INTEGER;
  return legalSlots(t.board).map((slot) => ({
    move: moveOf(at(lanesToMove(t.board, 0), slot)),
    value: worthOfSlot(t, slot, depth, -INFINITE, INFINITE),
  }));
}

/** Forgets all positions met, so that the next search finds what it would find on a new tree. */
export function forget({ transpositions, refutations }: Tree): void {
  transpositions.entries.fill(0);
  refutations.fill(0);
}

/** Lays out the position and what is known of the way to it. Returns the seeds in its pits. */
function begin(t: Tree, path: Path): number {
  const [position, ...earlier] = path;
  t.nodes = 0;
  t.root = earlier.length;
  for (const [n, one] of [...earlier.reverse(), position].entries()) {
    loadPosition(t.board, 0, one);
    t.hashes[n] = hashOf(t.board, 0);
    t.quiet[n] = n;
  }
  t.seeds = seedsOf(position);
  return t.seeds - position.stores.south - position.stores.north;
}

/** Uses what exact values are known, where fewer seeds than so many are left. */
function useExact(t: Tree, exactBelow: number): void {
  for (const [seeds, values] of t.endgame.values.entries()) {
    t.exact[seeds] = values !== undefined && seeds < exactBelow ? 1 : 0;
  }
}

/** One look at all moves, `depth` plies ahead, as far as the limit allows. */
function lookAtAll(t: Tree, slots: readonly number[], depth: number): Look {
  let slot = -1;
  let value = -INFINITE;
  t.cut = false;
  for (const one of slots) {
    const first = slot < 0;
    let worth = worthOfSlot(t, one, depth, value, first ? INFINITE : value + 1);
    if (!first && worth > value && t.nodes < t.limit) worth = worthOfSlot(t, one, depth, value, INFINITE);
    if (t.nodes >= t.limit) return { slot, value, proven: false, whole: false };
    if (worth > value) {
      value = worth;
      slot = one;
    }
  }
  return { slot, value, proven: !t.cut, whole: true };
}

/** The slots that are worth as much as the best one, or `null` where that is not proven yet. */
function equals(t: Tree, slots: readonly number[], { slot, value }: Look, depth: number): number[] | null {
  const ties: number[] = [];
  t.cut = false;
  t.limit = t.nodes + STRETCH;
  for (const one of slots) {
    if (one === slot || worthOfSlot(t, one, depth, value - 1, value) >= value) ties.push(one);
    if (t.cut || t.nodes >= t.limit) return null;
  }
  return ties;
}

function worthOfSlot(t: Tree, slot: number, depth: number, alpha: number, beta: number): number {
  const child = childFrame(t, 0, slot);
  sowInto(t, 0, child, at(lanesToMove(t.board, 0), slot));
  return worthOfChild(t, 0, child, 0, depth, alpha, beta);
}

/**
 * The value is known, and which moves keep it; but to keep it is not enough to get on. So these are searched, exact
 * values being used only after a capture, for one that gets there without endless play.
 */
function wayOn(t: Tree, slots: readonly number[], left: number, limits: Limits): Found {
  const worths = slots.map((slot) => worthOfSlot(t, slot, 1, -INFINITE, INFINITE));
  const value = Math.max(...worths);
  const ties = slots.filter((_, n) => worths[n] === value);
  // What was met before may have been judged by those values.
  forget(t);
  useExact(t, left);
  let best: Look = { slot: ties[0] as number, value, proven: true, whole: true };
  t.limit = t.nodes + WAY;
  if (ties.length > 1) {
    for (let depth = 1; depth <= limits.depth; depth++) {
      const look = lookAtAll(t, ties, depth);
      if (!look.whole) break;
      best = look;
      if (look.value === value && look.proven) break;
    }
  }
  useExact(t, limits.exactBelow);
  return report(t, { ...best, value }, ties, true, 1);
}

/**
 * How play goes on after a move when both play their best, as far as the last search on this tree remembers it.
 * @param move one of those of the position that was searched.
 */
export function lineAfter(t: Tree, move: Move): readonly Move[] {
  const line: Move[] = [];
  const met = new Set<number>();
  let frame = 0;
  let slot = Array.from(lanesToMove(t.board, 0)).indexOf(laneOf(move));
  while (slot >= 0 && line.length < LONGEST_LINE) {
    line.push(moveOf(at(lanesToMove(t.board, frame), slot)));
    const child = childFrame(t, line.length, slot);
    sowInto(t, frame, child, at(lanesToMove(t.board, frame), slot));
    frame = child;
    const hash = hashOf(t.board, frame);
    if (met.has(hash)) break;
    met.add(hash);
    slot = bestSlot(t, frame, line.length + 1);
  }
  return line;
}

function report(
  t: Tree,
  { slot, value }: Look,
  ties: readonly number[],
  exact: boolean,
  depth: number,
): Found {
  const lanes = lanesToMove(t.board, 0);
  const moveIn = (one: number) => moveOf(at(lanes, one));
  const best = [...ties].sort((one, other) => one - other).map(moveIn);
  return { move: moveIn(slot), best, value, exact, depth, nodes: t.nodes };
}

function legalSlots(board: Board): number[] {
  return Array.from(lanesToMove(board, 0).keys()).filter((slot) =>
    isLegal(board, 0, at(lanesToMove(board, 0), slot)),
  );
}

/** Fisher and Yates. */
function shuffle<T>(items: T[], random: Random): T[] {
  for (let n = items.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [items[n], items[other]] = [items[other] as T, items[n] as T];
  }
  return items;
}

function toFront<T>(items: T[], item: T): void {
  items.splice(items.indexOf(item), 1);
  items.unshift(item);
}
