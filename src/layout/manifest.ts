/** Which pictures a look needs. The one place that names the files under `textures/`. */

import type { Theme } from "./theme.ts";
import type { View } from "./view.ts";

/** Times 75 pixels a board unit. */
export type Density = 1 | 2 | 3;

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

/** A denser set is worth its weight above so many device pixels a board unit; phones keep to the double set. */
const DOUBLE_FROM = 80;
const TRIPLE_FROM = 190;
const SEED_CELL = 64;
/** Boards with other rows, and what has little detail, come in two densities. */
const PLAIN_MOST = 2;

/** @param devicePx device pixels a board unit. */
export function densityFor(devicePx: number): Density {
  if (devicePx > TRIPLE_FROM) return 3;
  return devicePx > DOUBLE_FROM ? 2 : 1;
}

export function manifestFor(
  orientation: View["orientation"],
  row: number,
  density: Density,
  ground: Theme["ground"],
): Manifest {
  const shape = row === 5 ? orientation : `${orientation}-${row}`;
  const plain = Math.min(density, PLAIN_MOST);
  return {
    board: picture(`board-${shape}@${row === 5 ? density : plain}x`),
    boardShadow: picture(`board-shadow-${shape}`),
    ground: ground === "plain" ? null : picture(`ground-${ground}@${plain}x`),
    seeds: picture(`seeds@${density}x`),
    seedCell: SEED_CELL * density,
    seedShadow: picture("seed-shadow"),
    twig: picture(`twig@${plain}x`),
  };
}

function picture(name: string): Picture {
  return { key: name, url: `${import.meta.env.BASE_URL}textures/${name}.webp` };
}
