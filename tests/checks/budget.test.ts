import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { excesses, loadsOf, PICTURE_LIMITS, SOUND_LIMIT, weigh } from "./budget.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "assets/public");
const loads = loadsOf(root);

test("sounds weigh less than 150 kB together, and the pictures of one look 130 kB or 300 kB at most", () => {
  expect(SOUND_LIMIT).toBeLessThan(150_000);
  expect(PICTURE_LIMITS).toMatchObject({ 1: 130_000, 2: 300_000 });
  expect(excesses(weigh(folder, loads))).toEqual([]);
});

test("every file that may be fetched is weighed", () => {
  const weighed = new Set(loads.flatMap(({ files }) => files));
  for (const kind of ["sound", "textures"]) {
    const files = readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`);
    expect(files.filter((file) => !weighed.has(file))).toEqual([]);
  }
  expect(weighed).toContain("icon.svg");
  expect(loads.every(({ files }) => new Set(files).size === files.length)).toBe(true);
});

test("a file that has grown too heavy is found, in every look that shows it", () => {
  const planted = mkdtempSync(join(tmpdir(), "budget-"));
  try {
    for (const file of loads.flatMap(({ files }) => files)) {
      mkdirSync(join(planted, file, ".."), { recursive: true });
      writeFileSync(
        join(planted, file),
        file === "textures/board-wide@2x.webp" ? new Uint8Array(300_000) : "x",
      );
    }
    const found = excesses(weigh(planted, loads));
    expect(found.map((line) => line.split(":")[0]).toSorted()).toEqual([
      "contrast, wide, density 2, 5 pits a row",
      "dark, wide, density 2, 5 pits a row",
      "light, wide, density 2, 5 pits a row",
    ]);
  } finally {
    rmSync(planted, { recursive: true });
  }
});

test("weighing nothing is no proof", () => {
  expect(() => weigh(folder, [])).toThrow("no load");
  expect(() => weigh(folder, [{ what: "sounds", files: [], limit: 1 }])).toThrow("no file");
  expect(() => weigh(folder, [{ what: "sounds", files: ["sound/none.mp3"], limit: 1 }])).toThrow("none.mp3");
});
