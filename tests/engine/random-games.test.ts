import { describe, expect, test } from "vitest";
import { endOf } from "../../src/engine/game.ts";
import { totalSeeds } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { randomGame } from "./arbitrary.ts";
import { standing } from "./drawn.ts";

const GAMES = 10_000;

describe.each(RULE_SETS)("$id", (rules) => {
  test(`${GAMES} random games end, with every seed stored but a shared odd one`, () => {
    const seeds = totalSeeds(rules);
    for (let seed = 0; seed < GAMES; seed++) {
      const game = randomGame(rules, seed);
      const { pits, stores } = standing(game);
      const reason = endOf(game)?.reason;
      if (reason !== "no-moves" && reason !== "repetition" && reason !== "no-capture") {
        throw new Error(`game ${seed} ended by ${reason}`);
      }
      const left = seeds - stores.south - stores.north;
      if (pits.some((held) => held > 0) || left < 0 || left > (reason === "no-moves" ? 0 : 1)) {
        throw new Error(`game ${seed} left ${left} seeds and the pits ${pits}`);
      }
    }
    expect(seeds).toBeGreaterThan(0);
  });
});
