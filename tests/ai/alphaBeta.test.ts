import { describe, expect, test } from "vitest";
import { createEndgame } from "../../src/ai/endgame.ts";
import { createRandom } from "../../src/ai/random.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Position } from "../../src/engine/types.ts";
import { minimax } from "./minimax.ts";
import { workOut } from "./naive.ts";
import { scatter, wander } from "./positions.ts";
import { learned, treeOf, worths } from "./trees.ts";

describe.each(RULE_SETS)("looking ahead in $id", (rules) => {
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
