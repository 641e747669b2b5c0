/**
 * Lets a monkey at the built page, which must stand in `dist`: `--seed N`, `--minutes N` of real time, or `--actions N`.
 * JSON on the standard output; ends with an error at the first find, whose picture lies in `tests/.results`.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { serveBelow } from "../browser/server.ts";
import { createMonkey, type Find } from "./monkey.ts";

/** Actions from one way home to the next. */
const STRAY = 25;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
    actions: { type: "string", default: "Infinity" },
  },
});

const server = serveBelow("/");
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, serviceWorkers: "block" });
  // What runs this script has its functions keep their names by this helper, in the page as well.
  await page.addInitScript("globalThis.__name = (named) => named");
  page.setDefaultTimeout(15_000);
  const monkey = await createMonkey(page, await server.address, Number(values.seed));
  const end = Date.now() + Number(values.minutes) * 60_000;
  let actions = 0;
  let find: Find | null = null;
  while (find === null && actions < Number(values.actions) && Date.now() < end) {
    find = await monkey.act();
    actions += 1;
    if (find === null && actions % STRAY === 0) find = await monkey.goHome();
  }
  if (find !== null) await page.screenshot({ path: `tests/.results/monkey-${values.seed}.png` });
  console.log(JSON.stringify({ seed: Number(values.seed), actions, find }, null, 2));
  process.exitCode = find === null ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
