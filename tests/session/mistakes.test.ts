import { describe, expect, it } from "vitest";
import type { Assessment } from "../../src/session/assessment.ts";
import { mistakesIn, valuesOf } from "../../src/session/mistakes.ts";
import { gameOf } from "../ui/games.ts";
import { moveOf } from "./fakes.ts";

/** South, North, South, North: each has other moves too. */
const GAME = gameOf("split", null, "A a B b");

/** Found best: a move that was not played, unless it is named. */
function found(value: number, exact = false, best = ["E", "e", "E", "e"]): Assessment {
  const line = best.map((text) => moveOf(GAME.rules, text));
  return { value, exact, depth: 9, best: line, line };
}

const proven = (value: number) => found(value, true);
const told = (...assessments: (Assessment | undefined)[]) =>
  mistakesIn(GAME, assessments).map(({ ply, loss, turning }) => ({ ply, loss, turning }));

describe("the values of a game", () => {
  it("are those that were found, as far as they are there", () => {
    expect(valuesOf(GAME, [undefined, undefined, found(2), found(1), found(1)])).toEqual([
      undefined,
      undefined,
      2,
      1,
      1,
    ]);
  });

  it("rise to what the played move was found to be worth afterwards, for the mover", () => {
    expect(valuesOf(GAME, [found(1), found(3), found(5), found(-4), found(-6)])).toEqual([3, 3, 5, -6, -6]);
  });

  it("are kept where they are proven", () => {
    expect(valuesOf(GAME, [proven(1), found(3), proven(3), found(-4), found(-6)])).toEqual([1, 3, 3, -6, -6]);
  });
});

describe("a mistake", () => {
  it("is a move of either side that gives four seeds away", () => {
    expect(told(found(5), found(1), found(5), found(5), found(5))).toEqual([
      { ply: 1, loss: 4, turning: false },
      { ply: 2, loss: 4, turning: false },
    ]);
    expect(told(found(5), found(2), found(5), found(5), found(5))).toEqual([]);
  });

  it("that gives two away is told where it is proven to have turned the game", () => {
    expect(told(proven(2), proven(0), proven(2), proven(2), proven(2))).toEqual([
      { ply: 1, loss: 2, turning: true },
      { ply: 2, loss: 2, turning: true },
    ]);
    expect(told(proven(4), proven(2), proven(2), proven(2), proven(2))).toEqual([]);
    expect(told(found(2), proven(0), proven(0), proven(0), proven(0))).toEqual([]);
  });

  it("turns the game where another player is to win, or very much is lost", () => {
    expect(told(found(3), found(-3), found(-3), found(-12), found(-2))).toEqual([
      { ply: 1, loss: 6, turning: true },
      { ply: 3, loss: 9, turning: false },
      { ply: 4, loss: 10, turning: true },
    ]);
  });

  it("is never one of the best moves, whatever was found afterwards", () => {
    const best = found(9, false, ["A", "b"]);
    expect(told(best, found(1), found(1), found(1), found(1))).toEqual([]);
  });

  it("is told as soon as both positions have been looked at, with what was better", () => {
    expect(told(undefined, undefined, found(4), found(-4), found(-4))).toEqual([
      { ply: 3, loss: 8, turning: true },
    ]);
    const [mistake] = mistakesIn(GAME, [undefined, undefined, found(4), found(-4)]);
    expect(mistake).toMatchObject({ played: moveOf(GAME.rules, "B"), better: { value: 4 } });
    expect(mistake?.before).toEqual(GAME.plies[2]?.before);
  });
});
