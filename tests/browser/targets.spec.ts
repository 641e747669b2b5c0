/** Whatever can be pressed is as large as a finger needs, on every screen: 44 CSS px, and 15 mm where an exhibit asks for that. */
import { expect, type Page } from "@playwright/test";
import { faceEachOther } from "./across.ts";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { small } from "./small.ts";
import { openGame, settled, sow } from "./table.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
];
const EXHIBITS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];
/** 15 mm in CSS px. */
const EXHIBIT = 56.7;

async function setFinger(page: Page, finger: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.style.setProperty("--finger", value), finger);
}

/** In each window, and in those of an exhibit. */
async function expectLargeEnough(page: Page, screen: string): Promise<void> {
  const expectAt = async (size: (typeof WINDOWS)[number], least: number) => {
    await page.setViewportSize(size);
    const where = `${screen} at ${size.width}×${size.height}, ${least} px`;
    await expect.poll(() => small(page, least), where).toEqual([]);
  };
  await setFinger(page, "");
  for (const size of WINDOWS) await expectAt(size, 44);
  await setFinger(page, "15mm");
  for (const size of EXHIBITS) await expectAt(size, EXHIBIT);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.beforeEach(({ page }) => holdClock(page));

test("at home and in its dialogs", async ({ page }) => {
  await page.goto("/");
  await expect(button(page, "Play")).toBeVisible();
  await expectLargeEnough(page, "home");
  for (const name of ["Settings", "Watch two machines", "Records", "Open a game", "Set up a position"]) {
    await button(page, name).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectLargeEnough(page, name);
    await page.keyboard.press("Escape");
  }
});

test("in a game, in its dialogs, beside it and at its end", async ({ page }) => {
  await openGame(page, "south=human&north=human&speed=instant&position=0,0,1,0,1/0,0,0,0,0 20-26 S -");
  await settled(page, "held");
  await page.keyboard.press("Digit3");
  await expectLargeEnough(page, "a choice of directions");
  await page.keyboard.press("Escape");
  await button(page, "Menu").click();
  await expectLargeEnough(page, "the menu");
  await page.keyboard.press("Escape");
  for (const name of ["New game", "Resign", "Share"]) {
    await button(page, "Menu").click();
    await button(page, name).click();
    await expectLargeEnough(page, name);
    await page.keyboard.press("Escape");
  }
  await button(page, "Moves").click();
  await sow(page, "E");
  await settled(page, "held");
  await button(page, "First position").click();
  await expectLargeEnough(page, "looking back");
  await button(page, "Back to the game").click();
  await settled(page, "held");
  await sow(page, "C");
  await settled(page, "held");
  await expectLargeEnough(page, "the end");
});

test("where two face each other, and in what they open", async ({ page }) => {
  await faceEachOther(page);
  await openGame(page, "south=human&north=human&speed=instant");
  await settled(page, "held");
  await expectLargeEnough(page, "face to face");
  await button(page, "Language").first().click();
  await expectLargeEnough(page, "the languages");
});
