import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { THEMES } from "../../src/layout/theme.ts";
import { holdClock, step } from "./clock.ts";
import { openGame, settled, test } from "./table.ts";

declare global {
  interface Window {
    /** For each digit that was drawn, whether its own type was there. */
    digitsDrawn: boolean[];
    /** Colours of the digits that were drawn, and of those with a line under them. */
    coloured: Set<string>;
    underlined: Set<string>;
  }
}

/** Letters of the languages that the game speaks, and every one in its texts. */
const texts = ["en", "es", "eo"].map((name) =>
  readFileSync(new URL(`../../src/i18n/${name}.json`, import.meta.url), "utf8"),
);
const LETTERS = [...new Set("ĉĝĥĵŝŭĈĜĤĴŜŬñáéíóúüÑÁÉÍÓÚÜ¿¡".concat(...texts).match(/[\p{L}\p{N}\p{P}]/gu))];

test("no numeral is drawn before its type has come, foreseen ones differ in form, and the type has all letters", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let late = true;
  await page.route(/bitter-latin-700.*\.woff2/, async (route) => {
    if (late) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await holdClock(page);
  await page.addInitScript(() => {
    window.digitsDrawn = [];
    window.coloured = new Set();
    window.underlined = new Set();
    const { fillText, fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function (...where) {
      if (/Bitter/.test(this.font)) window.underlined.add(String(this.fillStyle));
      fillRect.apply(this, where);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
      if (/^\d$/.test(text)) {
        window.digitsDrawn.push(document.fonts.check("700 32px Bitter", text));
        window.coloured.add(String(this.fillStyle));
      }
      fillText.call(this, text, ...where);
    };
  });
  await openGame(page, "rules=split&south=human&north=human");
  await expect(async () => {
    await page.evaluate(() => window.stepFrame(50, false));
    expect(await page.locator("canvas").count()).toBe(1);
    expect(held.length).toBeGreaterThan(0);
  }).toPass();
  await step(page, 1000);
  expect(await page.evaluate(() => window.digitsDrawn)).toEqual([]);
  late = false;
  for (const release of held) release();
  await settled(page, "held");
  await step(page, 100);
  const drawn = await page.evaluate(() => window.digitsDrawn);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((inType) => inType)).toBe(true);

  // Real numbers from those that a move would bring, for eyes that see no hue.
  const { numeral, foreseen, taken } = THEMES.light;
  const css = (colour: number) => `#${colour.toString(16).padStart(6, "0")}`;
  const { all, underlined } = await page.evaluate(() => ({
    all: [...window.coloured],
    underlined: [...window.underlined],
  }));
  expect(all.toSorted()).toEqual([numeral, foreseen, taken].map(css).toSorted());
  expect(underlined.toSorted()).toEqual([foreseen, taken].map(css).toSorted());

  expect(LETTERS.length).toBeGreaterThan(80);
  const missing = await page.evaluate(async (letters) => {
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return letters;
    const width = (font: string, text: string) => {
      context.font = font;
      return context.measureText(text).width;
    };
    const found: string[] = [];
    for (const weight of [400, 700]) {
      await document.fonts.load(`${weight} 40px Bitter`, letters.join(""));
      // A letter that is not in the type is as wide as in whatever follows it.
      for (const letter of letters) {
        const [one, other] = ["monospace", "serif"].map((next) =>
          width(`${weight} 40px Bitter, ${next}`, letter),
        );
        if (one !== other) found.push(`${letter} at ${weight}`);
      }
    }
    return found;
  }, LETTERS);
  expect(missing).toEqual([]);
});
