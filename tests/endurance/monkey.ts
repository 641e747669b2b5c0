/** A user who does anything at all, and what must hold whatever they do. */
import type { Page } from "@playwright/test";
import { createRandom, pick, type Random } from "../../src/ai/random.ts";
import { formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { seedsOf, totalSeeds } from "../../src/engine/position.ts";
import { findRuleSet } from "../../src/engine/rules/registry.ts";
import { parseSeat } from "../../src/session/setup.ts";
import { parseSave } from "../../src/storage/save.ts";
import { leaveUnpainted } from "../browser/unpainted.ts";
import { FILES, flat } from "../i18n/files.ts";

/** Where a life begins. */
const ADDRESSES = [
  "/",
  "/?lang=es&theme=light",
  "/?lang=eo&south=human&north=level:1&speed=4",
  "/?rules=split&south=human&north=human&speed=1",
  "/?rules=circular&south=human&north=level:2&speed=instant",
  "/?rules=um-el-tuweisat&south=human&north=human&speed=instant",
  "/?south=human&north=human&speed=instant&position=0%2C1%2C0%2C0%2C1%2F1%2C0%2C0%2C0%2C2+22-23+S+-",
  "/?south=level:1&north=level:2&speed=4",
  "/?rules=um-el-bagara&position=nonsense&colour=red",
  "/#g=1.split..85..19c2efa148af148e802651c855b8e011b20d332084f9990.b633e4b3",
  "/#g=1.split..3..broken",
  "/?exhibit=hall",
  "/?exhibit=table",
] as const;

const EXHIBITS: Readonly<Record<string, string>> = {
  hall: JSON.stringify({ rules: ["um-el-tuweisat", "split"], levels: [1, 3], statistics: true }),
  table: JSON.stringify({ facing: true, idle: { seconds: "ninety" }, sownd: 1 }),
};

const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 480],
  [640, 400],
] as const;

const KEYS = [
  ...["1", "2", "3", "4", "5", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
  ...[
    "Escape",
    "Enter",
    "Space",
    "Tab",
    "Shift+Tab",
    "Backspace",
    "Delete",
    "u",
    "h",
    "p",
    "m",
    "s",
    "z",
    "F1",
    "?",
  ],
  ...["Control+Alt+KeyS", "Control+z", "Control+a"],
];

const WORDS = [
  "",
  "5,5,5,5,5/5,5,5,5,5 0-0 S -",
  "0,0,0,0,1/0,0,0,0,0 20-29 N b",
  "99999999999,-1/x",
  '[Rules "split"]\n\n1. E a 2. A *',
  "#g=1.split..85..19c2efa148af148e802651c855b8e011b20d332084f9990.b633e4b3",
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "\u202e\u0000 ĉirkaŭ 🐐",
];

/** Milliseconds. */
const MINUTE = 60_000;

export interface Find {
  readonly what: string;
  /** The actions before it, the last one last. */
  readonly actions: readonly string[];
}

interface Monkey {
  /** Does something. @returns what was found wrong then; `null` where all is well. */
  act(): Promise<Find | null>;
  /** Goes home by what is in sight. @returns what is in the way. */
  goHome(): Promise<Find | null>;
}

/**
 * Sits down at a page that has not been opened yet. The same seed tries the same things, as far as the page answers in
 * the same time.
 */
export async function createMonkey(page: Page, address: string, seed: number): Promise<Monkey> {
  const random = createRandom(seed);
  const actions: string[] = [];
  const errors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    const missing = url.includes("/exhibits/");
    if (message.type() === "error" && !missing) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? String(error)));
  page.on("dialog", (dialog) => void dialog.dismiss());
  page.context().on("page", (other) => void other.close());
  await page.route("**/exhibits/*.json", (route) => {
    const name = /(\w+)\.json/.exec(route.request().url())?.[1] ?? "";
    return route.fulfill({ contentType: "application/json", body: EXHIBITS[name] ?? "{}" });
  });
  await leaveUnpainted(page);
  await page.clock.install({ time: new Date(2026, 10, 30, 12) });
  await begin();

  async function begin(): Promise<void> {
    const where = pick(ADDRESSES, random);
    actions.push(`open ${where}`);
    await page.goto(address); // A mere change of the fragment would open nothing.
    await page.goto(`${address}${where}`);
    await page.locator("main").first().waitFor();
  }

  async function pass(ms: number): Promise<void> {
    await page.clock.runFor(ms);
  }

  function found(what: string): Find {
    return { what, actions: actions.slice(-30) };
  }

  /** What is wrong with the page as it stands. */
  async function judge(): Promise<Find | null> {
    const [error] = errors.splice(0);
    if (error !== undefined) return found(error);
    const { game, played } = await page.evaluate(() => ({
      game: { ...document.querySelector<HTMLElement>("main#game")?.dataset },
      played: sessionStorage.getItem("alemungula:played"),
    }));
    if (game.position === undefined || game.rules === undefined) return null;
    const rules = findRuleSet(game.rules);
    if (!rules.ok) return found(`no rule set: ${game.rules}`);
    const position = parsePosition(rules.value, game.position);
    if (!position.ok) return found(`no position: ${game.position}`);
    const seeds = seedsOf(position.value);
    if (seeds > totalSeeds(rules.value)) return found(`${seeds} seeds: ${game.position}`);
    if (game.screen !== "game" || played === null) return null;
    const save = parseSave(played, parseSeat);
    if (!save.ok) return found(`no save: ${save.error.message} ${played}`);
    const { start, plies, rules: saved } = save.value.game;
    const all = [start, ...plies.map(({ after }) => after)].map(formatPosition);
    const first = seedsOf(start);
    if (saved.id === game.rules && first === seeds && all.includes(game.position)) return null;
    return found(`${game.rules} ${game.position} is not reached by ${played}`);
  }

  const deeds: Readonly<Record<string, { readonly weight: number; readonly act: () => Promise<string> }>> = {
    control: { weight: 40, act: () => useControl(page, random) },
    pit: { weight: 22, act: () => pressAt(page, random, "[data-pit], [data-move]") },
    key: {
      weight: 14,
      async act() {
        const key = pick(KEYS, random);
        await page.keyboard.press(key);
        return key;
      },
    },
    anywhere: { weight: 5, act: () => press(page, random, somewhere(page, random)) },
    drag: {
      weight: 4,
      async act() {
        const [from, to] = [somewhere(page, random), somewhere(page, random)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
        return `from ${from.x},${from.y} to ${to.x},${to.y}`;
      },
    },
    turn: {
      weight: 3,
      async act() {
        const [width, height] = pick(SIZES, random);
        await page.setViewportSize({ width, height });
        return `${width} × ${height}`;
      },
    },
    hide: {
      weight: 3,
      async act() {
        for (const visibility of ["hidden", "visible"]) {
          await page.evaluate((now) => {
            Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
            Object.defineProperty(document, "hidden", { value: now === "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
          }, visibility);
          if (visibility === "hidden") await page.clock.fastForward(Math.floor(random() * MINUTE));
        }
        return "";
      },
    },
    clock: {
      weight: 3,
      async act() {
        const days = Math.floor(random() * 800) - 400;
        await page.clock.setSystemTime(new Date(2026, 10, 30 + days, 12));
        return `by ${days} days`;
      },
    },
    wait: {
      weight: 3,
      async act() {
        const ms = Math.floor(random() * 3 * MINUTE);
        await page.clock.fastForward(ms);
        return `${ms} ms`;
      },
    },
    history: {
      weight: 4,
      async act() {
        const back = random() < 0.6;
        await (back ? page.goBack() : page.goForward());
        if (!page.url().startsWith(address)) await begin();
        return back ? "back" : "forward";
      },
    },
    reload: {
      weight: 2,
      async act() {
        await page.reload();
        await page.locator("main").first().waitFor();
        return "";
      },
    },
    begin: {
      weight: 1,
      async act() {
        await begin();
        return "";
      },
    },
  };

  const bag = Object.entries(deeds).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));

  return {
    async act() {
      const name = pick(bag, random);
      const ms = Math.floor(random() * (random() < 0.2 ? 3000 : 300)) + 20;
      try {
        const told = await deeds[name]?.act();
        actions.push(`${name} ${told}`);
        await pass(ms);
      } catch (error) {
        if (!String(error).includes("navigation")) throw error; // The page has been loaded anew meanwhile.
        await page.locator("main").first().waitFor();
      }
      return judge();
    },
    async goHome() {
      actions.push("home");
      for (let tries = 0; tries < 12; tries++) {
        if ((await page.locator('.home, main[data-screen="attract"], .lobby').count()) > 0) return judge();
        await takeWayHome(page);
        await pass(600);
      }
      return found(`no way home from ${await page.locator("main").first().getAttribute("data-screen")}`);
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function somewhere(page: Page, random: Random): Point {
  const { width, height } = page.viewportSize() ?? { width: 640, height: 400 };
  return { x: Math.floor(random() * width), y: Math.floor(random() * height) };
}

/** By mouse, once or twice. */
async function press(page: Page, random: Random, { x, y }: Point): Promise<string> {
  const twice = random() < 0.15;
  if (twice) await page.mouse.dblclick(x, y);
  else await page.mouse.click(x, y);
  return `${Math.round(x)},${Math.round(y)}${twice ? " twice" : ""}`;
}

/** What can be pressed at present: its middle, what it is and what it is called. */
async function targets(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const place = document.querySelector("dialog[open]") ?? document.body;
    return [...place.querySelectorAll<HTMLElement>(wanted)].flatMap((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const seen =
        width > 0 && middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
      if (!seen || element.hasAttribute("disabled") || element.closest("a[href^=http], [download]") !== null)
        return [];
      const name = element.getAttribute("aria-label") ?? element.dataset.pit ?? element.textContent ?? "";
      const { tagName } = element;
      const options =
        element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [];
      const writes = element.matches(
        "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])",
      );
      return [{ index, ...middle, tagName, name: name.slice(0, 30), options, writes }];
    });
  }, selector);
}

async function pressAt(page: Page, random: Random, selector: string): Promise<string> {
  const seen = await targets(page, selector);
  if (seen.length === 0) return "nothing";
  const { name, ...at } = pick(seen, random);
  return `${name} ${await press(page, random, at)}`;
}

const CONTROLS =
  "button:not([data-pit]), a[href], select, input:not([type=file]), textarea, summary, [tabindex='0']";

/** Presses, chooses or writes. */
async function useControl(page: Page, random: Random): Promise<string> {
  const seen = await targets(page, CONTROLS);
  if (seen.length === 0) return "nothing";
  const { name, tagName, options, writes, index, ...at } = pick(seen, random);
  const element = page
    .locator("dialog[open]")
    .or(page.locator("body:not(:has(dialog[open]))"))
    .locator(CONTROLS);
  if (options.length > 0) {
    const value = pick(options, random);
    await element.nth(index).selectOption(value, { timeout: 2000 }).catch(gone);
    return `${tagName} ${name}: ${value}`;
  }
  if (writes) {
    const text = pick(WORDS, random);
    await element.nth(index).fill(text, { timeout: 2000 }).catch(gone);
    return `${tagName} ${name}: ${text}`;
  }
  if (random() < 0.25) {
    await element.nth(index).focus({ timeout: 2000 }).catch(gone);
    await page.keyboard.press(random() < 0.5 ? "Enter" : "Space");
    return `${tagName} ${name}, by keyboard`;
  }
  return `${tagName} ${name} ${await press(page, random, at)}`;
}

/** What was there a moment ago may have gone. */
function gone(): void {}

const words = new Map([...FILES].map(([language, texts]) => [language, flat(texts)]));

/** Controls that lead home, the nearest first. */
const WAYS = {
  dialog: ["menu.home", "exhibit.again.title", "close"],
  screen: ["learn.leave", "learn.guide.leave", "exhibit.again.title", "control.menu"],
} as const;

/** Presses whatever leads nearer home; a dialog goes by Escape. */
async function takeWayHome(page: Page): Promise<void> {
  const language = (await page.locator("html").getAttribute("lang")) ?? "en";
  const text = words.get(language);
  const dialog = page.locator("dialog[open]");
  const asked = (await dialog.count()) > 0;
  const place = asked ? dialog : page.locator("body");
  for (const way of asked ? WAYS.dialog : WAYS.screen) {
    const name = text?.get(way);
    if (name === undefined) continue;
    const button = place.getByRole("button", { name, exact: true }).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 2000 }).catch(gone);
    return;
  }
  await page.keyboard.press("Escape");
}
