/** An exhibit from one visitor to the next, with a clock that leaps over the waiting. */
import type { Page } from "@playwright/test";
import { sow } from "../browser/table.ts";
import { leaveUnpainted } from "../browser/unpainted.ts";

const FILE = { rules: ["um-el-tuweisat", "split"], levels: [1, 3, 6], speed: "4", fullScreen: false };

const inviting = (page: Page) => page.locator('main[data-screen="attract"]');

/** Opens the exhibit at noon; its page must know its counters already. */
export async function beginExhibit(page: Page, address: string): Promise<void> {
  await leaveUnpainted(page);
  await page.clock.install({ time: new Date(2026, 10, 30, 12, 0) });
  await page.route("**/exhibits/hall.json", (route) => route.fulfill({ json: FILE }));
  await page.goto(`${address}/?exhibit=hall`);
  await inviting(page).waitFor();
}

/** Lets time pass until something is there. */
async function until(page: Page, selector: string): Promise<void> {
  while (!(await page.locator(selector).isVisible())) await page.clock.runFor(250);
}

/** Somebody comes, plays alone or with another, and goes without a word; the screen invites again. */
export async function cycle(page: Page, number: number): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.clock.runFor(1000); // Two machines play meanwhile.
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Choose and play" }).waitFor();
  await page.clock.fastForward(1000); // Within a breath it would be the same touch.
  if (number % 3 === 1) await button("Two people").click();
  if (number % 3 === 2) await button("Learn to play").click();
  if (number % 3 > 0) await until(page, 'main#game[data-busy="false"]');
  if (number % 3 === 1) await sow(page, "A");
  if (number % 3 === 1) await until(page, 'main#game[data-ply="1"][data-busy="false"]'); // Who watches is still there.
  await page.clock.fastForward(61_000);
  await page.getByRole("dialog", { name: "Are you still there?" }).waitFor();
  await page.clock.fastForward(31_000);
  await inviting(page).waitFor();
}
