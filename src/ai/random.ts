/** A source of numbers, 0 ≤ x < 1. */
export type Random = () => number;

/** A 32-bit odd number near 2³² divided by the golden ratio, so that the states of the sequence lie far apart. */
const STEP = 0x9e3779b9;

/**
 * A repeatable source of numbers from a whole-number seed (its lowest 32 bits count): a SplitMix sequence (Steele,
 * Lea and Flood 2014) in 32 bits, mixed by the finaliser of MurmurHash3 (Appleby). Not for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of the items, each as likely as the next. Throws a `RangeError` when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  const [item] = items.slice(Math.floor(random() * items.length));
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}

/** Puts the items in any order, each as likely as the next (Fisher and Yates), and gives them back. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let n = items.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [items[n], items[other]] = [items[other] as T, items[n] as T];
  }
  return items;
}
