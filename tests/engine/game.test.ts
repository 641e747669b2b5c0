import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldEvents } from "../../src/engine/fold.ts";
import {
  agree,
  closingEvents,
  currentPosition,
  endOf,
  goTo,
  newGame,
  playMove,
  resign,
} from "../../src/engine/game.ts";
import { decidedFor, legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game } from "../../src/engine/types.ts";
import { anyGame } from "./arbitrary.ts";
import { board, lastEvents, move, played, playOn, standing, story } from "./drawn.ts";

/** All that can be asked of a game, and what each move would lead to. */
function answers(game: Game): unknown {
  const replies = legalMoves(game.rules, standing(game)).map((reply) => {
    const next = playMove(game, reply);
    return next.ok ? lastEvents(next.value) : next.error;
  });
  return { position: currentPosition(game), end: endOf(game), replies };
}

describe("history", () => {
  test("going back and forth to any ply restores everything, the counts for endless play too", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, chosen) => {
        const ply = chosen % (game.plies.length + 1);
        const short = { ...game, plies: game.plies.slice(0, ply), cursor: ply };
        const visited = goTo(game, ply);
        expect(answers(visited)).toEqual(answers(short));
        expect(visited.plies).toBe(game.plies);
        expect(goTo(visited, game.cursor)).toEqual(game);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test("a move played after undoing drops the plies beyond the cursor", () => {
    const game = played(split, newGame(split).start, "A a B b");
    const other = playOn(goTo(game, 2), "C>");
    expect(other.plies.map((ply) => ply.move)).toEqual(["A", "a", "C>"].map((text) => move(split, text)));
    expect(other.cursor).toBe(3);
    expect(game.plies).toHaveLength(4);
  });

  test("the cursor stays within the game", () => {
    const game = played(split, newGame(split).start, "A a");
    expect(goTo(game, -5).cursor).toBe(0);
    expect(goTo(game, 99).cursor).toBe(2);
    expect(goTo(game, 1.5).cursor).toBe(1);
  });

  test("undo after the end: play goes on, with storehouses, bar and turn as they were", () => {
    const start = board(
      split,
      `22 | 0 0 0 0 0
            0 2 0 1 1 | 20  South to move`,
    );
    const game = played(split, start, "E");
    expect(endOf(game)?.reason).toBe("no-moves");
    const undone = goTo(game, 0);
    expect(endOf(undone)).toBeNull();
    expect(standing(undone)).toEqual(start);
    expect(endOf(playOn(undone, "D"))?.reason).toBe("no-moves");
  });

  test("a refused move leaves the game as it is", () => {
    const game = newGame(split);
    expect(playMove(game, move(split, "a"))).toMatchObject({
      ok: false,
      error: { code: "NOT_YOURS", at: "a" },
    });
    expect(playMove(game, { ...move(split, "A"), direction: "counterclockwise" })).toEqual({
      ok: false,
      error: { code: "DIRECTION", message: "This pit is not sown in that direction.", at: "A" },
    });
    expect(game).toEqual(newGame(split));
  });
});

test("rule 5: a game that is ever decided says so once", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const told = [game.opening, ...game.plies].flatMap(({ events }) => events);
      const sweep = told.findIndex((event) => event.kind === "sweep");
      const before = foldEvents(game.start, sweep === -1 ? told : told.slice(0, sweep));
      const notices = told.filter((event) => event.kind === "notice" && event.what === "decided");
      expect(notices).toHaveLength(decidedFor(before) === null ? 0 : 1);
    }),
    { seed: 1, numRuns: 300 },
  );
});

describe("rule 8, ends by will", () => {
  const start = board(
    split,
    `9 | 0 0 2 0 1
         0 0 0 3 0 | 20  South to move`,
  );

  test.each([
    ["south", "south-resigned", "north"],
    ["north", "north-resigned", "south"],
  ] as const)(
    "resigning: %s gives up, the other wins whatever the count, the seeds stay",
    (by, reason, winner) => {
      const game = must(resign(newGame(split, start), by));
      expect(endOf(game)).toEqual({ reason, outcome: { winner, stores: { south: 20, north: 9 } } });
      expect(standing(game)).toEqual(start);
      expect(story(split, closingEvents(game))).toBe(`end ${reason}`);
    },
  );

  test("agreeing: the seeds left are shared", () => {
    const game = must(agree(newGame(split, start)));
    expect(endOf(game)).toEqual({
      reason: "agreed",
      outcome: { winner: "south", stores: { south: 23, north: 12 } },
    });
    expect(story(split, closingEvents(game))).toBe("sweep Dac to shared end agreed");
    expect(standing(game)).toEqual(
      board(
        split,
        `12 | 0 0 0 0 0
              0 0 0 0 0 | 23  South to move`,
      ),
    );
  });

  test("agreeing on an odd number of seeds: one belongs to nobody", () => {
    const odd = board(
      split,
      `9 | 0 0 2 0 0
           0 0 0 3 0 | 9  South to move`,
    );
    const game = must(agree(newGame(split, odd)));
    expect(story(split, closingEvents(game))).toBe("sweep Dc to shared but one end agreed");
    expect(endOf(game)?.outcome).toEqual({ winner: null, stores: { south: 11, north: 11 } });
  });

  test("either clears the bar", () => {
    const barred = played(
      split,
      board(
        split,
        `0 | 0 2 0 0 0
         0 2 0 0 1 | 0  South to move`,
      ),
      "E",
    );
    expect(standing(barred).barred).not.toBeNull();
    expect(standing(must(resign(barred, "north"))).barred).toBeNull();
    expect(standing(must(agree(barred))).barred).toBeNull();
  });

  test("undo takes either back, and play goes on", () => {
    const game = played(split, newGame(split).start, "A a");
    for (const closed of [must(resign(game, "north")), must(agree(game))]) {
      expect(goTo(closed, 2)).toEqual(game);
      expect(goTo(closed, 1)).toEqual(goTo(game, 1));
    }
  });

  test("a game closed in its past ends there", () => {
    const game = goTo(played(split, newGame(split).start, "A a B"), 1);
    expect(must(resign(game, "north")).plies).toHaveLength(1);
    expect(must(agree(game)).plies).toHaveLength(1);
  });

  test("nothing is played, resigned or agreed after the end", () => {
    const game = must(resign(newGame(split), "south"));
    for (const refused of [playMove(game, move(split, "A")), resign(game, "north"), agree(game)]) {
      expect(refused).toEqual({ ok: false, error: { code: "GAME_OVER", message: "The game is over." } });
    }
  });

  test("a game in progress is not closed", () => {
    expect(closingEvents(newGame(split))).toEqual([]);
    expect(endOf(newGame(split))).toBeNull();
  });
});
