/** Short forms of the long runs: people who come and go, an exhibit's days, and a monkey. */
import { expect } from "@playwright/test";
import { visit } from "../endurance/course.ts";
import { beginExhibit, cycle } from "../endurance/exhibit.ts";
import { createMonkey } from "../endurance/monkey.ts";
import { countHeld, type Remains, remains } from "../endurance/remains.ts";
import { holdClock } from "./clock.ts";
import { test } from "./table.ts";

/** What the screen happens to show takes a few nodes and listeners more or less; one for every visit would be more. */
const FEW = 5;

function expectFlat(few: Remains, many: Remains): void {
  const { textures, contexts, timers, frames, howls, stored } = many;
  expect(few).toMatchObject({ textures, contexts, timers, frames, howls, stored });
  expect(many.nodes).toBeLessThanOrEqual(few.nodes + FEW);
  expect(many.listeners).toBeLessThanOrEqual(few.listeners + FEW);
}

test("visits through screens, dialogs and languages leave nothing behind", async ({ page }) => {
  await holdClock(page);
  await countHeld(page);
  await page.goto("/?speed=instant&seed=1");
  for (let n = 0; n < 2; n++) await visit(page, n);
  const few = await remains(page);
  for (let n = 2; n < 5; n++) await visit(page, n);
  expectFlat(few, await remains(page));
});

test("visitors of an exhibit who go without a word leave nothing behind", async ({ page, baseURL }) => {
  await countHeld(page);
  await beginExhibit(page, baseURL ?? "");
  for (let n = 0; n < 3; n++) await cycle(page, n);
  const few = await remains(page);
  for (let n = 3; n < 9; n++) await cycle(page, n);
  expectFlat(few, await remains(page));
});

for (const seed of [1, 2]) {
  test(`a monkey finds nothing wrong and always a way home: ${seed}`, async ({ page, baseURL }) => {
    page.removeAllListeners("console"); // It listens itself, and knows what a browser tells of a missing file.
    const monkey = await createMonkey(page, baseURL ?? "", seed);
    for (let action = 0; action < 40; action++) expect(await monkey.act()).toBeNull();
    expect(await monkey.goHome()).toBeNull();
  });
}
