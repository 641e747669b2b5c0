/** Looks ahead deeper and deeper, and tells after each stretch of work what it has found. */
import { at, lanesToMove } from "../engine/board.ts";
import type { Path } from "../engine/game.ts";
import { moveOf } from "../engine/tables.ts";
import type { Move } from "../engine/types.ts";
import { type Random, shuffle } from "./random.ts";
import { type Look, layRoot, legalSlots, lookAtAll, useExact, worthOfSlot } from "./root.ts";
import { DEEPEST, INFINITE, type Tree } from "./tree.ts";

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
/** Sowings tried to find a way on among moves whose value is known. */
const WAY = 50_000;

/**
 * The best move, better and better known: every value told holds at that time, the last one is returned when a limit is
 * reached or the best moves are proven. Of moves that look equally good `random` chooses.
 * @param path leads to a position with a legal move.
 */
export function* deepen(t: Tree, path: Path, limits: Limits, random: Random): Generator<Found, Found> {
  const left = layRoot(t, path);
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
  layRoot(t, path);
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

/**
 * The value is known, and which moves keep it; but to keep it is not enough to get on. So these are searched, exact
 * values being used only after a capture, for one that gets there without endless play.
 */
function wayOn(t: Tree, slots: readonly number[], left: number, limits: Limits): Found {
  const worths = slots.map((slot) => worthOfSlot(t, slot, 1, -INFINITE, INFINITE));
  const value = Math.max(...worths);
  const ties = slots.filter((_, n) => worths[n] === value);
  const solved = t.exact[t.seeds] === 1;
  // What was met before may have been judged by those values.
  forget(t);
  useExact(t, left);
  let best: Look = { slot: ties[0] as number, value, proven: true, whole: true };
  t.limit = t.nodes + WAY;
  if (ties.length > 1 && solved && value > 0) {
    best = { ...best, slot: provenSlot(t, ties, value, limits.depth) ?? best.slot };
  } else if (ties.length > 1) {
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
 * The slot that is soonest proven to get on to so much, or `null` where none is within the limits. Where the whole game
 * is known nothing is left to be judged, so that a move that only looks better must not be in the way.
 */
function provenSlot(t: Tree, slots: readonly number[], value: number, depth: number): number | null {
  for (let ahead = 1; ahead <= depth; ahead++) {
    for (const slot of slots) {
      t.cut = false;
      const worth = worthOfSlot(t, slot, ahead, value - 1, value);
      if (t.nodes >= t.limit) return null;
      if (worth >= value && !t.cut) return slot;
    }
  }
  return null;
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

function toFront<T>(items: T[], item: T): void {
  items.splice(items.indexOf(item), 1);
  items.unshift(item);
}
