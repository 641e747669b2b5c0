import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Runs every frame that the page has asked for, `dtMs` later than the last; an unseen one is not painted. */
    stepFrame(dtMs: number, seen: boolean): void;
    /** Whether the board has come to rest before, and so has been painted. */
    settled?: boolean;
  }
}

/**
 * Takes the frames of the page into the test's hand: from now on nothing moves but by `step`. Frames that nobody
 * looks at run in full but paint nothing, since a software rasteriser spends a hundred times longer on them than
 * the game does.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    let last = 0;
    const asked = new Map<number, FrameRequestCallback>();
    window.requestAnimationFrame = (callback) => {
      last += 1;
      asked.set(last, callback);
      return last;
    };
    window.cancelAnimationFrame = (handle) => {
      asked.delete(handle);
    };
    performance.now = () => now;
    let painting = true;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { drawElements, drawArrays } = prototype;
      prototype.drawElements = function (...what) {
        if (painting) drawElements.apply(this, what);
      };
      prototype.drawArrays = function (...what) {
        if (painting) drawArrays.apply(this, what);
      };
    }
    window.stepFrame = (dtMs, seen) => {
      painting = seen;
      now += dtMs;
      const due = [...asked.values()];
      asked.clear();
      for (const callback of due) callback(now);
    };
  });
}

/** Lets `ms` pass on a held clock, in frames of at most 50 ms. */
export async function step(page: Page, ms: number): Promise<void> {
  await page.evaluate((total) => {
    for (let left = total; left > 0; left -= 50) window.stepFrame(Math.min(left, 50), left <= 50);
  }, ms);
}

/** Lets a held clock run until a person is to move or the game is over. Only what is new to the page is painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const began = Date.now();
    const isBusy = () => document.querySelector<HTMLElement>("main#game")?.dataset.busy !== "false";
    do {
      for (let frame = 1; frame <= 20; frame++) window.stepFrame(50, frame === 20 && !window.settled);
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (Date.now() - began > 120_000) throw new Error("The game did not settle.");
    } while (isBusy());
    window.settled = true;
  });
}

/**
 * Lets a held clock run, unseen, until something on the page says what is awaited.
 * @param options frames of `dt` ms; `breath` is how long the machine may think between two of them.
 * @returns how many ms have passed on the held clock.
 */
export async function stepUntil(
  page: Page,
  selector: string,
  text = "",
  { dt = 10, breath = 0 } = {},
): Promise<number> {
  return page.evaluate(
    async ({ selector, text, dt, breath }) => {
      const isThere = () => document.querySelector(selector)?.textContent?.includes(text) === true;
      for (let ms = 0; ms < 120_000; ms += dt) {
        if (isThere()) return ms;
        window.stepFrame(dt, false);
        await new Promise((resolve) => setTimeout(resolve, breath));
      }
      throw new Error(`${selector} did not come to say “${text}”`);
    },
    { selector, text, dt, breath },
  );
}
