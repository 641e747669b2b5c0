/** The smallest game is known whole, and the top of the ladder plays it without a fault. */
import { describe, expect, test } from "vitest";
import { choose } from "../../src/ai/choose.ts";
import type { Endgame } from "../../src/ai/endgame.ts";
import { SEED } from "../../src/ai/evaluation.ts";
import type { ChooserId } from "../../src/ai/protocol.ts";
import { createRandom, pick } from "../../src/ai/random.ts";
import { search, UNLIMITED } from "../../src/ai/search.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { currentPosition, endOf, newGame, playMove, sinceCapture } from "../../src/engine/game.ts";
import { formatMove, formatPosition } from "../../src/engine/notation.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { umElTuweisat as rules } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { Move, Position, Side } from "../../src/engine/types.ts";
import { leadOf, workOutThese } from "./naive.ts";
import { keyOf, reachable } from "./positions.ts";
import { learned, treeOf } from "./trees.ts";

const start = startPosition(rules);
const everywhere = reachable(rules);
const naive = workOutThese(rules, everywhere);
const wise = learned(rules, 18);

/** The moves that keep the value of a position, worked out the plain way. */
function bestOf(position: Position): readonly string[] {
  const value = naive.valueOf(position);
  return [...naive.movesOf(position)].filter(([, worth]) => worth === value).map(([move]) => move);
}

test("from the start, whatever is begun with, neither gains", () => {
  expect(everywhere).toHaveLength(65_257);
  expect([...naive.movesOf(start)]).toEqual(["A", "B<", "B>", "C"].map((move) => [move, 0]));
});

test("each position that can arise is told with its exact value and all its best moves", () => {
  const tree = treeOf(wise);
  for (const position of everywhere) {
    const found = search(tree, [position], { ...UNLIMITED, depth: 1 }, createRandom(1));
    const best = found.best.map((move) => formatMove(rules, move));
    const told = [found.exact, found.value / SEED, ...best];
    const wanted = [true, naive.valueOf(position), ...bestOf(position)];
    if (String(told) !== String(wanted)) expect([formatPosition(position), told]).toEqual(["", wanted]);
  }
});

describe("who is ahead", () => {
  const tree = treeOf(wise, 17);
  const ahead = everywhere.filter((position) => naive.valueOf(position) > 0);
  const chosen = new Map<string, Move>(
    ahead.map((position) => {
      return [keyOf(position), search(tree, [position], UNLIMITED, createRandom(1)).move];
    }),
  );

  test("gets on from everywhere, whatever is answered, and never goes in circles with it", () => {
    /** At most so many plies to a capture or to the end, as long as neither gives anything away; `null` meanwhile. */
    const ways = new Map<string, number | null>();
    const wayFrom = (position: Position): number => {
      const key = keyOf(position);
      const known = ways.get(key);
      if (known === null) throw new Error(`${formatPosition(position)} comes back.`);
      if (known !== undefined) return known;
      ways.set(key, null);
      const own = chosen.get(key);
      const best = bestOf(position);
      const moves = own
        ? [own]
        : legalMoves(rules, position).filter((move) => best.includes(formatMove(rules, move)));
      const lengths = moves.map((move) => {
        const { after, end } = must(applyMove(rules, position, move));
        const gains = end !== null || leadOf(after, "south") !== leadOf(position, "south");
        return gains ? 1 : 1 + wayFrom(after);
      });
      ways.set(key, Math.max(...lengths));
      return Math.max(...lengths);
    };
    expect(ahead.length).toBeGreaterThan(28_000);
    expect(Math.max(...ahead.map(wayFrom))).toBe(26);
  });
});

/** Never gives anything away, and goes in circles where that costs nothing. */
function linger(position: Position, random: () => number): Move {
  const best = bestOf(position);
  const kept = legalMoves(rules, position).filter((move) => best.includes(formatMove(rules, move)));
  const quiet = kept.filter((move) => {
    const { after, end } = must(applyMove(rules, position, move));
    return end === null && leadOf(after, "south") === leadOf(position, "south");
  });
  return pick(quiet.length > 0 ? quiet : kept, random);
}

/** What the top of the ladder, on one side, makes of the other's moves; the least that it was sure of on the way. */
function playOut(endgame: Endgame, top: Side, other: ChooserId | "linger", seed: number) {
  const random = createRandom(seed);
  let game = newGame(rules);
  const sure: number[] = [];
  while (endOf(game) === null) {
    const position = currentPosition(game);
    const own = position.toMove === top;
    const worth = naive.valueOf(position);
    sure.push(leadOf(position, top) + (own ? worth : 0 - worth));
    const path = sinceCapture(game);
    const move =
      own || other !== "linger"
        ? choose(own ? "level:8" : (other as ChooserId), endgame, path, random, 5000)
        : linger(position, random);
    game = must(playMove(game, move));
  }
  return { sure, lead: leadOf(currentPosition(game), top) };
}

test.each(["linger", "random", "greedy", "level:6"] as const)(
  "the top of the ladder never gives a seed away in whole games against %s",
  (other) => {
    for (let seed = 0; seed < 4; seed++) {
      const { sure, lead } = playOut(wise, seed % 2 === 0 ? "south" : "north", other, seed);
      // It may only rise, and in the end it is what was stored.
      expect([seed, [...sure, lead]]).toEqual([seed, [...sure, lead].toSorted((a, b) => a - b)]);
    }
  },
);
