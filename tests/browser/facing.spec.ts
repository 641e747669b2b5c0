/** Two people at opposite sides of a lying screen, whose fingers are on it at the same time. The clock is held. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { faceEachOther } from "./across.ts";
import { holdClock } from "./clock.ts";
import { middle, openGame, pit, settled, state, test } from "./table.ts";

test.use({ hasTouch: true });

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const seat = (page: Page, side: "south" | "north") => page.locator(`[data-seat="${side}"]`);

/** The fingers that are on the screen from now on, at a time of the device's own in seconds. */
async function put(devtools: CDPSession, fingers: readonly Finger[], timestamp: number): Promise<void> {
  const touchPoints = [...fingers];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
}

/** Lifts these fingers, or where none is named all of them. */
async function lift(devtools: CDPSession, fingers: readonly Finger[], timestamp: number): Promise<void> {
  const touchPoints = [...fingers];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints, timestamp });
}

test("each has words, hands and questions of their own, and nobody is blocked by the other", async ({
  page,
}) => {
  await holdClock(page);
  await faceEachOther(page);
  await openGame(page, "south=human&north=human&speed=instant");
  await settled(page, "held");
  await expect(seat(page, "south")).toContainText("Your turn");
  await expect(seat(page, "north")).toContainText("South to move");
  await expect(page.getByRole("status")).toHaveCount(1);

  const devtools = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const a = await middle(pit(page, "a"));
  const e = await middle(pit(page, "e"));
  const resting: Finger = { id: 1, x: (a.x + e.x) / 2 + 40, y: a.y - 45 };
  const tap = async (letter: string, id: number, at: number) => {
    const finger = { id, ...(await middle(pit(page, letter))) };
    await put(devtools, [resting, finger], began + at);
    await lift(devtools, [finger], began + at + 0.1);
  };
  await put(devtools, [resting], began);
  await tap("E", 2, 0.1);
  expect(await state(page), "North's hand rests, South sows").toMatchObject({ ply: 1 });
  await settled(page, "held");
  await expect(seat(page, "north")).toContainText("Your turn");
  await expect(seat(page, "north")).toContainText("You 0 · South 0");
  await expect(seat(page, "south")).toContainText("You: E counter-clockwise to e.");
  await expect(seat(page, "north")).toContainText("South: E counter-clockwise to e.");
  await tap("a", 3, 2);
  expect(await state(page), "North sows beside the own hand that rests").toMatchObject({ ply: 2 });
  await settled(page, "held");
  await tap("b", 4, 4);
  expect(await state(page), "a pit answers on its side's turn alone").toMatchObject({ ply: 2 });
  await expect(seat(page, "north")).toContainText("South is to move.");
  await expect(seat(page, "south").locator(".told"), "North alone is told why").toHaveText(
    "North: a clockwise to e.",
  );
  await lift(devtools, [], began + 5);

  const both = await Promise.all(["A", "d"].map((letter) => middle(pit(page, letter))));
  await put(
    devtools,
    both.map((point, id) => ({ id, ...point })),
    began + 6,
  );
  await lift(devtools, [], began + 6.1);
  expect(await state(page), "both at once: one move, of who is to move").toMatchObject({
    ply: 3,
    toMove: "north",
  });
  await settled(page, "held");

  const dialog = page.getByRole("dialog");
  await seat(page, "north").getByRole("button", { name: "Start again" }).tap();
  await expect(dialog).toHaveAttribute("data-turn", "180");
  await expect(dialog.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await dialog.getByRole("button", { name: "Keep playing" }).tap();
  await seat(page, "south").getByRole("button", { name: "Menu" }).tap();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute("data-turn");
  await page.keyboard.press("Escape");
  await seat(page, "north").getByRole("button", { name: "Language" }).tap();
  await dialog.getByRole("button", { name: "Español" }).tap();
  await expect(seat(page, "north")).toContainText("Te toca a ti");
  await expect(seat(page, "south")).toContainText("Le toca a Norte");
  expect(await state(page)).toMatchObject({ ply: 3, toMove: "north" });
});

test("nothing is clipped in any window, and each seat is turned to its edge", async ({ page }) => {
  await holdClock(page);
  await faceEachOther(page);
  await openGame(page, "south=human&north=human&speed=instant");
  await settled(page, "held");
  for (const [width, height, turns] of [
    [1920, 1080, ["0deg", "180deg"]],
    [1080, 1920, ["90deg", "-90deg"]],
    [390, 844, ["0deg", "180deg"]],
    [320, 480, ["0deg", "180deg"]],
    [568, 320, ["0deg", "180deg"]],
  ] as const) {
    await page.setViewportSize({ width, height });
    const turned = () =>
      page
        .locator("[data-seat]")
        .evaluateAll((seats) =>
          seats.map((bar) => [bar.getAttribute("data-seat"), getComputedStyle(bar).rotate]),
        );
    await expect.poll(turned, `${width}×${height}`).toEqual([
      ["north", turns[1]],
      ["south", turns[0]],
    ]);
    const faults = () =>
      page.locator("[data-seat] p, [data-seat] button, [data-pit]").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const outside = Math.min(left, top, innerWidth - right, innerHeight - bottom) < -0.5;
          const cut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
          const unseen = part.closest(".unseen") !== null;
          return !unseen && (outside || (part.tagName === "P" && cut)) ? [part.outerHTML] : [];
        }),
      );
    await expect.poll(faults, `${width}×${height}`).toEqual([]);
  }
});
