/** The marks in and around a pit's groove, as textures. Light catches what is incised at the lower right. */
import type { Scene } from "phaser";
import { GROOVE, PIT } from "../layout/geometry.ts";
import type { Density } from "../layout/manifest.ts";
import { band, distance, paint, ramp } from "./paint.ts";

export type RingName = "lit" | "dashed" | "landing" | "passed" | "captured" | "glow" | "dim";

/** Board units from the pit's middle to its groove, and the side of a ring's picture. */
export const RADIUS = PIT.radius + GROOVE.gap;
export const RING = 2.72;

/** A second line on the inner side of the rim. */
const INNER = PIT.radius - 0.03;

/** Nothing of a ring is further out. */
const SOFTEST = 0.35;

const DASHES = 22;

/** Opacity at a distance from the middle and a bearing: 1 towards the lower right, -1 towards the upper left. */
type Ring = (away: number, light: number, angle: number) => number;

export const RINGS: Readonly<Record<RingName, Ring>> = {
  lit: (away, light) =>
    Math.max(
      band(away - RADIUS, 0.008, 0.026) * (0.66 + 0.34 * light),
      band(away - RADIUS, 0, 0.18) * 0.28 * (0.55 + 0.45 * light),
    ),
  dashed: (away, light, angle) =>
    band(away - RADIUS, 0.016, 0.018) * dash(angle, DASHES, 0.6) * (0.85 + 0.15 * light),
  landing: (away, _light, angle) => {
    const low = ramp(Math.sin(angle), 0.05, 0.85);
    return Math.max(
      band(away - RADIUS, 0.014, 0.03) * (0.12 + 0.88 * low),
      band(away - RADIUS, 0, 0.24) * 0.42 * low,
    );
  },
  passed: (away, _light, angle) =>
    Math.max(band(away - RADIUS, 0.01, 0.026), band(away - RADIUS, 0, 0.2) * 0.4) *
    ramp(Math.sin(angle), 0.25, 1),
  // Two lines, so that it is told from a landing without its hue.
  captured: (away, light) =>
    Math.max(
      band(away - RADIUS, 0.018, 0.022) * (0.8 + 0.2 * light),
      band(away - INNER, 0.01, 0.022) * (0.72 + 0.28 * light),
      band(away - RADIUS, 0, 0.2) * 0.36,
      0.16 * (1 - ramp(away, 0.1, INNER)),
    ),
  glow: (away) =>
    Math.max(
      band(away - RADIUS, 0.014, 0.05),
      band(away - RADIUS, 0, 0.3) * 0.6,
      0.34 * (1 - ramp(away, 0.2, RADIUS)),
    ),
  dim: (away) => 1 - ramp(away, PIT.radius - 0.06, PIT.radius + 0.04),
};

/** @returns the texture's key. */
export function paintRing(scene: Scene, name: RingName, colour: number, density: Density): string {
  const ring = RINGS[name];
  return paint(scene.textures, {
    key: `ring ${name}`,
    width: RING,
    height: RING,
    density: 75 * density,
    colour,
    opacity(x, y) {
      const away = distance(x, y);
      if (away > RADIUS + SOFTEST) return 0;
      return ring(away, away === 0 ? 0 : (x + y) / (away * Math.SQRT2), Math.atan2(y, x));
    },
  });
}

/** 1 on a dash, 0 between two, its ends smooth. */
function dash(angle: number, count: number, filled: number): number {
  const turn = (angle / (2 * Math.PI)) * count;
  const within = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
  return 1 - ramp(within, filled - 0.06, filled + 0.06);
}
