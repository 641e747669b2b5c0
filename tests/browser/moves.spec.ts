/** The moves beside the board: any moment of the game by pointer and by keyboard, and its replay. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { holdClock, step, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { legalPits, openGame, pit, settled, sow, state } from "./table.ts";

test.beforeEach(async ({ page }) => holdClock(page));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const game = (page: Page) => page.locator("main#game");

/** Three plies of two persons. */
async function playThree(page: Page): Promise<void> {
  await openGame(page, "rules=split&south=human&north=human&speed=instant");
  for (const letter of ["E", "b", "A"]) {
    await settled(page, "held");
    await sow(page, letter);
  }
  await settled(page, "held");
}

test("every moment of the game is a press away, and the game stays as it is", async ({ page }) => {
  await playThree(page);
  const present = await state(page);
  await button(page, "Moves").click();
  const list = page.getByRole("complementary", { name: "Moves" }).getByRole("list");
  await expect(list.getByRole("button")).toHaveText(["Start", "1 E", "2 b", "3 A"]);
  await list.getByRole("button", { name: /^Move 1\. South: E counter-clockwise to e/ }).click();
  await expect(game(page)).toHaveAttribute("data-ply", "1");
  await settled(page, "held");
  await expect(page.getByText("Move 1 of 3", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Move 1 of 3. South sowed 5 seeds from pit E");
  await pit(page, "a").click({ force: true });
  await expect(page.getByRole("status")).toContainText("Go back to the game to play.");
  expect((await state(page)).ply).toBe(1);
  await button(page, "Next move").click();
  await expect(list.locator("[aria-current]")).toHaveText("2 b");
  await button(page, "First position").click();
  await expect(game(page)).toHaveAttribute("data-position", "5,5,5,5,5/5,5,5,5,5 0-0 S -");
  await expect(button(page, "Move before")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Back to the game").click();
  expect(await settled(page, "held")).toEqual(present);

  await test.step("by keyboard, with the focus in the list", async () => {
    await list.locator("[aria-current]").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(list.getByRole("button", { name: /^Move 1\./ })).toBeFocused();
    await expect(game(page)).toHaveAttribute("data-ply", "1");
    await page.keyboard.press("Home");
    await expect(game(page)).toHaveAttribute("data-ply", "0");
    await page.keyboard.press("End");
    await expect(game(page)).toHaveAttribute("data-position", present.position);
    const slider = page.getByRole("slider", { name: "Moment of the game" });
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuetext", "Move 2 of 3");
    await expect(game(page)).toHaveAttribute("data-ply", "2");
  });

  await test.step("and the game can be taken up again at any of them", async () => {
    await settled(page, "held");
    await button(page, "Play on from here").click();
    const back = await settled(page, "held");
    expect(back).toMatchObject({ ply: 2, toMove: "south" });
    await expect(button(page, "Play on from here")).toHaveCount(0);
    await sow(page, "D");
    expect(await settled(page, "held")).toMatchObject({ ply: 3, toMove: "north" });
    await expect(list.getByRole("button")).toHaveText(["Start", "1 E", "2 b", "3 D"]);
    await button(page, "Close").click();
    await expect(list).toHaveCount(0);
    await expect(button(page, "Moves")).toBeFocused();
  });
});

test("a replay shows every ply in its time, by the speed, and stops when told", async ({ page }) => {
  await playThree(page);
  const present = await state(page);
  const speed = page.getByRole("combobox", { name: "Speed" });
  await button(page, "Moves").click();
  const duration = async (factor: string) => {
    await speed.selectOption(factor);
    await button(page, "Replay").click();
    let total = 0;
    for (let ply = 1; ply <= 3; ply++)
      total += await stepUntil(page, `main[data-ply="${ply}"][data-busy="true"]`);
    total += await stepUntil(page, 'main[data-busy="false"]');
    expect(await state(page)).toEqual(present);
    return total;
  };
  const normal = await duration("1");
  expect(normal).toBeGreaterThan(3 * 700);
  expect(Math.abs((await duration("4")) - normal / 4)).toBeLessThan(100);

  await speed.selectOption("1");
  await button(page, "Replay").focus();
  await page.keyboard.press("Enter");
  await stepUntil(page, 'main[data-ply="1"]');
  await expect(button(page, "Stop the replay")).toBeFocused();
  await page.keyboard.press("p");
  await step(page, 5000);
  await expect(game(page), "paused").toHaveAttribute("data-ply", "1");
  await page.keyboard.press("p");
  await page.keyboard.press("Enter");
  await stepUntil(page, 'main[data-busy="false"]');
  await step(page, 2000);
  await expect(game(page), "stopped").toHaveAttribute("data-ply", "1");
  await expect(button(page, "Replay")).toBeFocused();
});

test("against a machine a look back drops its answer, undo leads to the last decision, and nothing is lost", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=level:1&speed=instant&seed=1");
  for (let turn = 0; turn < 2; turn++) {
    await settled(page, "held");
    const [letter = ""] = await legalPits(page);
    await sow(page, letter);
  }
  const present = await settled(page, "held");
  expect(present.ply).toBe(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "Moves").click();
  await button(page, "Move before").click();
  await settled(page, "held");
  await page.reload();
  expect(await settled(page, "held")).toEqual(present);
  await page.locator("main#game").focus();
  await page.keyboard.press("KeyU");
  expect(await settled(page, "held")).toMatchObject({ ply: 2, toMove: "south" });
  await button(page, "Moves").click();
  const panel = page.getByRole("complementary", { name: "Moves" });
  const board = page.locator(".canvas");
  await expect(async () => {
    await step(page, 20);
    const [below, above] = [await panel.boundingBox(), await board.boundingBox()];
    expect(above?.height).toBe(below?.y);
  }).toPass();
  await button(page, "Last position").click();
  await expect(game(page)).toHaveAttribute("data-position", present.position);
  await button(page, "Back to the game").click();
  await expect(game(page)).toHaveAttribute("data-ply", "2");
});
