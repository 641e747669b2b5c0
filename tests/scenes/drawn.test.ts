/** What is drawn is what the engine says: the pure half, as far as where each seed is to be drawn. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDirector } from "../../src/animation/director.ts";
import { createQueue } from "../../src/animation/queue.ts";
import { newGame } from "../../src/engine/game.ts";
import { split } from "../../src/engine/rules/split.ts";
import { fitBoard, type View } from "../../src/layout/view.ts";
import { createPlaced, placeSeed } from "../../src/scenes/placing.ts";
import { sitesOf } from "../../src/scenes/sites.ts";
import { Tableau } from "../../src/scenes/tableau.ts";
import { gamesOn } from "../animation/fakes.ts";
import { ENGINE, perform } from "../stand/action.ts";
import { type Census, counter, faults } from "../stand/census.ts";
import { HAPPENINGS } from "../stand/happenings.ts";
import { allTogether, atRandom, oneByOne, SPEEDS, type Take } from "../stand/takes.ts";

const wide = (row: number) => fitBoard({ width: 1280, height: 720 }, row, "south");
const upright = (row: number) => fitBoard({ width: 390, height: 844 }, row, "north");
const WIDE = wide(5);
const UPRIGHT = upright(5);

/** A census of what a tableau has drawn. */
function censusTaker(tableau: Tableau, view: View): () => Census {
  const sites = sitesOf(view);
  const { centre, unit } = view;
  const placed = createPlaced();
  const count = counter(view);
  return () => {
    const seeds = tableau.seeds
      .filter(({ present }) => present)
      .map((state) => {
        placeSeed(sites, state, placed);
        return { x: centre.x + placed.x * unit, y: centre.y + placed.y * unit, flying: placed.flying };
      });
    const { south, north } = tableau.stores;
    const stores = { south: south.value, north: north.value };
    return count(seeds, { pits: tableau.pits.map(({ value }) => value), stores });
  };
}

/** Plays takes on a tableau, harms it if asked to, and looks after each. @returns all that was ever wrong. */
function play(takes: readonly Take[], view: View, harm?: (tableau: Tableau) => void): readonly string[] {
  const tableau = new Tableau(view.row);
  const queue = createQueue();
  const director = createDirector({ queue, stage: tableau, cue: { play() {} }, ...ENGINE });
  const players = { director, queue, step: queue.update };
  const takeCensus = censusTaker(tableau, view);
  // Whatever lay there before, and more of it.
  director.show(newGame(split));
  return takes.flatMap(({ action, states }) => {
    perform(players, action);
    harm?.(tableau);
    return faults(takeCensus(), states);
  });
}

test("every kind of event happens", () => {
  const kinds = new Set(HAPPENINGS.flatMap(({ events }) => events.map(({ kind }) => kind)));
  const all = ["bar", "capture", "drop", "end", "lift", "notice", "pass", "sweep", "turn"];
  expect([...kinds].toSorted()).toEqual(all);
});

describe.each([
  { manner: "in flight", calm: false },
  { manner: "with less motion", calm: true },
])("$manner", ({ calm }) => {
  test.each(HAPPENINGS)("after each event's beats the picture is the engine's: $name", (happening) => {
    for (const speed of SPEEDS) {
      expect(play(oneByOne(happening, speed, calm), WIDE)).toEqual([]);
      expect(play(oneByOne(happening, speed, calm), UPRIGHT)).toEqual([]);
    }
  });

  test.each(HAPPENINGS)("every frame is between what has been and what is going on: $name", (happening) => {
    for (const speed of SPEEDS) expect(play(allTogether(happening, speed, calm, 33), WIDE)).toEqual([]);
  });
});

test.each([5, 3])(
  "games with %i pits a row, paused, resumed, sped up, skipped and undone at random moments",
  (row) => {
    fc.assert(
      fc.property(atRandom(gamesOn(row)), fc.constantFrom(wide(row), upright(row)), (takes, view) => {
        expect(play(takes, view)).toEqual([]);
      }),
      { numRuns: row * 10 },
    );
  },
);

test.each<[string, (tableau: Tableau) => void]>([
  ["a seed is not there", ({ seeds }) => Object.assign(seeds[7] ?? {}, { present: false })],
  ["a seed lies in another pit", ({ seeds }) => Object.assign(seeds[7] ?? {}, { to: seeds[40]?.to })],
  ["a seed hangs in the air", ({ seeds }) => Object.assign(seeds[7] ?? {}, { height: 0.5 })],
  ["a numeral is one behind", ({ pits }) => Object.assign(pits[4] ?? {}, { value: 99 })],
  ["a score is one ahead", ({ stores }) => Object.assign(stores.south, { value: 1 })],
])("a picture is not taken for right when %s", (_, harm) => {
  const [happening] = HAPPENINGS;
  if (happening === undefined) throw new Error("nothing happens");
  const takes = oneByOne(happening, 1, false);
  const atRest = takes.filter(({ states }) => states.length === 1);
  expect(play(takes, WIDE, harm).length).toBeGreaterThanOrEqual(atRest.length);
});
