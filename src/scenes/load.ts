import type { Textures } from "phaser";
import type { Manifest, Picture } from "../layout/manifest.ts";

/**
 * Sees to it that every picture of the manifest is a texture. Rejects when one cannot be had.
 * @param gone aborted once the textures are destroyed; what comes later is dropped.
 */
export async function loadPictures(
  textures: Textures.TextureManager,
  manifest: Manifest,
  gone: AbortSignal,
): Promise<void> {
  const { board, boardShadow, ground, seeds, seedShadow, twig } = manifest;
  const pictures = [board, boardShadow, seeds, seedShadow, twig, ...(ground === null ? [] : [ground])];
  await Promise.all(pictures.map((picture) => loadPicture(textures, picture, gone)));
}

async function loadPicture(
  textures: Textures.TextureManager,
  { key, url }: Picture,
  gone: AbortSignal,
): Promise<void> {
  if (gone.aborted || textures.exists(key)) return;
  const image = new Image();
  image.src = url;
  await image.decode();
  if (!gone.aborted && !textures.exists(key)) textures.addImage(key, image);
}
