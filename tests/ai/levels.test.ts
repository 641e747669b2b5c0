import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choose } from "../../src/ai/choose.ts";
import { chooseRandom } from "../../src/ai/choosers.ts";
import { createEndgame, type Endgame, learn } from "../../src/ai/endgame.ts";
import { evaluationOf, type Judgement } from "../../src/ai/judgement.ts";
import { chooseByLevel, exactUsed } from "../../src/ai/levels.ts";
import { type ChooserId, knowsEnds, LEVELS } from "../../src/ai/protocol.ts";
import { createRandom } from "../../src/ai/random.ts";
import { search, UNLIMITED } from "../../src/ai/search.ts";
import { createTree, type Tree } from "../../src/ai/tree.ts";
import { currentPosition, endOf, newGame, playMove, sinceCapture } from "../../src/engine/game.ts";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves, seedsOnBoard, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { Position, RuleSet } from "../../src/engine/types.ts";

const CHOOSERS: readonly ChooserId[] = [
  "random",
  "greedy",
  ...Array.from({ length: LEVELS }, (_, n): ChooserId => `level:${n + 1}`),
];

const positionOf = (rules: RuleSet, text: string): Position => must(parsePosition(rules, text));

/** What South's player makes of a game: 1 won, ½ drawn, 0 lost. Every move is checked by the rules. */
function playOut(endgame: Endgame, south: ChooserId, north: ChooserId, seed: number): number {
  const random = createRandom(seed);
  let game = newGame(endgame.rules);
  for (let end = endOf(game); end === null; end = endOf(game)) {
    const chooser = currentPosition(game).toMove === "south" ? south : north;
    game = must(playMove(game, choose(chooser, endgame, sinceCapture(game), random)));
  }
  const winner = endOf(game)?.outcome.winner;
  return winner === "south" ? 1 : winner === "north" ? 0 : 0.5;
}

/** The share of points that `one` takes from `other`, seats alternating. */
function share(endgame: Endgame, one: ChooserId, other: ChooserId, games: number): number {
  let points = 0;
  for (let seed = 0; seed < games; seed++) {
    points += seed % 2 === 0 ? playOut(endgame, one, other, seed) : 1 - playOut(endgame, other, one, seed);
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

  it.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    "play whole games of %s by the rules",
    (_, rules) => {
      const endgame = createEndgame(rules);
      for (let seed = 0; seed < 4; seed++) {
        expect([0, 0.5, 1]).toContain(playOut(endgame, "level:1", "level:4", seed));
      }
      expect([0, 0.5, 1]).toContain(playOut(endgame, "level:5", "random", 1));
      expect([0, 0.5, 1]).toContain(playOut(endgame, "random", "level:7", 1));
    },
  );

  it("choose the same for the same seed, whatever else is known", () => {
    const position = positionOf(split, "2,1,1,0,2/1,0,1,1,1 20-20 S -");
    const wise = createEndgame(split);
    for (const seeds of [11, 12]) for (const _ of learn(wise, seeds, 1e6));
    for (const chooser of CHOOSERS) {
      const once = choose(chooser, createEndgame(split), [position], createRandom(3));
      expect([chooser, choose(chooser, createEndgame(split), [position], createRandom(3))]).toEqual([
        chooser,
        once,
      ]);
      expect([chooser, choose(chooser, wise, [position], createRandom(3))]).toEqual([chooser, once]);
    }
  });

  it("use exact values only where they can be reached, and of the same parity as the seeds", () => {
    const endgame = createEndgame(split);
    expect(exactUsed(8, endgame, positionOf(split, "2,1,3,0,2/1,0,3,2,2 17-17 S -"))).toBe(16);
    expect(exactUsed(8, endgame, positionOf(split, "2,1,3,0,2/1,0,3,2,1 17-17 S -"))).toBe(15);
    expect(exactUsed(8, endgame, positionOf(split, "2,1,0,0,0/1,0,0,0,1 22-23 S -"))).toBe(5);
    expect(exactUsed(8, endgame, startPosition(split))).toBe(0);
    const smallest = createEndgame(umElTuweisat);
    expect([7, 8].map((level) => exactUsed(level, smallest, startPosition(umElTuweisat)))).toEqual([8, 18]);
    const last = positionOf(split, "1,0,0,0,0/1,0,0,0,0 24-24 S -");
    const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
    const using = levels.filter((level) => exactUsed(level, endgame, last) > 0);
    expect(using.length).toBeGreaterThan(0);
    expect(levels.filter((level) => knowsEnds(`level:${level}`))).toEqual(using);
  });

  it("slip now and then at the bottom, and not always in the same way", () => {
    const endgame = createEndgame(split);
    const moves = Array.from({ length: 60 }, (_, seed) =>
      JSON.stringify(choose("level:1", endgame, [startPosition(split)], createRandom(seed))),
    );
    expect(new Set(moves).size).toBeGreaterThan(2);
  });

  it("at the bottom take from 60 to 85 of 100 points from the one below, and the first loses to greed", () => {
    const endgame = createEndgame(split);
    const within = (points: number) => points > 0.6 && points < 0.85;
    const shares = (["level:1", "level:2", "level:3", "level:4"] as const).map((level, n, all) =>
      share(endgame, level, all[n - 1] ?? "random", 200),
    );
    expect(shares.filter(within), String(shares)).toHaveLength(4);
    expect(share(endgame, "level:1", "greedy", 100)).toBeLessThan(0.3);
  });

  it("at the top plays an end as well as it can be played", () => {
    const endgame = createEndgame(circular);
    const lines = readFileSync(new URL("../engine/circular-exact.jsonl", import.meta.url), "utf8").split(
      "\n",
    );
    for (const line of lines.slice(0, -1).filter((_, n) => n % 4 === 1)) {
      const { position, best } = JSON.parse(line);
      // More seeds would take longer to be worked out.
      if (seedsOnBoard(positionOf(circular, position)) > 12) continue;
      const move = choose("level:8", endgame, [positionOf(circular, position)], createRandom(1));
      expect([position, best.includes(formatMove(circular, move))]).toEqual([position, true]);
    }
  });
});

describe("tastes", () => {
  /** What a player does against a plain one, per ply: how often he captures, and what the other takes. */
  function habits(judgement: Judgement) {
    const endgame = createEndgame(split);
    const trees = [judgement, "plain" as const].map((one) =>
      createTree(endgame, evaluationOf(split, one), 13),
    );
    const random = createRandom(3);
    let plies = 0;
    let captures = 0;
    let others = 0;
    let taken = 0;
    for (let played = 0; played < 60; played++) {
      const seat = played % 2 === 0 ? "south" : "north";
      let game = newGame(split);
      while (endOf(game) === null) {
        const { toMove, stores } = currentPosition(game);
        const tree = trees[toMove === seat ? 0 : 1] as Tree;
        const move =
          game.cursor < 4
            ? chooseRandom(split, currentPosition(game), random)
            : search(tree, sinceCapture(game), { ...UNLIMITED, depth: 4 }, random).move;
        game = must(playMove(game, move));
        if (endOf(game) !== null) break;
        const gain = currentPosition(game).stores[toMove] - stores[toMove];
        if (toMove === seat) {
          plies++;
          if (gain > 0) captures++;
        } else {
          others++;
          taken += gain;
        }
      }
    }
    return { captures: captures / plies, taken: taken / others };
  }

  it("show: a hoarder captures less often, an attacker more often, and from a careful player less is taken", () => {
    const plain = habits("plain");
    expect(habits("hoarder").captures).toBeLessThan(plain.captures * 0.9);
    expect(habits("attacker").captures).toBeGreaterThan(plain.captures * 1.05);
    expect(habits("careful").taken).toBeLessThan(plain.taken * 0.95);
  });
});
