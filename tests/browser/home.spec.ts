import { expect } from "@playwright/test";
import { shared as test } from "./sitting.ts";
import { settled, sow, state } from "./table.ts";

test("a newcomer sows in two presses", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", "0");
});

test("Back leads home, Forward or a reload to the game again, and an unfinished game is not replaced unasked", async ({
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
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
  await page.goto("/");
  await page.getByRole("button", { name: /Continue/ }).click();
  await expect(page.locator("main#game")).toHaveAttribute("data-position", left.position);
});

test("an opponent is chosen and played by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "1 Chick" }).focus();
  await page.keyboard.press("ArrowRight");
  const goat = page.getByRole("radio", { name: "2 Goat" });
  await expect(goat).toBeFocused();
  await expect(goat).toBeChecked();
  await expect(goat).toHaveAccessibleDescription("Grabs whatever lies nearest.");
  await expect(page.getByText("Grabs whatever lies nearest.")).toBeVisible();
  await expect(page.getByText("Just hatched.")).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await settled(page);
  await page.keyboard.press("Digit5");
  await expect(page.getByRole("status")).toContainText("Goat: 0");
  await page.goto("/");
  await expect(goat).toBeChecked();
  await expect(page.getByText("Split sowing, Goat,")).toBeVisible();
});

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

test("Play is on the first screen of every window, and every opponent's name has room in every language", async ({
  page,
}) => {
  await page.goto("/");
  for (const [language, play] of [
    ["es", "Jugar"],
    ["eo", "Ludi"],
    ["en", "Play"],
  ] as const) {
    await page.locator(".tools select").selectOption(language);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await test.step(`${window.width}×${window.height} in ${language}`, async () => {
        await expect(page.getByRole("button", { name: play, exact: true })).toBeInViewport({ ratio: 1 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        const spare = await page.locator(".ladder .option").evaluateAll((rungs) => {
          const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
          return rungs.map((rung) => width(rung) - width(rung.querySelector(".name")));
        });
        expect(spare).toHaveLength(8);
        expect(Math.min(...spare)).toBeGreaterThanOrEqual(4);
      });
    }
  }
});
