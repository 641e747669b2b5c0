import { describe, expect, it } from "vitest";
import { resign } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import type { Game } from "../../src/engine/types.ts";
import { gamesIn, NEW_SERIES, type Series, turnedSeries, withGame } from "../../src/session/series.ts";
import { nextGame, type Setup, swapped } from "../../src/session/setup.ts";
import { gameOf } from "../ui/games.ts";
import { setupOf } from "./fakes.ts";

/** Won by South, by North, and drawn. */
const WON = must(resign(gameOf("split", null), "north"));
const LOST = must(resign(gameOf("split", null), "south"));
const DRAWN = gameOf("split", "0,0,0,0,1/0,0,0,0,0 20-19 S -", "E");

const series: Series = { won: { south: 3, north: 1 }, drawn: 2 };

it("a series counts who won a game, whoever sits where, and draws", () => {
  expect(withGame(series, WON)).toEqual({ won: { south: 4, north: 1 }, drawn: 2 });
  expect(withGame(series, LOST)).toEqual({ won: { south: 3, north: 2 }, drawn: 2 });
  expect(withGame(series, DRAWN)).toEqual({ won: { south: 3, north: 1 }, drawn: 3 });
  expect(withGame(series, gameOf("split", null, "E"))).toBe(series);
  expect(gamesIn(series)).toBe(6);
  expect(turnedSeries(series)).toEqual({ won: { south: 1, north: 3 }, drawn: 2 });
});

describe("the next game of a series", () => {
  const setup: Setup = { ...setupOf("level:5", "level:2"), purpose: "show", series: NEW_SERIES };
  const follow = (from: Setup, ...games: readonly Game[]) =>
    games.reduce((before, game) => nextGame(before, game) as Setup, from);

  it("changes sides, keeps each player's wins and draws a new seed", () => {
    const second = follow(setup, WON);
    expect(second.seats).toEqual({ south: "level:2", north: "level:5" });
    expect(second.series).toEqual({ won: { south: 0, north: 1 }, drawn: 0 });
    const third = follow(second, LOST);
    expect(third.seats).toEqual(setup.seats);
    expect(third.series).toEqual({ won: { south: 2, north: 0 }, drawn: 0 });
    expect(new Set([setup.seed, second.seed, third.seed]).size).toBe(3);
    expect(follow(setup, WON, LOST)).toEqual(third);
  });

  it("stays of the same size however many there were", () => {
    const games = Array.from({ length: 300 }, (_, n) => [WON, LOST, DRAWN][n % 3] as Game);
    const last = follow(setup, ...games);
    expect(JSON.stringify(last).length - JSON.stringify(setup).length).toBeLessThan(20);
    expect(gamesIn(last.series as Series)).toBe(300);
  });

  it("takes the place of an unfinished one on the same sides, uncounted", () => {
    const again = follow(setup, gameOf("split", null, "E"));
    expect([again.seats, again.series]).toEqual([setup.seats, NEW_SERIES]);
    expect(again.seed).not.toBe(setup.seed);
  });

  it("is none where there is no series", () => {
    expect(nextGame(setupOf("level:5", "level:2"), WON)).toBeNull();
    expect("series" in swapped(setupOf("level:5", "level:2"))).toBe(false);
  });
});
