/** Presses of every kind, each named by what it must not break. The clock is held, so that "in mid-sowing" is exact. */
import { expect } from "@playwright/test";
import { holdClock, step } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { middle, openGame, pit, settled, test as single, sow, state } from "./table.ts";

test.beforeEach(async ({ page }) => holdClock(page));

const TWO_PEOPLE = "rules=split&south=human&north=human&seed=1";
const AGAINST_MACHINE = "rules=split&south=human&north=level:2&seed=1";

test("presses between two people: none counts twice, none reaches into the next turn, none is stored up", async ({
  page,
}) => {
  await openGame(page, TWO_PEOPLE);
  const start = await settled(page, "held");
  const { x, y } = await middle(pit(page, "E"));

  await test.step("a double click is one move", async () => {
    await pit(page, "E").dblclick();
    expect(await state(page)).toMatchObject({ ply: 1, busy: true });
    await step(page, 100);
    expect((await state(page)).busy).toBe(true);
    expect((await settled(page, "held")).ply).toBe(1);
    await takeBack();
  });

  await test.step("a press during a sowing only finishes that sowing", async () => {
    await pit(page, "E").click();
    await step(page, 300);
    const before = await state(page);
    expect(before.busy).toBe(true);
    await pit(page, "a").click();
    await expect(page.locator("main#game")).toHaveAttribute("data-busy", "false");
    expect(await state(page)).toMatchObject({ ply: 1, position: before.position });
    await takeBack();
  });

  await test.step("undo in mid-flight leaves no seed in the air", async () => {
    await pit(page, "E").click();
    await step(page, 500);
    await page.keyboard.press("KeyU");
    await expect(page.locator("main#game")).toHaveAttribute("data-busy", "false");
    expect(await state(page)).toMatchObject({ ply: 0, position: start.position });
    await expect(pit(page, "E")).toHaveAttribute("data-seeds", "5");
  });

  await test.step("a press over a dialog never reaches the pit beneath", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    expect((await state(page)).ply).toBe(0);
    if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the middle pit plays nothing until a direction is chosen", async () => {
    await pit(page, "C").click();
    await expect(pit(page, "C")).toHaveAttribute("aria-expanded", "true");
    expect((await state(page)).ply).toBe(0);
    // The arrows grow as they come.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const boxes = await page
      .locator("[data-move]")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(2);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.locator('[data-move="C>"]').click();
    const sown = { ply: 1, position: "5,5,0,6,6/6,6,6,5,5 0-0 N -" };
    expect(await settled(page, "held")).toMatchObject(sown);
    await takeBack();
  });

  await test.step("rapid presses never reach into the next turn", async () => {
    const above = await middle(pit(page, "a"));
    await page.mouse.click(x, y, { clickCount: 3 });
    expect(await state(page)).toMatchObject({ ply: 1, busy: true });
    // The first of these finishes the sowing, and then it would be North's turn.
    await page.mouse.click(above.x, above.y, { clickCount: 3 });
    expect(await state(page)).toMatchObject({ ply: 1, toMove: "north" });
    await settled(page, "held");
    for (const stroke of [1, 2, 3]) {
      await page.keyboard.press("Digit1");
      expect(await state(page), `stroke ${stroke}`).toMatchObject({ ply: 2, busy: true });
    }
  });

  async function takeBack(): Promise<void> {
    await page.keyboard.press("KeyU");
    expect(await settled(page, "held")).toMatchObject({ ply: 0, position: start.position });
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  single("a double tap is one move, and a tap with two fingers another", async ({ page }) => {
    await openGame(page, TWO_PEOPLE);
    await settled(page, "held");
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [await middle(pit(page, "E"))];
    const began = Date.now() / 1000;
    for (const seconds of [0, 0.15, 0.3]) {
      const timestamp = began + seconds; // The device's own time, whatever this machine is busy with.
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
    }
    expect(await state(page)).toMatchObject({ ply: 1, busy: true });
    expect((await settled(page, "held")).ply).toBe(1);

    const points = await Promise.all(["a", "e"].map((letter) => middle(pit(page, letter))));
    const two = points.map((point, id) => ({ ...point, id }));
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: two });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect((await state(page)).ply).toBe(2);
    expect((await settled(page, "held")).ply).toBe(2);
  });
});

test("while the machine thinks, presses are refused aloud, and undo, a new game and a reload leave no answer behind", async ({
  page,
}) => {
  await openGame(page, AGAINST_MACHINE);
  const start = await settled(page, "held");
  const sowAndHurry = async () => {
    await pit(page, "E").click();
    await page.keyboard.press("Period");
  };

  await test.step("undo drops its answer", async () => {
    await sowAndHurry();
    await page.keyboard.press("KeyU");
    expect(await settled(page, "held")).toMatchObject({ ply: 0, position: start.position, toMove: "south" });
    await step(page, 3000);
    expect((await state(page)).ply).toBe(0);
  });

  await test.step("so does a new game", async () => {
    await sowAndHurry();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^(Restart|Start again)/ }).click();
    await page.getByRole("button", { name: /^(Restart|Start again)/ }).click();
    expect(await settled(page, "held")).toMatchObject({ ply: 0, toMove: "south" });
    await step(page, 3000);
    expect((await state(page)).ply).toBe(0);
  });

  await test.step("a press is refused, and not stored up", async () => {
    await sowAndHurry();
    await expect(page.getByRole("status")).toContainText("Goat");
    await pit(page, "D").click({ force: true });
    await expect(page.getByRole("status")).toContainText(/choosing|think/i);
    expect((await state(page)).ply).toBe(1);
    expect(await settled(page, "held")).toMatchObject({ ply: 2, toMove: "south" });
  });

  await test.step("a reload in mid-sowing, twice, loses no move and doubles none", async () => {
    const { ply } = await state(page);
    await pit(page, "D").click();
    await step(page, 300);
    const sown = await state(page);
    expect(sown).toMatchObject({ ply: ply + 1, busy: true });
    for (const reload of [1, 2]) {
      await page.reload();
      await expect(page.locator("main#game"), `reload ${reload}`).toHaveAttribute(
        "data-position",
        sown.position,
      );
      expect((await state(page)).ply).toBe(ply + 1);
    }
    expect((await settled(page, "held")).ply).toBe(ply + 2);
  });
});

test("undo after the end goes on with the game", async ({ page }) => {
  await openGame(page, `${TWO_PEOPLE}&position=0,0,0,0,1/0,0,0,1,0%2024-24%20S%20-`);
  await settled(page, "held");
  await sow(page, "E");
  const before = await settled(page, "held");
  expect(before.end).toBeNull();
  await sow(page, "d");
  const over = await settled(page, "held");
  expect(over.end).toBe("no-moves");
  await page.keyboard.press("KeyU");
  expect(await settled(page, "held")).toMatchObject({ ply: 1, end: null, position: before.position });
  await sow(page, "d");
  expect(await settled(page, "held")).toMatchObject({ ply: 2, end: "no-moves", position: over.position });
});

test("speed and pause take effect in mid-sowing, and nothing starts again", async ({ page }) => {
  await openGame(page, "rules=split&south=level:1&north=level:1&seed=4&speed=0.5");
  await expect(async () => {
    await step(page, 200);
    expect((await state(page)).ply).toBe(1);
  }).toPass();
  await page.keyboard.press("KeyP");
  const paused = await state(page);
  await step(page, 20_000);
  expect(await state(page)).toEqual(paused);
  await page.keyboard.press("KeyP");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  expect(await state(page)).toEqual(paused);
  let last = paused;
  while (last.ply < 4) {
    await step(page, 100);
    const now = await state(page);
    expect(now.ply - last.ply, "no ply is left out or taken back").toBeLessThanOrEqual(1);
    expect(now.ply).toBeGreaterThanOrEqual(last.ply);
    last = now;
  }
});

test("an illegal pit says why", async ({ page }) => {
  await openGame(page, `${TWO_PEOPLE}&position=5,5,5,5,0/1,5,5,5,5%205-0%20N%20a`);
  await settled(page, "held");
  await expect(pit(page, "a")).toHaveAttribute("aria-disabled", "true");
  await pit(page, "a").click({ force: true });
  await expect(page.getByRole("status")).toContainText(/barred/i);
  await pit(page, "B").click({ force: true });
  await expect(page.getByRole("status")).toContainText(/other row/);
  expect((await state(page)).ply).toBe(0);
});

test("the last move is shown again as often as wanted, and no press of it plays anything", async ({
  page,
}) => {
  await openGame(page, `${TWO_PEOPLE}&position=0,0,0,1,0/0,0,0,0,0%2028-21%20S%20-`);
  await settled(page, "held");
  const again = page.getByRole("button", { name: "Show the last move again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await sow(page, "D");
  const inPlay = await middle(again);
  for (let press = 0; press < 3; press++) await page.mouse.click(inPlay.x, inPlay.y);
  const over = await settled(page, "held");
  expect(over).toMatchObject({ ply: 1, end: "no-moves", winner: "south" });
  // A finger that still presses where the control was in play begins no game.
  const rematch = await page.getByRole("button", { name: "Rematch" }).boundingBox();
  expect(rematch?.x).toBeGreaterThan(inPlay.x);
  for (let round = 0; round < 2; round++) {
    await again.focus();
    await page.keyboard.press("Enter");
    expect(await state(page)).toEqual({ ...over, busy: true });
    await step(page, 200);
    await expect(again).toBeFocused();
    expect(await settled(page, "held")).toEqual(over);
  }
});
