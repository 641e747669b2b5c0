/**
 * Remembers positions that a search has met. A position is known by its pits, the player to move and the barred
 * pit; what the storehouses hold changes nothing in what is still to be gained, so it is left out.
 */
import type { Board } from "../engine/board.ts";

export interface Transpositions {
  /** Entries of `span` words that name the position, and one that says what is known: see `pack`. */
  readonly entries: Int32Array;
  /** The words of a frame before its storehouses. */
  readonly span: number;
  /** Shift of a hash that leaves the number of an entry. */
  readonly shift: number;
}

/** What a remembered value says: too low to matter, too high to matter, or as it is. */
export const AT_MOST = 1;
export const AT_LEAST = 2;
export const EXACTLY = 3;

/** A table of 2^`bits` entries, `bits` from 1 to 24. */
export function createTranspositions(board: Board, bits: number): Transpositions {
  const span = board.stores / 4;
  return { entries: new Int32Array((span + 1) * 2 ** bits), span, shift: 32 - bits };
}

/** What is known in one word: value (16 bits, signed), depth (8), bound (2), slot of the best lane (6). Never 0. */
export function pack(value: number, depth: number, bound: number, slot: number): number {
  return (value << 16) | (depth << 8) | (bound << 6) | slot;
}

export const valueIn = (known: number): number => known >> 16;
export const depthIn = (known: number): number => (known >> 8) & 0xff;
export const boundIn = (known: number): number => (known >> 6) & 3;
export const slotIn = (known: number): number => known & 0x3f;

/** A number that tells the position of a frame from nearly all others. */
export function hashOf({ words, stores }: Board, frame: number): number {
  const first = frame >> 2;
  const end = first + (stores >> 2);
  let hash = 0;
  for (let word = first; word < end; word++) {
    hash = Math.imul(hash ^ (words[word] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x85ebca6b);
}

/** Where the position with this hash is, or would be, remembered. */
export function entryOf({ shift, span }: Transpositions, hash: number): number {
  return (hash >>> shift) * (span + 1);
}

/** What is known of the position of a frame, 0 if nothing. */
export function recall(
  { entries, span }: Transpositions,
  entry: number,
  board: Board,
  frame: number,
): number {
  const { words } = board;
  const first = frame >> 2;
  for (let n = 0; n < span; n++) {
    if (entries[entry + n] !== words[first + n]) return 0;
  }
  return entries[entry + span] as number;
}

/** Remembers a position in place of whatever was there. */
export function remember(
  { entries, span }: Transpositions,
  entry: number,
  board: Board,
  frame: number,
  known: number,
): void {
  const { words } = board;
  const first = frame >> 2;
  for (let n = 0; n < span; n++) entries[entry + n] = words[first + n] as number;
  entries[entry + span] = known;
}
