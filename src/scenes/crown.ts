import type { Scene } from "phaser";
import { GROOVE, STORE } from "../layout/geometry.ts";
import { addImage, DEPTH, fade, fitImage, type Look, type Part } from "./look.ts";
import { band, distance, paint, ramp } from "./paint.ts";
import type { Tableau } from "./tableau.ts";

/** Board units from the storehouse's middle line to its groove. */
const RADIUS = STORE.halfWidth + GROOVE.gap;
/** How far the light spreads into the storehouse, and beyond its groove: not to the score. */
const INWARDS = 0.34;
const SPREAD = 0.07;
const WIDTH = (RADIUS + SPREAD) * 2;
const LENGTH = WIDTH + STORE.halfSpine * 2;

/** The light around the winner's storehouse once the game is over. */
export function createCrown(scene: Scene, tableau: Tableau): Part {
  const ring = addImage(scene, DEPTH.marks);
  let look: Look | null = null;

  return {
    dress(next) {
      look = next;
      const { upright } = next.sites;
      const [width, height] = upright ? [LENGTH, WIDTH] : [WIDTH, LENGTH];
      fitImage(ring, paintCrown(scene, next), width, height);
    },
    draw() {
      const { side, strength } = tableau.won;
      const at = side === null ? undefined : look?.sites.stores[side];
      fade(ring, at === undefined ? 0 : strength);
      if (at !== undefined) ring.setPosition(at.x, at.y);
    },
  };
}

function paintCrown(scene: Scene, { theme, density, sites }: Look): string {
  const [width, height] = sites.upright ? [LENGTH, WIDTH] : [WIDTH, LENGTH];
  return paint(scene.textures, {
    key: `crown ${sites.upright ? "upright" : "wide"}`,
    width,
    height,
    density: 75 * density,
    colour: theme.trace,
    opacity(x, y) {
      const [along, across] = sites.upright ? [x, y] : [y, x];
      const beyond = Math.max(0, Math.abs(along) - STORE.halfSpine) * Math.sign(along);
      const away = distance(across, beyond);
      const [dx, dy] = sites.upright ? [beyond, across] : [across, beyond];
      const light = away === 0 ? 0 : (dx + dy) / (away * Math.SQRT2);
      return Math.max(
        band(away - RADIUS, 0.016, 0.03) * (0.7 + 0.3 * light),
        band(away - RADIUS, 0, away < RADIUS ? INWARDS : SPREAD) * 0.5 * (0.7 + 0.3 * light),
        0.12 * (1 - ramp(away, 0.1, RADIUS)),
      );
    },
  });
}
