/** Keeps sounds from piling up when the game is shown fast. */
import type { Sound } from "./cues.ts";

/** Milliseconds between the beginnings of two sounds of one kind: less, and an ear hears one noise. */
const GAP = 60;

/** @returns tells of each sound whether it may be heard at `now`, in milliseconds of any steady clock. */
export function createPace(): (sound: Sound, now: number) => boolean {
  const last = new Map<Sound["kind"], number>();
  return ({ kind, always }, now) => {
    const heard = always || now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) >= GAP;
    if (heard) last.set(kind, now);
    return heard;
  };
}
