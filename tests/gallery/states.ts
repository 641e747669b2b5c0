/** Every state of the board that is worth a look: how the page is opened, and what is then done to it. */

/** What is done to an open page. */
export type Act =
  /** Presses a pit. */
  | { readonly kind: "press"; readonly pit: string }
  /** Points at a pit as a mouse does. */
  | { readonly kind: "hover"; readonly pit: string }
  /** Puts the keyboard's focus on a pit. */
  | { readonly kind: "focus"; readonly pit: string }
  | { readonly kind: "pass"; readonly ms: number }
  /** Halts what moves, so that only marks come to rest. */
  | { readonly kind: "pause" }
  /** Waits until everything has been shown. */
  | { readonly kind: "settle" };

export interface State {
  readonly name: string;
  /** In the rule set `split`. */
  readonly position: string;
  readonly acts: readonly Act[];
  readonly motion?: "reduced";
}

const press = (pit: string): Act => ({ kind: "press", pit });
const pass = (ms: number): Act => ({ kind: "pass", ms });
const pause: Act = { kind: "pause" };
const settle: Act = { kind: "settle" };

const START = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
/** A sowing from D takes four pits. */
const FOUR_TO_TAKE = "3,4,2,5,4/1,3,1,3,6 6-12 S -";
const EIGHT_TO_SOW = "4,8,5,5,3/6,5,4,5,5 0-0 S -";

export const STATES: readonly State[] = [
  { name: "start", position: START, acts: [] },
  { name: "sowing", position: EIGHT_TO_SOW, acts: [press("B"), pass(640), pause] },
  { name: "chain", position: FOUR_TO_TAKE, acts: [press("D"), pass(1600), pause] },
  { name: "trace", position: FOUR_TO_TAKE, acts: [press("D"), settle] },
  { name: "preview", position: FOUR_TO_TAKE, acts: [{ kind: "hover", pit: "D" }] },
  { name: "choice", position: "6,0,7,1,6/6,6,0,7,6 2-3 S -", acts: [press("C")] },
  { name: "fifty", position: "0,0,0,0,50/0,0,0,0,0 0-0 S -", acts: [] },
  { name: "barred", position: "1,4,5,5,5/5,5,5,5,0 6-4 S -", acts: [press("A"), settle] },
  { name: "end", position: "2,0,3,4,1/1,0,0,0,0 20-19 S -", acts: [press("E"), settle] },
  { name: "calm", position: EIGHT_TO_SOW, acts: [press("B"), pass(900), pause], motion: "reduced" },
  {
    name: "numerals",
    position: "0,1,2,3,4/5,6,7,0,0 8-9 S -",
    acts: [{ kind: "focus", pit: "A" }],
  },
];

export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** Window sizes in CSS px. */
export const SHAPES = {
  wide: { width: 560, height: 320 },
  upright: { width: 320, height: 568 },
  square: { width: 420, height: 420 },
  low: { width: 720, height: 280 },
} as const;
export type Shape = keyof typeof SHAPES;

/** The query that opens a position between two people. */
export function addressOf(position: string): string {
  return String(
    new URLSearchParams({ rules: "split", south: "human", north: "human", seed: "1", lang: "en", position }),
  );
}
