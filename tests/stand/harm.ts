/** Faults to plant in a picture, to see that they are found. */
import type { Scene } from "phaser";
import { digitsIn, seedsIn, shadowsIn } from "./sight.ts";

export type Harm = "seed hidden" | "seed elsewhere" | "seed drawn twice" | "shadow hidden" | "digit wrong";

/** @returns puts the picture right again. */
export function harm(scene: Scene, what: Harm): () => void {
  const seed = first(seedsIn(scene));
  switch (what) {
    case "seed hidden":
      seed.setVisible(false);
      return () => seed.setVisible(true);
    case "seed elsewhere": {
      const { x, y } = seed;
      seed.setPosition(-x, -y);
      return () => seed.setPosition(x, y);
    }
    case "seed drawn twice": {
      const { x, y, texture, frame, depth } = seed;
      const twin = scene.add.image(x, y, texture, frame.name).setDepth(depth);
      return () => twin.destroy();
    }
    case "shadow hidden": {
      const shadow = first(shadowsIn(scene));
      shadow.setVisible(false);
      return () => shadow.setVisible(true);
    }
    case "digit wrong": {
      const digit = first(digitsIn(scene));
      const { name } = digit.frame;
      digit.setFrame((Number(name) + 1) % 10);
      return () => digit.setFrame(name);
    }
    default:
      return what satisfies never;
  }
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error("there is nothing to harm");
  return item;
}
