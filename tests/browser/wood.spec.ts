/**
 * Measures the wood that numerals and marks stand on, as the board is drawn, and holds it against
 * `tests/layout/wood.json`, from which the contrasts are computed. After a change of the pictures or the light:
 * `npx playwright test --config tests/playwright.config.ts wood --update-snapshots`
 */
import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Pit } from "../../src/engine/types.ts";
import { GROOVE, PIT, type Point, pitCentre, pitNumeral, storeNumeral } from "../../src/layout/geometry.ts";
import { fitBoard, toScreen, type View } from "../../src/layout/view.ts";
import { luminance, parseColour } from "../layout/luminance.ts";
import wood from "../layout/wood.json" with { type: "json" };
import { holdClock, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { openGame } from "./table.ts";

test.use({ painted: true });

type Theme = keyof typeof wood;
type Place = keyof (typeof wood)["dark"];
type Light = keyof (typeof wood)["dark"]["numerals"];
type Extremes = (typeof wood)["dark"]["numerals"]["lit"];
type Wood = Record<Theme, Record<Place, Record<Light, Extremes>>>;

/** Parts of the canvas in CSS px: boxes, which are read in squares, or rings, which are read in eighths. */
interface Area {
  readonly place: Place;
  readonly light: Light;
  readonly at: Point;
  readonly box?: { readonly rx: number; readonly ry: number };
  readonly ring?: { readonly from: number; readonly to: number };
}

const THEMES = Object.keys(wood) as readonly Theme[];
const SEED_OF_THE_END = "0,0,0,0,1/0,0,0,0,0 20-26 S -";
/** Board units. A numeral of two digits, a letter, and the wood outside of a groove. */
const NUMERAL = { rx: 0.3, ry: 0.18 };
const SCORE = { wide: { rx: 0.42, ry: 0.25 }, upright: { rx: 0.38, ry: 0.23 } };
const LETTER = { rx: 0.1, ry: 0.09 };
const LETTER_Y = 0.185;
const BESIDE = { from: PIT.radius + GROOVE.gap + 0.035, to: PIT.radius + GROOVE.gap + 0.2 };
/** Squares are as wide as a numeral's stroke. */
const SQUARE = 0.053;

/** After the end both rows rest, without dusk. */
function areasOf(view: View, over: boolean): readonly Area[] {
  const at = (point: Point) => toScreen(view, point);
  const scaled = (box: { rx: number; ry: number }) => ({ rx: box.rx * view.unit, ry: box.ry * view.unit });
  const ring = { from: BESIDE.from * view.unit, to: BESIDE.to * view.unit };
  const pits = Array.from({ length: view.row * 2 }, (_, pit) => pit as Pit);
  return [
    ...pits.flatMap((pit): Area[] => {
      const light = !over && pit < view.row ? "lit" : "rest";
      const centre = pitCentre(view.row, pit);
      const letter = { x: centre.x, y: Math.sign(centre.y) * LETTER_Y };
      const numeral: Area = {
        place: "numerals",
        light,
        at: at(pitNumeral(view.row, pit)),
        box: scaled(NUMERAL),
      };
      if (over) return [numeral]; // What a move has left lies in the grooves.
      return [
        numeral,
        { place: "letters", light, at: at(letter), box: scaled(LETTER) },
        { place: "grooves", light, at: at(centre), ring },
      ];
    }),
    ...(["south", "north"] as const).map((side): Area => {
      const light = !over && side === "south" ? "lit" : "rest";
      return {
        place: "scores",
        light,
        at: at(storeNumeral(view.row, side)),
        box: scaled(SCORE[view.orientation]),
      };
    }),
  ];
}

/** The mean colours of all squares and eighths by area, some frames later. */
async function read(
  page: Page,
  areas: readonly Area[],
  square: number,
  frames: number,
): Promise<readonly string[][]> {
  return page.evaluate(
    ({ areas, square, frames }) => {
      for (let frame = 0; frame < frames; frame++) window.stepFrame(100, true);
      const board = document.querySelector("canvas");
      const copy = document.createElement("canvas");
      const context = copy.getContext("2d", { willReadFrequently: true });
      if (board === null || context === null) throw new Error("there is no canvas");
      copy.width = board.width;
      copy.height = board.height;
      context.drawImage(board, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      return areas.map(({ at, box, ring }) => {
        const sums = new Map<string, [red: number, green: number, blue: number, count: number]>();
        const reach = ring === undefined ? { x: box?.rx ?? 0, y: box?.ry ?? 0 } : { x: ring.to, y: ring.to };
        for (let y = Math.ceil(at.y - reach.y); y < at.y + reach.y; y++) {
          for (let x = Math.ceil(at.x - reach.x); x < at.x + reach.x; x++) {
            const [dx, dy] = [x - at.x, y - at.y];
            const away = Math.hypot(dx, dy);
            if (ring !== undefined && (away < ring.from || away > ring.to)) continue;
            const part =
              ring === undefined
                ? `${Math.floor(dx / square)} ${Math.floor(dy / square)}`
                : `${Math.floor((Math.atan2(dy, dx) / Math.PI) * 4)}`;
            const sum = sums.get(part) ?? [0, 0, 0, 0];
            const byte = (y * copy.width + x) * 4;
            for (const channel of [0, 1, 2] as const) sum[channel] += data[byte + channel] ?? 0;
            sum[3] += 1;
            sums.set(part, sum);
          }
        }
        const whole = Math.max(...[...sums.values()].map(([, , , count]) => count));
        return [...sums.values()]
          .filter(([, , , count]) => count > whole / 2)
          .map(([red, green, blue, count]) =>
            [red, green, blue].reduce(
              (text, channel) =>
                text +
                Math.round(channel / count)
                  .toString(16)
                  .padStart(2, "0"),
              "#",
            ),
          );
      });
    },
    { areas, square, frames },
  );
}

/** The luminance of each theme's ground. */
const CORNERS = {
  dark: { least: 0.0005, most: 0.12 },
  light: { least: 0.13, most: 1 },
  contrast: { least: 0, most: 0.0004 },
};

/** Resolves when the board is drawn in a theme: its ground is seen in the corner. */
async function wear(page: Page, theme: Theme): Promise<void> {
  const { least, most } = CORNERS[theme];
  await page.emulateMedia({
    colorScheme: theme === "light" ? "light" : "dark",
    contrast: theme === "contrast" ? "more" : "no-preference",
  });
  const corner: Area = { place: "letters", light: "lit", at: { x: 5, y: 80 }, box: { rx: 4, ry: 4 } };
  await expect(async () => {
    const [[colour = ""] = []] = await read(page, [corner], 8, 1);
    const seen = luminance(parseColour(colour));
    expect(seen).toBeGreaterThanOrEqual(least);
    expect(seen).toBeLessThanOrEqual(most);
  }).toPass({ intervals: [50] });
}

async function measure(page: Page): Promise<Wood> {
  const colours = new Map<string, string[]>();
  const places: readonly Place[] = ["numerals", "scores", "grooves", "letters"];
  const lights: readonly Light[] = ["lit", "rest"];
  const readAll = async (over: boolean) => {
    for (const theme of THEMES) {
      for (const size of [
        { width: 640, height: 400 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await expect(async () => {
          await page.evaluate(() => window.stepFrame(20, true));
          expect(await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(
            size.width,
          );
        }).toPass({ intervals: [50] });
        await wear(page, theme);
        const view = fitBoard(size, 5, "south");
        const areas = areasOf(view, over);
        const found = await read(page, areas, SQUARE * view.unit, 3);
        areas.forEach(({ place, light }, index) => {
          const key = `${theme} ${place} ${light}`;
          colours.set(key, [...(colours.get(key) ?? []), ...(found[index] ?? [])]);
        });
      }
    }
  };
  await readAll(false);
  await page.keyboard.press("KeyP");
  await stepUntil(page, 'main[data-end][data-busy="false"]');
  await readAll(true);
  const extremes = (theme: Theme, place: Place, light: Light): Extremes => {
    const sorted = (colours.get(`${theme} ${place} ${light}`) ?? []).toSorted(
      (one, other) => luminance(parseColour(one)) - luminance(parseColour(other)),
    );
    return { darkest: sorted[0] ?? "", lightest: sorted.at(-1) ?? "" };
  };
  const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
  return each(THEMES, (theme) =>
    each(places, (place) => each(lights, (light) => extremes(theme, place, light))),
  );
}

test("the wood under numerals and marks is as light and as dark as the contrasts are computed from", async ({
  page,
}, { config }) => {
  await holdClock(page);
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.fillText = () => {}; // No numerals, only what they stand on.
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, wishes?: object) {
        const kept = kind.startsWith("webgl") ? { ...wishes, preserveDrawingBuffer: true } : wishes;
        return Reflect.apply(getContext, this, [kind, kept]);
      },
    });
  });
  await openGame(
    page,
    `south=level:1&north=level:1&rules=split&seed=1&position=${encodeURIComponent(SEED_OF_THE_END)}`,
  );
  await stepUntil(page, ".turn", "thinking");
  await page.keyboard.press("KeyP");
  const measured = await measure(page);
  if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
    const file = new URL("../layout/wood.json", import.meta.url);
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  for (const theme of THEMES) {
    for (const [place, lights] of Object.entries(wood[theme])) {
      for (const [light, known] of Object.entries(lights)) {
        const found = measured[theme][place as Place][light as Light];
        for (const end of ["darkest", "lightest"] as const) {
          const [now, then] = [found[end], known[end]].map((colour) => luminance(parseColour(colour)));
          const what = `${theme} ${place} ${light} ${end}: ${found[end]} for ${known[end]}`;
          expect(Math.abs((now ?? 1) - (then ?? 0)), what).toBeLessThan(0.004 + 0.06 * (then ?? 0));
        }
      }
    }
  }
});
