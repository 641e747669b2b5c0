/** Games that were played stay on the device: the one that goes on, and the finished ones. */
import { expect, type Page } from "@playwright/test";
import { newGame, resign } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { formatSave } from "../../src/storage/save.ts";
import { expectNoFaults } from "./axe.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow, state } from "./table.ts";

const NEAR_END = "0,0,0,0,1/0,0,0,0,0 20-26 S -";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Records" });
const entries = (page: Page) => dialog(page).getByRole("listitem");

async function openRecords(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Records" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("a finished game is found in Records, looked at and deleted, by keyboard and by pointer", async ({
  page,
}) => {
  const query = new URLSearchParams({ south: "human", north: "human", speed: "instant", position: NEAR_END });
  await openGame(page, query.toString());
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).toHaveAttribute("data-end", "no-moves");
  await page.getByRole("button", { name: "Rematch" }).first().click();
  await expect(page.locator("main#game")).not.toHaveAttribute("data-end", /./);
  await settled(page);
  await sow(page, "E");
  await settled(page);

  await test.step("by keyboard it is opened, where it began", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Records" }).focus();
    await page.keyboard.press("Enter");
    await expect(entries(page)).toHaveCount(2);
    for (let n = 0; n < 3; n++) await page.keyboard.press("Tab"); // Past the cross and the two parts.
    await expect(page.locator(":focus")).toHaveText(
      /^North wins, 27 to 20.*Split sowing, two players, 1 move$/,
    );
    await page.keyboard.press("Enter");
    await expect(page.locator("main#game")).toHaveAttribute("data-position", NEAR_END);
    await settled(page);
    expect(await state(page)).toMatchObject({ ply: 0, end: null });
    await page.goBack();
  });

  await test.step("by pointer it is deleted when asked, not before", async () => {
    await openRecords(page);
    await entries(page).first().getByRole("button", { name: "Delete the game" }).click();
    await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
    await expectNoFaults(page);
    await page.keyboard.press("Enter");
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first().getByRole("button", { name: "Delete the game" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Keep" })).toHaveCount(0);
    await expect(entries(page).first().getByRole("button", { name: "Delete the game" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page).getByRole("button").first()).toBeFocused();
  });

  await test.step("all are deleted when asked, and none is the last game any more", async () => {
    await page.getByRole("button", { name: "Delete all" }).click();
    await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
    await page.getByRole("button", { name: "Delete all" }).click();
    await expect(page.getByText("There is no finished game yet.")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Records" })).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["alemungula:settings"]);
  });
});

test("a long list shows its newest games first, tells what it could not read, and adds up to statistics", async ({
  page,
}) => {
  const texts = Array.from({ length: 60 }, (_, n) => {
    const rules = RULE_SETS[n % 2];
    if (rules === undefined) throw new Error("There are fewer rule sets.");
    const game = must(resign(newGame(rules), n < 45 ? "north" : "south"));
    return formatSave({ game, seats: { south: "human", north: "level:3" }, seed: 1, match: null, begun: n });
  });
  await page.goto("/");
  await page.evaluate((all) => {
    for (const [n, text] of all.entries()) localStorage.setItem(`alemungula:done|${n}`, text);
    localStorage.setItem("alemungula:done|60", '{"version":1}');
  }, texts);
  await openRecords(page);
  await expect(dialog(page).getByRole("alert")).toHaveText("1 game could not be read and was set aside.");
  await expect(entries(page)).toHaveCount(49);
  await expect(entries(page).first()).toContainText("Hare wins. You resigned.");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(entries(page)).toHaveCount(60);
  await expect(entries(page).nth(49).getByRole("button").first()).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem("alemungula:done|61", "{"));
  await page.getByRole("radio", { name: "Statistics" }).check({ force: true });
  await expect(dialog(page).getByRole("alert")).toHaveText("1 game could not be read and was set aside.");
  const row = (n: number) => page.getByRole("row", { name: /^3 Hare/ }).nth(n);
  await expect(page.getByRole("columnheader")).toHaveText(["Opponent", "Played", "Won", "Drawn", "Lost"]);
  await expect(row(0).getByRole("cell")).toHaveText(["30", "23", "0", "7"]);
  await expect(row(1).getByRole("cell")).toHaveText(["30", "22", "0", "8"]);
  await expectNoFaults(page);

  await page.setViewportSize({ width: 320, height: 568 });
  await test.step("both answers to a question are in a narrow window", async () => {
    await page.getByRole("radio", { name: "Games" }).check({ force: true });
    await page.getByRole("button", { name: "Delete all" }).click();
    await expect(page.getByRole("button", { name: "Keep" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Delete all" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Keep" })).toHaveCount(0);
  });
  for (const language of ["es", "eo"]) {
    await test.step(`the table has room in a narrow window in ${language}`, async () => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await page.locator(".tools select").selectOption(language);
      await page.getByRole("button", { name: language === "es" ? "Historial" : "Ludhistorio" }).click();
      await page.getByRole("radio", { name: /Estadística|Statistiko/ }).check({ force: true });
      await expect(page.getByRole("table")).toBeVisible();
      const spare = await page.locator("dialog").evaluate((box) => box.clientWidth - box.scrollWidth);
      expect(spare).toBe(0);
    });
  }
});

test("a reload in mid-sowing, and another, shows the same position of the same game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Two players here" }).click();
  await settled(page);
  await sow(page, "E");
  const left = await state(page);
  expect(left).toMatchObject({ busy: true, ply: 1 });
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
    expect((await state(page)).ply).toBe(1);
  }
  await settled(page);
  await sow(page, "a");
  expect((await state(page)).ply).toBe(2);

  await test.step("and another tab that goes on with it is followed", async () => {
    const other = await page.context().newPage();
    await other.goto("/");
    await other.getByRole("button", { name: "Continue the last game" }).click();
    await settled(other);
    await sow(other, "B");
    const { position } = await state(other);
    await expect(page.locator("main#game")).toHaveAttribute("data-position", position);
    await other.close();
  });
});

test("where storage is forbidden a game is played from home, with one notice, and Records says why it is empty", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    }
  });
  await page.goto("/?speed=instant");
  await expect(page.getByRole("alert")).toHaveText(/does not let the game save anything/);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await openRecords(page);
  await expect(dialog(page)).toContainText("does not let the game save anything");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Two players here" }).click();
  await settled(page);
  for (const letter of ["E", "a"]) {
    await sow(page, letter);
    await settled(page);
  }
  expect((await state(page)).ply).toBe(2);
  await expect(page.getByRole("alert").filter({ hasText: "save anything" })).toHaveCount(0);
});
