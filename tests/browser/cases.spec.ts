/** Faults of play that other games have had, each named by what must not happen. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { holdClock, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { legalPits, openGame, pit, settled, sow, state } from "./table.ts";

test.beforeEach(async ({ page }) => holdClock(page));

const SPEEDS = [
  { value: "0.5", factor: 0.5 },
  { value: "1", factor: 1 },
  { value: "2", factor: 2 },
  { value: "4", factor: 4 },
];

async function setSpeed(page: Page, value: string): Promise<void> {
  await page.getByRole("combobox", { name: "Speed" }).selectOption(value);
}

test("the machine's move does not come unseen: it waits 700 ms after the last seed, by the speed, and none at instant", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=level:1&seed=1");
  for (const { value, factor } of SPEEDS) {
    await settled(page, "held");
    await setSpeed(page, value);
    const { ply } = await state(page);
    const [letter = ""] = await legalPits(page);
    await sow(page, letter);
    await stepUntil(page, ".turn", "thinking");
    const rest = await stepUntil(page, `main[data-ply="${ply + 2}"]`);
    expect(rest, `at speed ${value}`).toBeGreaterThanOrEqual(700 / factor);
  }
  await settled(page, "held");
  await setSpeed(page, "instant");
  const { ply } = await state(page);
  const [letter = ""] = await legalPits(page);
  await sow(page, letter);
  // The machine thinks in its own time, so few frames pass while it does.
  const rest = await stepUntil(page, `main[data-ply="${ply + 2}"]`, "", { dt: 1, breath: 50 });
  expect(rest).toBeLessThan(100);
});

test("a fast player need not wait: each speed takes its share of the time, instant none", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=human");
  await settled(page, "held");
  const duration = async (speed: string) => {
    await setSpeed(page, speed);
    await sow(page, "E");
    const ms = await stepUntil(page, 'main[data-busy="false"]');
    await page.keyboard.press("KeyU");
    await stepUntil(page, 'main[data-ply="0"][data-busy="false"]');
    return ms;
  };
  const normal = await duration("1");
  expect(normal).toBeGreaterThan(1000);
  for (const { value, factor } of SPEEDS) {
    expect(Math.abs((await duration(value)) - normal / factor), `at speed ${value}`).toBeLessThan(40);
  }
  expect(await duration("instant")).toBeLessThan(40);
});

test("less motion is followed while the game runs, and the settings overrule the system both ways", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=human");
  await settled(page, "held");
  /** Six steps of 350 ms, where flights would take 1400 ms. */
  const isCalm = async () => {
    await sow(page, "E");
    const ms = await stepUntil(page, 'main[data-busy="false"]');
    await page.keyboard.press("KeyU");
    await stepUntil(page, 'main[data-ply="0"][data-busy="false"]');
    return ms > 2000;
  };
  const choose = async (motion: string) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: motion }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await pit(page, "A").focus();
  };
  expect(await isCalm(), "the system asks for nothing").toBe(false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
  expect(await isCalm(), "the system asks for less").toBe(true);
  await choose("Full");
  expect(await isCalm(), "the settings ask for all").toBe(false);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await isCalm(), "the settings ask for all, and the system for nothing").toBe(false);
  await choose("Reduced");
  expect(await isCalm(), "the settings ask for less").toBe(true);

  await test.step("a menu that is wanted again before the browser has told of its closing opens and stays", async () => {
    const open = page.locator("dialog[open]");
    await page.keyboard.press("Escape");
    await expect(open).toBeVisible();
    await page.evaluate(() => {
      const hold = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener("close", hold, { capture: true, once: true });
    });
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(open).toBeVisible();
    await page.locator("dialog").dispatchEvent("close", { bubbles: false });
    await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();
  });
});
