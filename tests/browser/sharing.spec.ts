/** Games given to others and taken from them. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { parseRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { parseLink } from "../../src/storage/link.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, sow } from "./table.ts";

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
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  }, png.toString("base64"));
}

test.beforeEach(({ page }) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]));

test("a game is shared as a link, as a record and as a picture, each told in words", async ({ page }) => {
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
});
