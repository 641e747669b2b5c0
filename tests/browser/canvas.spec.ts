/** A browser without WebGL: Phaser falls back to its Canvas renderer. */
import { expect, type Page } from "@playwright/test";
import { shared as test } from "./sitting.ts";
import { openGame, pit, settled, sow } from "./table.ts";
import { withoutWebGL } from "./withoutWebGL.ts";

test.use({ painted: true });

/** Greatest relief of the bare wood, about 10, and least of a pit with seeds, 30 to 70; in levels of brightness. */
const WOOD = 18;
const SEEDS = 25;

/** How much the canvas's brightness varies within a pit: seeds stand out from the wood, which is dark and even. */
async function relief(page: Page, letter: string): Promise<number> {
  const box = await pit(page, letter).boundingBox();
  if (box === null) throw new Error(`no pit ${letter}`);
  return page.locator("canvas").evaluate((canvas, { x, y, width, height }) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext("2d") : null;
    if (context === null) throw new Error("this is no 2D canvas");
    // Seeds lie within the middle half of a pit.
    const px = context.canvas.width / context.canvas.clientWidth;
    const { data } = context.getImageData(
      (x + width / 4) * px,
      (y + height / 4) * px,
      (width / 2) * px,
      (height / 2) * px,
    );
    const greens = Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 1] ?? 0);
    const mean = greens.reduce((sum, green) => sum + green, 0) / greens.length;
    return Math.sqrt(greens.reduce((sum, green) => sum + (green - mean) ** 2, 0) / greens.length);
  }, box);
}

test("without WebGL the board is drawn all the same, and a move is played and seen", async ({ page }) => {
  await withoutWebGL(page);
  const position = encodeURIComponent("5,0,5,5,5/5,5,5,0,5 5-5 S -");
  await openGame(page, `rules=split&south=human&north=human&speed=4&position=${position}`);
  await settled(page);
  const pitsThat = async (hold: (contrast: number) => boolean) => {
    const letters: string[] = [];
    for (const letter of "ABCDEabcde") if (hold(await relief(page, letter))) letters.push(letter);
    return letters.join("");
  };
  const withSeeds = () => pitsThat((contrast) => contrast > SEEDS);
  const empty = () => pitsThat((contrast) => contrast > 0 && contrast < WOOD);
  await expect.poll(withSeeds).toBe("ACDEabce");
  expect(await empty()).toBe("Bd");

  await sow(page, "D");
  expect(await settled(page)).toMatchObject({ ply: 1, toMove: "north" });
  await expect.poll(withSeeds).toBe("ACEabcde");
  expect(await empty()).toBe("BD");
});
