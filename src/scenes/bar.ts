import type { Scene } from "phaser";
import { addImage, DEPTH, fade, fitImage, type Look, type Part } from "./look.ts";
import { paintRing, RING } from "./rings.ts";
import type { Tableau } from "./tableau.ts";

/** The twig's picture, in board units; it lies as it was lit, whichever way the board stands. */
const TWIG = { width: 2.32, height: 1.52 };
const DARK = 0x0c0402;

/** The mark of a barred pit: it is dimmed, and a twig lies across. */
export function createBar(scene: Scene, tableau: Tableau): Part {
  const dim = addImage(scene, DEPTH.bar);
  const twig = addImage(scene, DEPTH.bar);
  let look: Look | null = null;

  return {
    dress(next) {
      look = next;
      fitImage(dim, paintRing(scene, "dim", DARK, next.density), RING, RING);
      fitImage(twig, next.manifest.twig.key, TWIG.width, TWIG.height);
    },
    draw() {
      const { pit, strength } = tableau.barred;
      const at = pit === null ? undefined : look?.sites.pits[pit];
      const shown = at === undefined ? 0 : strength;
      fade(dim, shown * (look?.theme.strength.barred ?? 0));
      fade(twig, shown);
      if (at === undefined) return;
      dim.setPosition(at.x, at.y);
      twig.setPosition(at.x, at.y);
    },
  };
}
