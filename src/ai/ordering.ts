/** Move ordering: the lanes that will most likely refute are tried first. */
import { at, isLegal, lanesToMove, sideToMove } from "../engine/board.ts";
import { playLane } from "../engine/sow.ts";
import { childFrame, type Tree } from "./tree.ts";

/** No lane is credited with more refutations. */
const MOST_CREDIT = 2 ** 24 - 1;

/** Credits a lane with a refutation, the more the more plies it has spared. */
export function credit({ refutations }: Tree, lane: number, depth: number): void {
  refutations[lane] = Math.min(MOST_CREDIT, (refutations[lane] as number) + depth * depth);
}

/**
 * Sows the legal lanes of a frame but the good one, and writes their slots at `first`: those that gain most at once
 * first, then those that have refuted most.
 * @returns where they end.
 */
export function arrange(t: Tree, frame: number, ply: number, first: number, good: number): number {
  const { board, slots, ranks, refutations } = t;
  const own = lanesToMove(board, frame);
  const store = board.stores + sideToMove(board, frame);
  let last = first;
  for (let slot = 0; slot < own.length; slot++) {
    const lane = at(own, slot);
    if (slot === good || !isLegal(board, frame, lane)) continue;
    const child = childFrame(t, ply, slot);
    playLane(board, frame, child, lane);
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
