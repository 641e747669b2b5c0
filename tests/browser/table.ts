import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { End } from "../../src/engine/ending.ts";
import { currentPosition, endOf } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { parseRecord } from "../../src/engine/record.ts";
import { settle } from "./clock.ts";
import { leaveUnpainted } from "./unpainted.ts";

interface Extras {
  /** Whether the test looks at the board itself. */
  readonly painted: boolean;
  readonly unpainted: undefined;
  readonly quiet: undefined;
}

/** A page that must end without a word in its error console, and asks no other host for anything. */
export const test = base.extend<Extras>({
  painted: [false, { option: true }],
  unpainted: [
    async ({ page, painted }, use) => {
      if (!painted) await leaveUnpainted(page);
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("requestfailed", (request) => {
        if (request.failure()?.errorText !== "net::ERR_ABORTED") errors.push(`failed: ${request.url()}`);
      });
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "127.0.0.1")
          errors.push(`elsewhere: ${request.url()}`);
      });
      await use(undefined);
      for (const kind of ["console", "pageerror", "requestfailed", "request"]) page.removeAllListeners(kind);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export interface State {
  readonly rules: string;
  readonly toMove: string;
  readonly ply: number;
  readonly position: string;
  readonly busy: boolean;
  readonly end: string | null;
  readonly winner: string | null;
}

/** The engine's state as the page tells it. */
export async function state(page: Page): Promise<State> {
  return page.locator("main#game").evaluate((main) => ({
    rules: main.dataset.rules ?? "",
    toMove: main.dataset.toMove ?? "",
    ply: Number(main.dataset.ply),
    position: main.dataset.position ?? "",
    busy: main.dataset.busy === "true",
    end: main.dataset.end ?? null,
    winner: main.dataset.winner ?? null,
  }));
}

export async function openGame(page: Page, query: string): Promise<void> {
  await page.goto(`/?${query}`, { waitUntil: "commit" }); // A page is not loaded while a test holds back its type.
  await expect(page.locator("main#game")).toBeVisible();
}

/** Waits until a person is to move or the game is over, on the page's own clock or on one held by the test. */
export async function settled(page: Page, clock: "real" | "held" = "real"): Promise<State> {
  if (clock === "held") {
    await settle(page);
  } else {
    await expect(page.locator("main#game")).toHaveAttribute("data-busy", "false", { timeout: 60_000 });
  }
  return state(page);
}

export const pit = (page: Page, letter: string): Locator => page.locator(`[data-pit="${letter}"]`);

/** The letters of the pits that may be sown now. */
export async function legalPits(page: Page): Promise<string[]> {
  const { toMove } = await state(page);
  const letters = await page
    .locator("[data-pit]:not([aria-disabled=true])")
    .evaluateAll((pits) => pits.map((element) => element.getAttribute("data-pit") ?? ""));
  return letters.filter((letter) => (toMove === "south") === (letter === letter.toUpperCase()));
}

/** Where to press a button, in CSS px. */
export async function middle(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error("The button is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses with the mouse, without waiting for frames that a held clock does not give. */
async function press(page: Page, button: Locator): Promise<void> {
  const { x, y } = await middle(button);
  await page.mouse.click(x, y);
}

/** Presses a pit; where that opens a choice of direction, presses the first of the two. */
export async function sow(page: Page, letter: string): Promise<void> {
  await press(page, pit(page, letter));
  if ((await pit(page, letter).getAttribute("aria-expanded")) === "true") {
    await press(page, page.locator("[data-move]").first());
  }
}

/** A repeatable choice, so that a failing game can be played again. */
export function chooser(seed: number): (from: readonly string[]) => string {
  let value = seed;
  return (from) => {
    value = (value * 1103515245 + 12345) % 2147483648;
    const chosen = from[Math.floor((value / 2147483648) * from.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
}

/** The text that "Copy record" among the things to share puts on the clipboard. */
export async function copyRecord(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "Share" }).first().click();
  await page.getByRole("button", { name: "Copy record" }).click();
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(pasted).not.toBe("");
  return pasted();
}

/** Where a record leads. */
export function replayed(record: string): { readonly position: string; readonly end: End | null } {
  const read = parseRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  const { game } = read.value;
  return { position: formatPosition(currentPosition(game)), end: endOf(game) };
}
