import { expect, test } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { drawOpenings } from "../../src/cli/match-opening.ts";
import { currentPosition, endOf, newGame, playMove } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Move, RuleSet } from "../../src/engine/types.ts";

function after(rules: RuleSet, opening: readonly Move[]) {
  const game = opening.reduce((game, move) => {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    return played.value;
  }, newGame(rules));
  expect(endOf(game)).toBeNull();
  return currentPosition(game);
}

test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
  "openings of %s are legal, level and all different",
  (_, rules) => {
    const openings = drawOpenings(rules, 6, 30, createRandom(1));
    const positions = openings.map((opening) => after(rules, opening));
    expect(new Set(openings.map((opening) => opening.length))).toEqual(new Set([6]));
    expect(positions.filter(({ stores }) => stores.south !== stores.north)).toEqual([]);
    expect(new Set(positions.map(formatPosition)).size).toBe(30);
    expect(drawOpenings(rules, 6, 30, createRandom(1))).toEqual(openings);
    expect(drawOpenings(rules, 6, 10, createRandom(1))).toEqual(openings.slice(0, 10));
  },
);

test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
  "where %s has not enough openings, all of them come",
  (_, rules) => {
    const random = createRandom(1);
    expect(drawOpenings(rules, 0, 10, random)).toEqual([[]]);
    const firstMoves = rules.directions.flat().length;
    expect(drawOpenings(rules, 1, 100, random)).toHaveLength(firstMoves);
  },
);
