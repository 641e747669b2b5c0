/** The game on show: it invites, receives a visitor, counts down, and is as it was for the next. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./axe.ts";
import { illegible } from "./legible.ts";
import { small } from "./small.ts";
import { sow, test } from "./table.ts";

const FILE = {
  title: { en: "Seeds in the museum", es: "Semillas en el museo" },
  rules: ["um-el-tuweisat", "split"],
  levels: [1, 3, 6],
  speed: "4",
  fullScreen: false,
  statistics: true,
};

/** The clock on the wall says noon. The page's time passes by itself, and faster where a test says so. */
async function openExhibit(page: Page, file: string): Promise<void> {
  await page.clock.install({ time: new Date(2026, 10, 30, 12, 0) });
  await page.emulateMedia({ reducedMotion: "reduce" }); // The checker waits for whatever moves.
  await page.route("**/exhibits/hall.json", (route) =>
    route.fulfill({ body: file, contentType: "application/json" }),
  );
  await page.goto("/?exhibit=hall");
  await expect(inviting(page)).toBeVisible();
}

const inviting = (page: Page) => page.locator('main[data-screen="attract"]');
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const passSeconds = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

/** As everywhere else, but that nobody zooms in an exhibit: its staff sets how large things are. */
const expectSound = (page: Page, screen: string) => expectNoFaults(page, screen, ["meta-viewport"]);

/** What this tab holds of a visit. */
const held = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("alemungula:")));

test("a visitor is received, asked whether they are still there, and leaves nothing behind", async ({
  page,
}) => {
  await openExhibit(page, JSON.stringify(FILE));
  const main = page.locator("main#game");
  await expect(page.getByText("Seeds in the museum")).toBeVisible();
  await expect(button(page, "Touch to play Toca para jugar Tuŝu por ludi")).toBeVisible();
  await expect(main).not.toHaveAttribute("data-ply", "0");

  // The motion can be stopped without beginning a visit.
  await button(page, "Stop the motion").click();
  await expect(button(page, "Let it move on")).toBeVisible();
  await expectSound(page, "the screen that invites");
  expect(await small(page, 56.7), "the screen that invites").toEqual([]);

  // A double tap wakes the screen and presses nothing of what appears under the finger.
  await page.mouse.dblclick(320, 300);
  const heading = page.getByRole("heading", { name: "Choose and play" });
  await expect(heading).toBeFocused();
  await expectSound(page, "the lobby");
  expect(await small(page, 56.7), "the lobby").toEqual([]);
  await button(page, "Español").click();
  await expect(page.getByRole("heading", { name: "Elige y juega" })).toBeVisible();
  await button(page, "Mucho contraste").click();
  await button(page, "Dos personas").click();
  await expect(main).toHaveAttribute("data-busy", "false");
  await sow(page, "A");
  await expect(main).toHaveAttribute("data-busy", "false");
  await expect(main).toHaveAttribute("data-ply", "1");
  expect(await held(page)).not.toEqual([]);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1080, 1920],
    [1280, 720],
    [390, 844],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => illegible(page), `${width} × ${height}`).toEqual([]);
    // 15 mm, where there is room for that.
    expect(await small(page, width < 390 ? 44 : 56.7), `${width} × ${height}`).toEqual([]);
  }

  // A tap anywhere goes on, and does nothing else, as often as is wanted.
  const countdown = page.getByRole("dialog", { name: "¿Sigues ahí?" });
  const b = await page.locator('[data-pit="b"]').boundingBox();
  for (let time = 1; time <= 2; time++) {
    await passSeconds(page, 50);
    await expect(countdown).toHaveCount(0);
    await passSeconds(page, 20);
    await expect(countdown).toBeVisible();
    if (time === 1) await expectSound(page, "the countdown");
    await page.mouse.click((b?.x ?? 0) + 10, (b?.y ?? 0) + 10);
    await expect(countdown).toHaveCount(0);
    await expect(main).toHaveAttribute("data-ply", "1");
  }

  // To start over is asked first.
  const keep = button(page, "Seguir jugando");
  await expect(async () => {
    await button(page, "Salir").click({ timeout: 2000 }); // Within a breath it is the same touch.
    await expect(keep).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expectSound(page, "the question before starting over");
  await page.keyboard.press("Escape");

  // Nobody answers.
  await button(page, "Menú").click();
  await passSeconds(page, 61);
  await expect(countdown).toBeVisible();
  await passSeconds(page, 31);
  await expect(inviting(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await held(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(heading).toBeVisible();
  await expect(button(page, "Sound on")).toHaveCount(0);

  // The staff's screen tells of it.
  const staff = page.getByRole("dialog", { name: "For the staff" });
  // Six touches within five seconds, which a busy machine may not manage at first.
  await expect(async () => {
    for (let time = 1; time <= 3; time++) {
      await page.mouse.click(20, 20);
      await page.mouse.click(620, 20);
    }
    await expect(staff).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(staff).toContainText("Everything in the settings file is understood.");
  await expect(staff.getByRole("row", { name: "2026-11-30 1 0 1" })).toBeVisible();
  await expectSound(page, "the staff's screen");
  const download = page.waitForEvent("download");
  await staff.getByRole("button", { name: /CSV/ }).click();
  const [head = "", line = ""] = readFileSync(await (await download).path(), "utf8").split("\r\n");
  const cells = Object.fromEntries(head.split(",").map((name, at) => [name, line.split(",")[at]]));
  expect(cells).toMatchObject({
    day: "2026-11-30",
    starts: "1",
    "left:0-4": "1",
    "language:es": "1",
    "level:two": "1",
  });
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toMatch(/\d\/\d/);
});

test("at a table each of two sides is asked before it leaves, and can", async ({ page }) => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize({ width, height });
    await openExhibit(page, JSON.stringify({ ...FILE, facing: true }));
    for (const side of ["south", "north"]) {
      const seat = page.locator(`[data-seat="${side}"]`);
      await expect(async () => {
        // Within a breath it is the touch before.
        if (await inviting(page).isVisible()) await page.keyboard.press("Enter");
        if (await button(page, "Two people").isVisible()) await button(page, "Two people").click();
        await expect(seat).toBeVisible({ timeout: 1000 });
      }).toPass();
      await seat.getByRole("button", { name: "Leave" }).click();
      const asked = page.getByRole("dialog", { name: "Leave" });
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expect(button(page, "Keep playing")).toBeFocused();
      await expect(async () => {
        await asked.getByRole("button", { name: "Leave" }).click({ timeout: 1000 });
        await expect(inviting(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
    }
  }
});

test("a wrong settings file keeps no visitor out, the night is black, and who touches it is let in", async ({
  page,
}) => {
  const file = { ...FILE, idle: { seconds: "ninety" }, dark: [{ from: "18:00", to: "09:00" }], sownd: {} };
  await openExhibit(page, JSON.stringify(file));
  const night = page.locator(".night");
  await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", "0");
  await button(page, "Stop the motion").click();
  await expect(button(page, "Let it move on")).toBeVisible();
  await expect(night).toHaveCount(0);
  await passSeconds(page, 6 * 3600 + 60);
  await expect(night).toBeVisible();
  await page.mouse.click(300, 200);
  await expect(page.getByRole("heading", { name: "Choose and play" })).toBeVisible();
  await expect(night).toHaveCount(0);
  await expect(page.getByText("ninety")).toHaveCount(0);
  await page.keyboard.press("Control+Alt+KeyS");
  const staff = page.getByRole("dialog", { name: "For the staff" });
  await expect(staff).toContainText(
    'idle.seconds: a whole number from 10 to 3600 was expected, found "ninety".',
  );
  await expect(staff).toContainText("sownd: it is not known here");
  await passSeconds(page, 61);
  await expect(page.getByRole("dialog", { name: "Are you still there?" })).toBeVisible();
  await passSeconds(page, 31);
  await expect(night).toBeVisible();

  // Without a file the usual settings hold, and the staff is told. So is the console, by the browser itself.
  page.removeAllListeners("console");
  await page.route("**/exhibits/hall.json", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(inviting(page)).toBeVisible();
  await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", "0");
  await page.keyboard.press("Control+Alt+KeyS");
  await expect(staff).toContainText("The file is not there.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Choose and play" })).toBeVisible();
});
