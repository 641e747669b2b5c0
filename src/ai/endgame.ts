/**
 * Exact values of positions with few seeds: what the player to move gains from here to the end under best play by
 * both, in seeds, endless play being worth 0.
 */
import { at, type Board, hasBar, isLegal, lanesToMove, sideToMove } from "../engine/board.ts";
import { totalSeeds } from "../engine/position.ts";
import { playLane } from "../engine/sow.ts";
import type { RuleSet } from "../engine/types.ts";
import { createRanks, type Ranks, rankOf } from "./ranks.ts";
import { solve } from "./retrograde.ts";

export interface Endgame {
  readonly rules: RuleSet;
  readonly ranks: Ranks;
  /** At [n] the values of all positions with n seeds in the pits, by rank; grows as they are worked out. */
  readonly values: (Int8Array | undefined)[];
}

/** Who knows the values with so many seeds fewer than a whole game has works them all out: the smallest game is known whole. */
const NEARLY = 2;
/** Frames that `exactWorth` may write on. */
export const SCRATCH = 3;

/** Nothing known yet. */
export function createEndgame(rules: RuleSet): Endgame {
  return { rules, ranks: createRanks(rules), values: new Array(totalSeeds(rules) + 1).fill(undefined) };
}

/** Up to how many seeds the values matter where `left` are left, to one who knows those with up to `most`. */
export function reachOf({ rules }: Endgame, most: number, left: number): number {
  const total = totalSeeds(rules);
  const reach = total <= most + NEARLY ? total : most;
  return Math.min(left, reach - ((reach + left) % 2));
}

/**
 * Works out, as far as they are not known, the values with up to `most` seeds, even or odd as `most` is: captures keep
 * that, so that the others are of no use. Gives way each time that about `pace` positions have been looked at.
 */
export function* learn({ rules, ranks, values }: Endgame, most: number, pace: number): Generator<void, void> {
  for (let seeds = most % 2; seeds <= most; seeds += 2) {
    if (values[seeds] === undefined) values[seeds] = yield* solve(rules, ranks, values, seeds, pace);
  }
}

/**
 * What a frame with so many seeds in its pits is worth to its player to move, from here on. Its values must be known;
 * a player who must pass has passed. Writes on the frames from `scratch`.
 */
export function exactWorth(
  endgame: Endgame,
  board: Board,
  frame: number,
  seeds: number,
  scratch: number,
): number {
  if (!hasBar(board, frame)) {
    return (endgame.values[seeds] as Int8Array)[rankOf(endgame.ranks, board, frame)] as number;
  }
  const side = sideToMove(board, frame);
  const store = board.stores + side;
  const lanes = lanesToMove(board, frame);
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < lanes.length; n++) {
    const lane = at(lanes, n);
    if (!isLegal(board, frame, lane)) continue;
    playLane(board, frame, scratch, lane);
    const gain = at(board.cells, scratch + store) - at(board.cells, frame + store);
    const rest = exactWorth(endgame, board, scratch, seeds - gain, scratch + board.stride);
    best = Math.max(best, sideToMove(board, scratch) === side ? gain + rest : gain - rest);
  }
  // Nothing to sow but the barred seed: each keeps his own row, and this seed is all of it.
  return best === Number.NEGATIVE_INFINITY ? 2 - seeds : best;
}
