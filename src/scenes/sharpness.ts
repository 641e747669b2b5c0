/** Device pixels a CSS px that are worth drawing: beyond them nobody sees more. */
const SHARPEST = 3;

/** Device pixels a CSS px in which the board is drawn at present. */
export function sharpness(): number {
  return Math.min(SHARPEST, window.devicePixelRatio);
}
