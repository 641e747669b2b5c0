import { LEVELS } from "../ai/protocol.ts";
import type { BySide } from "../engine/types.ts";
import { draw } from "./setup.ts";

/**
 * Two different levels by lot, all pairs alike.
 * @param n how often lots were drawn before, so that the same seed gives other lots each time and the same ones in the end.
 */
export function drawLots(seed: number, n: number): BySide<number> {
  const south = 1 + (draw(seed, 2 * n) % LEVELS);
  const other = 1 + (draw(seed, 2 * n + 1) % (LEVELS - 1));
  return { south, north: other < south ? other : other + 1 };
}
