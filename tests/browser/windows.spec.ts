/** Odd windows and sharp screens, all seen by a lone North, whose board is turned. The clock is held. */
import { expect, type Page } from "@playwright/test";
import type { Pit } from "../../src/engine/types.ts";
import { GROOVE, PIT, type Point, pitNumeral, storeNumeral } from "../../src/layout/geometry.ts";
import {
  type Box,
  boardBox,
  fitBoard,
  pitBox,
  type Size,
  toScreen,
  type View,
} from "../../src/layout/view.ts";
import { holdClock, step } from "./clock.ts";
import { openGame, pit, settled, test } from "./table.ts";

declare global {
  interface Window {
    /** The numerals' types, in device px: the last six are in use, three colours of either size. */
    typesUsed: { readonly size: number; readonly digit: number; readonly ascent: number }[];
  }
}

/** Smallest phones, foldables, ultrawide and 4K; the pixel ratio changes from each to the next. */
const WINDOWS = [
  { width: 320, height: 480, ratio: 1, type: 10 },
  { width: 320, height: 568, ratio: 2, type: 13 },
  { width: 390, height: 844, ratio: 3, type: 18 },
  { width: 717, height: 512, ratio: 1, type: 18 },
  { width: 653, height: 884, ratio: 2, type: 18 },
  { width: 2560, height: 600, ratio: 1.5, type: 24 },
  { width: 3840, height: 2160, ratio: 1, type: 60 },
  { width: 2160, height: 3840, ratio: 1, type: 60 },
] as const;

const LETTERS = ["A", "B", "C", "D", "E", "a", "b", "c", "d", "e"];

/** Changes window and pixel ratio as a move to another monitor does, and waits for the board to be drawn anew. */
async function moveTo(page: Page, { width, height, ratio }: (typeof WINDOWS)[number]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const metrics = { width, height, deviceScaleFactor: ratio, mobile: false };
  await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
  await expect(async () => {
    await page.evaluate(() => window.stepFrame(20, false));
    expect(await canvas(page)).toMatchObject({ width: Math.round(width * ratio), shown: { width } });
  }).toPass();
}

async function canvas(page: Page) {
  return page.locator("canvas").evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    return { width, height, shown: element.getBoundingClientRect().toJSON() as DOMRect };
  });
}

/** Boxes of elements in CSS px. */
async function boxes(page: Page, selector: string): Promise<readonly DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
}

/** Where the numerals' two digits stand, in CSS px. */
async function numerals(page: Page, view: View, ratio: number): Promise<readonly Box[]> {
  const [small, large] = await page.evaluate(() => {
    const last = window.typesUsed.slice(-6).toSorted((one, other) => one.size - other.size);
    return [last[0], last.at(-1)];
  });
  const box = (type: typeof small, at: Point): Box => ({
    ...toScreen(view, at),
    rx: (type?.digit ?? 0) / ratio,
    ry: (type?.ascent ?? 0) / ratio / 2,
  });
  return [
    ...LETTERS.map((_, index) => box(small, pitNumeral(view.row, index as Pit))),
    ...(["south", "north"] as const).map((side) => box(large, storeNumeral(view.row, side))),
  ];
}

function overlap(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < one.rx + other.rx && Math.abs(one.y - other.y) < one.ry + other.ry;
}

function inside(one: Box, around: Box): boolean {
  return Math.abs(one.x - around.x) + one.rx <= around.rx && Math.abs(one.y - around.y) + one.ry <= around.ry;
}

/** Whether a box reaches into a pit's groove. */
function reaches(box: Box, view: View, hollow: Pit): boolean {
  const { x, y } = pitBox(view, hollow);
  const dx = Math.max(0, Math.abs(box.x - x) - box.rx);
  const dy = Math.max(0, Math.abs(box.y - y) - box.ry);
  return Math.hypot(dx, dy) < (PIT.radius + GROOVE.gap) * view.unit;
}

async function expectNothingClipped(page: Page, { width, height }: Size): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });
  expect(overflow).toEqual({ across: 0, down: 0 });
  for (const control of await boxes(page, "main button:visible, main select:visible")) {
    expect(Math.min(control.width, control.height)).toBeGreaterThan(43.9);
    expect(Math.min(control.x, control.y)).toBeGreaterThan(-0.1);
    expect(control.x + control.width).toBeLessThan(width + 0.1);
    expect(control.y + control.height).toBeLessThan(height + 0.1);
  }
}

async function expectButtonsOverPits(page: Page, view: View): Promise<void> {
  for (const [index, letter] of LETTERS.entries()) {
    const drawn = pitBox(view, index as Pit);
    const [button] = await boxes(page, `[data-pit="${letter}"]`);
    if (button === undefined) throw new Error("a pit has no button");
    expect(Math.abs(button.x + button.width / 2 - drawn.x)).toBeLessThan(1);
    expect(Math.abs(button.y + button.height / 2 - drawn.y)).toBeLessThan(1);
    expect(Math.abs(button.width / 2 - Math.max(22, drawn.rx))).toBeLessThan(1);
  }
}

/** The two arrows of the middle pit: each on its own side of it, clockwise as the turned board is seen. */
async function expectArrowsToTurn(page: Page, view: View): Promise<void> {
  const from = pitBox(view, 7 as Pit);
  for (const [move, sense] of [
    ["c<", 1],
    ["c>", -1],
  ] as const) {
    const [arrow] = await boxes(page, `[data-move="${move}"]`);
    if (arrow === undefined) throw new Error("an arrow is missing");
    const dx = arrow.x + arrow.width / 2 - from.x;
    const dy = arrow.y + arrow.height / 2 - from.y;
    const turn = (from.x - view.centre.x) * dy - (from.y - view.centre.y) * dx;
    expect(turn * sense).toBeGreaterThan(0);
  }
}

async function expectNumeralsToFit(page: Page, view: View, ratio: number, least: number): Promise<void> {
  const places = await numerals(page, view, ratio);
  const letters = (await boxes(page, ".letter")).map(({ x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
    rx: width / 2,
    ry: height / 2,
  }));
  const size = await page.evaluate(() => Math.min(...window.typesUsed.slice(-6).map((type) => type.size)));
  expect(size / ratio).toBeGreaterThanOrEqual(least);
  for (const [index, place] of places.entries()) {
    expect(inside(place, boardBox(view)), `numeral ${index} on the board`).toBe(true);
    for (let hollow = 0; hollow < LETTERS.length; hollow++)
      expect(reaches(place, view, hollow as Pit), `numeral ${index} clear of pit ${hollow}`).toBe(false);
    for (const other of [...places.slice(index + 1), ...letters])
      expect(overlap(place, other), `numeral ${index} clear of others`).toBe(false);
  }
}

test("phones, foldables, ultrawide and 4K: nothing clipped, crisp at every pixel ratio, numerals and arrows in place", async ({
  page,
}) => {
  await holdClock(page);
  await page.addInitScript(() => {
    window.typesUsed = [];
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      // Each type is measured digit by digit, whether it is drawn anew or not.
      if (text === "9") {
        const widths = [..."0123456789"].map((digit) => measureText.call(this, digit).width);
        window.typesUsed.push({
          size: Number(/(\d+)px/.exec(this.font)?.[1]),
          digit: Math.ceil(Math.max(...widths)),
          ascent: measureText.call(this, "0").actualBoundingBoxAscent,
        });
      }
      return measureText.call(this, text);
    };
  });
  await openGame(page, "rules=split&south=level:1&north=human&seed=1&speed=instant");
  await settled(page, "held");
  await pit(page, "c").click();
  for (const size of WINDOWS) {
    const { width, height, ratio, type } = size;
    await test.step(`${width}×${height} at pixel ratio ${ratio}`, async () => {
      await moveTo(page, size);
      const view = fitBoard({ width, height }, 5, "north");
      const { shown, ...store } = await canvas(page);
      expect(store).toEqual({ width: Math.round(width * ratio), height: Math.round(height * ratio) });
      expect(shown).toMatchObject({ x: 0, y: 0, width, height });
      await expectNothingClipped(page, size);
      await expectButtonsOverPits(page, view);
      await expectArrowsToTurn(page, view);
      await expectNumeralsToFit(page, view, ratio, type);
    });
  }
  await step(page, 20);
});
