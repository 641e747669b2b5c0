/** Everything that decides how the board is drawn at rest, together. */
import type { GameObjects, Scene } from "phaser";
import type { Density, Manifest } from "../layout/manifest.ts";
import type { Theme } from "../layout/theme.ts";
import type { View } from "../layout/view.ts";
import type { Sites } from "./sites.ts";

export interface Look {
  readonly view: View;
  readonly sites: Sites;
  readonly theme: Theme;
  readonly density: Density;
  readonly manifest: Manifest;
  /** Device pixels a board unit. */
  readonly devicePx: number;
}

/** A part of the picture. Its objects are placed in board units from the board's middle; the camera does the rest. */
export interface Part {
  /** Takes on a new look. All pictures of its manifest are there. */
  dress(look: Look): void;
  /** Draws what the tableau says. `dt` is milliseconds since the last frame. */
  draw(dt: number): void;
}

/** From the ground up. */
export const DEPTH = {
  ground: 0,
  vignette: 1,
  boardShadow: 2,
  board: 3,
  rest: 4,
  lit: 5,
  marks: 6,
  contact: 10,
  lying: 20,
  bar: 30,
  numerals: 40,
  preview: 45,
  airShadow: 50,
  flying: 60,
} as const;

/** An invisible image, for a part to dress and show. */
export function addImage(scene: Scene, depth: number): GameObjects.Image {
  return scene.add.image(0, 0, "__WHITE").setDepth(depth).setVisible(false);
}

/** Shows an image's texture at so many board units. */
export function fitImage(image: GameObjects.Image, key: string, width: number, height: number): void {
  image.setTexture(key).setDisplaySize(width, height);
}

/** Opacity; nothing is drawn where nothing is to be seen. */
export function fade(image: GameObjects.Image, opacity: number): void {
  image.setVisible(opacity > 0.004);
  if (image.visible) image.setAlpha(opacity);
}

/** Milliseconds in which a mark comes two thirds nearer to where it is wanted. */
const EASE_MS = 70;

/** `value` on its way to `target`, `dt` ms later. */
export function approach(value: number, target: number, dt: number): number {
  const next = target + (value - target) * Math.exp(-dt / EASE_MS);
  return Math.abs(next - target) < 0.004 ? target : next;
}
