/** Reads a picture off what Phaser is about to draw, knowing nothing of what it ought to be. */
import { GameObjects, type Scene } from "phaser";
import type { BySide, Pit, Side } from "../../src/engine/types.ts";
import { type Point, pitNumeral, storeNumeral } from "../../src/layout/geometry.ts";
import { toScreen, type View } from "../../src/layout/view.ts";
import { DEPTH } from "../../src/scenes/look.ts";
import { SHADOW_FRAME } from "../../src/scenes/seedAtlas.ts";
import { type Census, counter } from "./census.ts";

export interface Sight {
  readonly census: Census;
  /** Shadows beside and below seeds, one each, and those on the wood, one for each that lies. */
  readonly shadows: number;
  readonly contacts: number;
}

export function createSight(scene: Scene, view: View): () => Sight {
  const count = counter(view);
  const pits = Array.from({ length: view.row * 2 }, (_, pit) =>
    toScreen(view, pitNumeral(view.row, pit as Pit)),
  );
  const score = (side: Side) => toScreen(view, storeNumeral(view.row, side));
  const stores: BySide<Point> = { south: score("south"), north: score("north") };

  return () => {
    const shadows = shadowsIn(scene);
    const contacts = shadows.filter(({ depth }) => depth === DEPTH.contact).length;
    const digits = digitsIn(scene);
    const read = (at: Point) => written(digits, at, view.unit);
    const seeds = seedsIn(scene).map((image) => ({
      ...onScreen(image),
      flying: image.depth >= DEPTH.flying,
    }));
    return {
      census: count(seeds, {
        pits: pits.map(read),
        stores: { south: read(stores.south), north: read(stores.north) },
      }),
      shadows: shadows.length - contacts,
      contacts,
    };
  };
}

type Image = GameObjects.Image;

export function seedsIn(scene: Scene): readonly Image[] {
  return imagesIn(scene, "seeds@").filter((image) => !isShadow(image));
}

export function shadowsIn(scene: Scene): readonly Image[] {
  return imagesIn(scene, "seeds@").filter(isShadow);
}

export function digitsIn(scene: Scene): readonly Image[] {
  return imagesIn(scene, "digits ");
}

/** The images that are to be seen, of textures whose names begin so. */
function imagesIn({ children }: Scene, texture: string): readonly Image[] {
  return children.list
    .filter((child) => child instanceof GameObjects.Image)
    .filter((image) => image.visible && image.alpha > 0 && image.texture.key.startsWith(texture));
}

function isShadow({ frame }: Image): boolean {
  return Number(frame.name) === SHADOW_FRAME;
}

/** An image's middle in CSS px, the camera standing as it does. */
function onScreen({ scene, x, y }: Image): Point {
  const { scrollX, scrollY, zoom } = scene.cameras.main;
  const px = zoom / window.devicePixelRatio;
  return { x: (x - scrollX) * px, y: (y - scrollY) * px };
}

/** The number that stands about a point; -1 where none does. */
function written(digits: readonly Image[], at: Point, unit: number): number {
  const near = digits
    .map((image) => ({ digit: Number(image.frame.name), ...onScreen(image) }))
    .filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < unit)
    .toSorted((one, other) => one.x - other.x);
  return near.length === 0 ? -1 : Number(near.map(({ digit }) => digit).join(""));
}
