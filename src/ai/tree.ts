/** What an alpha-beta search works on. */
import { QUIET_PLIES } from "../engine/apply.ts";
import { at, type Board, createBoard } from "../engine/board.ts";
import { pitCount } from "../engine/pit.ts";
import { tablesOf } from "../engine/tables.ts";
import { type Endgame, SCRATCH } from "./endgame.ts";
import type { Evaluation } from "./evaluation.ts";
import { createTranspositions, type Transpositions } from "./transposition.ts";

/** No search looks further ahead, in plies. */
export const DEEPEST = 60;
/** At most so many plies of captures are followed at the horizon. */
export const CAPTURES = 12;
/** More than any value. */
export const INFINITE = 10_000;

/** Everything that a search writes on; nothing is made anew while it runs. */
export interface Tree {
  readonly board: Board;
  readonly endgame: Endgame;
  readonly evaluation: Evaluation;
  readonly transpositions: Transpositions;
  /** Most lanes that a player may have. */
  readonly width: number;
  readonly scratch: number;
  /** The slots of each ply in the order in which they are tried, and what puts them there; `width` a ply. */
  readonly slots: Uint8Array;
  readonly ranks: Int32Array;
  /** How much each lane has refuted so far, the squares of the depths below it. */
  readonly refutations: Int32Array;
  /** The hashes of the positions on the way, those of the game since its last capture first. */
  readonly hashes: Int32Array;
  /** For each of them how many of those before it stand since the last capture. */
  readonly quiet: Int32Array;
  /** 1 at each number of seeds for which exact values are used. */
  readonly exact: Uint8Array;
  /** Where the root is in `hashes`. */
  root: number;
  /** Seeds in pits and storehouses. */
  seeds: number;
  /** Whether, since last asked, something was judged that is not proven. */
  cut: boolean;
  nodes: number;
  limit: number;
}

/** @param bits of the number of positions remembered, 1 to 24. */
export function createTree(endgame: Endgame, evaluation: Evaluation, bits: number): Tree {
  const { rules } = endgame;
  const plies = DEEPEST + CAPTURES + 2;
  const width = tablesOf(rules).lanes[0].length;
  const board = createBoard(rules, plies * width + 1 + SCRATCH);
  return {
    board,
    endgame,
    evaluation,
    transpositions: createTranspositions(board, bits),
    width,
    scratch: (plies * width + 1) * board.stride,
    slots: new Uint8Array(width * plies),
    ranks: new Int32Array(width * plies),
    refutations: new Int32Array(2 * pitCount(rules)),
    hashes: new Int32Array(QUIET_PLIES + plies),
    quiet: new Int32Array(QUIET_PLIES + plies),
    exact: new Uint8Array(endgame.values.length),
    root: 0,
    seeds: 0,
    cut: false,
    nodes: 0,
    limit: 0,
  };
}

/** The frame where the `slot`-th lane of a node at `ply` leads. */
export function childFrame({ board, width }: Tree, ply: number, slot: number): number {
  return (ply * width + slot + 1) * board.stride;
}

/** Seeds in the pits of a frame. */
export function seedsLeft({ board, seeds }: Tree, frame: number): number {
  return seeds - at(board.cells, frame + board.stores) - at(board.cells, frame + board.stores + 1);
}
