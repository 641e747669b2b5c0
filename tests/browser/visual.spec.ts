/**
 * How every state of the board looks, in every theme and window shape, against the pictures that were once found good.
 * `npm run pictures` takes them anew; look at them before they are kept.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type TestInfo } from "@playwright/test";
import type { Pit, Side } from "../../src/engine/types.ts";
import { pitNumeral, storeNumeral } from "../../src/layout/geometry.ts";
import { type Box, fitBoard, pitBox, storeBox, toScreen, type View } from "../../src/layout/view.ts";
import { SHAPES, type Shape, STATES, THEMES } from "../gallery/states.ts";
import { BOUND, type Darkroom, openDarkroom } from "./pictureDifference.ts";
import { keepPicture, keptPicture, keptPictures, pictureMaker } from "./pictureFolder.ts";
import { openState } from "./pictureShot.ts";
import { shared } from "./sitting.ts";

/** All pictures together, in bytes. */
const ROOM = 3_000_000;

/** What must not be missed is at least so many times the bound. */
const CLEARLY = 2;

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];
const LOOKS = SHAPE_NAMES.flatMap((shape) => THEMES.map((theme) => ({ shape, theme })));
type Look = (typeof LOOKS)[number];

const nameOf = (state: string, { shape, theme }: Look) => `${state}.${shape}.${theme}`;

const test = shared.extend<object, { darkroom: Darkroom }>({
  darkroom: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await openDarkroom(page));
      await page.close();
    },
    { scope: "worker" },
  ],
});

test.use({ painted: true });

/** Writes what there is to see of a picture that is refused. */
function show(info: TestInfo, name: string, pictures: Readonly<Record<string, string | null>>): void {
  for (const [kind, base64] of Object.entries(pictures)) {
    if (base64 !== null) writeFileSync(info.outputPath(`${name}.${kind}`), Buffer.from(base64, "base64"));
  }
}

for (const state of STATES) {
  test(`${state.name} looks as it did`, async ({ page, browser, darkroom }, info) => {
    const sitter = await openState(page, state);
    const refused: string[] = [];
    for (const look of LOOKS) {
      const name = nameOf(state.name, look);
      await sitter.wear(look.shape, look.theme);
      const shot = await sitter.shoot();
      if (info.config.updateSnapshots === "all") keepPicture(name, shot, browser.version());
      const kept = keptPicture(name);
      if (kept === shot) continue;
      if (kept === null) {
        show(info, name, { "actual.webp": shot });
        refused.push(`${name}: no picture is kept`);
        continue;
      }
      const { worst, shown } = await darkroom.compare(shot, kept);
      for (const { x, y, by } of worst) {
        if (by <= BOUND) continue;
        show(info, name, { "actual.webp": shot, "expected.webp": kept, "difference.png": shown });
        refused.push(`${name}: most at ${x},${y}, by ${by.toFixed(1)}`);
      }
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
  readonly places: readonly (Pit | Side)[];
}[] = [
  { name: "fifty", position: "0,0,0,0,49/0,0,0,0,0 0-0 S -", places: [4 as Pit] },
  {
    name: "numerals",
    position: "0,1,2,2,4/5,5,6,0,0 8-8 S -",
    places: [3 as Pit, 6 as Pit, 7 as Pit, "north"],
  },
];

/** Where the seeds of a pit or a storehouse lie, and where their numeral stands. */
function boxesOf(view: View, place: Pit | Side): readonly Box[] {
  const [pile, point] =
    typeof place === "number"
      ? [pitBox(view, place), pitNumeral(view.row, place)]
      : [storeBox(view, place), storeNumeral(view.row, place)];
  return [pile, { ...toScreen(view, point), rx: view.unit / 2, ry: view.unit / 2 }];
}

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
      const boxes = places.flatMap((place) => boxesOf(view, place));
      const { worst } = await darkroom.compare(shot, kept, boxes);
      const least = Math.min(...worst.map(({ by }) => by));
      expect(least, `${nameOf(name, look)}: ${JSON.stringify(worst)}`).toBeGreaterThan(BOUND * CLEARLY);
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
