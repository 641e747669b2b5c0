/** One step of the picture. `draw` draws an absolute picture, so calling it twice or out of order does no harm. */
export interface Beat {
  /** Milliseconds at speed 1. */
  readonly ms: number;
  /** Called once, when the beat begins: fires its sound. */
  enter?(): void;
  /** @param progress 0 at the beginning, 1 at the end; 1 is always drawn before the next beat begins. */
  draw(progress: number): void;
}

/** Replays beats on a clock that is passed in. It may be told things; it never decides anything. */
export interface AnimationQueue {
  /** Milliseconds of beats shown per millisecond of clock; `Infinity` shows everything in the next update. */
  speed: number;
  paused: boolean;
  push(beats: readonly Beat[]): void;
  /** Advances by `dtMs` of clock, which the caller has capped. */
  update(dtMs: number): void;
  /** Drops everything that has not been shown and settles `idle`. */
  clear(): void;
  /** Resolves when nothing is left to show, or at once when nothing is. */
  idle(): Promise<void>;
  readonly empty: boolean;
}
