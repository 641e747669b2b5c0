/** Textures that are drawn here instead of loaded: one colour, its opacity given by a formula. */
import type { Textures } from "phaser";
import { addDrawn } from "./derive.ts";

export interface Field {
  readonly key: string;
  /** Board units. */
  readonly width: number;
  readonly height: number;
  /** Pixels a board unit. */
  readonly density: number;
  /** 0xRRGGBB */
  readonly colour: number;
  /** 0 to 1, at a point in board units from the middle, x to the right and y down. */
  readonly opacity: (x: number, y: number) => number;
}

/** @returns the key of the texture, painted unless it is there already. */
export function paint(textures: Textures.TextureManager, field: Field): string {
  const { width, height, density, colour, opacity } = field;
  const key = `${field.key} ${colour.toString(16)} ${density}`;
  if (textures.exists(key)) return key;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const context = canvas.getContext("2d");
  if (context === null) return key;
  const image = context.createImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  // Red first in memory, on devices whose numbers begin with their lowest byte: on all that there are.
  const bare = ((colour & 0xff) << 16) | (colour & 0xff00) | (colour >> 16);
  for (let row = 0, pixel = 0; row < canvas.height; row++) {
    const y = (row + 0.5 - canvas.height / 2) / density;
    for (let column = 0; column < canvas.width; column++, pixel++) {
      const x = (column + 0.5 - canvas.width / 2) / density;
      pixels[pixel] = bare | (Math.round(255 * Math.max(0, Math.min(1, opacity(x, y)))) << 24);
    }
  }
  context.putImageData(image, 0, 0);
  addDrawn(textures, key, canvas);
  return key;
}

/** From the middle to a point. `Math.hypot` is ten times as slow, and asked for every pixel. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** 1 within `half` of 0, running out over `soft`. */
export function band(distance: number, half: number, soft: number): number {
  return 1 - ramp(Math.abs(distance) - half, 0, soft);
}

/** 0 up to `from`, 1 from `to` on, smooth in between. */
export function ramp(value: number, from: number, to: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
