/**
 * How long it takes from navigation to the first frame that can be played, beside a Phaser page with nothing in it: JSON on
 * the standard output. Each page is opened by turns in a browser that knows nothing of it. The built page must stand in
 * `dist`; the empty ones are built here, with the same parts of Phaser and with the whole package.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import config from "../../vite.config.ts";
import { launchOptions } from "../browser/chromium.ts";
import { serveBelow } from "../browser/server.ts";

const ROUNDS = 15;
/** A board and both players' pits are there, and one of them can be pressed. */
const GAME = "?rules=split&south=human&north=human";
const VIEWPORT = { width: 1280, height: 720 };

/** Milliseconds from navigation to the frame after a page has said that it is drawn. */
async function firstFrame(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: "block" });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("[data-drawn=true]") === null) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark("first frame"));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(address);
  const ms = await page.waitForFunction(() => performance.getEntriesByName("first frame")[0]?.startTime);
  const found = await ms.jsonValue();
  await page.close();
  return found ?? Number.NaN;
}

/** Builds the empty page. @param parts whether with those parts of Phaser alone that the game has. */
async function buildEmpty(outDir: string, parts: boolean): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("empty/", import.meta.url)),
    base: "./",
    logLevel: "warn",
    define: config.define ?? {},
    build: { outDir, target: "es2022", chunkSizeWarningLimit: 2000 },
    ...(parts && config.resolve !== undefined && { resolve: config.resolve }),
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const round = (value: number): number => Number(value.toPrecision(3));

function told(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { median: round(median(values)), least: round(least), most: round(most) };
}

const folder = await mkdtemp(join(tmpdir(), "alemungula-"));
const browser = await chromium.launch(launchOptions());
const built = serveBelow("/");
try {
  await buildEmpty(join(folder, "parts"), true);
  await buildEmpty(join(folder, "whole"), false);
  const empty = serveBelow("/", pathToFileURL(`${folder}/`));
  const addresses = {
    game: `${await built.address}/${GAME}`,
    parts: `${await empty.address}/parts/index.html`,
    whole: `${await empty.address}/whole/index.html`,
  };
  const names = ["game", "parts", "whole"] as const;
  const times: Record<(typeof names)[number], number[]> = { game: [], parts: [], whole: [] };
  for (const name of names) await firstFrame(browser, addresses[name]); // The machine warms up.
  for (let n = 0; n < ROUNDS; n++) {
    for (const name of n % 2 === 0 ? names : names.toReversed()) {
      times[name].push(await firstFrame(browser, addresses[name]));
    }
  }
  empty.close();
  const beside = (other: "parts" | "whole") =>
    told(times.game.map((ms, n) => ms / (times[other][n] ?? Number.NaN)));
  console.log(
    JSON.stringify(
      {
        ms: { game: told(times.game), emptyOfSameParts: told(times.parts), emptyWhole: told(times.whole) },
        ratio: { sameParts: beside("parts"), whole: beside("whole") },
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  built.close();
  await rm(folder, { recursive: true });
}
