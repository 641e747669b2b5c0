/** The places that seeds gather in, as heaps see them. All in board units. */
import { PIT, STORE } from "./geometry.ts";

/** A hollow as seeds see it: a straight spine, along y, within reach of which their middles can lie. */
export interface Hollow {
  readonly halfSpine: number;
  /** By layer, the last holds for all above. */
  readonly reach: readonly number[];
  /** Seeds in each layer, likewise. */
  readonly layers: readonly number[];
  /** From this count on all seeds are drawn smaller, so that they fit. */
  readonly crowded: number;
}

export const PIT_HOLLOW: Hollow = {
  halfSpine: 0,
  reach: [PIT.radius - 0.34, PIT.radius - 0.36, PIT.radius - 0.4, PIT.radius - 0.48],
  layers: [7, 6, 9],
  crowded: 14,
};

export const STORE_HOLLOW: Hollow = {
  halfSpine: STORE.halfSpine - 0.1,
  reach: [STORE.halfWidth - 0.29, STORE.halfWidth - 0.32, STORE.halfWidth - 0.34],
  layers: [11, 10, 10],
  crowded: 36,
};

/** The hand gathers what it carries. */
export const HAND_HOLLOW: Hollow = {
  halfSpine: 0,
  reach: [0.56, 0.56, 0.58],
  layers: [6, 6, 9],
  crowded: 14,
};

const CROWDED_SCALE = 0.85;

/** The layer that a heap's seed number `slot` lies in. */
export function layerOf(hollow: Hollow, slot: number): number {
  let layer = 0;
  for (let left = slot; ; layer++) {
    const holds = hollow.layers[Math.min(layer, hollow.layers.length - 1)] ?? 1;
    if (left < holds) return layer;
    left -= holds;
  }
}

/** How far from the spine middles can lie in a layer. */
export function reachOf(hollow: Hollow, layer: number): number {
  return hollow.reach[Math.min(layer, hollow.reach.length - 1)] ?? 0;
}

/** A seed's size in a heap of `count`. */
export function sizeOf(hollow: Hollow, count: number): number {
  return count >= hollow.crowded ? CROWDED_SCALE : 1;
}
