/** Keeps a picture that stands for weeks from burning into the screen: it moves a little, too slowly to be noticed. */

/** CSS pixels to each side. */
const REACH = 6;

/** As many steps as lead around once, so that every edge comes to lie elsewhere. */
const STEPS = 12;

export const DRIFT_MS = 60_000;

/** Where the picture lies in the nth minute, in CSS pixels. */
export function driftAt(nth: number): { readonly x: number; readonly y: number } {
  const angle = ((nth % STEPS) / STEPS) * 2 * Math.PI;
  return { x: Math.round(REACH * Math.sin(angle)), y: Math.round(REACH * Math.sin(2 * angle)) };
}
