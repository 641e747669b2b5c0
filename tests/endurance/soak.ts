/**
 * Plays for as long as a page stands in a museum, by a clock that is stepped, and tells what it leaves behind: JSON on the
 * standard output, tenth by tenth. Ends with an error if something grew by more than a twentieth, or if the page's
 * console told of an error. The built page must stand in `dist`.
 *
 * `--games N` of two machines with every beat shown, `--visits N` through screens, dialogs and languages, `--cycles N`
 * of an exhibit. There are no tweens to count: this build of Phaser has none.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { holdClock } from "../browser/clock.ts";
import { serveBelow } from "../browser/server.ts";
import { beginSeries, playSeries, visit } from "./course.ts";
import { beginExhibit, cycle } from "./exhibit.ts";
import { countHeld, grown, type Remains, remains } from "./remains.ts";

const TENTHS = 10;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    visits: { type: "string", default: "300" },
    cycles: { type: "string", default: "500" },
  },
});

interface Run {
  readonly count: number;
  open(page: Page): Promise<void>;
  /** Goes on for so many, counted from `from`. */
  goOn(page: Page, from: number, count: number): Promise<void>;
}

const RUNS: Readonly<Record<string, Run>> = {
  games: {
    count: Number(values.games),
    async open(page) {
      await holdClock(page);
      await countHeld(page);
      await page.goto(`${await server.address}/?speed=4&seed=1`);
      await beginSeries(page);
    },
    goOn: (page, _, count) => playSeries(page, count, 50),
  },
  visits: {
    count: Number(values.visits),
    async open(page) {
      await holdClock(page);
      await countHeld(page);
      await page.goto(`${await server.address}/?speed=instant&seed=1`);
    },
    async goOn(page, from, count) {
      for (let n = from; n < from + count; n++) await visit(page, n);
    },
  },
  cycles: {
    count: Number(values.cycles),
    async open(page) {
      await countHeld(page);
      await beginExhibit(page, await server.address);
    },
    async goOn(page, from, count) {
      for (let n = from; n < from + count; n++) await cycle(page, n);
    },
  },
};

async function soak(browser: Browser, name: string, { count, open, goOn }: Run) {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, serviceWorkers: "block" });
  // What runs this script has its functions keep their names by this helper, in the page as well.
  await page.addInitScript("globalThis.__name = (named) => named");
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await open(page);
  const tenths: Remains[] = [];
  const part = Math.ceil(count / TENTHS);
  for (let done = 0; done < count; done += part) {
    await goOn(page, done, Math.min(part, count - done));
    tenths.push(await remains(page));
    console.error(`${name}: ${Math.min(done + part, count)} ${JSON.stringify(tenths.at(-1))}`);
  }
  await page.close();
  const [first, last] = [tenths.at(0), tenths.at(-1)];
  const faults = first && last ? [...errors, ...grown(first, last)] : errors;
  return { count, tenths, faults };
}

const server = serveBelow("/");
const browser = await chromium.launch(launchOptions());
try {
  const found: Record<string, Awaited<ReturnType<typeof soak>>> = {};
  for (const [name, run] of Object.entries(RUNS)) {
    if (run.count > 0) found[name] = await soak(browser, name, run);
  }
  console.log(JSON.stringify(found, null, 2));
  process.exitCode = Object.values(found).some(({ faults }) => faults.length > 0) ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
