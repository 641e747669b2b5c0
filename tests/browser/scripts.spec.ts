/**
 * Languages that the page does not have yet: longer words, other letters, lines that run to the left. Everything can be read
 * in every window, and the board is never mirrored.
 */
import { expect, type Page } from "@playwright/test";
import type { Pit } from "../../src/engine/types.ts";
import { fitBoard, pitBox, type Size } from "../../src/layout/view.ts";
import { pseudo, SCRIPTS } from "../i18n/pseudo.ts";
import { illegible } from "./legible.ts";
import { shared as test } from "./sitting.ts";
import { tour } from "./tour.ts";

const WIDE = { width: 1280, height: 720 };
const UPRIGHT = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** The pits as `fitBoard` has them for South, whichever way lines run: the row from A to E, and nothing turned over. */
async function expectBoardAsEver(page: Page): Promise<void> {
  const canvas = await page.locator(".canvas").evaluate((element) => {
    const turned = [...element.querySelectorAll("canvas"), element].map((one) => {
      const { direction, transform, scale } = getComputedStyle(one);
      return `${direction} ${transform} ${scale}`;
    });
    return { place: element.getBoundingClientRect().toJSON() as DOMRect, turned };
  });
  expect(new Set(canvas.turned)).toEqual(new Set(["ltr none none"]));
  const view = fitBoard(canvas.place, 5, "south");
  for (const [index, letter] of [..."ABCDEabcde"].entries()) {
    const button = await page.locator(`[data-pit="${letter}"]`).boundingBox();
    const drawn = pitBox(view, index as Pit);
    expect((button?.x ?? 0) + (button?.width ?? 0) / 2).toBeCloseTo(canvas.place.x + drawn.x, 0);
  }
}

/**
 * What may end in dots, since who listens has it whole: in the narrowest windows the brief words of the last move, in all but
 * wide ones the names over two machines' game.
 */
async function faults(page: Page, screen: string, { width }: Size): Promise<readonly string[]> {
  const found = await illegible(page);
  const brief = (fault: string) => width === NARROW.width && fault.startsWith("cut off by p.brief");
  const named = (fault: string) =>
    width < WIDE.width && screen === "watching" && /^(?:wider than|ends in).* span\.name/.test(fault);
  return found.filter((fault) => !brief(fault) && !named(fault));
}

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`in ${name} letters everything can be read on every screen`, async ({ page }) => {
    await tour(page, pseudo(script), async (screen) => {
      for (const size of [WIDE, UPRIGHT, NARROW]) {
        await page.setViewportSize(size);
        await expect(page.locator("html")).toHaveAttribute("dir", script.self.direction);
        await expect.poll(() => faults(page, screen, size), `${screen}, ${size.width} px wide`).toEqual([]);
        if (screen === "a game") await expectBoardAsEver(page);
      }
      await page.setViewportSize(WIDE);
    });
  });
}

/** What is found, and in what. */
const UNREADABLE = [
  ["cut off by", '<p style="height: 1em; overflow: hidden">One<br>two<br>three</p>'],
  ["wider than button", '<button style="width: 40px; white-space: nowrap">A long label</button>'],
  [
    "wider than div",
    '<div style="width: 60px; overflow: clip"><p style="width: 200px">A long text in it</p></div>',
  ],
  ["outside of the window", '<p style="position: absolute; left: -20px">Words</p>'],
  [
    "ends in dots",
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Words, words</p>',
  ],
  ["on each other", '<button>One</button><button style="margin-left: -20px">two</button>'],
  ["wider than its box", '<select style="width: 40px"><option>A long choice</option></select>'],
  ["the page is 900 wide", '<div style="width: 900px">Words</div>'],
] as const;

test("what cannot be read is found, and nothing else", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 400 });
  const body = (content: string) => page.setContent(`<body style="margin: 0">${content}</body>`);
  for (const [fault, content] of UNREADABLE) {
    await body(content);
    expect((await illegible(page)).join(), content).toContain(fault);
  }
  await body(`<div style="height: 3em; overflow: auto"><p>One</p><p>two</p><p>three</p></div>
    <button>A long label</button> <button>another</button> <select><option>A long choice</option></select>`);
  expect(await illegible(page)).toEqual([]);
});
