import { describe, expect, it } from "vitest";
import { chooseRandom } from "../../src/ai/choosers.ts";
import { createRandom } from "../../src/ai/random.ts";
import type { Agent } from "../../src/cli/agents.ts";
import { playGame, scoreOf } from "../../src/cli/match-game.ts";
import { currentPosition, endOf, newGame, playMove } from "../../src/engine/game.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game, Pit } from "../../src/engine/types.ts";

const honest: Agent = (game, random) => chooseRandom(game.rules, currentPosition(game), random);
/** Plays honestly for ten plies, then the pit that he sowed last, or one of his opponent's. */
const cheat: Agent = (game, random) =>
  game.cursor < 10 ? honest(game, random) : { pit: 9 as Pit, direction: "clockwise" };
const thrower: Agent = () => {
  throw new RangeError("I am at a loss.");
};

describe("a game", () => {
  it("goes to its end, and every move's time is counted", async () => {
    const played = await playGame(newGame(split), { south: honest, north: honest }, createRandom(1));
    const end = endOf(played.game);
    expect(played.broken).toBeNull();
    expect(end?.reason).toBe("no-moves");
    const { clock } = played;
    expect(clock.south.moves + clock.north.moves).toBe(played.game.cursor);
    expect(clock.south.most).toBeGreaterThan(0);
    expect(clock.south.most).toBeLessThanOrEqual(clock.south.ms);
    const { stores } = currentPosition(played.game);
    const asSouth = scoreOf(played, "south");
    expect(asSouth).toEqual({
      points: stores.south > stores.north ? 1 : stores.south < stores.north ? 0 : 0.5,
      margin: stores.south - stores.north,
      plies: played.game.cursor,
      fault: null,
      clock,
    });
    expect(scoreOf(played, "north")).toEqual({
      ...asSouth,
      points: 1 - asSouth.points,
      margin: 0 - asSouth.margin,
      clock: { south: clock.north, north: clock.south },
    });
  });

  it("is lost by whoever makes a move that the rules refuse, and the move is told", async () => {
    const played = await playGame(newGame(split), { south: cheat, north: honest }, createRandom(1));
    expect(played.broken).toEqual({ by: "south", why: "e: This pit is not of the player to move." });
    expect(scoreOf(played, "south")).toMatchObject({
      points: 0,
      plies: 10,
      fault: "--south: e: This pit is not of the player to move.",
    });
    expect(scoreOf(played, "north")).toMatchObject({
      points: 1,
      fault: "--north: e: This pit is not of the player to move.",
    });
  });

  it("is lost by whoever throws, and where he did is told", async () => {
    const played = await playGame(newGame(split), { south: honest, north: thrower }, createRandom(1));
    const { points, fault } = scoreOf(played, "south");
    expect(points).toBe(1);
    expect(fault).toMatch(/^--north: RangeError: I am at a loss\.\n +at .*match-game\.test/);
  });

  it("that finds no end is broken off, and nobody has lost", async () => {
    const played = playMove(newGame(split), honest(newGame(split), createRandom(1)));
    if (!played.ok) throw new Error(played.error.message);
    const [ply] = played.value.plies;
    if (ply === undefined) throw new Error("No ply was played.");
    const endless: Game = {
      ...played.value,
      plies: Array.from({ length: 10_000 }, () => ply),
      cursor: 10_000,
    };
    const score = scoreOf(
      await playGame(endless, { south: thrower, north: thrower }, createRandom(1)),
      "south",
    );
    expect(score).toMatchObject({ points: 0.5, fault: "It finds no end." });
  });
});
