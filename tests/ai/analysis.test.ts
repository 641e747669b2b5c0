import { describe, expect, test } from "vitest";
import { analysisOf } from "../../src/ai/analysis.ts";
import { SEED } from "../../src/ai/evaluation.ts";
import { createRandom } from "../../src/ai/random.ts";
import { search, UNLIMITED } from "../../src/ai/search.ts";
import { newGame, playMove } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Move, RuleSet } from "../../src/engine/types.ts";
import { wander } from "./positions.ts";
import { learned, treeOf } from "./trees.ts";

function found(rules: RuleSet, plies: number) {
  const tree = treeOf(learned(rules));
  const position = wander(rules, plies, createRandom(plies));
  return { tree, position, found: search(tree, [position], { ...UNLIMITED, depth: 4 }, createRandom(1)) };
}

describe.each(RULE_SETS)("an analysis in $id", (rules) => {
  test("adds how play goes on after the move, by the rules", () => {
    for (const plies of [0, 3, 6]) {
      const { tree, position, found: best } = found(rules, plies);
      const { value: _, line, ...rest } = analysisOf(tree, best);
      const { value: __, ...searched } = best;
      expect(rest).toEqual(searched);
      expect(line[0]).toEqual(best.move);
      line.reduce((game, move: Move) => must(playMove(game, move)), newGame(rules, position));
    }
  });

  test("tells whole seeds", () => {
    const { tree, found: best } = found(rules, 0);
    for (const [points, seeds] of [
      [3 * SEED, 3],
      [-2 * SEED, -2],
      [SEED + 1, 1],
      [2 * SEED - 1, 2],
      [1 - 2 * SEED, -2],
    ] as const) {
      expect(analysisOf(tree, { ...best, value: points }).value).toBe(seeds);
    }
  });
});
