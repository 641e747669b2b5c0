/** What is drawn is what the engine says: the real half, counted from what Phaser is about to draw. */
import { expect, type Page } from "@playwright/test";
import fc from "fast-check";
import { newGame } from "../../src/engine/game.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Side } from "../../src/engine/types.ts";
import { gamesOn } from "../animation/fakes.ts";
import type { Action } from "../stand/action.ts";
import { faults, IN_THE_AIR, seedsOf } from "../stand/census.ts";
import { HAPPENINGS } from "../stand/happenings.ts";
import type { Harm } from "../stand/harm.ts";
import type { Sight } from "../stand/sight.ts";
import type {} from "../stand/stand.ts";
import { allTogether, atRandom, oneByOne, SPEEDS, type Take } from "../stand/takes.ts";
import { test } from "./table.ts";

const WIDE = { width: 320, height: 200 };
const UPRIGHT = { width: 200, height: 320 };

test.use({ viewport: WIDE, painted: true });

test.beforeEach(async ({ page }) => {
  await page.goto("http://127.0.0.1:4174/tests/stand/");
});

async function mount(page: Page, seat: Side): Promise<void> {
  await page.evaluate(async (side) => {
    await window.mountStand(side);
    window.stand.stopPainting();
  }, seat);
  await expect(page.locator("canvas")).toHaveCount(1);
}

/** Plays takes on the stand. @returns all that was ever wrong in a frame. */
async function play(page: Page, takes: readonly Take[]): Promise<readonly string[]> {
  const sights = await page.evaluate(
    (actions) => window.stand.perform(actions),
    takes.map(({ action }) => action),
  );
  const steps = takes.filter(({ action }) => action.kind === "step");
  expect(sights).toHaveLength(steps.length);
  return sights.flatMap((sight, index) => wrongIn(sight, steps[index]?.states ?? []));
}

function wrongIn({ census, shadows, contacts }: Sight, states: Take["states"]): readonly string[] {
  const wrong = [...faults(census, states)];
  const all = seedsOf(census);
  const lying = all - (census[IN_THE_AIR] ?? 0);
  if (shadows !== all) wrong.push(`${shadows} shadows of ${all} seeds`);
  if (states.length === 1 && contacts !== lying) wrong.push(`${contacts} of ${lying} lie on the wood`);
  return wrong;
}

test("the picture is the engine's: after each event at every speed, and in every frame of whatever is done", async ({
  page,
}) => {
  await mount(page, "south");
  for (const happening of HAPPENINGS) {
    for (const speed of SPEEDS) {
      for (const calm of [false, true]) {
        const wrong = await play(page, oneByOne(happening, speed, calm));
        expect(wrong, `${happening.name}, speed ${speed}, ${calm ? "calm" : "in flight"}`).toEqual([]);
      }
    }
  }

  await page.setViewportSize(UPRIGHT);
  await mount(page, "north");
  for (const happening of HAPPENINGS) {
    expect(await play(page, allTogether(happening, 1, false, 50)), happening.name).toEqual([]);
  }
  // Paused, resumed, sped up, skipped and undone.
  for (const takes of fc.sample(atRandom(gamesOn(5)), { numRuns: 30, seed: 8 })) {
    expect(await play(page, takes)).toEqual([]);
  }

  const [happening] = HAPPENINGS;
  if (happening === undefined) throw new Error("nothing happens");
  const takes = oneByOne(happening, 4, false);
  expect(await play(page, takes)).toEqual([]);
  const harms: readonly Harm[] = [
    "seed hidden",
    "seed elsewhere",
    "seed drawn twice",
    "shadow hidden",
    "digit wrong",
  ];
  for (const harm of harms) {
    const sight = await page.evaluate((what) => window.stand.harm(what), harm);
    expect(wrongIn(sight, takes.at(-1)?.states ?? []), harm).not.toEqual([]);
  }
});

test("showing games leaves nothing behind, and at rest nothing is drawn", async ({ page }) => {
  await mount(page, "south");
  const afterGames = (seed: number) =>
    page.evaluate((number) => {
      window.stand.playGames(4, number);
      return window.stand.inventory();
    }, seed);
  const first = await afterGames(1);
  expect(first.objects).toBeGreaterThan(100);
  expect(first.textures).toBeGreaterThan(10);
  expect(first.listeners).toBeGreaterThan(10);
  expect(await afterGames(2)).toEqual(first);

  const drawn = (actions: readonly Action[]) =>
    page.evaluate((done) => {
      const before = window.stand.drawCalls;
      window.stand.perform(done);
      return window.stand.drawCalls - before;
    }, actions);
  const second: readonly Action[] = Array.from({ length: 10 }, () => ({ kind: "step", ms: 100 }));
  expect(await drawn(second)).toBeGreaterThan(0);
  expect(await drawn(second)).toBe(0);
  const game = newGame(split);
  expect(await drawn([{ kind: "show", game }, ...second])).toBeGreaterThan(0);
});
