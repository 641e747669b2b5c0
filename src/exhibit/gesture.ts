/** The way to the staff's screen, which nobody finds by accident: both upper corners in turn, three times. */

export interface Touched {
  /** Milliseconds on any clock that is never set. */
  readonly time: number;
  readonly corner: "left" | "right";
}

const TIMES = 3;
const WITHIN = 5000;

/** How far a corner reaches. */
const REACH = 96;

/** The corner that a touch lies in; `null` where it lies in neither. */
export function cornerAt(x: number, y: number, width: number): Touched["corner"] | null {
  if (y > REACH) return null;
  if (x <= Math.min(REACH, width / 3)) return "left";
  return x >= width - Math.min(REACH, width / 3) ? "right" : null;
}

/** The touches that still count with this one; any touch elsewhere begins anew with none. */
export function follow(touched: readonly Touched[], next: Touched): readonly Touched[] {
  const before = touched.at(-1)?.corner === next.corner ? [] : touched;
  return [...before.filter(({ time }) => next.time - time <= WITHIN), next];
}

export function isComplete(touched: readonly Touched[]): boolean {
  return touched.length >= 2 * TIMES;
}
