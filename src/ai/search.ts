/**
 * Looks ahead deeper and deeper and tells the best move. Values are half seeds from the view of the player to move:
 * twice the lead in the storehouses, plus the lead in the rows. A finished game counts in full, so that its value
 * is exact.
 */
import { type Board, isLegal, lanesToMove, loadPosition } from "../engine/board.ts";
import { moveOf } from "../engine/tables.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";
import type { Random } from "./random.ts";
import { createSearch, INFINITE, NO_LANE, worthOfLane } from "./tree.ts";

export interface Limits {
  /** Plies to look ahead, from 1 to `DEEPEST`. */
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

/**
 * The best move within the limits. Of moves that look equally good `random` chooses.
 * @param position has a legal move.
 */
export function search(rules: RuleSet, position: Position, limits: Limits, random: Random): Found {
  const s = createSearch(rules, limits.nodes);
  loadPosition(s.board, 0, position);
  const lanes = shuffle(legalLanes(s.board), random);
  let found: Omit<Found, "nodes"> | null = null;
  for (let depth = 1; depth <= limits.depth; depth++) {
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
  const s = createSearch(rules, 1000);
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
