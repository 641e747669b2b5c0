/** Every sound of the game. A name may have several takes, so that what happens often never sounds twice the same. */
import { createRandom, type Random } from "../../../src/ai/random.ts";
import { levelled } from "./level.ts";
import { around, bar, grit, hollow, onSeeds, onWood, plank, rim, twig } from "./things.ts";
import { band, mix, type Part, RATE, ring, type Samples, touch } from "./wood.ts";

interface Recipe {
  readonly takes: number;
  /** How loud it is to be, in dB as `loudness` measures them. */
  readonly level: number;
  make(random: Random): Samples;
}

/** In Hz: the lowest tone of captures and cadences, and that of each link of a chain, great and small thirds apart. */
const KEY = 349;
const LINKS = [KEY, KEY * 1.25, KEY * 1.5, KEY * 1.875, KEY * 2.25] as const;

/** The smallest touches of a scrape in a second. */
const GRAINS = 2600;

/** Into an empty pit: wood, clear, and the seed hops. */
function dropEmpty(random: Random): Samples {
  const pit = hollow(random, 1, 1);
  const hop = 0.05 * around(random, 0.15);
  return mix([
    ...onWood(random, pit, 0, 1, 0.26),
    ...onWood(random, pit, hop, 0.22 * around(random, 0.25), 0.33),
    ...onWood(random, pit, hop * 1.55, 0.07 * around(random, 0.4), 0.4),
  ]);
}

/** Among a few: it clicks against a neighbour and comes to rest on the wood. */
function dropSome(random: Random): Samples {
  const pit = hollow(random, 1.14, 1.25);
  const settle = 0.016 * around(random, 0.4);
  return mix([
    ...onSeeds(random, pit, 0, 1),
    ...onWood(random, pit, settle, 0.42 * around(random, 0.25), 0.36),
    ...onSeeds(random, pit, settle + 0.022 * around(random, 0.4), 0.16 * around(random, 0.4)),
  ]);
}

/** On a heap: dull and heavy, and the heap shifts. */
function dropFull(random: Random): Samples {
  const pit = hollow(random, 1.34, 1.6);
  const shifts = [0.011, 0.027, 0.049, 0.078];
  return mix([
    ...onSeeds(random, pit, 0, 1),
    ...shifts.flatMap((at, index) =>
      onSeeds(random, pit, at * around(random, 0.25), (0.4 - 0.09 * index) * around(random, 0.35)),
    ),
  ]);
}

/** Fingers on wood: a crowd of the smallest touches that comes and goes, and seeds that meet on the way up. */
function scrape(random: Random, ms: number, hz: number, clicks: number, brightness: number): Samples {
  const length = Math.round((ms / 1000) * RATE);
  const swell = (n: number) => Math.sin((Math.PI * n) / length) ** 2 * (1 - (0.45 * n) / length);
  const crowd = Float64Array.from({ length }, (_, n) =>
    random() < GRAINS / RATE ? (2 * random() - 1) * random() * swell(n) : 0,
  );
  const pit = hollow(random, 1.1, 1.3);
  return mix([
    { at: 0, gain: 1, samples: band(crowd, hz * around(random, 0.1), 0.8) },
    { at: 0, gain: 0.45 * brightness, samples: band(crowd, hz * 2.3, 1.2) },
    { at: 0, gain: 0.05, samples: ring(pit, crowd) },
    ...Array.from({ length: clicks }, (_, index) => {
      const at = ((0.12 + (0.8 * (index + 0.7 * random())) / clicks) * ms) / 1000;
      return onSeeds(random, pit, at, 0.06 * brightness * around(random, 0.6));
    }).flat(),
  ]);
}

/** A bar of wood struck with something soft. */
function tone(hz: number, at: number, gain: number): Part {
  return { at, gain, samples: ring(bar(hz), touch(250 / hz)) };
}

/** Seeds taken up together, and a warm tone under them. */
function capture(random: Random, hz: number): Samples {
  const pit = hollow(random, 1.1, 1.2);
  return mix([
    tone(hz, 0, 1),
    tone(hz * 1.5, 0.018, 0.42),
    tone(hz * 2, 0.034, 0.3),
    ...[0, 0.021, 0.038, 0.066, 0.089].flatMap((at, index) =>
      onSeeds(random, pit, at * around(random, 0.15), (0.17 - 0.022 * index) * around(random, 0.3)),
    ),
  ]);
}

/** A knuckle on the board's edge. */
function knock(random: Random): Samples {
  const edge = rim(random);
  return mix([
    { at: 0, gain: 1, samples: ring(edge, touch(1.7)) },
    { at: 0.105, gain: 0.6, samples: ring(edge, touch(1.9)) },
  ]);
}

/** A twig laid across a pit: one end, then the other. */
function lay(random: Random): Samples {
  const wood = twig(random);
  return mix([
    { at: 0, gain: 1, samples: ring(wood, touch(0.34)) },
    { at: 0, gain: 0.06, samples: grit(random, 1.2) },
    { at: 0.046, gain: 0.7, samples: ring(wood, touch(0.4)) },
    { at: 0.071, gain: 0.15, samples: ring(wood, touch(0.4)) },
    { at: 0, gain: 0.5, samples: ring(plank(random), touch(1.4)) },
  ]);
}

/** A fingertip on the board. */
function tap(random: Random): Samples {
  return ring(rim(random), touch(2.2));
}

/** Heaps run into the storehouses. It may be cut short at any moment. */
function patter(random: Random): Samples {
  const wood = hollow(random, 1.25, 1.3);
  const parts: Part[] = [{ at: 0, gain: 0.5, samples: scrape(random, 420, 2100, 4, 1) }];
  for (let at = 0.3; at < 1.7; at += 0.068 * around(random, 0.55)) {
    const heard = Math.min(1, (at - 0.2) / 0.3) * Math.min(1, (1.85 - at) / 0.5);
    parts.push(...onSeeds(random, wood, at, 0.8 * heard * around(random, 0.4)));
    if (random() < 0.5) parts.push(...onSeeds(random, wood, at + 0.03 * random(), 0.3 * heard));
  }
  return mix(parts);
}

type Note = readonly [at: number, hz: number, gain: number];

/** A few bars of wood, one after the other; each is also a touch on the board. */
function cadence(...notes: readonly Note[]) {
  return (random: Random) =>
    mix(
      notes.flatMap(([at, hz, gain]) => [
        tone(hz, at, gain),
        { at, gain: gain * 0.16, samples: ring(plank(random), touch(0.9)) },
      ]),
    );
}

const RECIPES = {
  "drop-empty": { takes: 6, level: -26, make: dropEmpty },
  "drop-some": { takes: 6, level: -26, make: dropSome },
  "drop-full": { takes: 6, level: -25.5, make: dropFull },
  lift: { takes: 3, level: -34, make: (random) => scrape(random, 250, 2300, 5, 1) },
  relay: { takes: 2, level: -36, make: (random) => scrape(random, 230, 1300, 2, 0.5) },
  "capture-1": { takes: 1, level: -21, make: (random) => capture(random, LINKS[0]) },
  "capture-2": { takes: 1, level: -21, make: (random) => capture(random, LINKS[1]) },
  "capture-3": { takes: 1, level: -21, make: (random) => capture(random, LINKS[2]) },
  "capture-4": { takes: 1, level: -21, make: (random) => capture(random, LINKS[3]) },
  "capture-5": { takes: 1, level: -21, make: (random) => capture(random, LINKS[4]) },
  knock: { takes: 2, level: -28, make: knock },
  bar: { takes: 2, level: -32, make: lay },
  turn: { takes: 1, level: -38, make: tap },
  sweep: { takes: 1, level: -29, make: patter },
  "end-won": {
    takes: 1,
    level: -19,
    make: cadence(
      [0, KEY, 0.7],
      [0.13, KEY * 1.25, 0.75],
      [0.26, KEY * 1.5, 0.8],
      [0.43, KEY * 2, 1],
      [0.43, KEY * 1.5, 0.5],
      [0.43, KEY * 1.25, 0.35],
    ),
  },
  "end-lost": {
    takes: 1,
    level: -21,
    make: cadence([0, KEY * 1.5, 0.7], [0.2, KEY * 1.2, 0.75], [0.44, KEY * 0.75, 1]),
  },
  "end-drawn": {
    takes: 1,
    level: -20,
    make: cadence([0, KEY * 1.5, 0.8], [0.2, KEY * 1.5, 0.75], [0.4, KEY, 0.8], [0.4, KEY * 1.5, 0.5]),
  },
  "end-neutral": {
    takes: 1,
    level: -20,
    make: cadence([0, KEY, 0.8], [0.17, KEY * 1.5, 0.75], [0.36, KEY, 0.9], [0.36, KEY * 2, 0.5]),
  },
} as const satisfies Record<string, Recipe>;

export interface Take {
  readonly name: string;
  readonly samples: Samples;
}

/** All takes of all sounds, levelled, those of a sound one after the other. */
export function takes(): readonly Take[] {
  return Object.entries<Recipe>(RECIPES).flatMap(([name, { takes, level, make }], index) =>
    Array.from({ length: takes }, (_, take) => ({
      name,
      samples: levelled(make(createRandom(1000 * (index + 1) + take)), level),
    })),
  );
}
