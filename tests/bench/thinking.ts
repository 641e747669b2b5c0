/**
 * How long the page waits for the machine, and what its thinking costs the main thread; JSON on the standard output. The
 * built page must stand in `dist`.
 */
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { serveBelow } from "../browser/server.ts";
import { serveStand } from "../stand/serve.ts";

/** Sixteen seeds: the largest number for which exact values are worked out. */
const ENDINGS = [
  ["split", "1,2,0,3,2/2,1,3,1,1 17-17 S -"],
  ["circular", "1,2,0,3,2/2,1,3,1,1 12-12 S -"],
  ["circular-relay", "1,2,0,3,2/2,1,3,1,1 12-12 S -"],
  ["um-el-bagara", "1,2,0,3,2/2,1,3,1,1 17-17 S -"],
] as const;

/** A client of the worker, and where the game begins: a text, since only a browser can take these modules from the server. */
const CLIENT = `
    const { createClient } = await import("/src/ai/client.ts");
    const { hireWorker, pageTimer } = await import("/src/ai/hire.ts");
    const client = createClient({ hire: hireWorker, timer: pageTimer, report: (error) => { throw error; } });
    const place = { rules: "split", path: ["5,5,5,5,5/5,5,5,5,5 0-0 S -"] };
`;

/** Milliseconds that a position is studied. */
const STUDY = 8000;

/** Milliseconds from the board's first frame to the first move of the highest level, which waits for exact values. */
async function untilExact(
  browser: Browser,
  address: string,
  rules: string,
  position: string,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, serviceWorkers: "block" });
  const place = encodeURIComponent(position);
  await page.goto(
    `${address}?rules=${rules}&position=${place}&south=level:8&north=human&speed=instant&seed=1`,
  );
  await page.waitForSelector("[data-drawn]");
  const drawn = performance.now();
  await page.waitForSelector('main[data-ply="1"]', { timeout: 120_000 });
  const waited = performance.now() - drawn;
  await page.close();
  return Math.round(waited);
}

/** Tasks of the main thread that took over 50 ms, and the longest wait for a message, while the worker thinks. */
async function mainThread(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address);
  const found = await page.evaluate(`(async () => {
    ${CLIENT}
    const { signal } = new AbortController();
    await client.choose({ ...place, chooser: "greedy", seed: 1 }, signal);
    const tasks = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: "longtask" });
    client.prepare(place);
    let steps = 0;
    let longest = 0;
    let last = performance.now();
    const begin = last;
    for await (const { depth, nodes } of client.study(place, signal)) {
      steps++;
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (last - begin > ${STUDY}) {
        observer.disconnect();
        return { ms: last - begin, depth, nodes, steps, longestWait: longest, longTasks: tasks };
      }
    }
  })()`);
  await page.close();
  return found;
}

/** Milliseconds from an abort until the worker answers a new question. */
async function cancelled(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address);
  const found = await page.evaluate(`(async () => {
    ${CLIENT}
    const waits = [];
    for (let time = 0; time < 20; time++) {
      const abort = new AbortController();
      let steps = 0;
      let stopped = 0;
      try {
        for await (const _ of client.study(place, abort.signal)) {
          if (++steps === 10) setTimeout(() => { stopped = performance.now(); abort.abort(); }, 10);
        }
      } catch {
        const rejected = performance.now();
        await client.choose({ ...place, chooser: "greedy", seed: 1 }, new AbortController().signal);
        waits.push([rejected - stopped, performance.now() - stopped]);
      }
    }
    return { rejected: Math.max(...waits.map(([one]) => one)), answered: Math.max(...waits.map(([, other]) => other)) };
  })()`);
  await page.close();
  return found;
}

const browser = await chromium.launch(launchOptions());
const built = serveBelow("/game/");
const stand = await serveStand(0);
const sources = `${stand.resolvedUrls?.local[0]}tests/stand/index.html`;
try {
  const address = `${await built.address}/game/index.html`;
  const exact: Record<string, number> = {};
  for (const [rules, position] of ENDINGS) exact[rules] = await untilExact(browser, address, rules, position);
  console.log(
    JSON.stringify({
      msUntilExact: exact,
      study: await mainThread(browser, sources),
      cancel: await cancelled(browser, sources),
    }),
  );
} finally {
  await browser.close();
  built.close();
  await stand.close();
}
