import { expect, type Page } from "@playwright/test";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { chooser, copyRecord, legalPits, openGame, replayed, settled, sow, state } from "./table.ts";

/** Copies the record, plays it again without the page, and compares. */
async function expectSameByRecord(page: Page): Promise<void> {
  const { end, winner, position } = await state(page);
  expect(end).not.toBeNull();
  expect(winner).not.toBeNull();
  const record = await copyRecord(page);
  expect(replayed(record)).toMatchObject({
    position,
    end: { reason: end, outcome: { winner: winner === "draw" ? null : winner } },
  });
}

/** Plays for the person until the end. */
async function play(page: Page, choose: (from: readonly string[]) => string): Promise<void> {
  for (let now = await settled(page, "held"); now.end === null; now = await settled(page, "held")) {
    await sow(page, choose(await legalPits(page)));
    expect((await state(page)).ply).toBeGreaterThan(now.ply);
  }
}

/** As `play`, by keyboard alone. @param row the person's pits, from their left. */
async function playByKeys(page: Page, row: string, choose: (from: readonly string[]) => string) {
  const middle = row[(row.length - 1) / 2];
  for (let now = await settled(page, "held"); now.end === null; now = await settled(page, "held")) {
    const letter = choose(await legalPits(page));
    await page.keyboard.press(`Digit${row.indexOf(letter) + 1}`);
    if (letter === middle) await page.keyboard.press(choose(["ArrowLeft", "ArrowRight"]));
    await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", String(now.ply));
  }
}

test.beforeEach(({ page }) => holdClock(page));

test.describe("1280×720", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("a whole game of um-el-tuweisat by keyboard against the top of the ladder, which never loses it", async ({
    page,
  }) => {
    await openGame(page, "rules=um-el-tuweisat&south=human&north=level:8&seed=5&speed=4");
    await playByKeys(page, "ABC", chooser(5));
    expect((await state(page)).winner).not.toBe("south");
    await expectSameByRecord(page);
  });

  test("a whole game of two machines at once", async ({ page }) => {
    await openGame(page, "rules=split&south=level:2&north=greedy&seed=11&speed=instant");
    await settled(page, "held");
    await expectSameByRecord(page);
  });
});

test.describe("390×844", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a whole game of circular-relay against the machine, by the pit buttons", async ({ page }) => {
    await openGame(page, "rules=circular-relay&south=human&north=level:1&seed=7&speed=4");
    await play(page, chooser(7));
    await expectSameByRecord(page);
  });

  test("a whole game of two machines at speed 4, frame by frame", async ({ page }) => {
    await openGame(page, "rules=um-el-bagara&south=greedy&north=random&seed=5&speed=4");
    await settled(page, "held");
    await expectSameByRecord(page);
  });
});
