/**
 * Numbers the ways in which equally many seeds can lie in the pits of a board (the combinatorial number system), seen
 * by the player to move: his own pits from his left, then the other's. Storehouses and barred pits do not count.
 */
import { at, type Board, sideToMove } from "../engine/board.ts";
import { pitCount } from "../engine/pit.ts";
import { totalSeeds } from "../engine/position.ts";
import type { RuleSet } from "../engine/types.ts";

export interface Ranks {
  /** Pits of the board. */
  readonly size: number;
  readonly reach: number;
  /**
   * At `pit * reach + n` the ways to lay fewer than n seeds in the pits up to this one, C(n + pit, pit + 1). Summed over
   * all pits but the last, n being the seeds up to there, they are a rank.
   */
  readonly steps: Int32Array;
}

export function createRanks(rules: RuleSet): Ranks {
  const size = pitCount(rules);
  const reach = totalSeeds(rules) + 2;
  const steps = new Int32Array(size * reach);
  for (let step = 1; step < steps.length; step++) {
    if (step % reach === 0) continue;
    steps[step] = (steps[step - 1] as number) + (step < reach ? 1 : (steps[step - reach] as number));
  }
  return { size, reach, steps };
}

/** How many ways there are to lay so many seeds: their ranks run from 0 to one less. */
export function countRanks({ size, reach, steps }: Ranks, seeds: number): number {
  return steps[(size - 2) * reach + seeds + 1] as number;
}

export function rankOf({ reach, steps }: Ranks, board: Board, frame: number): number {
  const { cells, row } = board;
  const home = frame + sideToMove(board, frame) * row;
  const away = 2 * frame + row - home;
  let rank = 0;
  let seeds = 0;
  let way = 0;
  for (let cell = home; cell < home + row; cell++, way += reach) {
    seeds += at(cells, cell);
    rank += steps[way + seeds] as number;
  }
  for (let cell = away; cell < away + row - 1; cell++, way += reach) {
    seeds += at(cells, cell);
    rank += steps[way + seeds] as number;
  }
  return rank;
}

/** The rank with left and right exchanged in both rows; South is to move. */
export function rankOfMirror({ reach, steps }: Ranks, board: Board, frame: number): number {
  const { cells, row } = board;
  const away = frame + row;
  let rank = 0;
  let seeds = 0;
  let way = 0;
  for (let cell = away - 1; cell >= frame; cell--, way += reach) {
    seeds += at(cells, cell);
    rank += steps[way + seeds] as number;
  }
  for (let cell = away + row - 1; cell > away; cell--, way += reach) {
    seeds += at(cells, cell);
    rank += steps[way + seeds] as number;
  }
  return rank;
}

/** Lays the seeds as a rank says; South is to move. */
export function layRank(
  { size, reach, steps }: Ranks,
  board: Board,
  frame: number,
  seeds: number,
  rank: number,
): void {
  const { cells } = board;
  let rest = rank;
  let upTo = seeds;
  for (let pit = size - 2; pit >= 0; pit--) {
    let fewer = upTo;
    while ((steps[pit * reach + fewer] as number) > rest) fewer--;
    rest -= steps[pit * reach + fewer] as number;
    cells[frame + pit + 1] = upTo - fewer;
    upTo = fewer;
  }
  cells[frame] = upTo;
}

/** Lays the seeds as the next rank says; South is to move, and there is a next rank. */
export function layNextRank({ cells }: Board, frame: number): void {
  let pit = frame;
  while (cells[pit + 1] === 0) pit++;
  const first = at(cells, frame);
  cells[frame] = 0;
  cells[pit] = first + 1;
  cells[pit + 1] = at(cells, pit + 1) - 1;
}

/** Whether left and right may be exchanged in both rows: what holds for a position then holds for its mirror. */
export function isMirrored({ directions }: RuleSet): boolean {
  return directions.every((ways, place) => {
    const opposite = directions[directions.length - 1 - place] ?? [];
    return ways.every((way) => opposite.includes(way === "clockwise" ? "counterclockwise" : "clockwise"));
  });
}
