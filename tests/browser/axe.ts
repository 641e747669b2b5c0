import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { THEMES } from "../../src/storage/choices.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What a checker can tell of whether everyone can read and reach what is on the page, in every theme. Themes differ in
 * nothing but colours, so that the other rules are tried in the page's own. Of a page with an open dialog only that is
 * looked at: what lies beneath is out of reach.
 * @param waived rules that do not hold for this page.
 * @param themes to be tried; always the page's own.
 */
export async function expectNoFaults(
  page: Page,
  screen = "the page",
  waived: readonly string[] = [],
  themes: readonly string[] = THEMES,
): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ themes, waived }) => {
      const { dataset } = document.documentElement;
      const own = dataset.theme ?? "";
      const place = document.querySelector("dialog[open]") ?? document;
      const faults: string[] = [];
      for (const theme of [...themes.filter((other) => other !== own), own]) {
        dataset.theme = theme;
        // Half-faded text has no contrast of its own.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const rules = Object.fromEntries(waived.map((rule) => [rule, { enabled: false }]));
        const only = theme === own ? { rules } : { runOnly: ["color-contrast"] };
        const results = await window.axe?.run(place, { ...only, resultTypes: ["violations"] });
        if (results === undefined) throw new Error("The checker is not there.");
        // Text on a picture has no contrast that can be told.
        if (theme === own && results.passes.length === 0) throw new Error("Nothing was looked at.");
        for (const { id, nodes } of results.violations) {
          for (const { html } of nodes) faults.push(`${theme}: ${id}: ${html}`);
        }
      }
      return faults;
    },
    { themes, waived },
  );
  expect(found, screen).toEqual([]);
}
