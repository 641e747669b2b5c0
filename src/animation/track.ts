/** Tracks are what overlaps; beats are the slices in which a queue shows them. */
import type { Beat } from "./beat.ts";

/** Something that goes on for a while. Times are milliseconds at speed 1. */
export interface Track {
  readonly start: number;
  readonly ms: number;
  /** Called once, when the track begins. */
  readonly enter?: () => void;
  /** Draws an absolute picture of its own things at `progress`, 0 to 1. */
  readonly draw: (progress: number) => void;
}

export function endOf(tracks: readonly Track[]): number {
  return tracks.reduce((end, { start, ms }) => Math.max(end, start + ms), 0);
}

/**
 * Cuts tracks at each start into beats that follow each other from time 0, so that every track enters once, in
 * the order of the starts, and is drawn at 1 before anything that starts later than its end.
 */
export function beatsOf(tracks: readonly Track[]): readonly Beat[] {
  const sorted = tracks.toSorted((one, other) => one.start - other.start);
  const starts = [...new Set([0, ...sorted.map(({ start }) => start)])];
  const end = endOf(sorted);
  return starts.map((from, index) => slice(sorted, from, starts[index + 1] ?? end));
}

function slice(sorted: readonly Track[], from: number, to: number): Beat {
  const entering = sorted.filter(({ start }) => start === from);
  const drawn = sorted.filter(({ start, ms }) => start === from || (start < to && start + ms > from));
  return {
    ms: to - from,
    enter() {
      for (const track of entering) track.enter?.();
    },
    draw(progress) {
      const now = progress === 1 ? to : from + (to - from) * progress;
      for (const { start, ms, draw } of drawn) {
        draw(now >= start + ms ? 1 : (now - start) / ms);
      }
    },
  };
}
