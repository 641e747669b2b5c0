import type { Page } from "@playwright/test";

/** Where two pictures are furthest apart. */
export interface Difference {
  /** The middle of a small square, in px from the top left. */
  readonly x: number;
  readonly y: number;
  /** How far apart the square's means are, in 255ths. */
  readonly by: number;
}

export interface Comparison {
  /** One for each box. */
  readonly worst: readonly Difference[];
  /** Where the pictures differ: a PNG in base64 that shows in red how. */
  readonly shown: string | null;
}

/** In px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/**
 * Pictures differ when any square does by more than this. A browser draws the same twice within 1, which the loss of the
 * compression makes 4 at most; a missing seed makes 60 and more, a numeral that is one off 28 and more, in every window
 * and theme.
 */
export const BOUND = 12;

/** Side of a square, in px: about half a seed in a small window. */
const SQUARE = 5;
/** Compression loses so many times more of the colour than of the light, and is compared accordingly. */
const COLOUR_LOSS = 3;

declare global {
  interface Window {
    comparePictures(shot: string, kept: string, boxes: readonly Box[] | null): Promise<Comparison>;
  }
}

/** A page whose canvases work on pictures. Pictures go in and out in base64. */
export interface Darkroom {
  /**
   * Compares a shot with the picture that was kept, both WebP; in each of the boxes, or as a whole.
   * Rejects when they differ in size.
   */
  compare(shot: string, kept: string, boxes?: readonly Box[]): Promise<Comparison>;
}

export async function openDarkroom(page: Page): Promise<Darkroom> {
  await page.evaluate(furnish, { square: SQUARE, bound: BOUND, colourLoss: COLOUR_LOSS });
  return {
    compare: (shot, kept, boxes) =>
      page.evaluate(([one, other, within]) => window.comparePictures(one, other, within), [
        shot,
        kept,
        boxes ?? null,
      ] as const),
  };
}

interface Measures {
  readonly square: number;
  readonly bound: number;
  readonly colourLoss: number;
}

/** Runs in the page. What it leaves there is compiled once, and then quick. */
function furnish({ square, bound, colourLoss }: Measures): void {
  async function draw(webp: string): Promise<CanvasRenderingContext2D> {
    const image = new Image();
    image.src = `data:image/webp;base64,${webp}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("There is no canvas to draw on.");
    context.drawImage(image, 0, 0);
    return context;
  }

  window.comparePictures = async (shot, kept, boxes) => {
    const [now, then] = await Promise.all([draw(shot), draw(kept)]);
    const { width, height } = now.canvas;
    if (then.canvas.width !== width || then.canvas.height !== height) {
      throw new Error(`It is ${width}×${height}, not ${then.canvas.width}×${then.canvas.height}.`);
    }
    const one = now.getImageData(0, 0, width, height).data;
    const other = then.getImageData(0, 0, width, height).data;

    // Of light and the two colour differences of BT.601, as the compression has them: the sums of how far the
    // pictures are apart, over everything left of and above a point.
    const across = width + 1;
    const tables = [0, 1, 2].map(() => new Float64Array(across * (height + 1)));
    const [light = new Float64Array(), blueness = light, redness = light] = tables;
    for (let y = 0; y < height; y++) {
      let [lightRow, bluenessRow, rednessRow] = [0, 0, 0];
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4;
        const red = (one[at] ?? 0) - (other[at] ?? 0);
        const green = (one[at + 1] ?? 0) - (other[at + 1] ?? 0);
        const blue = (one[at + 2] ?? 0) - (other[at + 2] ?? 0);
        lightRow += 0.299 * red + 0.587 * green + 0.114 * blue;
        bluenessRow += -0.169 * red - 0.331 * green + 0.5 * blue;
        rednessRow += 0.5 * red - 0.419 * green - 0.081 * blue;
        const above = y * across + x + 1;
        light[above + across] = (light[above] ?? 0) + lightRow;
        blueness[above + across] = (blueness[above] ?? 0) + bluenessRow;
        redness[above + across] = (redness[above] ?? 0) + rednessRow;
      }
    }
    const area = square ** 2;
    function mean(table: Float64Array, at: number): number {
      const below = at + square * across;
      const right = (table[below + square] ?? 0) - (table[at + square] ?? 0);
      return Math.abs(right - (table[below] ?? 0) + (table[at] ?? 0)) / area;
    }

    function worstIn({ x: midX, y: midY, rx, ry }: Box): Difference {
      const [left, right] = [Math.max(0, Math.ceil(midX - rx)), Math.min(width, midX + rx) - square];
      const [top, bottom] = [Math.max(0, Math.ceil(midY - ry)), Math.min(height, midY + ry) - square];
      let worst = { x: 0, y: 0, by: 0 };
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const at = y * across + x;
          const colour = Math.max(mean(blueness, at), mean(redness, at));
          const by = Math.max(mean(light, at), colour / colourLoss);
          if (by > worst.by) worst = { x: x + square / 2, y: y + square / 2, by };
          if (by > bound) now.fillRect(x, y, square, square);
        }
      }
      return worst;
    }
    now.fillStyle = "rgb(255 0 0 / 8%)";
    const whole = { x: width / 2, y: height / 2, rx: width / 2, ry: height / 2 };
    const worst = (boxes ?? [whole]).map(worstIn);
    const differ = worst.some(({ by }) => by > bound);
    return { worst, shown: differ ? now.canvas.toDataURL("image/png").replace(/^.*,/, "") : null };
  };
}
