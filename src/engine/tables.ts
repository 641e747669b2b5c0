import { directionsOf, nextPit, pitCount, pitsOf } from "./pit.ts";
import { totalSeeds } from "./position.ts";
import type { Direction, Move, Pit, RuleSet, Side } from "./types.ts";

/**
 * A rule set as tables that play, counting and search read. A move is a whole number, its *lane*: twice the pit, plus
 * one when it is sown counter-clockwise. Counts of seeds are bytes, so that a rule set has at most 255 seeds.
 */
export interface Tables {
  readonly rules: RuleSet;
  readonly row: number;
  /** Pits of the board. */
  readonly size: number;
  /** Cells of a frame, a multiple of four. */
  readonly stride: number;
  /** Where South's storehouse is in a frame, a multiple of four; North's follows. */
  readonly stores: number;
  /** One more than the seeds of a whole game: the length of a lane's run in the tables. */
  readonly reach: number;
  /** At `lane * reach + n` the pit where the n-th seed of a sowing falls; the 0-th is the pit it is lifted from. */
  readonly path: Uint8Array;
  /**
   * At `(lane * reach + n) * stride / 4` what sowing n seeds adds to the words of a frame. A word holds four cells; cells
   * neither fall below 0 nor exceed 255, so that a sum of words is the sum of each of their cells.
   */
  readonly spread: Int32Array;
  /** The lanes of South and of North, each from the owner's left. */
  readonly lanes: readonly [Uint8Array, Uint8Array];
  /** How many lanes a pit has. */
  readonly choices: Uint8Array;
  /** 1 at each count that is captured. */
  readonly captured: Uint8Array;
  readonly fewest: number;
  readonly relay: boolean;
  readonly returnBar: boolean;
  readonly passes: boolean;
}

const known = new WeakMap<RuleSet, Tables>();

/** The tables of a rule set, worked out once. */
export function tablesOf(rules: RuleSet): Tables {
  const tables = known.get(rules) ?? layTables(rules);
  known.set(rules, tables);
  return tables;
}

export function laneOf(move: Move): number {
  return move.pit * 2 + (move.direction === "counterclockwise" ? 1 : 0);
}

export function moveOf(lane: number): Move {
  const direction: Direction = lane % 2 === 1 ? "counterclockwise" : "clockwise";
  return { pit: (lane >> 1) as Pit, direction };
}

function layTables(rules: RuleSet): Tables {
  const size = pitCount(rules);
  const stores = Math.ceil((size + 2) / 4) * 4;
  const stride = stores + 4;
  const reach = totalSeeds(rules) + 1;
  const path = layPaths(rules, reach);
  return {
    rules,
    row: rules.row,
    size,
    stride,
    stores,
    reach,
    path,
    spread: laySpreads(path, reach, stride),
    lanes: [lanesOf(rules, "south"), lanesOf(rules, "north")],
    choices: Uint8Array.from({ length: size }, (_, pit) => directionsOf(rules, pit as Pit).length),
    captured: Uint8Array.from({ length: reach }, (_, seeds) => (rules.captures.includes(seeds) ? 1 : 0)),
    fewest: rules.fewestToSow,
    relay: rules.relay === "own-row",
    returnBar: rules.returnBar,
    passes: rules.stuck === "passes",
  };
}

function lanesOf(rules: RuleSet, side: Side): Uint8Array {
  const moves = pitsOf(rules, side).flatMap((pit) =>
    directionsOf(rules, pit).map((direction) => ({ pit, direction })),
  );
  return Uint8Array.from(moves, laneOf);
}

function layPaths(rules: RuleSet, reach: number): Uint8Array {
  const lanes = pitCount(rules) * 2;
  const path = new Uint8Array(lanes * reach);
  for (let lane = 0; lane < lanes; lane++) {
    const { pit, direction } = moveOf(lane);
    for (let n = 0, next = pit; n < reach; n++, next = nextPit(rules, next, direction)) {
      path[lane * reach + n] = next;
    }
  }
  return path;
}

/** Sows every number of seeds in every lane, one by one, on an empty frame, and notes the difference. */
function laySpreads(path: Uint8Array, reach: number, stride: number): Int32Array {
  const width = stride / 4;
  const spread = new Int32Array(path.length * width);
  const before = new Uint8Array(stride);
  const after = new Uint8Array(stride);
  const wordsBefore = new Int32Array(before.buffer);
  const wordsAfter = new Int32Array(after.buffer);
  for (let way = 0; way < path.length; way += reach) {
    const pits = path.subarray(way, way + reach);
    after.fill(0);
    for (const [seeds, pit] of pits.entries()) {
      before.fill(0).fill(seeds, pits[0], (pits[0] ?? 0) + 1);
      if (seeds > 0) after[pit] = (after[pit] ?? 0) + 1;
      for (let word = 0; word < width; word++) {
        spread[(way + seeds) * width + word] = (wordsAfter[word] ?? 0) - (wordsBefore[word] ?? 0);
      }
    }
  }
  return spread;
}
