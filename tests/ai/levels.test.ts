import { describe, expect, it } from "vitest";
import { choose } from "../../src/ai/choose.ts";
import { createEndgame } from "../../src/ai/endgame.ts";
import { chooseByLevel } from "../../src/ai/levels.ts";
import { type ChooserId, LEVELS } from "../../src/ai/protocol.ts";
import { createRandom } from "../../src/ai/random.ts";
import { currentPosition, endOf, newGame, playMove, sinceCapture } from "../../src/engine/game.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { ANY_RULES, wander } from "./positions.ts";

/** What South's player makes of a game: 1 won, ½ drawn, 0 lost. Every move is checked by the rules. */
function playOut(rules: RuleSet, south: ChooserId, north: ChooserId, seed: number): number {
  const random = createRandom(seed);
  const endgame = createEndgame(rules);
  let game = newGame(rules);
  for (let end = endOf(game); end === null; end = endOf(game)) {
    const chooser = currentPosition(game).toMove === "south" ? south : north;
    const move = choose(chooser, endgame, sinceCapture(game), random);
    const next = playMove(game, move);
    if (!next.ok) throw new Error(next.error.message);
    game = next.value;
  }
  const winner = endOf(game)?.outcome.winner;
  return winner === "south" ? 1 : winner === "north" ? 0 : 0.5;
}

/** The share of points that `one` takes from `other`, seats alternating. */
function share(one: ChooserId, other: ChooserId, games: number): number {
  let points = 0;
  for (let seed = 0; seed < games; seed++) {
    points += seed % 2 === 0 ? playOut(split, one, other, seed) : 1 - playOut(split, other, one, seed);
  }
  return points / games;
}

describe("levels", () => {
  it("are as many as the protocol knows", () => {
    const position = startPosition(split);
    const endgame = createEndgame(split);
    for (let level = 1; level <= LEVELS; level++) {
      const move = chooseByLevel(level, endgame, [position], createRandom(1));
      expect(legalMoves(split, position)).toContainEqual(move);
    }
    for (const level of [0, LEVELS + 1, 0.5, Number.NaN]) {
      expect(() => chooseByLevel(level, endgame, [position], createRandom(1))).toThrow(RangeError);
    }
  });

  it.each(ANY_RULES.map((rules) => [rules.id, rules] as const))(
    "play whole games of %s by the rules",
    (_, rules) => {
      for (let seed = 0; seed < 4; seed++) {
        expect([0, 0.5, 1]).toContain(playOut(rules, "level:1", "level:2", seed));
      }
      const random = createRandom(9);
      for (let plies = 0; plies < 40; plies += 10) {
        const position = wander(rules, plies, random);
        expect(legalMoves(rules, position)).toContainEqual(
          choose("level:3", createEndgame(rules), [position], random),
        );
      }
    },
  );

  it("choose the same for the same seed", () => {
    const position = wander(split, 8, createRandom(4));
    for (const chooser of ["random", "greedy", "level:1", "level:2", "level:3"] as const) {
      for (const seed of [1, 2, 3]) {
        const once = choose(chooser, createEndgame(split), [position], createRandom(seed));
        expect(choose(chooser, createEndgame(split), [position], createRandom(seed))).toEqual(once);
      }
    }
  });

  it("slip now and then at the bottom, and not always in the same way", () => {
    const position = startPosition(split);
    const moves = Array.from({ length: 60 }, (_, seed) =>
      JSON.stringify(choose("level:1", createEndgame(split), [position], createRandom(seed))),
    );
    expect(new Set(moves).size).toBeGreaterThan(2);
  });

  it("each beat the one below", () => {
    expect(share("level:1", "random", 60)).toBeGreaterThan(0.75);
    expect(share("level:3", "level:1", 60)).toBeGreaterThan(0.75);
    expect(share("level:8", "level:3", 2)).toBe(1);
  });
});
