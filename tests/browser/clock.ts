import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Runs every frame that the page has asked for, `dtMs` later than the last. */
    stepFrame(dtMs: number): void;
  }
}

/** Takes the frames of the page into the test's hand: from now on nothing moves but by `step`. */
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
    window.stepFrame = (dtMs) => {
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
    for (let left = total; left > 0; left -= 50) window.stepFrame(Math.min(left, 50));
  }, ms);
}
