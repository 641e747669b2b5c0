/**
 * How long the review of a game of 85 plies takes, and what it costs the main thread; JSON on the standard output. The
 * built page must stand in `dist`.
 */
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { serveBelow } from "../browser/server.ts";
import { GAME } from "./game.ts";

const browser = await chromium.launch(launchOptions());
const built = serveBelow("/game/");
try {
  const page = await browser.newPage({ viewport: { width: 900, height: 560 }, serviceWorkers: "block" });
  await page.goto(`${await built.address}/game/index.html#g=${GAME}`);
  await page.waitForSelector("[data-drawn]");
  // The first press of all wakes the sound, whatever it is for.
  await page.getByRole("heading", { name: "Moves" }).click();
  const found = await page.evaluate(`(async () => {
    const button = (name) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    let tasks = [];
    let last = performance.now();
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      last = performance.now();
    });
    observer.observe({ type: "longtask" });
    // The board is still being set up.
    while (performance.now() - last < 3000) await new Promise((resolve) => setTimeout(resolve, 100));
    tasks = [];
    const begin = performance.now();
    button("Review the game").click();
    let first = null;
    while (button("Stop the review") || first === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (first === null && document.querySelector(".review progress")?.value > 1) first = performance.now() - begin;
      if (performance.now() - begin > 300000) throw new Error("The review does not end.");
    }
    const ms = performance.now() - begin;
    observer.disconnect();
    return {
      ms: Math.round(ms),
      msUntilFirst: Math.round(first),
      told: document.querySelector(".review > p")?.textContent,
      longTasks: tasks,
    };
  })()`);
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
  built.close();
}
