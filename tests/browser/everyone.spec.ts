/** What every visitor can rely on: readable by machine, playable by keyboard, told in words, calm when asked. */
import { expect } from "@playwright/test";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { openGame, pit, settled, sow, state } from "./table.ts";

declare global {
  interface Window {
    /** Sounds that the page has begun to play. */
    soundsStarted: number;
  }
}

test("each ply is one sentence: mover, pit, seeds, landing, captures and score", async ({ page }) => {
  const position = encodeURIComponent("0,0,0,3,0/1,1,0,0,2 20-23 S -");
  await openGame(page, `rules=split&south=human&north=human&speed=instant&position=${position}`);
  await settled(page);
  await sow(page, "D");
  await settled(page);
  const said = await page.getByRole("status").textContent();
  expect(said).toMatch(/South/);
  expect(said).toMatch(/3 seeds/);
  expect(said).toMatch(/pit D/);
  expect(said).toMatch(/counter-clockwise/);
  expect(said).toMatch(/pit b/);
  expect(said).toMatch(/captured 4|4 seeds/);
  expect(said).toMatch(/24/);
});

test("the board is one tab stop, and arrow keys go between pits as they are seen, also when it is turned", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=human&speed=instant");
  await settled(page);
  await expect(page.locator('[data-pit][tabindex="0"]')).toHaveCount(1);
  await pit(page, "A").focus();
  await page.keyboard.press("ArrowRight");
  await expect(pit(page, "B")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(pit(page, "d")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(pit(page, "e")).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator("main#game")).toHaveAttribute("data-shape", "upright");
  await pit(page, "A").focus();
  await page.keyboard.press("ArrowDown");
  await expect(pit(page, "B")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(pit(page, "d")).toBeFocused();
  const sizes = await page
    .locator("[data-pit]")
    .evaluateAll((pits) => pits.map((button) => button.getBoundingClientRect().width));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

test("every seed of a sowing is heard, and mute holds over a reload", async ({ page }) => {
  await holdClock(page); // Sounds keep a distance in time, so a slow machine would leave some out.
  await page.addInitScript(() => {
    window.soundsStarted = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...times) {
      window.soundsStarted += 1;
      start.apply(this, times);
    };
  });
  await openGame(page, "rules=split&south=human&north=human");
  await settled(page, "held");
  const decoded = page.waitForEvent("console", (message) => message.text() === "decoded");
  await page.evaluate(() => {
    const { decodeAudioData } = AudioContext.prototype;
    AudioContext.prototype.decodeAudioData = function (data, done, failed) {
      const told = (buffer: AudioBuffer) => {
        done?.(buffer);
        console.log("decoded");
      };
      return decodeAudioData.call(this, data, told, failed);
    };
  });
  await page.keyboard.press("KeyM");
  await page.keyboard.press("KeyM");
  await decoded;
  await page.evaluate(() => {
    window.soundsStarted = 0;
  });
  await sow(page, "E");
  await settled(page, "held");
  expect(await page.evaluate(() => window.soundsStarted)).toBeGreaterThanOrEqual(6); // The lift and five drops.
  await page.keyboard.press("KeyM");
  await page.reload();
  await settled(page, "held");
  await sow(page, "a");
  await settled(page, "held");
  expect(await page.evaluate(() => window.soundsStarted)).toBeLessThanOrEqual(1); // Howler's silent unlocking.
});

test("a machine that cannot think in its worker still plays", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    } as unknown as typeof Worker;
    console.error = () => undefined;
  });
  await openGame(page, "rules=split&south=human&north=level:3&speed=instant&seed=1");
  await settled(page);
  await sow(page, "E");
  expect(await settled(page)).toMatchObject({ ply: 2, toMove: "south" });
  expect((await state(page)).end).toBeNull();
});
