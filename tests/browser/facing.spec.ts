/** Two people at opposite sides of a lying screen. The clock is held. */
import { expect } from "@playwright/test";
import { faceEachOther } from "./across.ts";
import { holdClock } from "./clock.ts";
import { openGame, settled, test } from "./table.ts";

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
