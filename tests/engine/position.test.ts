import { describe, expect, test } from "vitest";
import { decidedFor, leadOf, outcomeOf, sameMove } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position } from "../../src/engine/types.ts";
import { board, move } from "./drawn.ts";

function counted(south: number, north: number): Position {
  return board(
    split,
    `${north} | 0 0 1 0 0
         0 0 1 0 0 | ${south}  South to move`,
  );
}

describe("rule 5, the count", () => {
  test("more than half of all seeds decides, half of them does not", () => {
    expect(decidedFor(counted(20, 17))).toBe("south");
    expect(decidedFor(counted(17, 20))).toBe("north");
    expect(decidedFor(counted(20, 18))).toBeNull();
    expect(decidedFor(counted(18, 20))).toBeNull();
  });

  test("who has stored more wins, and equal counts are a draw", () => {
    expect(outcomeOf(counted(20, 19))).toEqual({ winner: "south", stores: { south: 20, north: 19 } });
    expect(outcomeOf(counted(19, 20))).toEqual({ winner: "north", stores: { south: 19, north: 20 } });
    expect(outcomeOf(counted(20, 20)).winner).toBeNull();
  });

  test("what one side leads by, the other is behind", () => {
    expect(leadOf(counted(20, 17), "south")).toBe(3);
    expect(leadOf(counted(20, 17), "north")).toBe(-3);
  });
});

test("moves are the same when pit and direction are", () => {
  const same = (one: string, other: string) => sameMove(move(split, one), move(split, other));
  expect(same("C<", "C<")).toBe(true);
  expect(same("C<", "C>")).toBe(false);
  expect(same("A", "B")).toBe(false);
  expect(same("A", "E")).toBe(false);
});
