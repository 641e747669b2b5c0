/** Settings that a page finds kept when it opens. */
import type { Page } from "@playwright/test";

/** Two persons on one device face each other. */
export async function faceEachOther(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("alemungula:settings", JSON.stringify({ facing: true }));
  });
}
