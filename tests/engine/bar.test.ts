import { describe, expect, test } from "vitest";
import { legalMoves } from "../../src/engine/position.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import { board, move, play, played, refused, sowing, standing } from "./drawn.ts";

describe("rule 4, return bar", () => {
  test("a single seed sown into the opponent's empty leftmost pit bars it", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 0
           0 0 0 2 1 | 0  South to move`,
    );
    const { after } = play(split, before, "E");
    expect(sowing(split, before, "E")).toBe("lift E1 a1 bar a turn north");
    expect(after).toEqual(
      board(
        split,
        `0 | 0 1 0 0 1
             0 0 0 2 0 | 0  North to move, a barred`,
      ),
    );
    expect(refused(split, after, "a")).toBe("BARRED");
    expect(legalMoves(split, after)).toEqual([move(split, "d")]);
  });

  test("and into his empty rightmost pit", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 0
           1 0 0 2 0 | 0  South to move`,
    );
    expect(sowing(split, before, "A")).toBe("lift A1 e1 bar e turn north");
  });

  test("North bars South's pits likewise", () => {
    const before = board(
      split,
      `0 | 1 0 0 0 1
           0 0 2 0 0 | 0  North to move`,
    );
    expect(sowing(split, before, "a")).toBe("lift a1 E1 bar E turn south");
    expect(sowing(split, before, "e")).toBe("lift e1 A1 bar A turn south");
  });

  test("a longer sowing whose last seed lands alone in an empty pit bars nothing", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 0
           0 0 0 2 0 | 0  South to move`,
    );
    const { after } = play(split, before, "D");
    expect(sowing(split, before, "D")).toBe("lift D2 E1 a1 turn north");
    expect(refused(split, after, "a")).toBeNull();
  });

  test("a single seed that lands on others bars nothing", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 2
           0 0 0 2 1 | 0  South to move`,
    );
    expect(sowing(split, before, "E")).toBe("lift E1 a3 turn north");
  });

  test("a single seed that captures bars nothing", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 1
           0 0 0 2 1 | 0  South to move`,
    );
    expect(sowing(split, before, "E")).toBe("lift E1 a2 take a2 turn north");
  });

  test("a single seed sown within its own row bars nothing", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 0
           0 0 0 1 0 | 0  South to move`,
    );
    expect(sowing(split, before, "D")).toBe("lift D1 E1 turn north");
  });

  test("the bar is lifted after one turn", () => {
    const start = board(
      split,
      `0 | 0 1 0 0 0
           0 1 0 2 1 | 0  South to move`,
    );
    const game = played(split, start, "E d B");
    expect(standing(game).barred).toBeNull();
    expect(refused(split, standing(game), "a")).toBeNull();
  });

  test("the first lift of the next turn clears the bar", () => {
    const before = board(
      split,
      `0 | 0 1 0 0 1
           0 0 0 2 0 | 0  North to move, a barred`,
    );
    expect(play(split, before, "d").after.barred).toBeNull();
  });

  test("circular has no return bar", () => {
    const before = board(
      circular,
      `0 | 0 1 0 0 0
           0 0 0 2 1 | 0  South to move`,
    );
    const { after } = play(circular, before, "E");
    expect(after.barred).toBeNull();
    expect(refused(circular, after, "a")).toBeNull();
  });
});
