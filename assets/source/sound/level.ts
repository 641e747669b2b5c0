/** How loud a sound is, and making it as loud as it should be. */
import { RATE, type Samples } from "./wood.ts";

/** What has fallen by this many dB is not heard any more and is cut, fading out in so many seconds. */
const TAIL = 52;
const FADE = 0.012;
/** The ear takes in some 50 ms at once. */
const MOMENT = 0.05;

/** The sound without what no ear hears of it, at this loudness. */
export function levelled(sound: Samples, level: number): Samples {
  const still = above(60, sound);
  const faintest = peakOf(still) * ratioOf(-TAIL);
  const end = still.findLastIndex((value) => Math.abs(value) > faintest) + 1;
  const gain = ratioOf(level - loudness(still));
  return still.slice(0, end).map((value, n) => value * gain * Math.min(1, (end - n) / (FADE * RATE)));
}

/** The highest sample, 1 being full scale. */
export function peakOf(sound: Samples): number {
  return sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** The power of the loudest moment in dB, low tones counting less, as they do to the ear and in small loudspeakers. */
export function loudness(sound: Samples): number {
  const heard = above(400, sound);
  const moment = MOMENT * RATE;
  let power = 0;
  let most = 0;
  heard.forEach((value, n) => {
    power += value ** 2 - (heard[n - moment] ?? 0) ** 2;
    most = Math.max(most, power);
  });
  return 10 * Math.log10(most / moment);
}

export function decibels(ratio: number): number {
  return 20 * Math.log10(ratio);
}

function ratioOf(level: number): number {
  return 10 ** (level / 20);
}

/** Weakens what lies below `hz`, a constant altogether. */
function above(hz: number, sound: Samples): Samples {
  const keep = Math.exp((-2 * Math.PI * hz) / RATE);
  let last = 0;
  let passed = 0;
  return sound.map((value) => {
    passed = keep * (passed + value - last);
    last = value;
    return passed;
  });
}
