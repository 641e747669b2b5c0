import type { Textures } from "phaser";

/**
 * The key of a white texture in another colour. Made once, rather than tinted when drawn, since the Canvas renderer
 * knows no tints.
 */
export function stain(textures: Textures.TextureManager, key: string, colour: number): string {
  const stained = `${key} ${colour.toString(16)}`;
  if (textures.exists(stained)) return stained;
  const source = textures.get(key).getSourceImage();
  const canvas = document.createElement("canvas");
  canvas.width = source.width;
  canvas.height = source.height;
  const context = canvas.getContext("2d");
  if (context === null || !(source instanceof HTMLImageElement || source instanceof HTMLCanvasElement))
    return key;
  context.fillStyle = `#${colour.toString(16).padStart(6, "0")}`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "destination-in";
  context.drawImage(source, 0, 0);
  textures.addCanvas(stained, canvas);
  return stained;
}
