/** The looks of the table as data. Colours are 0xRRGGBB. */

export type ThemeName = "light" | "dark" | "contrast";

export interface Theme {
  /** Which ground lies under the board; `plain` is one colour. */
  readonly ground: "dark" | "light" | "plain";
  /** Behind everything, while textures load, and the plain ground. */
  readonly backdrop: number;
  readonly boardShadow: number;
  /** Brightness of the board's picture, 0xffffff as rendered. */
  readonly board: number;
  readonly numeral: number;
  readonly numeralShadow: string;
  /** Opacity of the resting row's numerals. */
  readonly resting: number;
  /** Numerals' height in board units; storehouses show theirs half again as big. */
  readonly numeralSize: number;
  /** The groove of a pit that may be sown, the trace of the last move, what is or would be captured. */
  readonly playable: number;
  readonly trace: number;
  readonly capture: number;
  readonly strength: { readonly playable: number; readonly rest: number; readonly lit: number };
}

const dark: Theme = {
  ground: "dark",
  backdrop: 0x16191d,
  boardShadow: 0x000000,
  board: 0xffffff,
  numeral: 0xf6e7c6,
  numeralShadow: "rgba(18, 6, 2, 0.85)",
  resting: 0.78,
  numeralSize: 0.42,
  playable: 0xffcf8f,
  trace: 0xffe2a8,
  capture: 0xff9c4a,
  strength: { playable: 0.3, rest: 0.22, lit: 0.3 },
};

const light: Theme = { ...dark, ground: "light", backdrop: 0xcbb894, boardShadow: 0x3a2412 };

const contrast: Theme = {
  ...dark,
  ground: "plain",
  backdrop: 0x000000,
  board: 0x8c8c8c,
  numeral: 0xffffff,
  numeralShadow: "rgba(0, 0, 0, 1)",
  resting: 1,
  numeralSize: 0.56,
  playable: 0xffffff,
  trace: 0xffff66,
  capture: 0xffb000,
  strength: { playable: 0.95, rest: 0.45, lit: 0.35 },
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = { dark, light, contrast };
