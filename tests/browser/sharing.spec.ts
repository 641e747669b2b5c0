/** Games given to others and taken from them. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { parseRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { formatLink, parseLink } from "../../src/storage/link.ts";
import { expectNoFaults } from "./axe.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow, state } from "./table.ts";

test.use({ painted: true });

const TWO = "rules=split&south=human&north=human&speed=instant";

/** What a press makes the browser save. */
async function saved(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Copies the link in the open dialog. @returns what stands behind the mark. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("alert")).toHaveText("The link was copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByRole("textbox", { name: "Link" }).inputValue()).toBe(link);
  return link.split("#g=")[1] ?? "";
}

/** Whether a PNG shows more than one colour, as the page's own decoder reads it. */
async function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  }, png.toString("base64"));
}

test.beforeEach(({ page }) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]));

/** Opens the dialog that opens games, from home or from the menu of a game. */
async function openLoad(page: Page): Promise<void> {
  if ((await page.locator("main#game").count()) > 0) await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open a game" }).click();
  await expect(page.getByRole("dialog", { name: "Open a game" })).toBeVisible();
}

const RECORD = `[Rules "split"]
[South "<img src=x onerror=alert(1)>"]
[North "Nora"]
[Date "2026-03-01"]
[Start "5,5,5,5,5/5,5,5,5,5 0-0 S -"]
[Result "*"]

1. E a 2. A *
`;

test("a game is shared as a link, as a record and as a picture, each told in words", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ url }: ShareData) => {
        document.body.dataset.sent = url;
        return Promise.reject(new DOMException("Called off.", "AbortError"));
      },
    });
  });
  await openGame(page, TWO);
  await settled(page);
  for (const letter of ["E", "a"]) {
    await sow(page, letter);
    await settled(page);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  const game = must(parseLink(await copyLink(page)));
  expect(game.plies).toHaveLength(2);

  const record = await saved(page, "Save as a file");
  expect(record.name).toMatch(/^alemungula-\d{4}-\d\d-\d\d\.alm$/);
  expect(must(parseRecord(record.content.toString())).game).toEqual(game);
  await expect(page.getByRole("alert")).toHaveText(`Saved as ${record.name}.`);

  const picture = await saved(page, "Save a picture of the board");
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.content.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect(await coloursOf(page, picture.content)).toBeGreaterThan(1000);

  await page.getByRole("radio", { name: "Only this position" }).check();
  const alone = must(parseLink(await copyLink(page)));
  expect(alone).toMatchObject({ start: game.plies[1]?.after, plies: [] });

  const link = page.getByRole("textbox", { name: "Link" });
  await page.getByRole("button", { name: "Send…" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-sent", await link.inputValue());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Shut.", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("alert")).toContainText("Select the text and copy it yourself.");
  const selected = await link.evaluate((field: HTMLInputElement) => field.selectionEnd);
  expect(selected).toBe((await link.inputValue()).length);
  await expectNoFaults(page);
});

test("a link opens its game ready to replay, takes nothing from the last game, and is shared again whole", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Two players here" }).click();
  await settled(page);
  await page.keyboard.press("Digit5");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");

  const link = formatLink(must(parseRecord(RECORD)).game);
  await page.evaluate((text) => {
    location.hash = `g=${text}`; // As a link that is pressed in this very page.
  }, link);
  await expect(page.getByRole("complementary", { name: "Moves" })).toBeVisible();
  expect(await settled(page)).toMatchObject({ ply: 0, position: "5,5,5,5,5/5,5,5,5,5 0-0 S -" });
  await expect(page.getByRole("status")).toContainText("a game with 3 moves");

  await page.keyboard.press("Digit1");
  await expect(page.getByRole("status")).toContainText("only shown");
  expect((await state(page)).ply).toBe(0);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("instant");
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "3");
  await page.getByRole("button", { name: "First position" }).click();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  expect(await copyLink(page)).toBe(link);
  await page.getByRole("button", { name: "Close" }).last().click();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Home" }).click();
  await page.getByRole("button", { name: "Continue the last game" }).click();
  expect(await settled(page)).toMatchObject({ ply: 1, toMove: "north" });
});

test("a record is opened from a file or as text with the names in it, a wrong one is refused with line and reason", async ({
  page,
}) => {
  await page.goto("/");
  await openLoad(page);
  const alert = page.getByRole("alert");
  const file = page.getByLabel("Choose a file");
  const choose = (text: string | Buffer) =>
    file.setInputFiles({ name: "game.alm", mimeType: "", buffer: Buffer.from(text) });
  const text = page.getByRole("textbox", { name: "Or paste a record or a link" });
  const open = page.getByRole("button", { name: "Open", exact: true });

  await choose(RECORD.replace("2. A", "2. a"));
  await expect(alert).toContainText("Line 8: the rules do not allow this move.");
  await expectNoFaults(page);
  await choose(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]));
  await expect(alert).toContainText("it is neither a record nor a link");
  for (const [given, reason] of [
    ["lorem ipsum", "it is neither a record nor a link"],
    [" ", "Paste a record or a link"],
    [RECORD.replace("5,5,5,5,5 0-0", "5,5,5,5,999999999999999999999 0-0"), "Line 5: it has too many seeds."],
    [RECORD.replace('"*"', '"30-20"'), "Line 6: the result does not follow from the moves."],
    [
      `https://example.org/#g=${formatLink(must(parseRecord(RECORD)).game).replace("split", "circular")}`,
      "changed",
    ],
    ["1.split.<script>alert(1)</script>.0..0.00000000", "it cannot be read"],
  ] as const) {
    await text.fill(given);
    await open.click();
    await expect(alert).toContainText(reason);
    await expect(text).toHaveValue(given);
  }
  await expect(page.locator("main#game")).toHaveCount(0);

  await choose(RECORD);
  const panel = page.getByRole("complementary", { name: "Moves" });
  await expect(panel).toContainText("<img src=x onerror=alert(1)>");
  await expect(panel).toContainText("Nora");
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(await settled(page)).toMatchObject({ ply: 0 });

  // By keyboard alone: what is saved is what was opened, its names included.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Record" })).toHaveValue(RECORD);
});

test("a position is set up by typing and tapping, is judged at once, and is looked at and played from", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/?speed=instant");
  const edit = page.getByRole("button", { name: "Set up a position" });
  await edit.click();
  const editor = page.getByRole("dialog", { name: "Set up a position" });
  const notation = editor.getByRole("textbox", { name: "In notation" });
  await expect(editor).toContainText("50 of 50 seeds");
  const sizes = await editor
    .getByRole("button", { name: /one seed (more|less)/ })
    .evaluateAll((all) => all.flatMap((one) => [one.clientWidth, one.clientHeight]));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(42); // And a border of a pixel on each side.
  expect(await editor.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  // By keyboard: the fields follow each other as the board is read, and the arrow keys step.
  const field = (name: string) => editor.getByRole("spinbutton", { name });
  await field("North storehouse").focus();
  for (const seeds of ["10", "0", "0", "0", "3", "0", "1", "2", "0", "0", "1", "8"]) {
    await page.keyboard.type(seeds);
    await page.keyboard.press("Tab");
  }
  await expect(notation).toHaveValue("1,2,0,0,1/0,3,0,0,0 8-10 S -");
  await field("South storehouse").press("ArrowUp");
  await expect(editor).toContainText("26 of 50 seeds on the board and in the storehouses. South begins.");
  await expectNoFaults(page);

  // By tapping: the bar is offered where it is possible.
  await editor
    .getByRole("group", { name: "Barred pit" })
    .getByRole("radio", { name: "E", exact: true })
    .check();
  await editor.getByRole("button", { name: "South pit B, one seed more" }).click();
  await expect(notation).toHaveValue("1,3,0,0,1/0,3,0,0,0 9-10 S E");

  const alert = editor.getByRole("alert");
  const play = editor.getByRole("button", { name: "Play from here" });
  for (const [pit, reason] of [
    ["77", "it has too many seeds"],
    ["99999999999999999999999", "its numbers of seeds are wrong"],
    ["-1", "its numbers of seeds are wrong"],
    ["", "its numbers of seeds are wrong"],
  ] as const) {
    await field("South pit B").fill(pit);
    await expect(alert).toContainText(reason);
    await expect(play).toHaveAttribute("aria-disabled", "true");
  }
  await notation.fill("<img src=x onerror=alert(1)>");
  await expect(alert).toContainText("it cannot be read");
  await notation.fill("0,0,0,0,0/0,3,0,0,1 9-10 S -");
  await expect(alert).toBeEmpty();
  await expect(editor).toContainText("South cannot move");

  await editor.getByRole("button", { name: "Look at it" }).click();
  expect(await settled(page)).toMatchObject({ end: "no-moves", winner: "north" });
  await page.keyboard.press("Escape");
  await edit.click();
  await notation.fill("1,3,0,0,1/0,3,0,0,0 9-10 N -");
  await editor.getByRole("button", { name: "Look at it" }).click();
  expect(await settled(page)).toMatchObject({ toMove: "north", ply: 0, end: null });

  await page.getByRole("button", { name: "Practise from here" }).click();
  await expect(page.getByRole("radio", { name: "North" })).toBeChecked();
  await expectNoFaults(page);
  await page.getByRole("radio", { name: "South" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1"); // The machine begins.
  await settled(page);
  await sow(page, "B");
  await expect(page.locator("main#game")).not.toHaveAttribute("data-ply", "1");
});
