import { expect } from "@playwright/test";
import { settled, sow, state, test } from "./table.ts";

test("a newcomer sows in two presses", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", "0");
});

test("Back leads home, Forward to the game again, and an unfinished game is not replaced unasked", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Two players here" }).click();
  await settled(page);
  await sow(page, "E");
  const left = await state(page);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await page.getByRole("button", { name: "Keep playing" }).click();
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
  await page.reload();
  await page.getByRole("button", { name: /Continue/ }).click();
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });
    test("Play is on the first screen", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Play", exact: true })).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
