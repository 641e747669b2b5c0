import { describe, expect, test } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import { endOf, goTo, isDecided, newGame, playMove, sinceCapture } from "../../src/engine/game.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import type { Game, GameEvent, Position, RuleSet } from "../../src/engine/types.ts";
import { board, lastEvents, move, play, played, playOn, standing, story } from "./drawn.ts";

function notices(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => (event.kind === "notice" ? [event.what] : []));
}

describe("rule 5, end", () => {
  test("a player to move whose row is empty ends the game: each takes the seeds left in his own row", () => {
    const before = board(
      split,
      `20 | 0 0 0 0 1
            3 0 0 1 1 | 15  South to move`,
    );
    const { after, events, end } = play(split, before, "E");
    expect(story(split, events)).toBe("lift E1 a2 take a2 turn north sweep AD to south end no-moves");
    expect(after).toEqual(
      board(
        split,
        `20 | 0 0 0 0 0
              0 0 0 0 0 | 21  North to move`,
      ),
    );
    expect(end).toEqual({
      reason: "no-moves",
      outcome: { winner: "south", stores: { south: 21, north: 20 } },
    });
  });

  test("a player to move with nothing but a barred single seed ends the game, and keeps it", () => {
    const before = board(
      split,
      `22 | 0 0 0 0 0
            0 2 0 0 1 | 20  South to move`,
    );
    const { after, events, end } = play(split, before, "E");
    expect(story(split, events)).toBe(
      "lift E1 a1 bar a turn north sweep B to south sweep a to north end no-moves",
    );
    expect(after.stores).toEqual({ south: 22, north: 23 });
    expect(after.barred).toBeNull();
    expect(end?.outcome.winner).toBe("north");
  });

  test("equal counts are a draw", () => {
    const before = board(
      split,
      `22 | 0 0 0 0 0
            0 1 0 0 1 | 22  South to move`,
    );
    expect(play(split, before, "E").end?.outcome).toEqual({
      winner: null,
      stores: { south: 23, north: 23 },
    });
  });

  test("the game is decided once a storehouse holds more than half: told once, and play goes on", () => {
    const start = board(
      split,
      `12 | 2 2 2 1 1
            2 2 0 1 1 | 24  South to move`,
    );
    const game = played(split, start, "E");
    expect(story(split, lastEvents(game))).toBe("lift E1 a2 take a2 turn north decided");
    expect(endOf(game)).toBeNull();
    expect(isDecided(game)).toBe(true);
    const later = playOn(game, "c> A");
    expect(later.plies.flatMap((ply) => notices(ply.events))).toEqual(["decided"]);
    expect(standing(later).stores.south).toBe(34);
  });

  test("exactly half decides nothing", () => {
    const start = board(
      split,
      `13 | 2 2 2 1 1
            2 2 0 1 1 | 23  South to move`,
    );
    const game = played(split, start, "E");
    expect(standing(game).stores.south * 2).toBe(50);
    expect(isDecided(game)).toBe(false);
    expect(notices(lastEvents(game))).toEqual([]);
  });

  test("half is counted from the seeds of this game, not of the rule set", () => {
    const game = played(
      split,
      board(
        split,
        `0 | 0 0 1 0 1
             1 0 0 0 1 | 1  South to move`,
      ),
      "E",
    );
    expect(notices(lastEvents(game))).toEqual(["decided"]);
  });

  test("a game begun from a decided position says so before the first move", () => {
    const game = newGame(
      split,
      board(
        split,
        `0 | 1 1 1 1 1
             1 1 1 1 1 | 11  South to move`,
      ),
    );
    expect(notices(game.opening.events)).toEqual(["decided"]);
    expect(notices(lastEvents(playOn(game, "A")))).toEqual([]);
  });
});

/** Three seeds that come round to the same board every four plies. */
const circling = board(
  split,
  `7 | 2 0 0 0 0
       0 1 0 0 0 | 8  South to move`,
);
const ROUND = "B e A d";

/** The end of a move on a position, if `earlier` positions have stood since the last capture. */
function endAfter(rules: RuleSet, position: Position, text: string, earlier: readonly Position[]) {
  return must(applyMove(rules, position, move(rules, text), earlier)).end?.reason ?? null;
}

function times(count: number, position: Position): readonly Position[] {
  return Array.from({ length: count }, () => position);
}

describe("rule 6, endless play by repetition", () => {
  test("the second occurrence gives a notice; the start is the first", () => {
    const game = played(split, circling, ROUND);
    expect(standing(game)).toEqual(circling);
    expect(story(split, lastEvents(game))).toBe("lift d1 e2 turn south repeated");
    expect(game.plies.slice(0, 3).flatMap((ply) => notices(ply.events))).toEqual([]);
    expect(endOf(game)).toBeNull();
  });

  test("the third occurrence ends the game: seeds left are shared, an odd one belongs to nobody", () => {
    const game = played(split, circling, `${ROUND} ${ROUND}`);
    expect(story(split, lastEvents(game))).toBe(
      "lift d1 e2 turn south sweep Be to shared but one end repetition",
    );
    expect(standing(game)).toEqual(
      board(
        split,
        `8 | 0 0 0 0 0
             0 0 0 0 0 | 9  South to move`,
      ),
    );
    expect(endOf(game)).toEqual({
      reason: "repetition",
      outcome: { winner: "south", stores: { south: 9, north: 8 } },
    });
    expect(playMove(game, move(split, "B"))).toMatchObject({ ok: false, error: { code: "GAME_OVER" } });
  });

  test("counts cover the plies up to the cursor: undo takes them back", () => {
    const ended = played(split, circling, `${ROUND} ${ROUND}`);
    const undone = goTo(ended, 3);
    expect(endOf(undone)).toBeNull();
    const again = playOn(undone, "d");
    expect(notices(lastEvents(again))).toEqual(["repeated"]);
    expect(endOf(again)).toBeNull();
    expect(endOf(playOn(again, ROUND))?.reason).toBe("repetition");
  });

  test("a game begun from a given position has no history", () => {
    const seen = played(split, circling, ROUND);
    expect(endOf(played(split, standing(seen), ROUND))).toBeNull();
  });

  test("another player to move or another barred pit make another position", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 0
           0 0 0 2 1 | 0  South to move`,
    );
    const { after } = play(split, before, "E");
    expect(after.barred).not.toBeNull();
    expect(endAfter(split, before, "E", times(2, after))).toBe("repetition");
    expect(endAfter(split, before, "E", times(2, { ...after, barred: null }))).toBeNull();
    expect(endAfter(split, before, "E", times(2, { ...after, toMove: "south" }))).toBeNull();
  });
});

/** Plays the first move, again and again, that neither captures nor repeats a position nor leaves nobody a move. */
function playQuietly(game: Game): Game {
  const next = legalMoves(game.rules, standing(game))
    .map((option) => must(playMove(game, option)))
    .find((after) => {
      const events = lastEvents(after);
      const capture = events.some((event) => event.kind === "capture");
      return !capture && !notices(events).includes("repeated") && endOf(after)?.reason !== "no-moves";
    });
  return next === undefined || endOf(next) !== null ? (next ?? game) : playQuietly(next);
}

describe("rule 6, endless play without a capture", () => {
  test("200 plies without a capture end the game; the seeds left are shared", () => {
    const start = board(
      circular,
      `9 | 0 1 1 0 0
           0 1 2 1 0 | 8  South to move`,
    );
    const game = playQuietly(newGame(circular, start));
    expect(game.cursor).toBe(200);
    expect(endOf(goTo(game, 199))).toBeNull();
    expect(endOf(game)).toEqual({
      reason: "no-capture",
      outcome: { winner: "north", stores: { south: 11, north: 12 } },
    });
    expect(story(circular, lastEvents(game))).toMatch(/ sweep \w+ to shared end no-capture$/);
  });

  test("a capture resets the count", () => {
    const start = board(
      circular,
      `8 | 0 1 0 1 0
           1 0 2 1 2 | 8  South to move`,
    );
    const captured = played(circular, start, "E");
    expect(standing(captured).stores.south).toBe(10);
    const game = playQuietly(captured);
    expect(game.cursor).toBe(201);
    expect(endOf(game)?.reason).toBe("no-capture");
  });

  test("a capture by North resets it too", () => {
    const start = board(
      circular,
      `8 | 2 1 2 0 1
           0 1 0 1 0 | 8  North to move`,
    );
    const captured = played(circular, start, "e");
    expect(standing(captured).stores.north).toBe(10);
    expect(sinceCapture(captured)).toEqual([standing(captured)]);
  });

  test("a capture at the 200th quiet ply is in time", () => {
    const before = board(
      circular,
      `0 | 0 0 1 0 1
           0 0 0 0 1 | 0  South to move`,
    );
    expect(endAfter(circular, before, "E", times(300, before))).toBeNull();
  });

  test("a passed turn does not count", () => {
    const before = board(
      umElBagara,
      `0 | 0 0 0 0 0
           0 0 0 5 4 | 0  South to move`,
    );
    expect(story(umElBagara, play(umElBagara, before, "D").events)).toContain("pass north");
    expect(endAfter(umElBagara, before, "D", times(199, before))).toBeNull();
    expect(endAfter(umElBagara, before, "D", times(200, before))).toBe("no-capture");
  });
});

describe("rule 6, where several ends meet", () => {
  const stuck = board(
    split,
    `0 | 0 0 0 0 0
         0 2 0 0 1 | 0  South to move`,
  );

  test("no legal move comes before repetition and quiet plies", () => {
    const after = board(
      split,
      `0 | 0 0 0 0 1
           0 2 0 0 0 | 0  North to move, a barred`,
    );
    expect(endAfter(split, stuck, "E", times(2, after))).toBe("no-moves");
    expect(endAfter(split, stuck, "E", times(200, stuck))).toBe("no-moves");
  });

  test("repetition comes before quiet plies", () => {
    const { after } = play(split, circling, "B");
    const earlier = [...times(198, circling), after, after];
    expect(endAfter(split, circling, "B", times(200, circling))).toBe("no-capture");
    expect(endAfter(split, circling, "B", earlier)).toBe("repetition");
  });
});
