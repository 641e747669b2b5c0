import { describe, expect, test } from "vitest";
import type { Pit, Side } from "../../src/engine/types.ts";
import {
  boardBox,
  fitBoard,
  pitBox,
  seatBox,
  storeBox,
  toScreen,
  turnFor,
  USUAL,
  type View,
} from "../../src/layout/view.ts";

const A = 0 as Pit;
const E = 4 as Pit;
const a = 5 as Pit;
const e = 9 as Pit;
const PITS = Array.from({ length: 10 }, (_, pit) => pit as Pit);

const WINDOWS = [
  { name: "smallest phone", width: 320, height: 568, orientation: "upright" },
  { name: "phone", width: 390, height: 844, orientation: "upright" },
  { name: "phone on its side", width: 844, height: 390, orientation: "wide" },
  { name: "small phone on its side", width: 568, height: 320, orientation: "wide" },
  { name: "foldable", width: 673, height: 841, orientation: "upright" },
  { name: "square", width: 800, height: 800, orientation: "wide" },
  { name: "tablet", width: 768, height: 1024, orientation: "upright" },
  { name: "laptop", width: 1280, height: 720, orientation: "wide" },
  { name: "desk", width: 2560, height: 1440, orientation: "wide" },
  { name: "ultrawide", width: 3440, height: 1440, orientation: "wide" },
  { name: "4K", width: 3840, height: 2160, orientation: "wide" },
] as const;

describe.each(WINDOWS)("$name, $width × $height", ({ width, height, orientation }) => {
  const views = [3, 5].flatMap((row) =>
    (["south", "north"] as const).map((seat) => fitBoard({ width, height }, row, seat)),
  );

  test("nothing is clipped and the controls' places stay free", () => {
    for (const view of views) {
      const { x, y, rx, ry } = boardBox(view);
      expect(x - rx).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(x + rx).toBeLessThanOrEqual(width - 10 + 1e-9);
      expect(y - ry).toBeGreaterThanOrEqual(56 - 1e-9);
      expect(height - (y + ry)).toBeGreaterThanOrEqual((view.orientation === "upright" ? 64 : 56) - 1e-9);
    }
  });

  test("the board is turned so that its pits are largest, and fills what is free one way", () => {
    const view = fitBoard({ width, height }, 5, "south");
    expect(view.orientation).toBe(orientation);
    const { rx, ry, x, y } = boardBox(view);
    const fillsAcross = rx * 2 > width - 2 * 72 - 1 && rx * 2 >= width * 0.93 - 1;
    const fillsDown = y - ry < 56.01;
    expect(fillsAcross || fillsDown).toBe(true);
    expect(x).toBeCloseTo(width / 2);
  });

  test("hollows lie on the board", () => {
    for (const view of views) {
      const board = boardBox(view);
      const boxes = [
        ...PITS.slice(0, view.row * 2).map((pit) => pitBox(view, pit)),
        storeBox(view, "south"),
        storeBox(view, "north"),
      ];
      for (const box of boxes) {
        expect(Math.abs(box.x - board.x) + box.rx).toBeLessThan(board.rx);
        expect(Math.abs(box.y - board.y) + box.ry).toBeLessThan(board.ry);
      }
    }
  });
});

test("a window too small for a board still gets one of some size", () => {
  for (const size of [
    { width: 300, height: 90 },
    { width: 12, height: 500 },
    { width: 0, height: 0 },
  ]) {
    expect(fitBoard(size, 5, "south").unit).toBeGreaterThan(0);
  }
});

test("pits are good to press on the smallest phones", () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    const { rx } = pitBox(fitBoard({ width, height }, 5, "south"), A);
    expect(rx * 2).toBeGreaterThanOrEqual(44);
  }
});

const corners = (view: View) => {
  const at = (pit: Pit) => toScreen(view, { x: 0, y: 0 }).x < pitBox(view, pit).x;
  const low = (pit: Pit) => toScreen(view, { x: 0, y: 0 }).y < pitBox(view, pit).y;
  const name = (pit: Pit) => `${low(pit) ? "bottom" : "top"} ${at(pit) ? "right" : "left"}`;
  return { A: name(A), E: name(E), a: name(a), e: name(e) };
};

test.each<[Side, number, number, ReturnType<typeof corners>]>([
  ["south", 1280, 720, { A: "bottom left", E: "bottom right", a: "top right", e: "top left" }],
  ["north", 1280, 720, { A: "top right", E: "top left", a: "bottom left", e: "bottom right" }],
  ["south", 390, 844, { A: "top left", E: "bottom left", a: "bottom right", e: "top right" }],
  ["north", 390, 844, { A: "bottom right", E: "top right", a: "top left", e: "bottom left" }],
])(
  "%s's seat in %i × %i: own row at the bottom or in the left column, own left first",
  (seat, width, height, where) => {
    expect(corners(fitBoard({ width, height }, 5, seat))).toEqual(where);
  },
);

test("each storehouse is seen at its owner's right hand", () => {
  const wide = fitBoard({ width: 1280, height: 720 }, 5, "south");
  expect(storeBox(wide, "south").x).toBeGreaterThan(pitBox(wide, E).x);
  const turned = fitBoard({ width: 1280, height: 720 }, 5, "north");
  expect(storeBox(turned, "north").x).toBeGreaterThan(pitBox(turned, e).x);
  const upright = fitBoard({ width: 390, height: 844 }, 5, "south");
  expect(storeBox(upright, "south").y).toBeGreaterThan(pitBox(upright, E).y);
  expect(storeBox(upright, "south").rx).toBeGreaterThan(storeBox(upright, "south").ry);
});

describe("two who face each other", () => {
  const FACING = { ...USUAL, facing: true };

  test.each([
    { name: "table", width: 1920, height: 1080, turns: [0, 180], lines: 1 },
    { name: "table on its side", width: 1080, height: 1920, turns: [90, -90], lines: 1 },
    { name: "phone", width: 390, height: 844, turns: [0, 180], lines: 2 },
    { name: "phone on its side", width: 844, height: 390, turns: [0, 180], lines: 1 },
    { name: "smallest phone on its side", width: 480, height: 320, turns: [0, 180], lines: 1 },
  ])(
    "$name: each has a bar from their edge to the board, upright for them",
    ({ width, height, turns, lines }) => {
      const view = fitBoard({ width, height }, 5, "south", FACING);
      const board = boardBox(view);
      for (const [index, side] of (["south", "north"] as const).entries()) {
        const turn = turnFor(view, side);
        const bar = seatBox(view, side);
        expect(turn).toBe(turns[index]);
        expect(bar.lines).toBe(lines);
        // Their own row lies before them, and so does their bar, further down as they see it.
        const angle = (turn * Math.PI) / 180;
        const down = { x: -Math.sin(angle), y: Math.cos(angle) };
        const nearness = ({ x, y }: { x: number; y: number }) =>
          (x - board.x) * down.x + (y - board.y) * down.y;
        const row = pitBox(view, side === "south" ? A : a);
        expect(nearness(row)).toBeGreaterThan(0);
        expect(nearness(bar)).toBeGreaterThan(nearness(row));
        const reach = Math.abs(down.x) * board.rx + Math.abs(down.y) * board.ry;
        expect(nearness(bar) - bar.depth / 2).toBeCloseTo(reach);
        const edge = (Math.abs(down.x) * width + Math.abs(down.y) * height) / 2;
        expect(nearness(bar) + bar.depth / 2).toBeCloseTo(edge);
      }
    },
  );

  test("where they do not, nothing is turned", () => {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      expect(turnFor(fitBoard(size, 5, "south"), "north")).toBe(0);
    }
  });
});
