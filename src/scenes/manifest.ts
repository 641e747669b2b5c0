/** Which pictures a look needs. The one place that names the files under `textures/`. */

import type { Theme } from "../layout/theme.ts";
import type { View } from "../layout/view.ts";

/** Single or double density: 75 or 150 pixels a board unit. */
export type Density = 1 | 2;

export interface Picture {
  /** The texture's key. */
  readonly key: string;
  readonly url: string;
}

export interface Manifest {
  readonly board: Picture;
  readonly boardShadow: Picture;
  /** `null` where the ground is one colour. */
  readonly ground: Picture | null;
  readonly seeds: Picture;
  /** Side of a cell of `seeds`, in its own pixels. */
  readonly seedCell: number;
  readonly seedShadow: Picture;
  readonly twig: Picture;
}

/** The double set is worth its weight from so many device pixels a board unit on. */
const DOUBLE_FROM = 80;
const SEED_CELL = 64;

/** @param devicePx device pixels a board unit. */
export function densityFor(devicePx: number): Density {
  return devicePx > DOUBLE_FROM ? 2 : 1;
}

export function manifestFor(
  orientation: View["orientation"],
  row: number,
  density: Density,
  ground: Theme["ground"],
): Manifest {
  const shape = row === 5 ? orientation : `${orientation}-${row}`;
  const dense = (name: string) => picture(`${name}@${density}x`);
  return {
    board: dense(`board-${shape}`),
    boardShadow: picture(`board-shadow-${shape}`),
    ground: ground === "plain" ? null : dense(`ground-${ground}`),
    seeds: dense("seeds"),
    seedCell: SEED_CELL * density,
    seedShadow: picture("seed-shadow"),
    twig: dense("twig"),
  };
}

function picture(name: string): Picture {
  return { key: name, url: `${import.meta.env.BASE_URL}textures/${name}.webp` };
}
