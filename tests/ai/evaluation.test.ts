import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countWeights,
  createEvaluation,
  estimate,
  halfRows,
  SEED,
  settled,
  TALL,
} from "../../src/ai/evaluation.ts";
import { createBoard, loadPosition } from "../../src/engine/board.ts";
import { endByRows } from "../../src/engine/ending.ts";
import { foldEvents } from "../../src/engine/fold.ts";
import { oppositeSide, pitsOf } from "../../src/engine/pit.ts";
import { totalSeeds } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Position, RuleSet, Side } from "../../src/engine/types.ts";
import { anyPosition } from "../engine/arbitrary.ts";
import { leadOf } from "./naive.ts";
import { laid, rotated } from "./positions.ts";

/** The last phase of the game. */
const LATE = 2;

describe.each(RULE_SETS)("the estimate of a position of $id", (rules) => {
  const board = createBoard(rules, 2);
  const frame = board.stride;
  const load = (position: Position) => loadPosition(board, frame, position);
  const estimated = (position: Position, weights: Int16Array, left = seedsIn(position.pits)) => {
    load(position);
    return estimate(createEvaluation(rules, weights), board, frame, left);
  };
  const size = rules.row * 2;
  const total = totalSeeds(rules);
  /** Every weight another one. */
  const distinct = Int16Array.from({ length: countWeights(rules) }, (_, way) => (way * way) % 1009);

  test("with half rows is half of what the player to move has in his row more than the other", () => {
    const weights = halfRows(rules);
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const side = position.toMove;
        const more = heldIn(rules, position, side) - heldIn(rules, position, oppositeSide(side));
        expect(estimated(position, weights)).toBe((more * SEED) / 2);
      }),
    );
  });

  test("counts each heap by its place from the left of the player to move, his own row first, and by its height", () => {
    for (const left of [0, 1, TALL - 1, TALL]) {
      for (let place = 0; place < size; place++) {
        const pits = Array.from({ length: size }, (_, pit) => (pit === place ? left : 0));
        const ways = pits.map((seeds, pit) => (LATE * size + pit) * (TALL + 1) + seeds);
        const points = ways.reduce((sum, way) => sum + (distinct[way] ?? Number.NaN), 0);
        expect(estimated(laid(pits, "south"), distinct, 1)).toBe(points);
      }
    }
  });

  test("counts a heap taller than the tallest as that one", () => {
    const heap = (seeds: number) => laid([seeds, ...new Array<number>(size - 1).fill(0)], "north");
    expect(estimated(heap(TALL + 1), distinct, 1)).toBe(estimated(heap(TALL), distinct, 1));
    expect(estimated(heap(TALL), distinct, 1)).not.toBe(estimated(heap(TALL - 1), distinct, 1));
  });

  test.each([
    ["the beginning", 0, [1, 0.81]],
    ["the middle", 1, [0.79, 0.57]],
    ["the end", LATE, [0.55, 0]],
  ] as const)("goes by weights of its own in %s", (_, phase, [high, low]) => {
    const weights = Int16Array.from({ length: countWeights(rules) }, (_, way) =>
      Math.floor(way / (countWeights(rules) / (LATE + 1))),
    );
    for (const left of [Math.floor(high * total), Math.ceil(low * total)]) {
      const pits = Array.from({ length: size }, (_, pit) => Math.floor((left + pit) / size));
      expect(seedsIn(pits)).toBe(left);
      expect(estimated(laid(pits, "south"), weights)).toBe(phase * size);
    }
  });

  test("is the same from North's seat as from South's", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        expect(estimated(position, distinct)).toBe(estimated(rotated(position), distinct));
      }),
    );
  });

  test("leaves the storehouses and the barred pit out", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const bare = laid(position.pits, position.toMove);
        expect(estimated(position, distinct)).toBe(estimated(bare, distinct));
      }),
    );
  });

  test("where nobody can move is what each keeps in the end", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const after = foldEvents(position, endByRows(rules, position));
        load(position);
        const gain = leadOf(after, position.toMove) - leadOf(position, position.toMove);
        expect(settled(board, frame)).toBe(gain * SEED);
      }),
    );
  });
});

/** Seeds in a side's row, a heap counting no more than a tall one. */
function heldIn(rules: RuleSet, { pits }: Position, side: Side): number {
  return seedsIn(pitsOf(rules, side).map((pit) => Math.min(pits[pit] ?? 0, TALL)));
}

function seedsIn(pits: readonly number[]): number {
  return pits.reduce((sum, seeds) => sum + seeds, 0);
}
