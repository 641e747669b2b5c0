/** What the analyst tells: hints, values and reviews. */
import { test as bare, expect } from "@playwright/test";
import { expectNoFaults } from "./axe.ts";
import { shared as test } from "./sitting.ts";
import { openGame, pit, settled, sow, state } from "./table.ts";

/** Worth −2 to South, by `A` alone, which captures four. */
const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";

const open = (position: string) =>
  `rules=split&south=human&north=human&speed=instant&position=${encodeURIComponent(position)}`;

test("a hint is given by key and by control, with its reason, and goes with the move", async ({ page }) => {
  await openGame(page, open(LATE));
  await settled(page);
  const hint = page.getByRole("button", { name: "Hint" });
  const arrow = page.locator(".best-move");
  await pit(page, "A").focus();
  await page.keyboard.press("h");
  await expect(page.getByRole("status")).toContainText("Hint: sow pit A. It captures 4 seeds.");
  await expect(arrow).toBeVisible();
  await expect(hint).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("h");
  await expect(arrow).toHaveCount(0);
  await hint.click();
  await expect(arrow).toBeVisible();
  // The arrow lies over the pit and catches no pointer.
  await sow(page, "A");
  await settled(page);
  expect((await state(page)).ply).toBe(1);
  await expect(arrow).toHaveCount(0);
  await expect(hint).toHaveAttribute("aria-pressed", "false");
});

test("analysis tells the value and the line, and a finished game is reviewed", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 560 });
  await openGame(page, open(LATE));
  await settled(page);
  await page.getByRole("button", { name: "Moves" }).click();
  const panel = page.getByRole("complementary", { name: "Moves" });
  const analysis = panel.getByRole("checkbox", { name: "Analysis" });
  await analysis.focus();
  await page.keyboard.press("Space");
  await expect(panel).toContainText("North ends 6 seeds ahead (exact).");
  await expect(panel).toContainText(/Best play: A/);
  await expect(page.locator(".best-move")).toBeVisible();
  await panel.getByText("Analysis", { exact: true }).click();
  await expect(analysis).not.toBeChecked();
  await expect(page.locator(".best-move")).toHaveCount(0);

  // South's first move is a mistake, and so is North's answer.
  for (const letter of ["E", "a", "A", "b", "C", "a", "B"]) {
    await sow(page, letter);
    await settled(page);
  }
  expect((await state(page)).end).toBe("no-moves");
  const graph = panel.getByRole("slider", { name: "Value by move" });
  await panel.getByRole("button", { name: "Review the game" }).focus();
  await page.keyboard.press("Enter");
  await expect(graph).toBeFocused();
  await expect(page.getByRole("status")).toContainText("The review is ready. It found 2 mistakes.");
  const mistakes = panel.getByRole("list", { name: "Mistakes" }).getByRole("button");
  await expect(mistakes).toHaveText([
    "Move 1, South: E lost 8 seeds. A would have captured 4 seeds.",
    "Move 2, North: a lost 12 seeds. e would have saved 4 seeds from capture. The game turned here.",
  ]);

  await expectNoFaults(page, "a review");

  // By pointer to a mistake, where the arrow shows what was better.
  await mistakes.first().click();
  await settled(page);
  expect(await state(page)).toMatchObject({ ply: 0, position: LATE });
  await expect(page.locator(".best-move")).toBeVisible();
  await expect(mistakes.first()).toHaveAttribute("aria-current", "step");

  // By keyboard along the graph.
  await graph.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
  await expect(graph).toHaveAttribute("aria-valuetext", "Move 1. North ends 14 seeds ahead (exact).");
  await mistakes.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
  await expect(mistakes.nth(1)).toHaveAttribute("aria-current", "step");
});

// A worker that cannot be loaded is told in the console, which other tests forbid.
bare(
  "without its worker the page says that there is no hint and no analysis, and play goes on",
  async ({ page }) => {
    await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
    await openGame(page, open(LATE));
    await settled(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByRole("status")).toContainText("There is no hint: the machine does not answer.");
    await page.getByRole("button", { name: "Moves" }).click();
    await page.getByText("Analysis", { exact: true }).click();
    await expect(page.getByRole("complementary")).toContainText("There is no analysis");
    await expect(page.locator(".best-move")).toHaveCount(0);
    await sow(page, "A");
    expect((await settled(page)).ply).toBe(1);
  },
);

bare(
  "a review without its worker is stopped, begun again and fails, by keyboard and with no graph",
  async ({ page }) => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(/\/worker-[^/]*\.js$/, async (route) => {
      await refused;
      await route.abort();
    });
    await openGame(page, open("0,0,0,0,1/0,0,0,0,0 20-26 S -"));
    await settled(page);
    await sow(page, "E");
    await settled(page);
    await page.getByRole("button", { name: "Moves" }).click();
    const start = page.getByRole("button", { name: "Review the game" });
    const stop = page.getByRole("button", { name: "Stop the review" });
    await start.focus();
    await page.keyboard.press("Enter");
    await expect(stop).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(start).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(stop).toBeFocused();
    await expect(page.locator(".graph")).toHaveCount(0);
    refuse();
    await expect(start).toBeFocused();
    await expect(page.getByRole("complementary")).toContainText("The game could not be reviewed");
    await expect(page.locator(".graph")).toHaveCount(0);
  },
);
