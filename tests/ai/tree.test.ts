import { describe, expect, test } from "vitest";
import { createEndgame } from "../../src/ai/endgame.ts";
import { SEED } from "../../src/ai/evaluation.ts";
import { createRandom } from "../../src/ai/random.ts";
import { forget, rankMoves, search } from "../../src/ai/search.ts";
import type { Tree } from "../../src/ai/tree.ts";
import { type Path, sinceCapture } from "../../src/engine/game.ts";
import { formatMove, formatPosition } from "../../src/engine/notation.ts";
import { startPosition } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position } from "../../src/engine/types.ts";
import { board, play, played } from "../engine/drawn.ts";
import { minimax } from "./minimax.ts";
import { workOut } from "./naive.ts";
import { ANY_RULES, scatter, wander } from "./positions.ts";
import { learned, treeOf } from "./trees.ts";

function worths(tree: Tree, path: Path, depth: number, exactBelow: number): ReadonlyMap<string, number> {
  forget(tree);
  const ranked = rankMoves(tree, path, depth, exactBelow);
  return new Map(ranked.map(({ move, value }) => [formatMove(tree.endgame.rules, move), value] as const));
}

describe.each(ANY_RULES)("looking ahead in $id", (rules) => {
  // Two entries: hardly anything is remembered.
  const small = treeOf(createEndgame(rules), 1);
  const nothing = () => null;

  test.each([
    [1, 24],
    [2, 12],
    [3, 5],
    [4, 2],
  ])("%i plies, moves are worth what looking at every line shows", (depth, count) => {
    const random = createRandom(depth);
    for (let n = 0; n < count; n++) {
      const position = wander(rules, 2 + ((n * 7) % 24), random);
      const found = worths(small, [position], depth, 0);
      expect([formatPosition(position), found]).toEqual([
        formatPosition(position),
        minimax(rules, [position], depth, nothing),
      ]);
    }
  });

  test("exact values end the lines, where they are known and wanted", () => {
    const most = 3;
    const naive = workOut(rules, most);
    const tree = treeOf(learned(rules, most, most - 1), 1);
    const random = createRandom(5);
    for (const exactBelow of [0, 3, 4, 100]) {
      const known = (position: Position) => {
        const left = position.pits.reduce((sum, seeds) => sum + seeds, 0);
        return left <= most && left < exactBelow ? naive.valueOf(position) : null;
      };
      for (let n = 0; n < 18; n++) {
        const position = scatter(rules, 2 + (n % 6), random);
        const depth = 1 + (n % 4);
        const found = worths(tree, [position], depth, exactBelow);
        expect([formatPosition(position), depth, exactBelow, found]).toEqual([
          formatPosition(position),
          depth,
          exactBelow,
          minimax(rules, [position], depth, known),
        ]);
      }
    }
  });
});

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
