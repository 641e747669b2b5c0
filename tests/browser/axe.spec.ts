/** What a machine can find of what keeps people out: on every screen, in every theme. */
import { expect, type Locator, type Page } from "@playwright/test";
import { FILES } from "../i18n/files.ts";
import { faceEachOther } from "./across.ts";
import { expectNoFaults } from "./axe.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow } from "./table.ts";
import { tour } from "./tour.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const HOME = [
  "Settings",
  "How to play",
  "Watch two machines",
  "Records",
  "Open a game",
  "Set up a position",
  "About the game",
];
const MENU = [
  "New game",
  "Resign",
  "End by agreement",
  "Rules",
  "Settings",
  "Share",
  "Open a game",
  "Set up a position",
  "About the game",
];

/** Opens dialogs one after the other, and closes each again by key or control: the focus is where it was. */
async function tryDialogs(
  page: Page,
  names: readonly string[],
  open: (name: string) => Promise<void>,
  opener: (name: string) => Locator,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    await open(name);
    const dialog = page.getByRole("dialog");
    await expect(dialog, name).toBeVisible();
    await expectNoFaults(page, name);
    if (index % 2 === 0) await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener(name), `after ${name}`).toBeFocused();
  }
}

test("nothing is found at home and in its dialogs, and each gives the focus back", async ({ page }) => {
  await page.goto("/?theme=dark");
  await expect(button(page, "Play")).toBeVisible();
  await expectNoFaults(page, "home");
  const opener = (name: string) => button(page, name);
  await tryDialogs(page, HOME, (name) => opener(name).press("Enter"), opener);

  await button(page, "Learn to play").click();
  await settled(page);
  await expectNoFaults(page, "a lesson");
  for (let step = 1; step <= 8; step++) await button(page, "Skip").click();
  await button(page, "2").click();
  await expectNoFaults(page, "a question");
  for (let step = 9; step <= 11; step++) await button(page, "Skip").click();
  await button(page, "See all the rules").click();
  await settled(page);
  await page.getByRole("button", { name: "Show", exact: true }).first().click();
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
  await settled(page);
  await expectNoFaults(page, "the rules on the board");
});

test("nothing is found in a game, in its dialogs and beside it, nor at its end", async ({ page }) => {
  await openGame(
    page,
    "south=human&north=human&speed=instant&theme=dark&position=0,0,1,0,1/0,0,0,0,0 20-26 S -",
  );
  await settled(page);
  await expectNoFaults(page, "a game");
  await page.keyboard.press("Digit3");
  await expect(page.locator("[data-move]").first()).toBeVisible();
  await expectNoFaults(page, "a choice of directions");
  await page.keyboard.press("Escape");
  const menu = button(page, "Menu");
  await tryDialogs(
    page,
    ["Menu"],
    () => menu.click(),
    () => menu,
  );
  const open = async (name: string) => {
    await menu.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).press("Enter");
  };
  await tryDialogs(page, MENU, open, () => menu);
  await button(page, "Moves").click();
  await expectNoFaults(page, "the moves");
  await sow(page, "E");
  await settled(page);
  await button(page, "First position").click();
  await settled(page);
  await page.getByRole("checkbox", { name: "Analysis" }).check();
  await expectNoFaults(page, "looking back");
  await button(page, "Back to the game").click();
  await settled(page);
  await sow(page, "C");
  await settled(page);
  await expectNoFaults(page, "the end");
});

test("nothing is found where two face each other, nor in the board in words", async ({ page }) => {
  await faceEachOther(page);
  await openGame(page, "south=human&north=human&speed=instant&theme=dark");
  await settled(page);
  await expectNoFaults(page, "face to face");
  const menu = page.locator('[data-seat="north"]').getByRole("button", { name: "Menu" });
  const open = async (name: string) => {
    await menu.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).press("Enter");
  };
  await tryDialogs(page, ["The board in words"], open, () => menu);
});

// Languages differ in words and not in colours.
for (const [language, texts] of FILES) {
  if (language === "en") continue;
  test(`nothing is found on any screen in another language: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: "reduce" }); // The checker waits for whatever moves.
    await tour(page, texts, (screen) => expectNoFaults(page, screen, ["meta-viewport"], []));
  });
}
