import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { densityFor, manifestFor } from "../../src/layout/manifest.ts";
import { THEMES } from "../../src/layout/theme.ts";
import { CELL, frameOf, SHADOW_FRAME } from "../../src/scenes/seedAtlas.ts";

const file = (url: string) => new URL(`../../assets/public/${url.replace(/^\.?\//, "")}`, import.meta.url);

describe.each([
  ["wide", 5],
  ["upright", 5],
  ["wide", 3],
  ["upright", 3],
] as const)("%s, %i pits a row", (orientation, row) => {
  test.each([1, 2, 3] as const)("every picture that is asked for is there, at density %i", (density) => {
    for (const { ground } of Object.values(THEMES)) {
      const manifest = manifestFor(orientation, row, density, ground);
      const { board, boardShadow, seeds, seedShadow, twig } = manifest;
      const pictures = [
        board,
        boardShadow,
        seeds,
        seedShadow,
        twig,
        ...(manifest.ground ? [manifest.ground] : []),
      ];
      for (const { url } of pictures) expect(existsSync(file(url)), url).toBe(true);
      expect(manifest.ground === null).toBe(ground === "plain");
      expect(manifest.seedCell / CELL).toBe(80 * density);
    }
  });
});

test("dense pictures are for dense screens and large boards", () => {
  expect(densityFor(45)).toBe(1);
  expect(densityFor(75)).toBe(1);
  expect(densityFor(45 * 2)).toBe(2);
  expect(densityFor(150)).toBe(2);
  expect(densityFor(56 * 3)).toBe(2);
  expect(densityFor(225)).toBe(3);
});

test("of five seeds that start in a pit at most one is brown, at most two are cream", () => {
  const hues = Array.from({ length: 50 }, (_, seed) => Math.floor(frameOf(seed as never) / 8));
  for (let pit = 0; pit < 10; pit++) {
    const five = hues.slice(pit * 5, pit * 5 + 5);
    expect(five.filter((hue) => hue === 1).length).toBeLessThanOrEqual(1);
    expect(five.filter((hue) => hue === 2).length).toBeLessThanOrEqual(2);
  }
  expect(new Set(hues).size).toBe(4);
});

test("neighbours by number differ in shape, and no seed has the shadow's frame", () => {
  const frames = Array.from({ length: 60 }, (_, seed) => frameOf(seed as never));
  for (const [index, frame] of frames.entries()) {
    expect(frame).toBeLessThan(SHADOW_FRAME);
    if (index > 0) expect(frame % 8).not.toBe((frames[index - 1] ?? 0) % 8);
  }
});
