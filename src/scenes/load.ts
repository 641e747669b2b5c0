import type { Textures } from "phaser";
import type { Manifest, Picture } from "./manifest.ts";

/** Sees to it that every picture of the manifest is a texture. Rejects when one cannot be had. */
export async function loadPictures(textures: Textures.TextureManager, manifest: Manifest): Promise<void> {
  await Promise.all(Object.values(manifest).map((picture) => picture && loadPicture(textures, picture)));
}

async function loadPicture(textures: Textures.TextureManager, { key, url, cell }: Picture): Promise<void> {
  if (textures.exists(key)) return;
  const image = new Image();
  image.src = url;
  await image.decode();
  if (textures.exists(key)) return;
  if (cell === undefined) textures.addImage(key, image);
  else textures.addSpriteSheet(key, image, { frameWidth: cell, frameHeight: cell });
}
