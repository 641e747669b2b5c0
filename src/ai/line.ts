/** The line that is told: the principal variation. */
import { at, isLegal, lanesToMove } from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import { laneOf, moveOf } from "../engine/tables.ts";
import type { Move } from "../engine/types.ts";
import { worthOfChild } from "./alphaBeta.ts";
import { entryOf, hashOf, recall, slotIn } from "./transposition.ts";
import { childFrame, INFINITE, seedsLeft, type Tree } from "./tree.ts";

/** Plies of a line that is told. */
const LONGEST_LINE = 24;

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
    playLane(t.board, frame, child, at(lanesToMove(t.board, frame), slot));
    frame = child;
    const hash = hashOf(t.board, frame);
    if (met.has(hash)) break;
    met.add(hash);
    slot = bestSlot(t, frame, line.length + 1);
  }
  return line;
}

/** The best slot of a frame at `ply` as far as it is known: by exact values, or remembered; −1 if not. */
function bestSlot(t: Tree, frame: number, ply: number): number {
  const { board, transpositions } = t;
  if (t.exact[seedsLeft(t, frame)] === 1) return exactSlot(t, frame, ply);
  const known = recall(transpositions, entryOf(transpositions, hashOf(board, frame)), board, frame);
  return known === 0 ? -1 : slotIn(known);
}

/** As `bestSlot`, by exact values of where the lanes lead. */
function exactSlot(t: Tree, frame: number, ply: number): number {
  const { board } = t;
  let best = -INFINITE;
  let bestSlot = -1;
  for (const [slot, lane] of lanesToMove(board, frame).entries()) {
    if (!isLegal(board, frame, lane)) continue;
    const child = childFrame(t, ply, slot);
    playLane(board, frame, child, lane);
    const value = worthOfChild(t, frame, child, ply, 1, -INFINITE, INFINITE);
    if (value <= best) continue;
    best = value;
    bestSlot = slot;
  }
  return bestSlot;
}
