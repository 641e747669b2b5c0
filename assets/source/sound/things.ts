/** The things that sound: the board with its pits, a seed, a twig, a bar of wood; and how they are touched. */
import type { Random } from "../../../src/ai/random.ts";
import { body, type Mode, type Part, RATE, ring, type Samples, touch } from "./wood.ts";

/** The plank as a whole, lying on the ground, by the ear's account of it: many modes, none of them a tone. */
const PLANK = { hz: 236, loss: 0.028, held: 24 };
const PLANK_RATIOS = [1, 1.47, 2.12, 2.6, 3.31, 4.05, 4.72, 5.9, 6.6, 7.85, 9.1, 10.9, 12.6, 14.8];

/** The hollow under a pit, thinner than the plank around it: its few strong modes give a drop its pitch. */
const HOLLOW = { hz: 930, loss: 0.024, held: 14 };
const HOLLOW_RATIOS = [1, 1.62, 2.44, 3.36, 4.61, 6.1, 8.2];

/** A hard dry seed rings high and for a millisecond. */
const SEED = { hz: 3300, loss: 0.045, held: 60 };
const SEED_RATIOS = [1, 1.58, 2.37];

/** A bar of hardwood, free at both ends: the ratios are those of the theory of beams. */
const BAR_RATIOS = [1, 2.756, 5.404];

const TWIG = { hz: 1150, loss: 0.035, held: 45 };

/** What a knuckle or a fingertip finds: the rim, and the wood close by. */
const RIM = { hz: 310, loss: 0.045, held: 30 };
const RIM_RATIOS = [1, 1.71, 2.62, 3.9, 5.3];

/** A number within `share` of 1 on either side. */
export function around(random: Random, share: number): number {
  return 1 + share * (2 * random() - 1);
}

/** A place of the board is nearer to the bellies of some modes than of others, this side of them or that. */
function bellies(random: Random, ratios: readonly number[], fall: number, stray: number) {
  return ratios.map((ratio) => ({
    ratio: ratio * around(random, stray),
    gain: (around(random, 0.6) * (random() < 0.5 ? -1 : 1)) / ratio ** fall,
  }));
}

export function plank(random: Random): readonly Mode[] {
  return body(PLANK.hz, bellies(random, PLANK_RATIOS, -0.4, 0.02), PLANK.loss, PLANK.held);
}

/**
 * @param load how much the seeds that lie in it weigh it down: its pitch falls by that factor.
 * @param muffled how much more they damp it.
 */
export function hollow(random: Random, load: number, muffled: number): readonly Mode[] {
  const { hz, loss, held } = HOLLOW;
  const pitch = (hz * around(random, 0.025)) / load;
  return body(pitch, bellies(random, HOLLOW_RATIOS, 0.1, 0.012), loss * muffled, held * muffled);
}

function seed(random: Random): readonly Mode[] {
  return body(SEED.hz * around(random, 0.16), bellies(random, SEED_RATIOS, 0.2, 0.05), SEED.loss, SEED.held);
}

export function twig(random: Random): readonly Mode[] {
  return body(TWIG.hz * around(random, 0.05), bellies(random, BAR_RATIOS, 0.1, 0.02), TWIG.loss, TWIG.held);
}

export function rim(random: Random): readonly Mode[] {
  return body(RIM.hz * around(random, 0.04), bellies(random, RIM_RATIOS, 0.2, 0.02), RIM.loss, RIM.held);
}

export function bar(hz: number): readonly Mode[] {
  const partials = BAR_RATIOS.map((ratio, index) => ({ ratio, gain: [1, 0.4, 0.15][index] ?? 0 }));
  return body(hz, partials, 0.0065, 2.5);
}

/** The roughness of a touch: a millisecond of noise. */
export function grit(random: Random, ms: number): Samples {
  const decay = (ms / 1000) * RATE;
  return Float64Array.from(
    { length: Math.ceil(decay * 7) },
    (_, n) => (2 * random() - 1) * Math.exp(-n / decay),
  );
}

/** A seed comes down on wood: wood, seed and the touch itself. */
export function onWood(
  random: Random,
  under: readonly Mode[],
  at: number,
  gain: number,
  ms: number,
): readonly Part[] {
  const force = touch(ms * around(random, 0.12));
  return [
    { at, gain, samples: ring(under, force) },
    { at, gain: gain * 0.16, samples: ring(plank(random), force) },
    { at, gain: gain * 0.6, samples: ring(seed(random), force) },
    { at, gain: gain * 0.05, samples: grit(random, 0.7) },
  ];
}

/** A seed comes down on seeds: both click, and the wood beneath hears of it through them. */
export function onSeeds(random: Random, under: readonly Mode[], at: number, gain: number): readonly Part[] {
  const click = touch(0.17 * around(random, 0.2));
  const through = touch(0.62 * around(random, 0.2));
  return [
    { at, gain: gain * 1.1, samples: ring(seed(random), click) },
    { at: at + 0.0002, gain: gain * 0.8, samples: ring(seed(random), click) },
    { at, gain: gain * 1.1, samples: ring(under, through) },
    { at, gain: gain * 0.2, samples: ring(plank(random), through) },
    { at, gain: gain * 0.06, samples: grit(random, 0.5) },
  ];
}
