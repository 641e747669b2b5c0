import { describe, expect, it } from "vitest";
import { endOf, newGame, resign } from "../../src/engine/game.ts";
import { parsePosition } from "../../src/engine/notation.ts";
import { startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game, Position, Side } from "../../src/engine/types.ts";
import type { SeatId } from "../../src/session/setup.ts";
import { type PlayedGame, tallyOf } from "../../src/session/tally.ts";
import { randomGame } from "../engine/arbitrary.ts";
import { rulesOf } from "./fakes.ts";

const seatsOf = (south: SeatId, north: SeatId) => ({ south, north });

/** A game that `loser` has given up. */
function lostBy(loser: Side, id = "split", start?: Position): Game {
  return must(resign(newGame(rulesOf(id), start), loser));
}

/** The tallies as `rules opponent won-drawn-lost`. */
const told = (games: readonly PlayedGame[]) =>
  tallyOf(games).map(
    ({ rules, opponent, won, drawn, lost }) => `${rules.id} ${opponent} ${won}-${drawn}-${lost}`,
  );

describe("a tally", () => {
  it("is empty without games", () => {
    expect(tallyOf([])).toEqual([]);
  });

  it("counts from the person's side, whichever it is", () => {
    expect(
      told([
        { game: lostBy("north"), seats: seatsOf("human", "level:2") },
        { game: lostBy("north"), seats: seatsOf("level:2", "human") },
        { game: lostBy("south"), seats: seatsOf("level:2", "human") },
      ]),
    ).toEqual(["split level:2 2-0-1"]);
  });

  it("leaves out games against a seat that is nobody's", () => {
    expect(tallyOf([{ game: lostBy("north"), seats: seatsOf("human", "nobody") }])).toEqual([]);
  });

  it("counts draws", () => {
    const seed = [...Array(500).keys()].find((n) => {
      const end = endOf(randomGame(rulesOf("split"), n));
      return end !== null && end.outcome.winner === null;
    });
    const game = randomGame(rulesOf("split"), seed ?? Number.NaN);
    expect(told([{ game, seats: seatsOf("human", "random") }])).toEqual(["split random 0-1-0"]);
  });

  it("goes by rule set in their order, and from the gentlest opponent up", () => {
    const opponents = ["level:8", "greedy", "level:1", "random", "level:2"] as const;
    const games = [...RULE_SETS]
      .reverse()
      .flatMap(({ id }) =>
        opponents.map((opponent) => ({ game: lostBy("south", id), seats: seatsOf("human", opponent) })),
      );
    expect(told(games)).toEqual(
      RULE_SETS.flatMap(({ id }) =>
        ["random", "greedy", "level:1", "level:2", "level:8"].map((opponent) => `${id} ${opponent} 0-0-1`),
      ),
    );
  });

  it("leaves out games between persons or machines, unfinished ones, and those from another position", () => {
    const near = must(parsePosition(rulesOf("split"), "0,0,0,0,1/0,0,0,0,0 20-26 S -"));
    expect(
      told([
        { game: lostBy("south"), seats: seatsOf("human", "human") },
        { game: lostBy("south"), seats: seatsOf("level:1", "level:2") },
        { game: newGame(rulesOf("split")), seats: seatsOf("human", "level:1") },
        { game: lostBy("south", "split", near), seats: seatsOf("human", "level:1") },
      ]),
    ).toEqual([]);
  });

  it("counts the rounds of a match that the other side begins", () => {
    const start: Position = { ...startPosition(rulesOf("split")), toMove: "north" };
    expect(told([{ game: lostBy("north", "split", start), seats: seatsOf("human", "level:1") }])).toEqual([
      "split level:1 1-0-0",
    ]);
  });
});
