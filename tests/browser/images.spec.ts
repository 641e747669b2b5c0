/** What a visitor's browser fetches until a game can be played: the home screen and a board. */
import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { PICTURE_LIMITS, PROGRAM_LIMIT } from "../checks/budget.ts";
import { holdClock } from "./clock.ts";
import { settled, test } from "./table.ts";

/** `board-wide@2x` is the picture `board`, of the variant `wide`, at density 2. */
function parts(path: string) {
  const [, picture = "", variant, density] =
    /\/([a-z-]+?)(?:-(wide|upright|dark|light))?(?:@(\d)x)?\.\w+$/.exec(path) ?? [];
  return { picture, variant, density };
}

/** The page, its code, its styles and its type. */
const PROGRAM = ["document", "script", "stylesheet", "font"];
/** Sounds and what plays them: they come with the first gesture and hold up nothing. */
const HEARD = /\/howler-|\/sound\//;
const LATER = /\/(?:worker|es|eo|about|lesson|guide|exhibit|learn|bars)\w*-|latin-ext|cyrillic|vietnamese/;

/** Bytes as a server may send them: type is compressed already. */
function compressed(path: string, content: Buffer): number {
  return path.endsWith(".woff2") ? content.length : brotliCompressSync(content).length;
}

const weights = (files: ReadonlyMap<string, number>) =>
  [...files].map(([path, size]) => `${size} ${path}`).join("\n");

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

for (const { width, height, ratio, density, orientation } of [
  { width: 1280, height: 720, ratio: 1, density: 1, orientation: "wide" },
  { width: 1280, height: 720, ratio: 2, density: 2, orientation: "wide" },
  { width: 390, height: 844, ratio: 2, density: 2, orientation: "upright" },
] as const) {
  test.describe(`${width}×${height} at pixel ratio ${ratio}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio, colorScheme: "light" });

    test(`fetches each picture once, at density ${density}, and no more than it may`, async ({ page }) => {
      const fetched = new Map<string, number>();
      const program = new Map<string, number>();
      const others: string[] = [];
      page.on("response", async (response) => {
        const path = new URL(response.url()).pathname;
        const kind = response.request().resourceType();
        const content = await response.body();
        if (path.startsWith("/textures/") || path === "/icon.svg") fetched.set(path, content.length);
        else if (HEARD.test(path)) return;
        else if (PROGRAM.includes(kind)) program.set(path, compressed(path, content));
        else others.push(path);
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
      expect(sum(fetched.values())).toBeLessThanOrEqual(PICTURE_LIMITS[density] ?? 0);

      expect(sum(program.values()), weights(program)).toBeLessThanOrEqual(PROGRAM_LIMIT);
      // The worker with its tables, other languages and screens come when they are needed.
      expect(others).toEqual([]);
      expect([...program.keys()].filter((path) => LATER.test(path))).toEqual([]);
    });
  });
}
