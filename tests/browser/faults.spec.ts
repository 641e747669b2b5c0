/** What browsers, networks and devices do to a game: it is never lost, a person sees what happened, and it goes on. */
import { expect, type Page } from "@playwright/test";
import { SPAN } from "../../src/storage/rescue.ts";
import { copyRecord, legalPits, test as quietTest, replayed, settled, sow, state } from "./table.ts";

declare global {
  interface Window {
    /** What becomes of the next question to the machine. */
    fate: "answered" | "late" | "killed" | "unheard" | "nonsense";
    /** Lets the late ones through. */
    letThrough(): void;
    /** Whether anything can be stored at present. */
    full: boolean;
  }
}

/** The one that a test throws where nobody catches it. */
const FORESEEN = "a driver's own fault";

/** A fault may be told in the console, but all of them are caught. */
const test = quietTest.extend({
  quiet: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(undefined);
    expect(errors.filter((message) => message !== FORESEEN)).toEqual([]);
  },
});

const TWO = "rules=split&south=human&north=human&speed=instant";
const MACHINE = "rules=split&south=human&north=level:1&speed=instant&seed=1";

const alert = (page: Page) => page.getByRole("alert");

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/?${query}`);
  await expect(page.locator("main#game")).toBeVisible();
}

/** Sows some pit, and expects that so many plies have been played when a person is to move again. */
async function playOn(page: Page, ply: number): Promise<void> {
  const [letter = ""] = await legalPits(page);
  await sow(page, letter);
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", `${ply}`, { timeout: 60_000 });
  await settled(page);
}

/** Expects that the game's record leads to where the game stands, with all its seeds. */
async function expectWhole(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  const { position } = replayed(await copyRecord(page));
  await page.keyboard.press("Escape");
  expect((await state(page)).position).toBe(position);
  const [board = "", stores = ""] = position.split(" ");
  const seeds = [...board.split(/[,/]/), ...stores.split("-")].map(Number);
  expect(seeds.reduce((sum, count) => sum + count, 0)).toBe(50);
}

test("a machine that dies, falls silent, talks nonsense or is late makes its move all the same, and one only", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.fate = "answered";
    const late: (() => void)[] = [];
    window.letThrough = () => {
      for (const send of late.splice(0)) send();
    };
    window.Worker = class extends Worker {
      #dumb = false;
      override postMessage(message: unknown, how?: StructuredSerializeOptions | Transferable[]): void {
        const send = () => super.postMessage(message, how as StructuredSerializeOptions);
        const { path, id } = message as { path?: string[]; id?: string };
        const fate = path?.[0] === "choose" ? window.fate : "answered";
        if (fate !== "answered") window.fate = "answered";
        if (fate === "unheard") this.#dumb = true;
        if (fate === "unheard" || this.#dumb) return;
        switch (fate) {
          case "answered":
            send();
            break;
          case "late":
            late.push(send);
            break;
          case "killed":
            this.terminate();
            this.dispatchEvent(new ErrorEvent("error"));
            break;
          case "nonsense": {
            const value = { toString: "C>", __proto__: ["Z9"] };
            this.dispatchEvent(new MessageEvent("message", { data: { id, type: "RAW", value } }));
            break;
          }
          default:
            fate satisfies never;
        }
      }
    };
  });
  await open(page, MACHINE);
  await settled(page);
  const meet = (fate: Window["fate"]) =>
    page.evaluate((next) => {
      window.fate = next;
    }, fate);

  await meet("killed");
  await playOn(page, 2);
  await expect(alert(page)).toHaveText(
    "The machine could not think about its last move. It made a simple one.",
  );
  await page.getByRole("button", { name: "Dismiss" }).click();
  await meet("nonsense");
  await playOn(page, 4);

  await meet("unheard");
  const [letter = ""] = await legalPits(page);
  await sow(page, letter);
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "5");
  await page.clock.runFor(9000);
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "6");
  await settled(page);

  await meet("late");
  await sow(page, (await legalPits(page))[0] ?? "");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "7");
  await page.keyboard.press("KeyU");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "6");
  await page.evaluate(() => window.letThrough());
  await playOn(page, 8);
  await expectWhole(page);
});

test("a full storage is told once, and what an older, a newer or a broken program wrote is set aside", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry) {
      if (window.full) throw new DOMException("full", "QuotaExceededError");
      setItem.apply(this, entry);
    };
  });
  await open(page, TWO);
  await settled(page);
  await playOn(page, 1);
  await page.evaluate(() => {
    window.full = true;
  });
  await playOn(page, 2);
  await expect(alert(page).filter({ hasText: "This browser is full" })).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await playOn(page, 3);
  await expect(alert(page).filter({ hasText: "This browser is full" })).toHaveCount(0);
  await page.evaluate(() => {
    window.full = false;
  });
  await playOn(page, 4);
  const kept = await state(page);
  await page.reload();
  expect(await settled(page)).toEqual(kept);

  for (const text of [
    '{"version":99,"game":"from the future"}',
    '{"version":1,"rules',
    "\u0000\ufffd",
    "null",
  ]) {
    await page.evaluate((text) => {
      for (const shelf of [localStorage, sessionStorage]) {
        for (const name of Object.keys(shelf)) shelf.setItem(name, text);
      }
    }, text);
    await page.reload();
    expect(await settled(page)).toMatchObject({ ply: 0, end: null });
    await playOn(page, 1);
  }
  await expectWhole(page);
});

for (const [fault, arrange] of [
  ["is not found", (page: Page) => page.route("**/sound/**", (route) => route.fulfill({ status: 404 }))],
  [
    "cannot be decoded",
    (page: Page) =>
      page.route("**/sound/**", (route) => route.fulfill({ body: "no sound", contentType: "audio/webm" })),
  ],
  ["cannot be played at all", (page: Page) => page.route("**/howler-*", (route) => route.abort())],
  [
    "has no device",
    (page: Page) =>
      page.addInitScript(() => {
        const Silent = class {
          constructor() {
            throw new DOMException("no device", "NotSupportedError");
          }
        };
        Object.assign(window, { AudioContext: Silent, webkitAudioContext: Silent });
      }),
  ],
  [
    "is locked for ever",
    (page: Page) =>
      page.addInitScript(() => {
        AudioContext.prototype.resume = () => new Promise(() => {}); // It waits for a gesture that it likes.
        Object.defineProperty(AudioContext.prototype, "state", { get: () => "suspended" });
      }),
  ],
] as const) {
  test(`a sound that ${fault} holds nothing up`, async ({ page }) => {
    await arrange(page);
    await open(page, TWO);
    await settled(page);
    for (let ply = 1; ply <= 4; ply++) await playOn(page, ply);
    await page.keyboard.press("KeyM");
    await page.keyboard.press("KeyM");
    await playOn(page, 5);
  });
}

test("without its type and its pictures the game keeps its pace and says so, and the board comes when they come", async ({
  page,
}) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.route("**/textures/**", (route) => route.fulfill({ status: 404 }));
  await open(page, "rules=split&south=human&north=human&speed=4");
  await expect(alert(page)).toContainText("A picture of the board is missing");
  await playOn(page, 1);
  await expect(page.locator("[data-drawn=true]")).toHaveCount(0);
  await page.unroute("**/textures/**");
  await expect(page.locator("[data-drawn=true]")).toBeVisible();
  await expect(alert(page).filter({ hasText: "picture" })).toHaveCount(0);
  await playOn(page, 2);

  await page.route("**/textures/**", (route) => route.abort());
  await page.setViewportSize({ width: 400, height: 700 }); // It stands upright now, which takes other pictures.
  await expect(alert(page)).toContainText("A picture of the board is missing");
  await playOn(page, 3);
  await page.unroute("**/textures/**");
  await expect(alert(page).filter({ hasText: "picture" })).toHaveCount(0);
  await expectWhole(page);
});

test("where what draws cannot be fetched, the page is loaded anew twice and not for ever, and the game goes on", async ({
  page,
}) => {
  await page.clock.install();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route("**/boardGame-*", (route) => route.abort());
  await open(page, TWO);
  await expect.poll(() => loads).toBe(3);
  await expect(alert(page)).toContainText("The board cannot be drawn");
  await settled(page);
  await playOn(page, 1);
  await playOn(page, 2);
  const before = await state(page);
  await page.clock.fastForward(SPAN / 2);
  await expect(alert(page)).toContainText("The board cannot be drawn");
  expect(loads).toBe(3);
  await page.unroute("**/boardGame-*");
  await page.clock.fastForward(SPAN);
  await expect(page.locator("[data-drawn=true]")).toBeVisible();
  expect(loads).toBe(4);
  expect(await settled(page)).toEqual(before);
});

test("a graphics context that is lost over and over does not load the page over and over", async ({
  page,
}) => {
  await page.clock.install();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open(page, TWO);
  for (let time = 1; time <= 3; time++) {
    await expect(page.locator("[data-drawn=true]")).toBeVisible();
    await page.locator(".canvas canvas").evaluate(async (element) => {
      const canvas = element as HTMLCanvasElement;
      const lost = new Promise((resolve) => canvas.addEventListener("webglcontextlost", resolve));
      (canvas.getContext("webgl2") ?? canvas.getContext("webgl"))
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext();
      await lost;
    });
    const next = time < 3 ? page.waitForEvent("load") : null;
    await page.clock.fastForward(6000);
    await next;
  }
  await expect(alert(page)).toContainText("The board cannot be drawn");
  await playOn(page, 1);
  await playOn(page, 2);
  expect(loads).toBe(3);
  await expectWhole(page);
});

test.describe("what nobody has foreseen", () => {
  test.use({ painted: true });

  test("stops no picture for good: the page loads itself into the same game", async ({ page }) => {
    await open(page, TWO);
    await settled(page);
    await playOn(page, 1);
    const before = await state(page);
    const loaded = page.waitForEvent("load");
    await page.evaluate((fault) => {
      const broken = () => {
        throw new Error(fault);
      };
      for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
        Object.assign(prototype, { drawElements: broken, drawArrays: broken });
      }
    }, FORESEEN);
    await page.setViewportSize({ width: 700, height: 500 });
    await loaded;
    await expect(page.locator("[data-drawn=true]")).toBeVisible();
    expect(await settled(page)).toEqual(before);
    await playOn(page, 2);
  });
});

test("a part that cannot be fetched leaves the page where it is and says so; another time it comes", async ({
  page,
}) => {
  const missing = alert(page).filter({ hasText: "A part of the game could not be fetched" });
  await page.route(/\/(?:lessonView|about|es)-[^/]*\.js/, (route) => route.abort());
  await page.goto("/");
  const learn = page.getByRole("button", { name: "Learn to play" });
  await learn.click();
  await expect(missing).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "About the game" }).click();
  await page.keyboard.press("Escape");
  await expect(missing).toHaveCount(1);
  await expect(learn).toBeVisible();
  await page.unrouteAll();
  await learn.click();
  await expect(page.getByRole("complementary")).toBeVisible();
});

test("a clock that is set back or leaps on, and a sleep of a day, cost no move and double none", async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 30, 12) });
  await open(page, "rules=split&south=human&north=level:1&speed=4&seed=1");
  await settled(page);
  const begin = async (ply: number) => {
    const [letter = ""] = await legalPits(page);
    await sow(page, letter);
    await expect(page.locator("main#game")).toHaveAttribute("data-ply", `${ply}`);
  };
  await begin(1);
  await page.clock.setSystemTime(new Date(2020, 1, 1));
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "2");
  await settled(page);
  await begin(3);
  await page.clock.setSystemTime(new Date(2031, 1, 1));
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "4");
  await settled(page);
  await begin(5);
  await page.clock.fastForward(86_400_000);
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "6");
  const before = await settled(page);
  await expectWhole(page);
  await page.reload();
  expect(await settled(page)).toEqual(before);
});

test("a storm of sizes in mid-sowing ends with the board in its place", async ({ page }) => {
  await open(page, "rules=split&south=human&north=human&speed=1");
  await settled(page);
  await sow(page, "E");
  for (let n = 0; n < 30; n++) {
    await page.setViewportSize({ width: 320 + ((n * 397) % 900), height: 320 + ((n * 211) % 600) });
  }
  await page.setViewportSize({ width: 800, height: 600 });
  const sizes = () =>
    page.locator(".canvas").evaluate((place) => {
      const { clientWidth, clientHeight } = place;
      const { width, height } = place.querySelector("canvas")?.style ?? {};
      return { place: [`${clientWidth}px`, `${clientHeight}px`], canvas: [width, height] };
    });
  await expect(async () => {
    const { place, canvas } = await sizes();
    expect(canvas).toEqual(place);
  }).toPass();
  await settled(page);
  await playOn(page, 2);
  await expectWhole(page);
});
