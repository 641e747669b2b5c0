/** What a visitor's browser fetches to see: the home screen and a game. */
import { expect } from "@playwright/test";
import { PICTURE_LIMITS } from "../checks/budget.ts";
import { holdClock } from "./clock.ts";
import { settled, test } from "./table.ts";

/** `board-wide@2x` is the picture `board`, of the variant `wide`, at density 2. */
function parts(path: string) {
  const [, picture = "", variant, density] =
    /\/([a-z-]+?)(?:-(wide|upright|dark|light))?(?:@(\d)x)?\.\w+$/.exec(path) ?? [];
  return { picture, variant, density };
}

for (const { width, height, ratio, density, orientation } of [
  { width: 1280, height: 720, ratio: 1, density: 1, orientation: "wide" },
  { width: 1280, height: 720, ratio: 2, density: 2, orientation: "wide" },
  { width: 390, height: 844, ratio: 2, density: 2, orientation: "upright" },
] as const) {
  test.describe(`${width}×${height} at pixel ratio ${ratio}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio, colorScheme: "light" });

    test(`fetches each picture once, at density ${density}, and no more than it may`, async ({ page }) => {
      const fetched = new Map<string, number>();
      page.on("response", async (response) => {
        if (response.request().resourceType() !== "image") return;
        fetched.set(new URL(response.url()).pathname, (await response.body()).length);
      });
      await holdClock(page);
      await page.goto("/");
      await page.getByRole("button", { name: "Two players here" }).click();
      await settled(page, "held");
      const found = [...fetched.keys()].map(parts);
      expect(found.map(({ picture }) => picture).toSorted()).toEqual([
        ...new Set(found.map(({ picture }) => picture).toSorted()),
      ]);
      expect(found.map(({ picture }) => picture)).toEqual(
        expect.arrayContaining(["board", "ground", "seeds"]),
      );
      for (const { picture, variant, density: at } of found) {
        expect([undefined, String(density)], picture).toContain(at);
        expect([undefined, "light", orientation], picture).toContain(variant);
      }
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeLessThanOrEqual(PICTURE_LIMITS[density] ?? 0);
    });
  });
}
