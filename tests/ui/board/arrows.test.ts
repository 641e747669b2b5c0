import { describe, expect, it } from "vitest";
import { pitLetter } from "../../../src/engine/pit.ts";
import { split } from "../../../src/engine/rules/split.ts";
import type { Pit, Side } from "../../../src/engine/types.ts";
import { fitBoard, pitBox, type Size } from "../../../src/layout/view.ts";
import { arrowDirection, arrowOf, neighbour, pointedDirection } from "../../../src/ui/board/arrows.ts";
import { allPits, pitOfLetter, waysFrom } from "../../../src/ui/board/places.ts";

const WIDE: Size = { width: 1280, height: 720 };
const UPRIGHT: Size = { width: 390, height: 844 };
const arrow = (name: string) => arrowOf(`Arrow${name}`) ?? { x: 0, y: 0 };
const pit = (letter: string) => pitOfLetter(split, letter) as Pit;

/** The letters that one passes by pressing arrows, from a pit on; a dot where nothing lies ahead. */
function walk(size: Size, seat: Side, from: string, arrows: string): string {
  const view = fitBoard(size, split.row, seat);
  const places = allPits(split).map((at) => pitBox(view, at));
  let here: number = pit(from);
  return arrows
    .split(" ")
    .map((name) => {
      const next = neighbour(places, here, arrow(name));
      here = next ?? here;
      return next === null ? "." : pitLetter(split, here as Pit);
    })
    .join("");
}

describe("arrow keys between pits", () => {
  it("go as a wide board is seen", () => {
    expect(walk(WIDE, "south", "A", "Right Right Right Right Right Up Left Left Left Left Left Down")).toBe(
      "BCDE.abcde.A",
    );
    expect(walk(WIDE, "south", "C", "Down Up Up")).toBe(".c.");
  });

  it("go as a turned board is seen", () => {
    expect(walk(WIDE, "north", "a", "Right Up Left Left Down")).toBe("bDE.a");
  });

  it("go as an upright board is seen, South in the left column", () => {
    expect(walk(UPRIGHT, "south", "A", "Up Down Down Down Down Down Right Up Left")).toBe(".BCDE.abD");
    expect(walk(UPRIGHT, "north", "a", "Down Right Right Left")).toBe("bD.b");
  });
});

describe("arrow keys at an open choice", () => {
  const choose = (size: Size, seat: Side, letter: string, name: string) =>
    arrowDirection(waysFrom(fitBoard(size, split.row, seat), split, pit(letter)), arrow(name));

  it("pick the way that they point to", () => {
    expect(choose(WIDE, "south", "C", "Left")).toBe("clockwise");
    expect(choose(WIDE, "south", "C", "Right")).toBe("counterclockwise");
    expect(choose(WIDE, "south", "c", "Left")).toBe("counterclockwise");
    expect(choose(WIDE, "north", "c", "Left")).toBe("clockwise");
    expect(choose(UPRIGHT, "south", "C", "Up")).toBe("clockwise");
    expect(choose(UPRIGHT, "south", "C", "Down")).toBe("counterclockwise");
    expect(choose(UPRIGHT, "south", "c", "Up")).toBe("counterclockwise");
  });

  it("mean the owner's left and right where both ways lie across", () => {
    expect(choose(UPRIGHT, "south", "C", "Left")).toBe("clockwise");
    expect(choose(UPRIGHT, "south", "c", "Right")).toBe("counterclockwise");
    expect(choose(WIDE, "south", "C", "Up")).toBeNull();
  });
});

it("a drag means the way that it runs along, and nothing when it runs across", () => {
  const ways = waysFrom(fitBoard(WIDE, split.row, "south"), split, pit("C"));
  expect(pointedDirection(ways, { x: -60, y: 20 })).toBe("clockwise");
  expect(pointedDirection(ways, { x: 60, y: -20 })).toBe("counterclockwise");
  expect(pointedDirection(ways, { x: 10, y: -60 })).toBeNull();
});

it("other keys are no arrows", () => {
  expect(arrowOf("Enter")).toBeNull();
});
