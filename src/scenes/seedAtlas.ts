import type { Textures } from "phaser";
import type { Seed } from "../animation/table.ts";
import type { Manifest } from "../layout/manifest.ts";
import { derived, drawable } from "./derive.ts";

const COLUMNS = 8;
/** Rows of the atlas. */
const [GREY, BROWN, CREAM, OLIVE] = [0, 1, 2, 3] as const;
/** Of five seeds that start in one pit at most one is brown and about two are cream. */
const FIVES: readonly (readonly number[])[] = [
  [GREY, CREAM, GREY, OLIVE, BROWN],
  [CREAM, GREY, OLIVE, CREAM, GREY],
  [GREY, GREY, CREAM, BROWN, CREAM],
  [OLIVE, GREY, GREY, CREAM, BROWN],
  [CREAM, GREY, BROWN, GREY, OLIVE],
  [GREY, OLIVE, CREAM, GREY, CREAM],
  [BROWN, CREAM, GREY, GREY, OLIVE],
];

/** Side of a cell's picture, and of the shadow's in a cell of its own, in board units. */
export const CELL = 0.8;
export const SHADOW = 1.2;
const SHADOW_COLOUR = "#1a0904";
/** The shadow's frame, in the row below the seeds. */
export const SHADOW_FRAME = 4 * COLUMNS;

/** The seed's frame, by its number alone: it keeps its looks all its life. */
export function frameOf(seed: Seed): number {
  const five = FIVES[Math.floor(seed / 5) % FIVES.length] ?? [];
  const hue = five[seed % 5] ?? GREY;
  return hue * COLUMNS + ((seed * 5 + Math.floor(seed / 8) * 2) % COLUMNS);
}

/**
 * Seeds and their shadow in one texture, so that a heap is drawn without changing textures. The shadow gets its
 * colour here, since the Canvas renderer knows no tints. @returns the texture's key.
 */
export function seedAtlas(
  textures: Textures.TextureManager,
  { seeds, seedShadow, seedCell }: Manifest,
): string {
  return derived(
    textures,
    `${seeds.key} with shadow`,
    (context, canvas) => {
      const cells = drawable(textures, seeds.key);
      const shadow = drawable(textures, seedShadow.key);
      if (cells === null || shadow === null) return;
      canvas.width = seedCell * COLUMNS;
      canvas.height = seedCell * 5;
      context.drawImage(shadow, 0, seedCell * 4, seedCell, seedCell);
      context.globalCompositeOperation = "source-in";
      context.fillStyle = SHADOW_COLOUR;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.globalCompositeOperation = "source-over";
      context.drawImage(cells, 0, 0);
    },
    seedCell,
  );
}
