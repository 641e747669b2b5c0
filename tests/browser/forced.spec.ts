/** In the system's own colours words, edges and what is chosen are still told apart. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { pit, settled } from "./table.ts";

/** Words that are too faint, controls without an edge, and choices that do not show whether they are chosen. */
async function faint(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const place = document.querySelector("dialog[open]") ?? document.body;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What cannot be pressed now is faint for that, and the board is a picture that keeps its colours.
      element.closest(".unseen, [aria-disabled=true], .overlay, option") === null;
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const ground = (element: Element | null): string => {
      if (element === null) return "rgb(0, 0, 0)";
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? ground(element.parentElement) : backgroundColor;
    };
    const told = (element: Element) =>
      `${element.tagName} ${element.className} “${element.getAttribute("aria-label") ?? element.textContent}”`;
    const all = (selector: string) => [...place.querySelectorAll(selector)].filter(shown);

    const words = all("*").filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && /\p{L}|\p{N}/u.test(node.data)),
    );
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; color: Highlight";
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    const isChosen = (part: Element) =>
      part.matches("[aria-pressed=true], [aria-current], :checked") ||
      part.querySelector(":checked") !== null;
    return [
      ...(words.length > 0 ? [] : ["there is nothing"]),
      ...words
        .filter((word) => contrast(getComputedStyle(word).color, ground(word)) < 4.5)
        .map((word) => `faint: ${told(word)}`),
      // The moves are a list of words.
      ...all("button:not(.moment), select, .option, .switch input")
        .filter((part) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(part);
          const edged = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
          return !(edged && contrast(borderTopColor, ground(part.parentElement)) >= 3);
        })
        .map((part) => `without an edge: ${told(part)}`),
      ...all("[aria-pressed], .moment, .option, .switch input")
        .filter((part) => isChosen(part) !== (getComputedStyle(part).backgroundColor === highlight))
        .map((part) => `chosen or not: ${told(part)}`),
    ];
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("words, edges and what is chosen are told apart in the system's own colours", async ({ page }) => {
  await holdClock(page);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const expectClear = (screen: string) => expect.poll(() => faint(page), screen).toEqual([]);
  await page.goto("/?speed=instant");
  await expect(page.locator(".option :checked")).not.toHaveCount(0);
  await expectClear("home");
  await button(page, "Settings").click();
  await expect(page.getByRole("dialog").locator(".switch :checked")).not.toHaveCount(0);
  await expectClear("the settings");
  await page.keyboard.press("Escape");
  await button(page, "Learn to play").click();
  await settled(page, "held");
  await expectClear("the lesson");
  await page.keyboard.press("Escape");
  await button(page, "Two players here").click();
  await settled(page, "held");
  await button(page, "Moves").click();
  await expect(button(page, "Moves")).toHaveAttribute("aria-pressed", "true");
  await expectClear("a game and its moves");
  await button(page, "Moves").click();
  await page.keyboard.press("Digit1");
  await settled(page, "held");
  const ring = await pit(page, "a").evaluate((part) => {
    part.focus();
    const { outlineStyle, outlineWidth, outlineColor, forcedColorAdjust } = getComputedStyle(part);
    return [outlineStyle, outlineWidth, outlineColor, forcedColorAdjust];
  });
  expect(ring, "on the board, which is a picture, a pit keeps its colours").toEqual([
    ...["solid", "5px", "rgb(255, 226, 168)", "none"],
  ]);
  await button(page, "Menu").click();
  await expectClear("the menu");
});
