/**
 * Tasks of the main thread that took over 50 ms, in the first minute of two machines' game as it is shown, and with a machine
 * of the highest level that thinks meanwhile; JSON on the standard output. The built page must stand in `dist`.
 *
 * Everything runs but the pixels: where there is no graphics card, the main thread waits for a rasteriser in software
 * that takes longer for every frame.
 */
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { serveBelow } from "../browser/server.ts";
import { leaveUnpainted } from "../browser/unpainted.ts";

const MINUTE = 60_000;

const GAMES = {
  twoMachines: "?rules=split&south=level:1&north=level:2&speed=1&seed=1",
  fast: "?rules=circular-relay&south=level:1&north=level:1&speed=4&seed=1",
  strongest: "?rules=split&south=level:8&north=level:8&speed=1&seed=1",
};

/** Observed from the first frame that can be played, for a minute of real time. */
async function longTasks(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
  await leaveUnpainted(page);
  await page.goto(address);
  await page.locator("[data-drawn=true]").waitFor();
  const found = await page.evaluate(async (ms) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: "longtask" });
    await new Promise((resolve) => setTimeout(resolve, ms));
    observer.disconnect();
    const { ply = "" } = document.querySelector<HTMLElement>("main#game")?.dataset ?? {};
    return { plies: Number(ply), over50ms: tasks };
  }, MINUTE);
  await page.close();
  return found;
}

const server = serveBelow("/");
const browser = await chromium.launch(launchOptions());
try {
  const found: Record<string, Awaited<ReturnType<typeof longTasks>>> = {};
  for (const [name, query] of Object.entries(GAMES)) {
    found[name] = await longTasks(browser, `${await server.address}/${query}`);
  }
  console.log(JSON.stringify(found, null, 2));
} finally {
  await browser.close();
  server.close();
}
