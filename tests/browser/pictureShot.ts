import type { CDPSession, Page } from "@playwright/test";
import { perform } from "../gallery/perform.ts";
import { addressOf, SHAPES, type Shape, type State, type Theme } from "../gallery/states.ts";
import { holdClock, step } from "./clock.ts";
import { openGame, settled } from "./table.ts";

declare global {
  interface Window {
    /** Resolves when the page has heard of its window and its theme, and every picture that it asked for is there. */
    supplied(): Promise<void>;
  }
}

/** So many frames of 100 ms let every mark come to rest, and end before the scene ceases to draw. */
const REST = 8;

/** In percent: what differs is still there, and the pictures are small enough to be kept. */
const QUALITY = 80;

/** A page that can be seen in every window and theme. */
export interface Sitter {
  wear(shape: Shape, theme: Theme): Promise<void>;
  /** A WebP in base64. */
  shoot(): Promise<string>;
  /** The families of letters that are set in a typeface of the system instead of the page's own. */
  strangeTypefaces(): Promise<readonly string[]>;
}

/** Opens a state on a held clock, in the page's present window, and does what is to be done to it. */
export async function openState(page: Page, { position, acts, motion }: State): Promise<Sitter> {
  await watchSupplies(page);
  await holdClock(page);
  await page.emulateMedia({ reducedMotion: motion === "reduced" ? "reduce" : "no-preference" });
  await openGame(page, addressOf(position));
  await settled(page, "held");
  for (const act of acts) {
    if (act.kind === "pass") await step(page, act.ms);
    else if (act.kind === "settle") await settled(page, "held");
    else await page.evaluate(perform, act);
  }
  const devtools = await page.context().newCDPSession(page);
  let worn: Shape | null = null;
  return {
    async wear(shape, theme) {
      if (shape !== worn) await page.setViewportSize(SHAPES[shape]);
      worn = shape;
      await page.emulateMedia({
        colorScheme: theme === "light" ? "light" : "dark",
        contrast: theme === "contrast" ? "more" : "no-preference",
      });
      await page.evaluate(async (frames) => {
        await window.supplied();
        for (let left = frames; left > 0; left -= 1) window.stepFrame(100, left === 1);
        for (const animation of document.getAnimations()) animation.finish();
      }, REST);
    },
    shoot: () => capture(devtools),
    strangeTypefaces: () => strangeTypefaces(devtools),
  };
}

async function capture(devtools: CDPSession): Promise<string> {
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  return data;
}

async function strangeTypefaces(devtools: CDPSession): Promise<readonly string[]> {
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main *",
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) families.add(familyName);
  }
  return [...families];
}

async function watchSupplies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const askFrame = window.requestAnimationFrame.bind(window);
    const frame = () => new Promise(askFrame);
    const { fetch, createImageBitmap } = window;
    let awaited = 0;
    const counted = async <T>(coming: Promise<T>): Promise<T> => {
      awaited += 1;
      try {
        return await coming;
      } finally {
        awaited -= 1;
      }
    };
    Object.assign(window, {
      async fetch(...what: Parameters<typeof fetch>) {
        const answer = await counted(fetch(...what));
        const blob = answer.blob.bind(answer);
        return Object.assign(answer, { blob: () => counted(blob()) });
      },
      createImageBitmap: (from: Blob) => counted(createImageBitmap(from)),
    });
    window.supplied = async () => {
      await document.fonts.ready;
      do {
        await frame();
        await frame();
      } while (awaited > 0);
    };
  });
}
