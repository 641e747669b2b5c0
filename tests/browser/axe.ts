import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a checker can tell of whether everyone can read and reach what is on the page. */
export async function expectNoFaults(page: Page): Promise<void> {
  // Half-faded text has no contrast of its own.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Without frames of other origins, one page does for all; the builder would open another to put frames together.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
