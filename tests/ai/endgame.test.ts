import { describe, expect, test } from "vitest";
import { createEndgame, type Endgame, exactWorth, learn, SCRATCH } from "../../src/ai/endgame.ts";
import { createBoard, loadPosition, readPosition } from "../../src/engine/board.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position } from "../../src/engine/types.ts";
import { board as drawn } from "../engine/drawn.ts";
import { workOut } from "./naive.ts";
import { positionsWith } from "./positions.ts";
import { learned } from "./trees.ts";

/** The numbers of seeds whose values are known. */
function knownIn({ values }: Endgame): readonly number[] {
  return [...values.keys()].filter((seeds) => values[seeds] !== undefined);
}

describe.each([
  { rules: split, most: 5 },
  { rules: { ...split, id: "split with passing", stuck: "passes" } as const, most: 3 },
])("the exact worth of a barred position of $rules.id", ({ rules, most }) => {
  const endgame = learned(rules, most, most - 1);
  const naive = workOut(rules, most);
  const board = createBoard(rules, 1 + SCRATCH);
  const worthOf = (position: Position, seeds: number) => {
    loadPosition(board, 0, position);
    return exactWorth(endgame, board, 0, seeds, board.stride);
  };

  test("is what moving on from it shows", () => {
    let met = 0;
    for (let seeds = 0; seeds <= most; seeds++) {
      for (const position of positionsWith(rules, seeds)) {
        if (position.barred === null) continue;
        // Who must pass has passed.
        if (rules.stuck === "passes" && legalMoves(rules, position).length === 0) continue;
        met++;
        const worth = worthOf(position, seeds);
        if (worth !== naive.valueOf(position)) {
          expect([formatPosition(position), worth]).toEqual([
            formatPosition(position),
            naive.valueOf(position),
          ]);
        }
      }
    }
    expect(met).toBeGreaterThan(100);
  });

  test("does not count what is stored, and leaves the frame as it is", () => {
    const barred = drawn(
      rules,
      `7 | 0 0 0 0 0
           1 0 2 0 0 | 9  South to move, A barred`,
    );
    const worth = worthOf(barred, 3);
    expect(readPosition(board, 0)).toEqual(barred);
    expect(worth).toBe(worthOf({ ...barred, stores: { south: 0, north: 0 } }, 3));
  });
});

test("nothing but a barred seed: each keeps his own row", () => {
  const endgame = createEndgame(split);
  const board = createBoard(split, 1 + SCRATCH);
  const stuck = drawn(
    split,
    `0 | 0 3 0 2 0
         0 0 0 0 1 | 0  South to move, E barred`,
  );
  loadPosition(board, 0, stuck);
  expect(exactWorth(endgame, board, 0, 6, board.stride)).toBe(-4);
});

describe("learning", () => {
  test("takes even numbers of seeds or odd ones, as the most is", () => {
    const even = createEndgame(split);
    for (const _ of learn(even, 4, 1e6));
    expect(knownIn(even)).toEqual([0, 2, 4]);
    for (const _ of learn(even, 3, 1e6));
    expect(knownIn(even)).toEqual([0, 1, 2, 3, 4]);
  });

  test("does nothing again that is known", () => {
    const endgame = createEndgame(split);
    for (const _ of learn(endgame, 4, 1e6));
    const before = [...endgame.values];
    expect(learn(endgame, 4, 1).next().done).toBe(true);
    for (const _ of learn(endgame, 6, 1e6));
    for (const seeds of [0, 2, 4]) expect(endgame.values[seeds]).toBe(before[seeds]);
  });

  test("gives way, and whenever it is left and taken up again the values known are whole and right", () => {
    const { values } = learned(split, 4, 3);
    const whole = createEndgame(split);
    const stretches = [...learn(whole, 4, 100)].length;
    expect(stretches).toBeGreaterThan(10);
    for (let left = 0; left <= stretches; left++) {
      const endgame = createEndgame(split);
      const steps = learn(endgame, 4, 100);
      for (let n = 0; n < left; n++) steps.next();
      for (const seeds of knownIn(endgame)) expect(endgame.values[seeds]).toEqual(values[seeds]);
      for (const _ of learn(endgame, 4, 100));
      for (const seeds of [0, 2, 4]) expect(endgame.values[seeds]).toEqual(values[seeds]);
      // Who comes back to what was left finds the rest done.
      for (const _ of steps);
      expect(knownIn(endgame)).toEqual([0, 2, 4]);
    }
  });
});
