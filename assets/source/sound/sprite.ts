/** All takes one after the other in one sound, and where each begins. */
import { type Take, takes } from "./sounds.ts";
import { mix, RATE, type Samples } from "./wood.ts";

/** Milliseconds from where a take is played to its first sample, since a coding smears what comes suddenly. */
const LEAD = 6;
/** Milliseconds that a take is played on after its end: a decoder that keeps the coder's own delay is late by up to 35. */
const TRAIL = 44;

/** Milliseconds: where a take begins, and how long it is played. */
type Place = readonly [start: number, ms: number];

export interface Sprite {
  readonly samples: Samples;
  /** The takes of each sound. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

export function layOut(all: readonly Take[] = takes()): Sprite {
  const places = new Map<string, readonly Place[]>();
  let next = 0;
  const parts = all.map(({ name, samples }) => {
    const start = next;
    const ms = LEAD + Math.ceil((samples.length / RATE) * 1000) + TRAIL;
    places.set(name, [...(places.get(name) ?? []), [start, ms]]);
    next += ms;
    return { at: (start + LEAD) / 1000, gain: 1, samples };
  });
  const silence = { at: 0, gain: 0, samples: new Float64Array((next / 1000) * RATE) };
  return { samples: mix([silence, ...parts]), places };
}

/** The map as a module of `src/sound`, formatted as the rest of the project. */
export function moduleOf({ places }: Sprite): string {
  const entries = [...places].map(([name, list]) => {
    const key = name.includes("-") ? `"${name}"` : name;
    const pairs = list.map((place) => `[${place.join(", ")}]`);
    return pairs.length === 1 ? `  ${key}: [${pairs}],` : `  ${key}: [\n    ${pairs.join(",\n    ")},\n  ],`;
  });
  return `/** Made by assets/source/sound/render.ts: the takes of each sound in the sprite, as [start, length] in milliseconds. */
export const SPRITE = {
${entries.join("\n")}
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;
`;
}
