/** What somebody meets who only hears the game, or plays it by keys alone. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { parsePosition } from "../../src/engine/notation.ts";
import { oppositeSide, pitLetter, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { parseRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Side } from "../../src/engine/types.ts";
import { holdClock } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { chooser, legalPits, openGame, pit, settled, state } from "./table.ts";
import { plyTold, type Telling, text } from "./transcript.ts";

declare global {
  interface Window {
    /** Everything that the live region has said. */
    heard: string[];
  }
}

test.beforeEach(({ page }) => holdClock(page));

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name, exact: true }).last();
  for (let n = 0; n < 60; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** From pit to pit by arrows, until the focus is on the wanted one. */
async function arrowTo(page: Page, letter: string): Promise<void> {
  for (let n = 0; n < 12; n++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute("data-pit") ?? "");
    if (here === letter) return;
    const row = "edcba";
    const [from, to] = [row.indexOf(here), row.indexOf(letter)];
    // A lone North sees the own row below, from e at the right to a at the left.
    const key = here === "" || from < 0 ? "ArrowDown" : from < to ? "ArrowLeft" : "ArrowRight";
    await page.keyboard.press(key);
  }
  await expect(pit(page, letter)).toBeFocused();
}

test("a whole game by keyboard alone, from home to the result and home again", async ({ page }) => {
  await page.goto("/?seed=3&speed=instant");
  await page.getByRole("radio", { name: "You", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "The machine", exact: true })).toBeFocused();
  await tabTo(page, "Play");
  await page.keyboard.press("Enter");
  await expect(page.locator("main#game")).toBeFocused();
  const choose = chooser(3);
  for (let now = await settled(page, "held"); now.end === null; now = await settled(page, "held")) {
    const letter = choose(await legalPits(page));
    if (now.ply % 4 === 1) await page.keyboard.press(`Digit${"abcde".indexOf(letter) + 1}`);
    else {
      await arrowTo(page, letter);
      await page.keyboard.press("Enter");
    }
    if (letter === "c") {
      await expect(pit(page, "c")).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(choose(["ArrowLeft", "ArrowRight"]));
    }
    await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", String(now.ply));
    if (now.ply % 4 !== 1) await expect(pit(page, letter), "the focus stays where it played").toBeFocused();
  }
  expect(await state(page)).toMatchObject({ rules: "split", busy: false });
  await expect(page.getByRole("status")).toContainText(/wins|You win|A draw/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, "Home");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

/** The table that the first control of the game opens, row by row as the board is seen, and what can be sown. */
async function expectBoardInWords(page: Page, { language, person }: Telling): Promise<void> {
  const say = (key: string, values = {}) => text(language, key, values);
  const position = must(parsePosition(split, (await settled(page, "held")).position));
  const opener = page.getByRole("button", { name: say("text.title"), exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const near = person ?? "south";
  const row = (side: Side) =>
    pitsOf(split, side).map((at) =>
      say("text.pit", { pit: pitLetter(split, at), count: position.pits[at] ?? 0 }),
    );
  const far = oppositeSide(near);
  const cells = [`${position.stores[far]}`, ...row(far).reverse(), ...row(near), `${position.stores[near]}`];
  await expect(dialog.getByRole("cell")).toHaveText(cells);
  await expect(dialog.getByRole("rowheader")).toHaveCount(4);
  const moves = legalMoves(split, position).map(({ pit: at, direction }) =>
    say("board.sow", { pit: pitLetter(split, at), direction: say(`direction.${direction}`) }),
  );
  await expect(dialog.getByRole("listitem")).toHaveText(moves);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
}

const TELLINGS: readonly (Telling & { readonly query: string })[] = [
  { language: "en", person: "south", machine: "chick", query: "south=human&north=level:1&seed=7" },
  {
    language: "es",
    person: null,
    machine: "",
    query: "south=human&north=human&position=3,0,2,1,1/0,2,1,3,1 17-19 S -",
  },
  {
    language: "eo",
    person: "north",
    machine: "chick",
    query: "south=level:1&north=human&seed=5&position=3,4,2,1,1/0,2,1,3,4 14-15 S -",
  },
];

for (const telling of TELLINGS) {
  const { language, person, query } = telling;
  test(`the whole game is heard, move by move: ${language}`, async ({ page }) => {
    await openGame(page, `rules=split&speed=instant&lang=${language}&${query}`);
    await page.evaluate(() => {
      const region = document.querySelector("[role=status]");
      if (region === null) throw new Error("Nothing is said.");
      window.heard = [...region.children].map((line) => line.textContent ?? "");
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const { textContent } of addedNodes) window.heard.push(textContent ?? "");
        }
      }).observe(region, { childList: true });
    });
    const say = (key: string, values = {}) => text(language, key, values);
    const choices: number[] = [];
    const choose = chooser(7);
    await expectBoardInWords(page, telling);
    for (let now = await settled(page, "held"); now.end === null; now = await settled(page, "held")) {
      const letter = choose(await legalPits(page));
      const side = letter === letter.toUpperCase() ? "south" : "north";
      const count = Number(await pit(page, letter).getAttribute("data-seeds"));
      await pit(page, letter).focus();
      const named = `board.pit.${side === person ? "you" : side}`;
      await expect(pit(page, letter)).toHaveAccessibleName(say(named, { pit: letter, count }));
      await page.keyboard.press("Enter");
      if ((await pit(page, letter).getAttribute("aria-expanded")) === "true") {
        choices.push(now.ply);
        const way = page.locator("[data-move]").first();
        const direction = say("direction.clockwise");
        await expect(way).toHaveAccessibleName(say("board.sow", { pit: letter, direction }));
        await way.focus();
        await page.keyboard.press("Enter");
      }
      await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", String(now.ply));
    }
    const heard = await page.evaluate(() => window.heard);
    await page.getByRole("button", { name: say("share.title"), exact: true }).click();
    const { game } = must(parseRecord(await page.locator("dialog textarea").inputValue()));
    expect(game.plies.length).toBeGreaterThan(5);
    const opening =
      person === "south" ? say("opening.you") : say("opening.named", { name: openerName(telling) });
    const expected = game.plies.flatMap((ply, index) => [
      ...(choices.includes(index)
        ? [say("board.choose", { pit: ply.before.toMove === "north" ? "c" : "C" })]
        : []),
      plyTold(telling, game, ply),
    ]);
    expect(heard).toEqual([opening, ...expected]);
  });
}

/** Who begins these games, South, as they are called. */
function openerName({ language, person, machine }: Telling): string {
  return text(language, person === null ? "name.south" : `opponent.${machine}.name`);
}
