import fc from "fast-check";
import { chooseRandom } from "../../src/ai/choosers.ts";
import { createRandom } from "../../src/ai/random.ts";
import { endOf, newGame, playMove } from "../../src/engine/game.ts";
import { formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { pitLetter, pitsOf } from "../../src/engine/pit.ts";
import { totalSeeds } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game, Position, RuleSet } from "../../src/engine/types.ts";
import { standing } from "./drawn.ts";

/**
 * Any valid position: heaps, most of them small, put at random into pits and storehouses until all seeds are used up,
 * and a barred pit where one is possible and chance will have it. `size: "max"` because fast-check keeps lists short otherwise.
 */
export function anyPosition(rules: RuleSet): fc.Arbitrary<Position> {
  const size = rules.row * 2;
  const total = totalSeeds(rules);
  const seeds = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: total }) },
  );
  const heaps = fc.array(fc.tuple(fc.nat(size + 1), seeds), { maxLength: size * 2, size: "max" });
  return fc.tuple(heaps, fc.boolean(), fc.boolean()).map(([put, south, bar]) => {
    const counts = Array.from({ length: size + 2 }, () => 0);
    let left = total;
    for (const [at, heap] of put) {
      const fitting = Math.min(heap, left);
      counts[at] = (counts[at] ?? 0) + fitting;
      left -= fitting;
    }
    const position: Position = {
      pits: counts.slice(0, size),
      stores: { south: counts[size] ?? 0, north: counts[size + 1] ?? 0 },
      toMove: south ? "south" : "north",
      barred: null,
    };
    return bar ? (barredOf(rules, position) ?? position) : position;
  });
}

/** The position with one of its pits barred, as far as the notation takes it. */
function barredOf(rules: RuleSet, position: Position): Position | undefined {
  const open = formatPosition(position).slice(0, -1);
  return pitsOf(rules, position.toMove)
    .map((pit) => parsePosition(rules, open + pitLetter(rules, pit)))
    .find((result) => result.ok)?.value;
}

/** A game of random moves from `start` to its end, or to `most` plies; the same seed gives the same game. */
export function randomGame(
  rules: RuleSet,
  seed: number,
  start?: Position,
  most = Number.POSITIVE_INFINITY,
): Game {
  const random = createRandom(seed);
  let game = newGame(rules, start);
  while (endOf(game) === null && game.cursor < most) {
    game = must(playMove(game, chooseRandom(rules, standing(game), random)));
  }
  return game;
}

/** A random game, finished or broken off, of any rule set, from the start or from any position. */
export const anyGame: fc.Arbitrary<Game> = fc
  .tuple(fc.constantFrom(...RULE_SETS), fc.nat(), fc.nat(150), fc.boolean())
  .chain(([rules, seed, most, given]) =>
    (given ? anyPosition(rules) : fc.constant(undefined)).map((start) =>
      randomGame(rules, seed, start, most),
    ),
  );
