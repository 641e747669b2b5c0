import type { Textures } from "phaser";
import type { Manifest, Picture } from "../layout/manifest.ts";
import { addDrawn } from "./derive.ts";

/** Pictures asked for and not yet taken, by address. */
const coming = new Map<string, Promise<HTMLCanvasElement>>();

const picturesOf = ({
  board,
  boardShadow,
  ground,
  seeds,
  seedShadow,
  twig,
}: Manifest): readonly Picture[] => [
  board,
  boardShadow,
  seeds,
  seedShadow,
  twig,
  ...(ground === null ? [] : [ground]),
];

/** Asks for every picture of the manifest, so that they are on their way before there is anything to draw them with. */
export function askForPictures(manifest: Manifest): void {
  for (const { url } of picturesOf(manifest)) {
    if (coming.has(url)) continue;
    const picture = fetchPicture(url);
    picture.catch(() => {}); // Whoever takes it is told.
    coming.set(url, picture);
  }
}

/**
 * Sees to it that every picture of the manifest is a texture. Rejects when one cannot be had.
 * @param gone aborted once the textures are destroyed; what comes later is dropped.
 */
export async function loadPictures(
  textures: Textures.TextureManager,
  manifest: Manifest,
  gone: AbortSignal,
): Promise<void> {
  await Promise.all(picturesOf(manifest).map((picture) => loadPicture(textures, picture, gone)));
  coming.clear(); // What was asked for and is not wanted after all is let go.
}

async function loadPicture(
  textures: Textures.TextureManager,
  { key, url }: Picture,
  gone: AbortSignal,
): Promise<void> {
  if (gone.aborted || textures.exists(key)) return;
  const asked = coming.get(url);
  coming.delete(url);
  const picture = await (asked ?? fetchPicture(url));
  if (!gone.aborted && !textures.exists(key)) addDrawn(textures, key, picture);
}

/**
 * Decoded beside the page's own work, which an image is not before it is drawn. On a canvas, since WebGL turns over what
 * it takes from there as from an image, and takes a bitmap as it is.
 */
async function fetchPicture(url: string): Promise<HTMLCanvasElement> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
