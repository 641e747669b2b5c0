/** What a machine can find of what keeps people out: on every screen, in every theme. */
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./axe.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow } from "./table.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens dialogs one after the other, and closes each again: the focus is where it was. */
async function tryDialogs(page: Page, names: readonly string[], open: (name: string) => Promise<void>) {
  for (const name of names) {
    await open(name);
    await expect(page.getByRole("dialog"), name).toBeVisible();
    await expectNoFaults(page, name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

test("nothing is found at home and in its dialogs, and each gives the focus back", async ({ page }) => {
  await page.goto("/?theme=dark");
  await expect(button(page, "Play")).toBeVisible();
  await expectNoFaults(page, "home");
  const dialogs = [
    "Settings",
    "How to play",
    "Watch two machines",
    "Records",
    "Open a game",
  ];
  await tryDialogs(page, dialogs, async (name) => {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
  });
  for (const name of dialogs) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(button(page, name)).toBeFocused();
  }
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
  await tryDialogs(page, ["Menu"], () => menu.click());
  await expect(menu).toBeFocused();
  const entries = [
    "New game",
    "Resign",
    "End by agreement",
    "Rules",
    "Settings",
    "Share",
    "Open a game",
  ];
  await tryDialogs(page, entries, async (name) => {
    await menu.click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  });
  await button(page, "Moves").click();
  await expectNoFaults(page, "the moves");
  await sow(page, "E");
  await settled(page);
  await button(page, "First position").click();
  await settled(page);
  await page
    .or(page.getByRole("checkbox", { name: "Analysis" }))
    .check();
  await expectNoFaults(page, "looking back");
  await button(page, "Back to the game").click();
  await settled(page);
  await sow(page, "C");
  await settled(page);
  await expectNoFaults(page, "the end");
});
