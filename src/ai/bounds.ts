/** Two bounds of a value as one number, a byte each, the lower one in the lower byte; `ZERO` stands for 0. */
export type Bounds = number;

export const ZERO = 128;
/** Added to bounds it raises both by one. */
export const BOTH = 0x101;

/** All that a value may be where so many seeds are left. */
export const widest = (seeds: number): Bounds => (ZERO - seeds) | ((ZERO + seeds) << 8);

export const met = (bounds: Bounds): boolean => bounds >> 8 === (bounds & 0xff);

/** How the bounds look to the other player. */
export const turned = (bounds: Bounds): Bounds =>
  (2 * ZERO - (bounds >> 8)) | ((2 * ZERO - (bounds & 0xff)) << 8);

/** The value between the bounds: where they have not met, play is endless, and it is 0 or what is nearest to it. */
export function valueWithin(bounds: Bounds): number {
  return Math.max((bounds & 0xff) - ZERO, Math.min((bounds >> 8) - ZERO, 0));
}
