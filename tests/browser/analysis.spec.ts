import { expect } from "@playwright/test";
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
