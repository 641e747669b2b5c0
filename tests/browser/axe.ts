import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { THEMES } from "../../src/storage/choices.ts";

/**
 * What a checker can tell of whether everyone can read and reach what is on the page, in every theme. Themes differ in
 * nothing but colours, so that the other rules are tried in the page's own.
 */
export async function expectNoFaults(page: Page, screen = "the page"): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? "");
  for (const theme of [...THEMES.filter((other) => other !== own), own]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Half-faded text has no contrast of its own.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    // Without frames of other origins, one page does for all; the builder would open another to put frames together.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What lies beneath an open dialog is out of reach, and was looked at without it.
    if (await page.locator("dialog[open]").isVisible()) axe.include("dialog[open]");
    const { violations } = await (theme === own ? axe : axe.withRules("color-contrast")).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${screen}, ${theme}`).toEqual([]);
  }
}
