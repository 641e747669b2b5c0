/** What a position is worth to the player to move, storehouses left out, in points: `SEED` points are one seed. */
import { at, type Board, leadInRows, sideToMove } from "../engine/board.ts";
import { pitsOf } from "../engine/pit.ts";
import { seedsOnBoard, totalSeeds } from "../engine/position.ts";
import type { Position, RuleSet } from "../engine/types.ts";

/** Points of one seed. */
export const SEED = 16;
/** Heaps of this many seeds and more are worth the same. */
export const TALL = 12;
/** The shares of all seeds below which a new phase of the game begins. */
const PHASES = [0.8, 0.56];

/** An estimate by the heaps: each is worth something by its place, its height and the phase of the game. */
export interface Evaluation {
  /** At `(phase * places + place) * (TALL + 1) + seeds`; places run from the left of the player to move. */
  readonly weights: Int16Array;
  /** Where the phase begins in `weights`, by the seeds left in the pits. */
  readonly phases: Int32Array;
}

/** How many weights an evaluation has. */
export function countWeights(rules: RuleSet): number {
  return (PHASES.length + 1) * 2 * rules.row * (TALL + 1);
}

export function createEvaluation(rules: RuleSet, weights: Int16Array): Evaluation {
  const total = totalSeeds(rules);
  const span = 2 * rules.row * (TALL + 1);
  const phases = Int32Array.from({ length: total + 1 }, (_, left) => {
    return PHASES.filter((share) => left < share * total).length * span;
  });
  return { weights, phases };
}

/** Which heap a weight is for. */
export function heapOf({ row }: RuleSet, weight: number): { readonly place: number; readonly seeds: number } {
  return { place: Math.floor(weight / (TALL + 1)) % (2 * row), seeds: weight % (TALL + 1) };
}

/** As if half of what lies in a row were kept by its owner in the end. */
export function halfRows(rules: RuleSet): Int16Array {
  return Int16Array.from({ length: countWeights(rules) }, (_, weight) => {
    const { place, seeds } = heapOf(rules, weight);
    return (seeds * (place < rules.row ? SEED : -SEED)) / 2;
  });
}

/** The weights whose sum is the estimate of a position. */
export function weightsOf(rules: RuleSet, { phases }: Evaluation, position: Position): readonly number[] {
  const { pits, toMove } = position;
  const first = pitsOf(rules, toMove)[0] ?? 0;
  const phase = phases[seedsOnBoard(position)] ?? 0;
  return pits.map((_, place) => {
    const seeds = pits[(first + place) % pits.length] ?? 0;
    return phase + place * (TALL + 1) + Math.min(seeds, TALL);
  });
}

/** The weight that must be the same where left and right may be exchanged. */
export function mirrorOf({ row }: RuleSet, weight: number): number {
  const place = Math.floor(weight / (TALL + 1)) % row;
  return weight + (row - 1 - 2 * place) * (TALL + 1);
}

/** @param left seeds in the pits. */
export function estimate({ weights, phases }: Evaluation, board: Board, frame: number, left: number): number {
  const { cells, row } = board;
  const home = frame + sideToMove(board, frame) * row;
  const away = 2 * frame + row - home;
  let points = 0;
  let way = phases[left] as number;
  for (let cell = home; cell < home + row; cell++, way += TALL + 1) {
    points += weights[way + Math.min(at(cells, cell), TALL)] as number;
  }
  for (let cell = away; cell < away + row; cell++, way += TALL + 1) {
    points += weights[way + Math.min(at(cells, cell), TALL)] as number;
  }
  return points;
}

/** The exact worth where nobody can move: each keeps his own row. */
export function settled(board: Board, frame: number): number {
  const lead = leadInRows(board, frame);
  return (sideToMove(board, frame) === 0 ? lead : 0 - lead) * SEED;
}
