/** The takes of a sound, under the names by which they are played. */
import type { SoundName } from "./cues.ts";
import { SPRITE } from "./sprite.ts";

function takeName(name: string, index: number): string {
  return `${name} ${index + 1}`;
}

/** Every take with where it begins and how long it is, in milliseconds. */
export const TAKES: Readonly<Record<string, [start: number, ms: number]>> = Object.fromEntries(
  Object.entries(SPRITE).flatMap(([name, places]) =>
    places.map(([start, ms], index): [string, [number, number]] => [takeName(name, index), [start, ms]]),
  ),
);

/** @returns the take to be played next; all of a sound's takes have their turn before one comes again. */
export function createTurns(): (name: SoundName) => string {
  const next = new Map<SoundName, number>();
  return (name) => {
    const index = next.get(name) ?? 0;
    next.set(name, (index + 1) % SPRITE[name].length);
    return takeName(name, index);
  };
}
