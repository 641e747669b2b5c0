/**
 * The physics: a body is a set of damped modes, a touch is a short force on it.
 *
 * Modal synthesis as in P. R. Cook, "Real Sound Synthesis for Interactive Applications" (2002). That the loss of a
 * mode grows with its frequency is what tells wood from glass or metal.
 */

/** Samples per second. */
export const RATE = 48_000;

export type Samples = Float64Array;

/** One way in which a body rings: its answer to an impulse is gain · e^(−t / decay) · sin(2π · hz · t). */
export interface Mode {
  readonly hz: number;
  /** Seconds until a vibration has fallen to 1/e. */
  readonly decay: number;
  readonly gain: number;
}

/** A sound put into a longer one. */
export interface Part {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly gain: number;
  readonly samples: Samples;
}

/** A ringing is followed until it has fallen by 70 dB, e^-8. */
const FOLLOWED = 8;

/**
 * A body of wood.
 * @param loss the loss factor η: a mode's share of energy lost per radian. About 0.01 in a free bar of hardwood.
 * @param held what the ground and the hand take besides, in 1/s, the same of every mode.
 */
export function body(
  hz: number,
  partials: readonly { readonly ratio: number; readonly gain: number }[],
  loss: number,
  held = 0,
): readonly Mode[] {
  return partials.map(({ ratio, gain }) => ({
    hz: hz * ratio,
    decay: 1 / (Math.PI * hz * ratio * loss + held),
    gain,
  }));
}

/**
 * The force between two hard round things (Hertz), nearly half a sine to the power 1.5, here of area 1: the longer
 * the touch, the softer.
 */
export function touch(ms: number): Samples {
  const length = Math.max(2, Math.round((ms / 1000) * RATE));
  const force = Float64Array.from({ length }, (_, n) => Math.sin((Math.PI * (n + 0.5)) / length) ** 1.5);
  const area = force.reduce((sum, value) => sum + value, 0);
  return force.map((value) => value / area);
}

/** What the body sounds like under this force. */
export function ring(modes: readonly Mode[], force: Samples): Samples {
  const longest = modes.reduce((most, { decay }) => Math.max(most, decay), 0);
  const sound = new Float64Array(force.length + Math.ceil(longest * FOLLOWED * RATE));
  for (const { hz, decay, gain } of modes) {
    const angle = (2 * Math.PI * hz) / RATE;
    const shrink = Math.exp(-1 / (decay * RATE));
    const feed = gain * shrink * Math.sin(angle);
    const back = 2 * shrink * Math.cos(angle);
    let last = 0;
    let before = 0;
    for (let n = 0; n < sound.length; n++) {
      const now = feed * (force[n - 1] ?? 0) + back * last - shrink ** 2 * before;
      sound[n] = (sound[n] ?? 0) + now;
      before = last;
      last = now;
    }
  }
  return sound;
}

/** All parts together. */
export function mix(parts: readonly Part[]): Samples {
  const offset = (part: Part) => Math.round(part.at * RATE);
  const length = parts.reduce((most, part) => Math.max(most, offset(part) + part.samples.length), 0);
  const whole = new Float64Array(length);
  for (const part of parts) {
    const from = offset(part);
    part.samples.forEach((value, n) => {
      whole[from + n] = (whole[from + n] ?? 0) + part.gain * value;
    });
  }
  return whole;
}

/** Lets frequencies around `hz` pass, the fewer the higher the `quality`. */
export function band(sound: Samples, hz: number, quality: number): Samples {
  const angle = (2 * Math.PI * hz) / RATE;
  const width = Math.sin(angle) / (2 * quality);
  const passed = new Float64Array(sound.length);
  sound.forEach((value, n) => {
    const driven = width * (value - (sound[n - 2] ?? 0));
    const rung = 2 * Math.cos(angle) * (passed[n - 1] ?? 0) - (1 - width) * (passed[n - 2] ?? 0);
    passed[n] = (driven + rung) / (1 + width);
  });
  return passed;
}
