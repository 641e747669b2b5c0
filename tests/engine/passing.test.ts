import { describe, expect, test } from "vitest";
import { foldEvents } from "../../src/engine/fold.ts";
import { endOf, newGame } from "../../src/engine/game.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { board, move, play, refused, standing, story } from "./drawn.ts";

describe("rule 5, um-el-bagara: passing", () => {
  test("single seeds are not sown, and nothing is barred", () => {
    const before = board(
      umElBagara,
      `0 | 0 2 1 1 1
           1 1 3 0 1 | 0  South to move`,
    );
    expect(legalMoves(umElBagara, before)).toEqual([move(umElBagara, "C<"), move(umElBagara, "C>")]);
  });

  test("a player without a legal move passes, and the other moves again", () => {
    const before = board(
      umElBagara,
      `0 | 1 0 0 1 0
           0 0 0 4 2 | 0  South to move`,
    );
    const { after, events, end } = play(umElBagara, before, "E");
    expect(story(umElBagara, events)).toBe("lift E2 a1 b2 take b2 pass north turn south");
    expect(after.toMove).toBe("south");
    expect(end).toBeNull();
  });

  test("when neither can move each takes the seeds left in his own row", () => {
    const before = board(
      umElBagara,
      `0 | 1 0 0 0 1
           1 0 0 2 0 | 0  South to move`,
    );
    const { after, events, end } = play(umElBagara, before, "D");
    expect(story(umElBagara, events)).toBe(
      "lift D2 E1 a2 take a2 turn north sweep AE to south sweep e to north end no-moves",
    );
    expect(after).toEqual(
      board(
        umElBagara,
        `1 | 0 0 0 0 0
             0 0 0 0 0 | 4  North to move`,
      ),
    );
    expect(end?.outcome.winner).toBe("south");
  });

  test("split does not pass: a stuck player ends the game", () => {
    const before = board(
      split,
      `0 | 0 0 0 1 1
           0 0 0 4 2 | 9  South to move`,
    );
    expect(story(split, play(split, before, "E").events)).toMatch(
      /take b2 take a2 turn north sweep D to south end no-moves$/,
    );
  });

  test("um-el-tuweisat passes likewise", () => {
    const before = board(
      umElTuweisat,
      `6 | 0 1 0
           0 2 2 | 0  South to move`,
    );
    expect(story(umElTuweisat, play(umElTuweisat, before, "C").events)).toBe(
      "lift C2 a1 b2 take b2 pass north turn south",
    );
  });
});

test("rule 4 where stuck players pass: the barred pit is free again after the pass", () => {
  const rules: RuleSet = { ...split, id: "split-with-passing", stuck: "passes" };
  const before = board(
    rules,
    `0 | 0 0 0 0 0
         0 2 0 0 1 | 0  South to move`,
  );
  const { after, events } = play(rules, before, "E");
  expect(story(rules, events)).toBe("lift E1 a1 bar a pass north turn south");
  expect(after.barred).toBeNull();
  expect(foldEvents(before, events)).toEqual(after);
});

describe("rule 9, a position given from outside without a legal move", () => {
  const stuck = `4 | 0 3 0 0 0
                     0 0 0 0 0 | 2  South to move`;

  test("ends the game when it starts from it", () => {
    const game = newGame(split, board(split, stuck));
    expect(story(split, game.opening.events)).toBe("sweep d to north end no-moves");
    expect(endOf(game)).toEqual({
      reason: "no-moves",
      outcome: { winner: "north", stores: { south: 2, north: 7 } },
    });
    expect(standing(game)).toEqual(
      board(
        split,
        `7 | 0 0 0 0 0
             0 0 0 0 0 | 2  South to move`,
      ),
    );
  });

  test("ends it on a barred single seed too", () => {
    const game = newGame(
      split,
      board(
        split,
        `0 | 0 3 0 0 0
             0 0 0 0 1 | 9  South to move, E barred`,
      ),
    );
    expect(story(split, game.opening.events)).toBe("decided sweep E to south sweep d to north end no-moves");
  });

  test("passes where the rules let a stuck player pass", () => {
    const game = newGame(umElBagara, board(umElBagara, stuck));
    expect(story(umElBagara, game.opening.events)).toBe("pass south turn north");
    expect(standing(game).toMove).toBe("north");
    expect(endOf(game)).toBeNull();
  });

  test("ends where neither can move", () => {
    const game = newGame(
      umElBagara,
      board(
        umElBagara,
        `4 | 0 1 0 0 0
             1 0 0 0 0 | 4  North to move`,
      ),
    );
    expect(story(umElBagara, game.opening.events)).toBe("sweep A to south sweep d to north end no-moves");
    expect(endOf(game)?.outcome.winner).toBeNull();
  });

  test("apply answers NO_MOVES, whatever the move", () => {
    expect(refused(split, board(split, stuck), "A")).toBe("NO_MOVES");
    expect(refused(split, board(split, stuck), "d")).toBe("NO_MOVES");
    expect(refused(umElBagara, board(umElBagara, stuck), "A")).toBe("NO_MOVES");
  });

  test("an ended position starts and ends, with nothing to sweep", () => {
    const game = newGame(
      split,
      board(
        split,
        `25 | 0 0 0 0 0
              0 0 0 0 0 | 25  North to move`,
      ),
    );
    expect(story(split, game.opening.events)).toBe("end no-moves");
    expect(endOf(game)?.outcome.winner).toBeNull();
  });
});
