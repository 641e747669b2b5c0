/** Relative luminance and contrast, as WCAG 2 defines them. */

export type Colour = readonly [red: number, green: number, blue: number];

/** @param colour `#rrggbb` or 0xRRGGBB. */
export function parseColour(colour: string | number): Colour {
  const value = typeof colour === "number" ? colour : Number.parseInt(colour.slice(1), 16);
  if (!Number.isInteger(value) || (typeof colour === "string" && !/^#[0-9a-f]{6}$/.test(colour)))
    throw new Error(`${colour} is no colour`);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** 0 for black to 1 for white. */
export function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 for none to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `colour` at an opacity over `ground`, as a browser blends. */
export function over(colour: Colour, ground: Colour, opacity: number): Colour {
  const [red = 0, green = 0, blue = 0] = colour.map(
    (channel, index) => channel * opacity + (ground[index] ?? 0) * (1 - opacity),
  );
  return [red, green, blue];
}
