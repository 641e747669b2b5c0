import { describe, expect, test } from "vitest";
import { createEndgame } from "../../src/ai/endgame.ts";
import { lineAfter } from "../../src/ai/line.ts";
import { createRandom } from "../../src/ai/random.ts";
import { search, UNLIMITED } from "../../src/ai/search.ts";
import { currentPosition, newGame, playMove } from "../../src/engine/game.ts";
import { formatMove } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { workOut } from "./naive.ts";
import { scatter, wander } from "./positions.ts";
import { learned, treeOf } from "./trees.ts";

describe.each(RULE_SETS)("the line after a move in $id", (rules) => {
  test("begins with it, and every move of it is legal in its turn", () => {
    const tree = treeOf(createEndgame(rules), 14);
    const position = wander(rules, 2, createRandom(1));
    const limits = { ...UNLIMITED, nodes: 20_000, exactBelow: 0 };
    const { move } = search(tree, [position], limits, createRandom(1));
    const line = lineAfter(tree, move);
    expect(line[0]).toEqual(move);
    expect(line.length).toBeGreaterThan(2);
    let game = newGame(rules, position);
    for (const next of line) game = must(playMove(game, next));
  });

  test("gives nothing away", () => {
    const naive = workOut(rules, 4);
    const tree = treeOf(learned(rules, 4, 3), 8);
    const random = createRandom(13);
    for (let n = 0; n < 30; n++) {
      const position = scatter(rules, 3 + (n % 2), random);
      const { best } = search(tree, [position], { ...UNLIMITED, nodes: 2000 }, random);
      for (const move of best) {
        let game = newGame(rules, position);
        for (const next of lineAfter(tree, move)) {
          const now = currentPosition(game);
          expect(naive.movesOf(now).get(formatMove(rules, next))).toBe(naive.valueOf(now));
          game = must(playMove(game, next));
        }
      }
    }
  });
});
