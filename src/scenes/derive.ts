/** Textures made from others, once and not in every frame. */
import type { Textures } from "phaser";

/**
 * The texture `key`, drawn by `draw` on an empty canvas unless it is there already; divided into square frames where
 * `cell` says how large. @returns the key.
 */
export function derived(
  textures: Textures.TextureManager,
  key: string,
  draw: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void,
  cell: number | null = null,
): string {
  if (textures.exists(key)) return key;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context !== null) draw(context, canvas);
  const texture = addDrawn(textures, key, canvas);
  if (cell !== null && texture !== null) addFrames(texture, cell, cell);
  return key;
}

/**
 * A canvas as a texture. Phaser's own `addCanvas` reads all its pixels back, which takes longer than drawing them.
 * @returns `null` where the key is taken.
 */
export function addDrawn(
  textures: Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Textures.Texture | null {
  const { width, height } = canvas;
  // Phaser takes any picture here; its declaration names one kind only.
  const texture = textures.create(key, canvas as unknown as HTMLImageElement, width, height);
  texture?.add("__BASE", 0, 0, 0, width, height);
  return texture;
}

/** Divides a texture into frames, numbered row by row from 0. */
export function addFrames(texture: Textures.Texture, width: number, height: number): void {
  const source = texture.getSourceImage();
  const columns = Math.floor(source.width / width);
  const count = columns * Math.floor(source.height / height);
  for (let frame = 0; frame < count; frame++) {
    texture.add(frame, 0, (frame % columns) * width, Math.floor(frame / columns) * height, width, height);
  }
}

/** What a texture was made from. */
export function drawable(textures: Textures.TextureManager, key: string): HTMLCanvasElement | null {
  const source = textures.get(key).getSourceImage();
  return source instanceof HTMLCanvasElement ? source : null;
}
