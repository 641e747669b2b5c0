/** Courses of a movement: share of the time, 0 to 1, → share of the way. */

/** Sets off gently and arrives gently. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3;
}

/** As `easeInOut`, but hardly slows down: for steps that follow each other. */
export function glide(share: number): number {
  return share - Math.sin(2 * Math.PI * share) / (4 * Math.PI);
}

/** Arrives gently. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Falls: faster and faster. */
export function fall(share: number): number {
  return share ** 2;
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export function arc(share: number): number {
  return share <= 0 || share >= 1 ? 0 : Math.sin(Math.PI * share);
}
