/**
 * What stands on the board against the lightest and the darkest wood that it can stand on, with the light of the turn
 * and without: numerals and letters 4.5 : 1, marks 3 : 1. The wood is measured by `tests/browser/wood.spec.ts`.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { THEMES, type ThemeName } from "../../src/layout/theme.ts";
import { RADIUS, RINGS, type RingName } from "../../src/scenes/rings.ts";
import { type Colour, contrast, luminance, over, parseColour } from "./luminance.ts";
import wood from "./wood.json" with { type: "json" };

type Place = keyof (typeof wood)["dark"];

const NAMES = Object.keys(THEMES) as readonly ThemeName[];
const LIGHTS = ["lit", "rest"] as const;

function grounds(
  theme: ThemeName,
  place: Place,
  lights: readonly ("lit" | "rest")[] = LIGHTS,
): readonly Colour[] {
  return lights.flatMap((light) => Object.values(wood[theme][place][light]).map(parseColour));
}

/** The least contrast of a colour at an opacity on any of the grounds. */
function least(colour: string | number, opacity: number, on: readonly Colour[]): number {
  return Math.min(...on.map((ground) => contrast(over(parseColour(colour), ground, opacity), ground)));
}

/** The opacity that a ring's line has along an eighth of the groove at least: long enough to tell the mark. */
function telling(name: RingName): number {
  const around = Array.from({ length: 720 }, (_, step) => (step / 360) * Math.PI);
  const line = around.map((angle) => {
    const light = (Math.cos(angle) + Math.sin(angle)) / Math.SQRT2;
    return Math.max(...[-0.02, 0, 0.02].map((beside) => RINGS[name](RADIUS + beside, light, angle)));
  });
  return line.toSorted((one, other) => other - one)[around.length / 8] ?? 0;
}

/** A colour of the game's style sheet; the contrast theme's where that has its own. */
function styled(name: string, theme: ThemeName): string {
  const sheet = readFileSync(new URL("../../src/ui/style/game.css", import.meta.url), "utf8");
  const own = [...sheet.matchAll(new RegExp(`${name}: (#[0-9a-f]{3,6});`, "g"))].map(
    ([, colour]) => colour ?? "",
  );
  const colour = own[theme === "contrast" ? own.length - 1 : 0] ?? "";
  return colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, "$&$&") : colour;
}

describe.each(NAMES)("%s", (name) => {
  const theme = THEMES[name];

  test.each<[string, number, number, readonly Colour[]]>([
    ["of the active row", theme.numeral, 1, grounds(name, "numerals")],
    ["of the resting row", theme.numeral, theme.resting, grounds(name, "numerals", ["rest"])],
    ["that a move would bring", theme.foreseen, 1, grounds(name, "numerals")],
    ["of what a move would take", theme.taken, 1, grounds(name, "numerals")],
    ["of a storehouse", theme.numeral, 1, grounds(name, "scores")],
    ["of a storehouse that would get something", theme.taken, 1, grounds(name, "scores")],
    ["in letters", Number.parseInt(styled("--engraved", name).slice(1), 16), 1, grounds(name, "letters")],
  ])("numerals %s can be read", (_, colour, opacity, on) => {
    expect(least(colour, opacity, on)).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[string, RingName, number, number, readonly ("lit" | "rest")[]]>([
    ["that invites", "lit", theme.playable, theme.strength.playable, ["lit"]],
    ["where a move began", "dashed", theme.trace, theme.strength.origin, LIGHTS],
    ["that it passed", "passed", theme.trace, theme.strength.passed, LIGHTS],
    ["where it ended", "landing", theme.trace, theme.strength.landing, LIGHTS],
    ["that it took", "captured", theme.capture, theme.strength.captured, LIGHTS],
  ])("the groove %s stands out", (_, ring, colour, strength, lights) => {
    expect(least(colour, strength * telling(ring), grounds(name, "grooves", lights))).toBeGreaterThanOrEqual(
      3,
    );
  });

  test("the ring of the focus stands out", () => {
    expect(least(styled("--focus-board", name), 1, grounds(name, "grooves"))).toBeGreaterThanOrEqual(3);
  });
});

test("the ratios are WCAG's", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(luminance(parseColour("#804020"))).toBeCloseTo(0.0836, 4);
  expect(over([255, 255, 255], [0, 0, 0], 0.5)).toEqual([127.5, 127.5, 127.5]);
});
