import { describe, expect, test } from "vitest";
import { createEndgame } from "../../src/ai/endgame.ts";
import { SEED } from "../../src/ai/evaluation.ts";
import { createRandom } from "../../src/ai/random.ts";
import { rankMoves, search } from "../../src/ai/search.ts";
import { type Path, sinceCapture } from "../../src/engine/game.ts";
import { formatMove } from "../../src/engine/notation.ts";
import { startPosition } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position } from "../../src/engine/types.ts";
import { board, play, played } from "../engine/drawn.ts";
import { minimax } from "./minimax.ts";
import { treeOf, worths } from "./trees.ts";

describe("endless play", () => {
  const tree = treeOf(createEndgame(split), 10);
  const nothing = () => null;

  /** The way after `quiet` plies without a capture, along positions that cannot stand again. */
  function quietly(quiet: number, position: Position): Path {
    return [position, ...new Array<Position>(quiet).fill(startPosition(split))];
  }

  test.each([
    {
      who: "the winner, who would win by it the first time",
      better: "C<",
      worth: 4,
      start: board(
        split,
        `0 | 0 0 0 0 1
             0 0 1 0 2 | 0  South to move`,
      ),
    },
    {
      who: "the loser, who would lose by it the first time",
      better: "E",
      worth: -4,
      start: board(
        split,
        `0 | 1 0 0 0 1
             0 0 0 0 2 | 0  South to move`,
      ),
    },
  ])("is worth nothing to $who", ({ start, better, worth }) => {
    // After E, a D b lead back to before it.
    const path = sinceCapture(played(split, play(split, start, "E").after, "a D b"));
    for (const depth of [5, 6, 8]) {
      expect(worths(tree, [start], depth, 0).get("E")).toBe(worth * SEED);
      expect(worths(tree, path, depth, 0).get("E")).toBe(0);
    }
    for (const depth of [1, 2, 3, 4]) {
      expect(worths(tree, path, depth, 0)).toEqual(minimax(split, path, depth, nothing));
    }
    const limits = { depth: 12, nodes: 10_000, exactBelow: 0 };
    expect(formatMove(split, search(tree, path, limits, createRandom(1)).move)).toMatch(better.charAt(0));
  });

  const open = board(
    split,
    `0 | 0 0 3 1 1
         1 1 0 3 1 | 0  South to move`,
  );

  test("ends what has been quiet for 199 plies, unless the next one captures", () => {
    const found = worths(tree, quietly(199, open), 3, 0);
    expect([found.get("A"), found.get("B")]).toEqual([0, 0]);
    expect([found.get("D"), found.get("E")]).toEqual([0.5 * SEED, -0.5 * SEED]);
  });

  test.each([197, 198, 199])("is seen ahead after %i quiet plies", (quiet) => {
    for (const depth of [1, 2, 3, 4]) {
      expect(worths(tree, quietly(quiet, open), depth, 0)).toEqual(
        minimax(split, quietly(quiet, open), depth, nothing),
      );
    }
  });
});

test("rule 6: where nobody can move and play has been quiet for 200 plies, each keeps his own row", () => {
  const position = board(
    split,
    `0 | 0 0 0 0 0
         0 0 0 2 1 | 0  South to move`,
  );
  const earlier = Array.from({ length: 199 }, () => startPosition(split));
  const tree = treeOf(createEndgame(split));
  // E bars a, so that North is stuck: South keeps two seeds, North one.
  const values = rankMoves(tree, [position, ...earlier], 2, 0).map(({ value }) => value);
  expect(values[1]).toBe(SEED);
});
