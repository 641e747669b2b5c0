/** Matches of rounds, ends by will, and what a person may set for the play. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { holdClock, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { legalPits, middle, openGame, pit, settled, sow, state } from "./table.ts";

test.beforeEach(async ({ page }) => holdClock(page));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const asked = (page: Page) => page.getByRole("dialog");
const status = (page: Page) => page.getByRole("status");

/** Presses an entry of the menu by keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator("main#game").focus();
  await page.keyboard.press("Escape");
  await asked(page).getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("a match: the loser starts the next round, and the score is told until the match is won", async ({
  page,
}) => {
  await page.goto("/?speed=instant");
  await page.getByRole("combobox", { name: "Length" }).selectOption("First to 2 wins");
  await button(page, "Two players here").click();
  await settled(page, "held");
  await expect(page.getByTitle("Round 1 · First to 2 wins · South 0, North 0 (seeds 0 to 0)")).toBeVisible();
  await sow(page, "E");
  await settled(page, "held");

  await test.step("resigning is asked first, with the safe answer in focus", async () => {
    await choose(page, "Resign");
    await expect(button(page, "Keep playing")).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await state(page)).toMatchObject({ ply: 1, end: null });
    await choose(page, "Resign");
    await asked(page).getByRole("button", { name: "Resign", exact: true }).click();
    expect(await settled(page, "held")).toMatchObject({ end: "north-resigned", winner: "south" });
  });
  await expect(status(page)).toContainText("South 1, North 0 (seeds 0 to 0).");
  await expect(button(page, "Swap sides")).toHaveCount(0);
  await test.step("a double press on it is no press of what appears in its place", async () => {
    const { x, y } = await middle(button(page, "Next round"));
    await page.mouse.dblclick(x, y);
    await expect(button(page, "Next round")).toHaveCount(0);
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
  expect(await settled(page, "held")).toMatchObject({ toMove: "north", ply: 0 });
  await expect(page.getByTitle(/^Round 2 · First to 2 wins · South 1, North 0/)).toBeVisible();
  await sow(page, "a");
  await settled(page, "held");

  await test.step("the second win ends it, and a rematch begins it anew", async () => {
    await sow(page, "A");
    await settled(page, "held");
    await choose(page, "Resign");
    await asked(page).getByRole("button", { name: "Resign", exact: true }).click();
    expect(await settled(page, "held")).toMatchObject({ end: "north-resigned" });
    await expect(status(page)).toContainText("South wins the match. South 2, North 0");
    await button(page, "Rematch").press("Enter");
    expect(await settled(page, "held")).toMatchObject({ toMove: "south", ply: 0, end: null });
    await expect(page.getByTitle(/^Round 1 · First to 2 wins · South 0, North 0/)).toBeVisible();
  });
});

test("two players end a game when both agree, and a decided one is offered to be ended, never unasked", async ({
  page,
}) => {
  await openGame(page, "south=human&north=human&speed=instant&position=2,2,2,2,2/2,2,2,2,2 20-0 S -");
  await settled(page, "held");
  await expect(button(page, "End the game here")).toHaveCount(0);
  await sow(page, "E");
  await settled(page, "held");
  await sow(page, "e");
  await settled(page, "held");
  await choose(page, "End by agreement");
  await expect(asked(page)).toContainText("The seeds left on the board are shared equally.");
  await test.step("a phone that is turned keeps the question, and the pits are where they are seen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("main#game")).toHaveAttribute("data-shape", "upright");
    await expect(button(page, "Keep playing")).toBeFocused();
    await page.keyboard.press("Enter");
    const before = await state(page);
    await sow(page, "A");
    expect(await settled(page, "held")).toMatchObject({ ply: before.ply + 1, end: null });
  });
  await openGame(page, "south=human&north=level:1&speed=instant&position=2,2,2,2,2/2,2,2,2,2 28-0 S -");
  await settled(page, "held");
  await button(page, "End the game here").click();
  await expect(button(page, "Keep playing")).toBeFocused();
  await expect(asked(page)).toContainText("Ask Chick to end the game here?");
  await asked(page).getByRole("button", { name: "End the game here" }).press("Enter");
  expect(await settled(page, "held")).toMatchObject({
    end: "agreed",
    winner: "south",
    position: "0,0,0,0,0/0,0,0,0,0 38-10 S -",
  });
  await test.step("undo takes the agreement back", async () => {
    await button(page, "Undo").click();
    expect(await settled(page, "held")).toMatchObject({ end: null, ply: 0 });
  });
});

test("a machine that has something to gain wants to play on, and one that knows of nothing agrees", async ({
  page,
}) => {
  await openGame(page, "south=human&north=level:1&speed=instant&seed=1");
  await settled(page, "held");
  await sow(page, "E");
  await settled(page, "held");
  const offer = async () => {
    await choose(page, "End by agreement");
    await asked(page).getByRole("button", { name: "End the game here" }).click();
  };
  await offer();
  await expect(status(page)).toContainText("Chick wants to play on.");
  expect((await state(page)).end).toBeNull();
  // Worth exactly nothing more to either.
  await openGame(page, "south=human&north=level:1&speed=instant&position=0,2,0,2,1/0,1,1,0,1 24-18 S E");
  await settled(page, "held");
  await offer();
  await expect(page.locator("main#game")).toHaveAttribute("data-end", "agreed");
  expect(await settled(page, "held")).toMatchObject({ position: "0,0,0,0,0/0,0,0,0,0 28-22 S -" });
});

test("machines to be watched are chosen, sides are swapped, and moves are pressed twice where wished", async ({
  page,
}) => {
  await page.goto("/?speed=instant&seed=3");
  await button(page, "Watch two machines").click();
  await asked(page).getByRole("combobox", { name: "South" }).selectOption("2 Goat");
  await asked(page).getByRole("combobox", { name: "North" }).selectOption("1 Chick");
  await asked(page).getByRole("button", { name: "Watch" }).press("Enter");
  await expect(page.getByText(/South \(Goat\)|North \(Chick\)/).first()).toBeVisible();
  await stepUntil(page, 'main[data-ply="2"]');
  await page.goBack();
  await button(page, "Watch two machines").click();
  await expect(asked(page).getByRole("combobox", { name: "South" })).toHaveValue("2");
  await page.keyboard.press("Escape");
  await expect(button(page, "Watch two machines")).toBeFocused();

  await openGame(
    page,
    "south=human&north=level:1&speed=instant&seed=1&position=0,0,0,0,1/0,0,0,0,0 20-26 S -",
  );
  await settled(page, "held");
  await choose(page, "Settings");
  await expect(asked(page)).toBeFocused(); // Only then nothing takes the focus from what is in it.
  const twice = page.getByRole("checkbox", { name: "Press twice to sow" });
  await twice.press("Space");
  await expect(twice).toBeChecked();
  await page.keyboard.press("Escape");
  const [letter = ""] = await legalPits(page);
  await pit(page, letter).press("Enter");
  await expect(status(page)).toContainText("Press “E” again to sow it.");
  expect((await state(page)).ply).toBe(0);
  await pit(page, letter).press("Enter");
  expect(await settled(page, "held")).toMatchObject({ ply: 1, end: "no-moves" });
  await button(page, "Swap sides").click();
  await expect(status(page)).toContainText("Chick"); // The machine sits in the South now, and begins.
  expect(await settled(page, "held")).toMatchObject({ ply: 1, end: "no-moves" });
});
