/** One page for many tests, since a browser is quicker with what it has loaded before. */
import type { Disposable, Page } from "@playwright/test";
import { test } from "./table.ts";

/**
 * As `test`, but with the page of its worker: blank and with nothing stored, and no script of an earlier test
 * runs in it, nor is anything that it asks for replaced. It has a window of the test's size; for what else a page
 * is made with, as touch or a locale, take `test`.
 */
export const shared = test.extend<object, { sitting: Page }>({
  sitting: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", serviceWorkers = "block" } = project.use;
      const context = await browser.newContext({ baseURL, locale, serviceWorkers });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sitting, viewport, baseURL }, use) => {
    if (viewport !== null) await sitting.setViewportSize(viewport);
    const dispose = collectScripts(sitting);
    await use(sitting);
    await dispose();
    // With a route, nothing would come from the browser's cache either.
    await sitting.unrouteAll({ behavior: "ignoreErrors" });
    await sitting.emulateMedia({
      colorScheme: null,
      contrast: null,
      reducedMotion: null,
      forcedColors: null,
    });
    await sitting.goto("about:blank");
    const devtools = await sitting.context().newCDPSession(sitting);
    await devtools.send("Storage.clearDataForOrigin", {
      origin: baseURL ?? "",
      storageTypes: "local_storage",
    });
    await devtools.detach();
  },
});

/** Notes the scripts that a page is told to run at every load. @returns what makes it forget them. */
function collectScripts(page: Page): () => Promise<void> {
  const { addInitScript } = page;
  const scripts: Disposable[] = [];
  Object.assign(page, {
    async addInitScript(...script: Parameters<Page["addInitScript"]>) {
      const added = await addInitScript.apply(page, script);
      scripts.push(added);
      return added;
    },
  });
  return async () => {
    Object.assign(page, { addInitScript });
    for (const script of scripts) await script.dispose();
  };
}
