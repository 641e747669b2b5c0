import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newGame, resign } from "../../src/engine/game.ts";
import {
  type Match,
  type MatchFormat,
  matchEnd,
  matchScore,
  type Round,
  roundStart,
  starterOf,
  withRound,
} from "../../src/engine/match.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Side } from "../../src/engine/types.ts";
import { randomGame } from "./arbitrary.ts";

const FIRST_TO_2: MatchFormat = { kind: "first-to", rounds: 2 };
const FIXED_2: MatchFormat = { kind: "fixed", rounds: 2 };

/** A round that South began, won by more seeds. */
function round(south: number, north: number, starter: Side = "south"): Round {
  const winner = south === north ? null : south > north ? "south" : "north";
  return { starter, outcome: { winner, stores: { south, north } } };
}

const match = (format: MatchFormat, ...rounds: readonly Round[]): Match => ({ format, rounds });

describe("rules.md 7, the starter", () => {
  it("is South, then the loser, then after a draw who did not start it", () => {
    expect(starterOf(match(FIRST_TO_2))).toBe("south");
    expect(starterOf(match(FIRST_TO_2, round(30, 20)))).toBe("north");
    expect(starterOf(match(FIRST_TO_2, round(20, 30)))).toBe("south");
    expect(starterOf(match(FIRST_TO_2, round(25, 25)))).toBe("north");
    expect(starterOf(match(FIRST_TO_2, round(30, 20), round(25, 25, "north")))).toBe("south");
  });

  it("starts with every pit full", () => {
    const lost = match(FIRST_TO_2, round(30, 20));
    expect(formatPosition(roundStart(split, lost))).toBe("5,5,5,5,5/5,5,5,5,5 0-0 N -");
  });
});

describe("rules.md 7, the score", () => {
  it("counts rounds and seeds; a drawn round counts for neither", () => {
    expect(matchScore(match(FIRST_TO_2, round(30, 20), round(25, 25), round(18, 32)))).toEqual({
      wins: { south: 1, north: 1 },
      seeds: { south: 73, north: 77 },
    });
  });

  it("takes a finished game in, and none that goes on", () => {
    const begun = match(FIRST_TO_2);
    const game = newGame(split);
    expect(withRound(begun, game)).toBe(begun);
    const given = must(resign(game, "south"));
    expect(withRound(begun, given).rounds).toEqual([
      { starter: "south", outcome: { winner: "north", stores: { south: 0, north: 0 } } },
    ]);
  });
});

describe("rules.md 7, the end", () => {
  it("of first to N comes with the Nth win, however many rounds are drawn", () => {
    const drawn = [round(25, 25), round(25, 25), round(25, 25)];
    expect(matchEnd(match(FIRST_TO_2, round(30, 20), ...drawn))).toBeNull();
    expect(matchEnd(match(FIRST_TO_2, round(30, 20), ...drawn, round(18, 32)))).toBeNull();
    expect(matchEnd(match(FIRST_TO_2, round(18, 32), ...drawn, round(18, 32)))).toEqual({
      winner: "north",
      by: "rounds",
    });
  });

  it("of a fixed number comes with the last round: by rounds, else by seeds, else drawn", () => {
    expect(matchEnd(match(FIXED_2, round(50, 0)))).toBeNull();
    expect(matchEnd(match(FIXED_2, round(26, 24), round(25, 25)))).toEqual({ winner: "south", by: "rounds" });
    expect(matchEnd(match(FIXED_2, round(26, 24), round(20, 30)))).toEqual({ winner: "north", by: "seeds" });
    expect(matchEnd(match(FIXED_2, round(26, 24), round(24, 26)))).toEqual({ winner: null, by: "seeds" });
  });
});

it("a match of whole games goes on until it has ended, and its seeds are those of its rounds", () => {
  fc.assert(
    fc.property(
      fc.record({ kind: fc.constantFrom("first-to", "fixed"), rounds: fc.integer({ min: 1, max: 3 }) }),
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (format, seeds) => {
        let played: Match = { format, rounds: [] };
        for (const seed of seeds) {
          if (matchEnd(played) !== null) break;
          const start = roundStart(split, played);
          expect(start.toMove).toBe(starterOf(played));
          played = withRound(played, randomGame(split, seed, start));
        }
        const { wins, seeds: stored } = matchScore(played);
        const drawn = played.rounds.filter(({ outcome }) => outcome.winner === null).length;
        expect(wins.south + wins.north + drawn).toBe(played.rounds.length);
        expect(stored.south + stored.north).toBeLessThanOrEqual(50 * played.rounds.length);
        if (format.kind === "fixed") expect(played.rounds).toHaveLength(format.rounds);
        else if (matchEnd(played) !== null) expect(Math.max(wins.south, wins.north)).toBe(format.rounds);
      },
    ),
    { seed: 20_261_130, numRuns: 50 },
  );
});
