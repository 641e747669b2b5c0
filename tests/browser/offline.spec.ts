/** The page without a network, and a new version that waits until nobody would miss the old one. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { LOOK, REST } from "../../src/storage/offline.ts";
import { serveBelow } from "./server.ts";
import { settled, sow, test } from "./table.ts";

test.use({ serviceWorkers: "allow" });

const BUILT = new URL("../../dist/", import.meta.url);
/** What the game is installed with, what browsers fetch that know no better type, and what staff write. */
const NOT_KEPT = /^icon-.*\.png$|\.woff$|^sw\.js$|^exhibits\//;

/** Bytes, uncompressed. */
const MOST_KEPT = 4_000_000;

/** Names of the files that a page may come to need. */
function neededFiles(): readonly string[] {
  return readdirSync(BUILT, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => statSync(new URL(name, BUILT)).isFile() && !NOT_KEPT.test(name));
}

/** Waits until everything is stored and the page is served from there. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("after the first load everything works without a network", async ({ page }) => {
  const server = serveBelow("/games/sowing/");
  const home = `${await server.address}/games/sowing/`;
  const hall = () => page.evaluate(async () => (await fetch("exhibits/hall.json")).text());
  server.replaced.set("exhibits/hall.json", '{"title":"as it was"}');
  await page.goto(home);
  await hall();
  await kept(page);
  server.replaced.set("exhibits/hall.json", '{"title":"as the staff changed it"}');
  await expect.poll(hall).toContain("changed");

  server.close();
  await page.context().setOffline(true);
  await expect(fetch(home)).rejects.toThrow();

  await test.step("the very page that was loaded begins a game", async () => {
    await page.getByRole("button", { name: "Two players here" }).click();
    await settled(page);
    await sow(page, "E");
    await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
  });

  await test.step("another address is answered, and a machine plays, with sound", async () => {
    const sound = page.waitForResponse(/sound\/sprite\./);
    await page.goto(
      `${home}?rules=um-el-bagara&south=human&north=level:2&lang=eo&theme=light&speed=instant&seed=1`,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "eo");
    await expect(page.locator("[data-drawn=true]")).toBeVisible();
    for (const [letter, ply] of [
      ["E", "2"],
      ["D", "4"],
    ] as const) {
      await settled(page);
      await sow(page, letter);
      await expect(page.locator("main#game")).toHaveAttribute("data-ply", ply);
    }
    const heard = await sound;
    expect([heard.fromServiceWorker(), heard.status()]).toEqual([true, 200]);
  });

  await test.step("every other file is there too: languages, boards of all shapes, grounds and densities", async () => {
    const files = neededFiles();
    expect(files.filter((name) => name.startsWith("textures/")).length).toBeGreaterThan(20);
    expect(files.reduce((sum, name) => sum + statSync(new URL(name, BUILT)).size, 0)).toBeLessThan(MOST_KEPT);
    const answers = await page.evaluate(
      (names) =>
        Promise.all(names.map(async (name) => `${name} ${(await fetch(name)).headers.get("content-type")}`)),
      files,
    );
    expect(answers.filter((answer) => answer.endsWith("null"))).toEqual([]);
    expect(answers).toHaveLength(files.length);
    expect(await hall()).toContain("changed");
  });
});

test("a new version waits for every tab's game, and then takes over once", async ({ page, context }) => {
  const server = serveBelow("/");
  const home = await server.address;
  const loads = new Map<Page, number>();
  const open = async (tab: Page, address: string) => {
    tab.on("load", () => loads.set(tab, (loads.get(tab) ?? 0) + 1));
    await tab.goto(address);
  };
  await context.clock.install({ time: new Date(2026, 10, 30, 12, 0) }); // By day: an exhibit is black at night.
  await open(page, `${home}/?exhibit=example`);
  await kept(page);
  // Its game goes on and on, which would only keep the machine from the rest.
  await page.getByRole("button", { name: "Stop the motion" }).click();
  const other = await context.newPage();
  await open(other, `${home}/?speed=instant`);
  await other.getByRole("button", { name: "Two players here" }).click();
  await settled(other);
  await sow(other, "E");
  await expect(other.locator("main#game")).toHaveAttribute("data-ply", "1");
  await context.clock.fastForward(REST);

  publishSecond(server.replaced);
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await context.clock.fastForward(LOOK);
  await expect.poll(waits).toBe("installed");
  await context.clock.fastForward(LOOK);
  await settled(other);
  await sow(other, "a");
  await expect(other.locator("main#game")).toHaveAttribute("data-ply", "2");
  expect(await waits()).toBe("installed");
  expect([loads.get(page), loads.get(other)]).toEqual([1, 1]);

  const left = await other.locator("main#game").getAttribute("data-position");
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Home" }).click();
  await context.clock.fastForward(REST);
  for (const tab of [page, other]) {
    await expect(tab.locator("meta[name=version]")).toHaveAttribute("content", "2");
  }
  await other.getByRole("button", { name: /Continue/ }).click();
  await expect(other.locator("main#game")).toHaveAttribute("data-position", left ?? "");
  await context.clock.fastForward(2 * LOOK);
  expect(await waits()).toBeUndefined();
  expect([loads.get(page), loads.get(other)]).toEqual([2, 2]);
  server.close();
});

/** Another page, and a worker that knows it. */
function publishSecond(replaced: Map<string, string>): void {
  const read = (name: string) => readFileSync(new URL(name, BUILT), "utf8");
  replaced.set(
    "index.html",
    read("index.html").replace("<title>", '<meta name="version" content="2"><title>'),
  );
  const worker = read("sw.js");
  const second = worker.replace(/(url:"index\.html",revision:")[^"]*/, "$1second");
  expect(second).not.toBe(worker);
  replaced.set("sw.js", second);
}
