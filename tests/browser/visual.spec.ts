/**
 * How every state of the board looks, in every theme and window shape, against the pictures that were once found good.
 * `npm run pictures` takes them anew; look at them before they are kept.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { Pit, Side } from "../../src/engine/types.ts";
import { pitNumeral, storeNumeral } from "../../src/layout/geometry.ts";
import { fitBoard, pitBox, storeBox, toScreen } from "../../src/layout/view.ts";
import { SHAPES, type Shape, STATES, THEMES } from "../gallery/states.ts";
import { BOUND, type Comparison, type Darkroom, openDarkroom } from "./pictureDifference.ts";
import { keepPicture, keptPicture, keptPictures, pictureMaker } from "./pictureFolder.ts";
import { openState, prepare } from "./pictureShot.ts";
import { test as base } from "./table.ts";

/** All pictures together, in bytes. */
const ROOM = 3_000_000;

/** What must not be missed is at least so many times the bound. */
const CLEARLY = 2;

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];
const LOOKS = SHAPE_NAMES.flatMap((shape) => THEMES.map((theme) => ({ shape, theme })));
type Look = (typeof LOOKS)[number];

const nameOf = (state: string, { shape, theme }: Look) => `${state}.${shape}.${theme}`;

/** One page shows one state after the other, since a browser is quicker with what it has loaded before. */
const test = base.extend<object, { sitting: Page; darkroom: Darkroom }>({
  sitting: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport } = project.use;
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        locale: locale ?? "",
        viewport: viewport ?? null,
      });
      const page = await context.newPage();
      await prepare(page);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  darkroom: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await openDarkroom(page));
      await page.close();
    },
    { scope: "worker" },
  ],
  page: ({ sitting }, use) => use(sitting),
});

interface Refused {
  readonly name: string;
  readonly shot: string;
  readonly kept: string | null;
  readonly comparison: Comparison | null;
}

/** Writes what there is to see of a picture that is refused. @returns what there is to say of it. */
function tell(info: TestInfo, { name, shot, kept, comparison }: Refused): string {
  const pictures = {
    "actual.webp": shot,
    "expected.webp": kept,
    "difference.png": comparison?.shown ?? null,
  };
  for (const [kind, base64] of Object.entries(pictures)) {
    if (base64 !== null) writeFileSync(info.outputPath(`${name}.${kind}`), Buffer.from(base64, "base64"));
  }
  const worst = comparison?.worst;
  if (!worst) return `${name}: no picture of this size is kept`;
  return `${name}: most at ${worst.x},${worst.y}, by ${worst.by.toFixed(1)}`;
}

for (const state of STATES) {
  test(`${state.name} looks as it did`, async ({ page, browser, darkroom }, info) => {
    const sitter = await openState(page, state);
    const refused: string[] = [];
    for (const look of LOOKS) {
      const name = nameOf(state.name, look);
      await sitter.wear(look.shape, look.theme);
      const shot = await sitter.shoot();
      if (info.config.updateSnapshots === "all") {
        keepPicture(name, shot, browser.version());
        continue;
      }
      const kept = keptPicture(name);
      const comparison = kept === null ? null : await darkroom.compare(shot, kept);
      if ((comparison?.worst?.by ?? Number.POSITIVE_INFINITY) <= BOUND) continue;
      refused.push(tell(info, { name, shot, kept, comparison }));
    }
    expect(await sitter.strangeTypefaces()).toEqual([]);
    const makers = `kept by ${pictureMaker()}, compared by Chromium ${browser.version()}`;
    expect(refused, `${makers}; see ${info.outputDir}`).toEqual([]);
  });
}

/** States with seeds less, and where they lay. */
const LESS: readonly {
  readonly name: string;
  readonly position: string;
  readonly places: Readonly<Record<string, Pit | Side>>;
}[] = [
  { name: "fifty", position: "0,0,0,0,49/0,0,0,0,0 0-0 S -", places: { E: 4 as Pit } },
  {
    name: "numerals",
    position: "0,1,2,2,4/5,5,6,0,0 8-8 S -",
    places: { D: 3 as Pit, b: 6 as Pit, c: 7 as Pit, store: "north" },
  },
];

for (const { name, position, places } of LESS) {
  test(`a seed less than in ${name} is refused, where it lay and in its numeral`, async ({
    page,
    darkroom,
  }) => {
    const state = STATES.find((known) => known.name === name);
    if (state === undefined) throw new Error(`There is no state ${name}.`);
    const sitter = await openState(page, { ...state, position });
    for (const look of LOOKS) {
      await sitter.wear(look.shape, look.theme);
      const shot = await sitter.shoot();
      const kept = keptPicture(nameOf(name, look)) ?? "";
      const view = fitBoard(SHAPES[look.shape], 5, "south");
      for (const [where, place] of Object.entries(places)) {
        const [pile, point] =
          typeof place === "number"
            ? [pitBox(view, place), pitNumeral(view.row, place)]
            : [storeBox(view, place), storeNumeral(view.row, place)];
        const numeral = { ...toScreen(view, point), rx: view.unit / 2, ry: view.unit / 2 };
        for (const [what, box] of Object.entries({ pile, numeral })) {
          const { worst } = await darkroom.compare(shot, kept, box);
          const least = `${what} of ${where} in ${nameOf(name, look)}`;
          expect(worst?.by, least).toBeGreaterThan(BOUND * CLEARLY);
        }
      }
    }
  });
}

test("every picture is of a state, and all have room", () => {
  const { names, bytes } = keptPictures();
  const known = STATES.flatMap(({ name }) => LOOKS.map((look) => nameOf(name, look)));
  expect(names.toSorted()).toEqual(known.toSorted());
  expect(bytes).toBeLessThan(ROOM);
});

test("the gallery is no part of the built page", () => {
  const built = new URL("../../dist/", import.meta.url);
  const files = readdirSync(built, { recursive: true }).map(String);
  expect(files).toContain("index.html");
  const text = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  const telling = text.filter((file) => /gallery/i.test(readFileSync(new URL(file, built), "utf8")));
  expect([...files.filter((file) => /gallery/i.test(file)), ...telling]).toEqual([]);
});
