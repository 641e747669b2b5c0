/** A walk through the page in a language that it does not have yet, by the names that things have there. */
import { expect, type Page } from "@playwright/test";
import { newGame, resign } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { formatSave } from "../../src/storage/save.ts";
import { flat, type Texts } from "../i18n/files.ts";
import { holdClock } from "./clock.ts";
import { openGame, settled, sow } from "./table.ts";

/** The language whose file is exchanged. */
const BORROWED = "eo";

/** An exhibit that speaks nothing else, on a table for two. */
const EXHIBIT = { languages: [BORROWED], facing: true, fullScreen: false };

/** A lone South captures with E, the machine has one answer and takes too, and A ends the game. */
const QUERY = new URLSearchParams({
  ...{ lang: BORROWED, theme: "dark", south: "human", north: "level:2", seed: "1", speed: "instant" },
  position: "0,1,0,0,1/1,0,0,0,2 22-23 S -",
});

const MENU = [
  ...["control.newGame", "menu.restart", "menu.resign", "menu.agree", "settings.title", "share.title"],
  ...["load.title", "editor.title", "about.title"],
];

/** Opens the page with `texts` in place of a language, and stops at one screen after the other. */
export async function tour(page: Page, texts: Texts, stop: (screen: string) => Promise<void>): Promise<void> {
  const text = flat(texts);
  const t = (key: string) => text.get(key) ?? key;
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const dialog = page.getByRole("dialog");
  const within = (key: string) => dialog.getByRole("button", { name: t(key), exact: true });

  /** Shows what a button opens, and closes it again. */
  async function visit(key: string, opener = button(key)): Promise<void> {
    await opener.click();
    await expect(dialog).toBeVisible();
    await stop(key);
  }

  async function close(): Promise<void> {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  await page.route(`**/assets/${BORROWED}-*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(texts)}` }),
  );
  await holdClock(page);
  await openGame(page, QUERY.toString());
  await settled(page, "held");
  await stop("a game");
  await sow(page, "E");
  await settled(page, "held");
  await stop("after a move");

  await visit("control.menu");
  await close();
  for (const key of MENU) {
    await button("control.menu").click();
    await visit(key, within(key));
    await close();
  }

  await button("moves.title").click();
  await page.getByRole("checkbox", { name: t("analysis.title") }).check();
  await expect(page.locator(".worth")).toBeVisible();
  await button("moves.first").click();
  await settled(page, "held");
  await stop("the moves");
  await button("moves.leave").click();
  await settled(page, "held");
  await button("moves.title").click();
  await sow(page, "A");
  await settled(page, "held");
  await stop("the end");
  await button("moves.title").click();
  await button("analysis.review.start").click();
  await expect(page.locator(".mistakes")).toBeVisible();
  await stop("the review");
  await button("moves.title").click();

  await button("control.menu").click();
  await within("menu.home").click();
  await expect(button("home.play")).toBeVisible();
  await stop("home");
  await page.evaluate((save) => localStorage.setItem("alemungula:done|1", save), finishedAgainstHare());
  for (const key of ["home.howTo", "home.watch", "records.title"]) {
    await visit(key);
    if (key === "records.title") {
      await page.getByRole("radio", { name: t("records.tally") }).check({ force: true });
      await expect(page.getByRole("table")).toBeVisible();
      await stop("the statistics");
    }
    await close();
  }

  await button("learn.title").click();
  await settled(page, "held");
  await stop("the lesson");
  await button("learn.leave").click();
  await button("home.howTo").click();
  await within("learn.guide.enter").click();
  await settled(page, "held");
  await stop("the rules on the board");
  await button("learn.guide.leave").click();

  await button("home.watch").click();
  await within("watch.begin").click();
  await expect(page.locator("main#game")).toBeVisible();
  await stop("watching");

  await page.route("**/exhibits/hall.json", (route) => route.fulfill({ json: EXHIBIT }));
  await page.goto("/?exhibit=hall");
  await expect(page.locator('main[data-screen="attract"]')).toBeVisible();
  await stop("the screen that invites");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("exhibit.lobby.title") })).toBeVisible();
  await stop("the lobby");
  await page.getByRole("button", { name: t("exhibit.lobby.two") }).click();
  await settled(page, "held");
  await stop("face to face");
  await page.keyboard.press("Control+Alt+KeyS");
  await expect(dialog).toBeVisible();
  await stop("the staff's screen");
}

/** A game from the usual start that counts. */
function finishedAgainstHare(): string {
  const seats = { south: "human", north: "level:3" } as const;
  return formatSave({ game: must(resign(newGame(split), "north")), seats, seed: 1, match: null, begun: 1 });
}
