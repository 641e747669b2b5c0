/**
 * What a frame costs, and what showing games leaves behind; JSON on the standard output. Figures of a browser on a
 * software rasteriser: they are for comparing with each other.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../browser/chromium.ts";
import { withoutWebGL } from "../browser/withoutWebGL.ts";
import { IN_THE_AIR } from "../stand/census.ts";
import { serveStand } from "../stand/serve.ts";

/** Rounds of 24 frames; a painted one costs fifty times more. */
const PAINTED_ROUNDS = 15;
const ROUNDS = 150;
const PARTS = 20;
const GAMES = 10;

async function openStand(browser: Browser, address: string, renderer: "canvas" | "webgl"): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  if (renderer === "canvas") await withoutWebGL(page);
  await page.goto(address);
  await page.evaluate(() => window.mountStand("south"));
  return page;
}

/**
 * Milliseconds a frame, of a scene with nothing in it too: the median of the rounds' means, since other work on the
 * machine comes in bursts.
 */
async function frameCost(page: Page, rounds: number) {
  await page.evaluate(() => window.stand.timeFrames(3));
  await page.evaluate(() => window.stand.timeEmpty(3));
  const { rest, flight } = await page.evaluate((count) => window.stand.timeFrames(count), rounds);
  const empty = await page.evaluate((count) => window.stand.timeEmpty(count), rounds);
  const { census } = await page.evaluate(() => window.stand.see());
  if (census[IN_THE_AIR] !== 12)
    throw new Error(`not twelve seeds were in flight: ${JSON.stringify(census)}`);
  const [nothing, still, flying] = [median(empty), median(rest), median(flight)];
  return {
    empty: round(nothing),
    rest: round(still),
    flight: round(flying),
    ratio: round(flying / still),
    besideEmpty: { rest: round(still / nothing), flight: round(flying / nothing) },
  };
}

/** What is kept after each part of the games: bytes of heap after a forced collection, and things by kind. */
async function growth(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.evaluate(() => window.stand.fillPiles());
  const heaps: number[] = [];
  const kept: object[] = [];
  let frames = 0;
  for (let part = 0; part < PARTS; part++) {
    frames += await page.evaluate(([games, seed]) => window.stand.playGames(games, seed), [
      GAMES,
      part,
    ] as const);
    const inventory = await page.evaluate(() => window.stand.inventory());
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value;
    heaps.push(metric("JSHeapUsedSize") ?? Number.NaN);
    kept.push({ ...inventory, pageListeners: metric("JSEventListeners"), nodes: metric("Nodes") });
    console.error(`${(part + 1) * GAMES} games: ${JSON.stringify({ heap: heaps.at(-1), ...kept.at(-1) })}`);
  }
  const [first, last] = [heaps.at(0) ?? Number.NaN, heaps.at(-1) ?? Number.NaN];
  return {
    games: PARTS * GAMES,
    frames,
    heaps,
    growth: round(last / first - 1),
    first: kept.at(0),
    last: kept.at(-1),
  };
}

/** Bytes a frame that seeds in flight allocate, and where most of them come from. */
async function allocation(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.startSampling", {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await page.evaluate((rounds) => window.stand.timeFrames(rounds), ROUNDS);
  const { profile } = await session.send("HeapProfiler.stopSampling");
  const frames = ROUNDS * 48;
  const found = new Map<string, number>();
  const walk = ({ callFrame, selfSize, children }: typeof profile.head) => {
    const file = callFrame.url.split("/").at(-1)?.split("?")[0] ?? "";
    const place = `${callFrame.functionName || "(anonymous)"} ${file}:${callFrame.lineNumber + 1}`;
    found.set(place, (found.get(place) ?? 0) + selfSize / frames);
    children.forEach(walk);
  };
  walk(profile.head);
  const most = [...found].toSorted(([, one], [, other]) => other - one).slice(0, 12);
  const bytes = [...found.values()].reduce((sum, size) => sum + size, 0);
  return { bytes: round(bytes), most: Object.fromEntries(most.map(([place, size]) => [place, round(size)])) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

const server = await serveStand(0);
const { args, ...options } = launchOptions();
// The page then draws its 2D canvas itself, so that the time is known in which it is done.
const browser = await chromium.launch({ ...options, args: [...args, "--disable-accelerated-2d-canvas"] });
try {
  const address = `${server.resolvedUrls?.local[0]}tests/stand/`;
  const canvas = await openStand(browser, address, "canvas");
  const painted = await frameCost(canvas, PAINTED_ROUNDS);
  await canvas.close();
  const page = await openStand(browser, address, "webgl");
  await page.evaluate(() => window.stand.stopPainting());
  const script = await frameCost(page, ROUNDS);
  console.log(
    JSON.stringify(
      { canvas: painted, script, allocation: await allocation(page), growth: await growth(page) },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await server.close();
}
