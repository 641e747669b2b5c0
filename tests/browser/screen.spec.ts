/** What browsers and people do to the screen in the midst of a game. */
import { expect, type Page } from "@playwright/test";
import { parseMove } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { fitBoard, pitBox } from "../../src/layout/view.ts";
import { holdClock, step } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow, state } from "./table.ts";

declare global {
  interface Window {
    /** Gives a lost graphics context back. */
    giveBack(): void;
  }
}

const TWO_PEOPLE = "rules=split&south=human&north=human&seed=1";

/** Takes the graphics context away, as a system that is short of memory does. */
const takeAway = (page: Page) =>
  page.locator(".canvas canvas").evaluate(async (element) => {
    const canvas = element as HTMLCanvasElement;
    const extension = (canvas.getContext("webgl2") ?? canvas.getContext("webgl"))?.getExtension(
      "WEBGL_lose_context",
    );
    if (!extension) throw new Error("There is no context to lose.");
    window.giveBack = () => extension.restoreContext();
    const lost = new Promise((resolve) =>
      canvas.addEventListener("webglcontextlost", resolve, { once: true }),
    );
    extension.loseContext();
    await lost;
  });

test.describe("a lost graphics context", () => {
  test.use({ painted: true });

  test("is drawn in again when it comes back, and else the page loads itself into the same game", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openGame(page, `${TWO_PEOPLE}&speed=instant`);
    await settled(page);
    await sow(page, "E");
    const before = await settled(page);
    const board = page.locator(".canvas");
    const picture = async () => (await board.screenshot()).toString("base64");
    await page.mouse.move(1, 1);
    let seen = "";
    await expect(async () => {
      const last = seen;
      seen = await picture();
      expect(seen).toBe(last);
    }).toPass();

    await takeAway(page);
    await page.evaluate(() => window.giveBack());
    await expect.poll(picture, "drawn again").toBe(seen);
    expect(await state(page)).toEqual(before);
    await sow(page, "a");
    const after = await settled(page);
    expect(after.ply).toBe(2);

    const loaded = page.waitForEvent("load");
    await takeAway(page);
    await loaded;
    expect(await settled(page)).toEqual(after);
  });
});

test("a tab that was hidden in mid-sowing comes back to the present at once", async ({ page }) => {
  await holdClock(page);
  await openGame(page, TWO_PEOPLE);
  await settled(page, "held");
  await sow(page, "E");
  await step(page, 100);
  expect(await state(page)).toMatchObject({ ply: 1, busy: true });
  const become = (visibility: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);
  await become("hidden");
  expect((await state(page)).busy).toBe(true);
  await become("visible");
  await expect(page.locator("main#game")).toHaveAttribute("data-busy", "false");
  expect(await state(page)).toMatchObject({ ply: 1, toMove: "north" });
});

test("a phone that is turned keeps its dialog, and its pits are where they are seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, `${TWO_PEOPLE}&speed=instant`);
  await settled(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Escape");
  const canvas = await page.locator(".canvas").evaluate(({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }));
  const seen = pitBox(fitBoard(canvas, split.row, "south"), must(parseMove(split, "E")).pit);
  await page.mouse.click(seen.x, seen.y);
  expect(await settled(page)).toMatchObject({ ply: 1, position: "5,5,5,5,0/6,6,6,6,6 0-0 N -" });
});
