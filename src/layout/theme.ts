/** The looks of the table as data. Colours are 0xRRGGBB, opacities 0 to 1. */

export type ThemeName = "light" | "dark" | "contrast";

export interface Theme {
  /** Which ground lies under the board; `plain` is one colour. */
  readonly ground: "dark" | "light" | "plain";
  /** Behind everything while pictures load, and the plain ground. */
  readonly backdrop: number;
  /** The dark towards the window's corners and its colour, and the board's shadow. */
  readonly vignette: number;
  readonly dusk: number;
  readonly boardShadow: number;
  /** Brightness of the board's picture, 0xffffff as rendered. */
  readonly board: number;
  readonly numeral: number;
  readonly numeralShadow: number;
  /** Numerals of the resting row. */
  readonly resting: number;
  /** Height of the numerals' type in board units; storehouses show theirs half again as big. */
  readonly numeralSize: number;
  /** The groove of a pit that may be sown, the trace of the last move, what is or would be captured. */
  readonly playable: number;
  readonly trace: number;
  readonly capture: number;
  /** The numbers that a move would bring, and those of what it would take and of the score that it would make. */
  readonly foreseen: number;
  readonly taken: number;
  readonly strength: {
    /** What is added to `playable` where it is pointed at, in `pointed`. */
    readonly playable: number;
    readonly pointed: number;
    /** The pits of the trace: where it began, what it passed, where it ended, what it took. */
    readonly origin: number;
    readonly passed: number;
    readonly landing: number;
    readonly captured: number;
    /** The light on the active row, the dusk on the resting one, the dark over a barred pit. */
    readonly lit: number;
    readonly rest: number;
    readonly barred: number;
  };
}

const dark: Theme = {
  ground: "dark",
  backdrop: 0x16191d,
  vignette: 0.4,
  dusk: 0x000000,
  boardShadow: 1,
  board: 0xffffff,
  numeral: 0xf6e7c6,
  numeralShadow: 0x120602,
  resting: 0.78,
  numeralSize: 0.45,
  playable: 0xffd79c,
  trace: 0xffe2a8,
  capture: 0xffa953,
  foreseen: 0xffd25e,
  taken: 0xffbd74,
  strength: {
    playable: 0.7,
    pointed: 0.3,
    origin: 0.72,
    passed: 0.64,
    landing: 1,
    captured: 0.95,
    lit: 0.36,
    rest: 0.26,
    barred: 0.55,
  },
};

const light: Theme = {
  ...dark,
  ground: "light",
  backdrop: 0xd3bb92,
  vignette: 0.2,
  dusk: 0x6b3d14,
  boardShadow: 0.72,
};

const contrast: Theme = {
  ...dark,
  ground: "plain",
  backdrop: 0x000000,
  vignette: 0,
  boardShadow: 0,
  board: 0x868686,
  numeral: 0xffffff,
  numeralShadow: 0x000000,
  resting: 1,
  numeralSize: 0.56,
  playable: 0xffffff,
  trace: 0xffff66,
  capture: 0xffb000,
  foreseen: 0xffff66,
  taken: 0xffb000,
  strength: {
    playable: 0.95,
    pointed: 0.05,
    origin: 0.8,
    passed: 0.55,
    landing: 1,
    captured: 1,
    lit: 0.5,
    rest: 0.2,
    barred: 0.7,
  },
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = { dark, light, contrast };
