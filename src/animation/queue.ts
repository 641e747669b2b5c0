import type { AnimationQueue, Beat } from "./beat.ts";

/**
 * A queue at speed 1. What a beat leaves of an update goes to the next beat, so that the whole lasts as long on
 * any clock. Beats may push, clear, pause or change the speed while they are drawn.
 */
export function createQueue(): AnimationQueue {
  let beats: Beat[] = [];
  let head = 0;
  let elapsed = 0;
  let entered = false;
  let waiting: (() => void)[] = [];

  function settle(): void {
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve();
  }

  /** Shows the beat at the head for at most `clock` ms. @returns what is left of them; `null` if they did not suffice. */
  function show(beat: Beat, clock: number): number | null {
    if (!entered) {
      entered = true;
      beat.enter?.();
      if (beats[head] !== beat || queue.paused) return clock;
    }
    const { speed } = queue;
    const shown = elapsed + clock * speed;
    if (shown < beat.ms) {
      elapsed = shown;
      beat.draw(elapsed / beat.ms);
      return null;
    }
    const left = clock - (beat.ms - elapsed) / speed;
    beat.draw(1);
    if (beats[head] === beat) advance();
    return left;
  }

  function advance(): void {
    head += 1;
    elapsed = 0;
    entered = false;
    if (head < beats.length) return;
    beats = [];
    head = 0;
  }

  const queue: AnimationQueue = {
    speed: 1,
    paused: false,
    get empty() {
      return beats.length === 0;
    },
    push(more) {
      beats.push(...more);
    },
    update(dtMs) {
      if (beats.length === 0) return;
      let left: number | null = dtMs;
      while (left !== null && !queue.paused) {
        const beat = beats[head];
        if (beat === undefined) break;
        left = show(beat, left);
      }
      if (beats.length === 0) settle();
    },
    clear() {
      beats = [];
      head = 0;
      elapsed = 0;
      entered = false;
      settle();
    },
    idle() {
      return beats.length === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },
  };
  return queue;
}
