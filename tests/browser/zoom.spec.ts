/** At 200 %, by the window's zoom or of the text alone, nothing is lost. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled } from "./table.ts";

/** Words and controls that are cut, or that lie where nobody can scroll to. */
async function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const parts = [
      ...within.querySelectorAll<HTMLElement>("button, select, input, label, legend, h1, h2, p, li"),
    ];
    if (parts.length === 0) return ["there is nothing"];
    const scrolls = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowY } = getComputedStyle(element);
      const page = element === document.documentElement;
      if (page ? overflowY !== "hidden" : overflowY === "auto" || overflowY === "scroll") {
        return element.scrollHeight >= element.clientHeight;
      }
      return getComputedStyle(element).position === "fixed" ? false : scrolls(element.parentElement);
    };
    return parts.flatMap((part) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (part.closest(".unseen, [role=status], .brief") !== null || part.classList.contains("letter"))
        return [];
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const name = `${part.tagName} “${part.getAttribute("aria-label") ?? part.textContent}”`;
      if (left < -0.5 || right > innerWidth + 0.5) return [`${name} leaves at a side`];
      if ((top < -0.5 || bottom > innerHeight + 0.5) && !scrolls(part.parentElement))
        return [`${name} is out of reach`];
      const cuts = getComputedStyle(part).overflowX !== "visible" || part.tagName === "H1";
      if (cuts && part.scrollWidth > part.clientWidth + 1 && part.tagName !== "SELECT")
        return [`${name} is cut`];
      return [];
    });
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const ZOOMS = [
  { width: 640, height: 360, type: "100%" },
  { width: 640, height: 400, type: "100%" },
  { width: 1280, height: 720, type: "200%" },
];

async function expectNothingLost(page: Page, screen: string): Promise<void> {
  for (const { width, height, type } of ZOOMS) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, type);
    await page.setViewportSize({ width, height });
    await expect.poll(() => lost(page), `${screen} at ${width}×${height}, text ${type}`).toEqual([]);
  }
}

test("at home, in a game and in dialogs", async ({ page }) => {
  await holdClock(page);
  await page.goto("/");
  await expect(button(page, "Play")).toBeVisible();
  await expectNothingLost(page, "home");
  await button(page, "Settings").click();
  await expectNothingLost(page, "the settings");
  await openGame(page, "south=human&north=human&speed=instant");
  await settled(page, "held");
  await expectNothingLost(page, "a game");
  await button(page, "Moves").click();
  await expectNothingLost(page, "the moves");
  await button(page, "Moves").click();
  await button(page, "Menu").click();
  await expectNothingLost(page, "the menu");
  await page.getByRole("dialog").getByRole("button", { name: "The board in words" }).click();
  await expectNothingLost(page, "the board in words");
});
