/** What goes on in a page for weeks, driven by a clock that the test holds. */
import type { Page } from "@playwright/test";
import { step } from "../browser/clock.ts";
import { ENGLISH, FILES, flat } from "../i18n/files.ts";

const CYCLE = ["en", "es", "eo"] as const;
type Spoken = (typeof CYCLE)[number];

const words = new Map<string, ReadonlyMap<string, string>>(
  CYCLE.map((language) => [language, flat(FILES.get(language) ?? ENGLISH)]),
);

/** The page's controls by the paths of their texts, in the language that it speaks. */
function controls(page: Page, language: Spoken) {
  const t = (path: string) => words.get(language)?.get(path) ?? path;
  const button = (path: string) => page.getByRole("button", { name: t(path), exact: true });
  return {
    t,
    press: (path: string) => button(path).first().click(),
    pressIn: (path: string) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: t(path), exact: true })
        .click(),
    choose: (path: string, value: string) =>
      page.getByRole("combobox", { name: t(path), exact: true }).selectOption(value),
  };
}

/** Begins games of two machines that follow each other, from home. */
export async function beginSeries(page: Page, language: Spoken = "en"): Promise<void> {
  const { press, pressIn, choose } = controls(page, language);
  await press("home.watch");
  await choose("name.south", "1");
  await choose("name.north", "1");
  await pressIn("watch.begin");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.mouse.click(2, 2); // A gesture, so that sounds are heard.
}

/**
 * Lets so many games of a series be played to their ends, in frames of `dt` ms; between two frames the machine may
 * answer.
 */
export async function playSeries(page: Page, games: number, dt: number): Promise<void> {
  await page.evaluate(
    async ({ games, dt }) => {
      const { port1, port2 } = new MessageChannel();
      const breath = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      const isOver = () => {
        const { end, busy } = document.querySelector<HTMLElement>("main#game")?.dataset ?? {};
        return end !== undefined && busy === "false";
      };
      for (let over = 0, was = isOver(); over < games; ) {
        window.stepFrame(dt, false);
        await breath();
        const is = isOver();
        if (is && !was) over += 1;
        was = is;
      }
      port1.close();
    },
    { games, dt },
  );
}

/** One visit of a person who looks at everything and speaks another language every time. Begins and ends at home. */
export async function visit(page: Page, number: number): Promise<void> {
  const language = CYCLE[number % CYCLE.length] ?? "en";
  const before = CYCLE[(number + CYCLE.length - 1) % CYCLE.length] ?? "en";
  if (number > 0) await controls(page, before).choose("language", language);
  await page.locator(`html[lang=${language}]`).waitFor();
  const { press, pressIn } = controls(page, language);
  const dialog = page.getByRole("dialog");
  async function close(): Promise<void> {
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  await press("records.title");
  await close();
  await beginSeries(page, language);
  await playSeries(page, 1, 200);
  await press("moves.title");
  await press("moves.title");
  for (const title of ["settings.title", "about.title", "share.title"]) {
    await press("control.menu");
    await pressIn(title);
    await close();
  }
  await press("control.menu");
  await pressIn("menu.home");
  await press("learn.title");
  await press("learn.leave");
  await step(page, 500); // What is gone goes with the next frame.
}
