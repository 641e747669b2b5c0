/** What a seed looks like, by its number alone: it keeps its looks all its life. */
import type { Seed } from "../animation/table.ts";

const COLUMNS = 8;
/** Rows of the atlas. */
const [GREY, BROWN, CREAM, OLIVE] = [0, 1, 2, 3] as const;
/** Of five seeds that start in one pit at most one is brown and about two are cream. */
const FIVES: readonly (readonly number[])[] = [
  [GREY, CREAM, GREY, OLIVE, BROWN],
  [CREAM, GREY, OLIVE, CREAM, GREY],
  [GREY, GREY, CREAM, BROWN, CREAM],
  [OLIVE, GREY, GREY, CREAM, BROWN],
  [CREAM, GREY, BROWN, GREY, OLIVE],
  [GREY, OLIVE, CREAM, GREY, CREAM],
  [BROWN, CREAM, GREY, GREY, OLIVE],
];

/** The seed's frame in the atlas. */
export function frameOf(seed: Seed): number {
  const five = FIVES[Math.floor(seed / 5) % FIVES.length] ?? [];
  const hue = five[seed % 5] ?? GREY;
  return hue * COLUMNS + ((seed * 5 + Math.floor(seed / 8) * 3) % COLUMNS);
}
