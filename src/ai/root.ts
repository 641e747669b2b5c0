/** The root of a search: the position asked about, and looks at all its moves. */
import { at, type Board, isLegal, lanesToMove } from "../engine/board.ts";
import type { Path } from "../engine/game.ts";
import { seedsOf, seedsOnBoard } from "../engine/position.ts";
import { playLane } from "../engine/sow.ts";
import { worthOfChild } from "./alphaBeta.ts";
import { layWay } from "./repetition.ts";
import { childFrame, INFINITE, type Tree } from "./tree.ts";

/** What one look at all moves finds. */
export interface Look {
  /** −1 while not even the first move has been looked at in full. */
  readonly slot: number;
  readonly value: number;
  readonly proven: boolean;
  /** All moves were looked at in full. */
  readonly whole: boolean;
}

/** Lays out the position and what is known of the way to it. Returns the seeds in its pits. */
export function layRoot(t: Tree, path: Path): number {
  layWay(t, path);
  t.nodes = 0;
  t.seeds = seedsOf(path[0]);
  return seedsOnBoard(path[0]);
}

/** Uses what exact values are known, where fewer seeds than so many are left. */
export function useExact(t: Tree, exactBelow: number): void {
  for (const [seeds, values] of t.endgame.values.entries()) {
    t.exact[seeds] = values !== undefined && seeds < exactBelow ? 1 : 0;
  }
}

/** The slots of the legal moves, from the mover's left. */
export function legalSlots(board: Board): number[] {
  return Array.from(lanesToMove(board, 0).keys()).filter((slot) =>
    isLegal(board, 0, at(lanesToMove(board, 0), slot)),
  );
}

/** One look at all moves, `depth` plies ahead, as far as the limit allows. */
export function lookAtAll(t: Tree, slots: readonly number[], depth: number): Look {
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

/** What a move is worth, within `alpha` and `beta`. */
export function worthOfSlot(t: Tree, slot: number, depth: number, alpha: number, beta: number): number {
  const child = childFrame(t, 0, slot);
  playLane(t.board, 0, child, at(lanesToMove(t.board, 0), slot));
  return worthOfChild(t, 0, child, 0, depth, alpha, beta);
}
