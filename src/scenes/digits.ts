/** The numerals' type: ten digits in one texture, all as wide as the widest, so that counting up moves nothing. */
import "@fontsource/bitter/700.css";
import type { Textures } from "phaser";
import { addDrawn, addFrames } from "./derive.ts";

const FAMILY = "Bitter";
/** Without the type, digits are drawn in another; they are for whoever plays now. */
const FAMILIES = `${FAMILY}, Georgia, serif`;
/** Milliseconds after which a type that has not come is not waited for. */
const PATIENCE = 15_000;
const DIGITS = "0123456789";
/** Room around a digit for its shadow, in heights of the type. */
const PAD = 0.22;
/** A wide soft shadow and a narrow one, in heights of the type. */
const SHADOWS = [
  { blur: 0.2, drop: 0.05 },
  { blur: 0.06, drop: 0.03 },
];
/** From the line of the digits down to a line under them, and how thick that is, in heights of the type. */
const UNDERLINE = { below: 0.11, thick: 0.075 };

export interface Ink {
  /** 0xRRGGBB */
  readonly colour: number;
  readonly shadow: number;
  /** Tells digits of another kind without their hue. */
  readonly underlined: boolean;
}

export interface Digits {
  readonly key: string;
  /** Device pixels from one digit to the next, and the size of a digit's cell. */
  readonly advance: number;
  readonly cell: { readonly width: number; readonly height: number };
}

/** Resolves when the type can be drawn, or when it is not to be had. */
export async function loadType(): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, PATIENCE);
    document.fonts
      .load(`700 32px ${FAMILY}`, DIGITS)
      .catch(() => {})
      .then(() => {
        clearTimeout(late);
        resolve();
      });
  });
}

/**
 * The digits at a height of type in device pixels, drawn unless they are there already. The texture's frames are 0
 * to 9. Whoever shows them removes the texture when it is no longer needed.
 */
export function drawDigits(
  textures: Textures.TextureManager,
  px: number,
  { colour, shadow, underlined }: Ink,
): Digits {
  const height = Math.max(8, Math.round(px));
  const key = `digits ${height} ${colour.toString(16)} ${shadow.toString(16)} ${underlined}`;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return { key, advance: 0, cell: { width: 1, height: 1 } };
  const font = `700 ${height}px ${FAMILIES}`;
  context.font = font;
  const advance = Math.ceil(Math.max(...[...DIGITS].map((digit) => context.measureText(digit).width)));
  const pad = Math.ceil(height * PAD);
  const cell = { width: advance + pad * 2, height: Math.ceil(height * 0.9) + pad * 2 };
  if (textures.exists(key)) return { key, advance, cell };
  canvas.width = cell.width * DIGITS.length;
  canvas.height = cell.height;
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = css(colour, 1);
  const baseline = Math.round((cell.height + context.measureText("0").actualBoundingBoxAscent) / 2);
  const below = Math.round(height * UNDERLINE.below);
  const thick = Math.ceil(height * UNDERLINE.thick);
  for (const { blur, drop } of SHADOWS) {
    context.shadowColor = css(shadow, 0.9);
    context.shadowBlur = height * blur;
    context.shadowOffsetX = height * drop;
    context.shadowOffsetY = height * drop;
    [...DIGITS].forEach((digit, index) => {
      const middle = cell.width * (index + 0.5);
      context.fillText(digit, middle, baseline);
      if (underlined) context.fillRect(middle - advance / 2, baseline + below, advance, thick);
    });
  }
  const texture = addDrawn(textures, key, canvas);
  if (texture !== null) addFrames(texture, cell.width, cell.height);
  return { key, advance, cell };
}

function css(colour: number, opacity: number): string {
  return `rgba(${colour >> 16}, ${(colour >> 8) & 0xff}, ${colour & 0xff}, ${opacity})`;
}
