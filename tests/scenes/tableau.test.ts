import fc from "fast-check";
import { expect, test } from "vitest";
import { createDirector } from "../../src/animation/director.ts";
import { createQueue } from "../../src/animation/queue.ts";
import { agree, closingEvents, currentPosition, endOf, newGame } from "../../src/engine/game.ts";
import type { Game } from "../../src/engine/types.ts";
import { Tableau } from "../../src/scenes/tableau.ts";
import { gameFrom, games, rulesOf } from "../animation/fakes.ts";

function createTable(row: number) {
  const tableau = new Tableau(row);
  const queue = createQueue();
  queue.speed = Number.POSITIVE_INFINITY;
  const director = createDirector({
    queue,
    stage: tableau,
    cue: { play() {} },
    positionOf: currentPosition,
    endOf,
  });
  return { tableau, queue, director };
}

const seedsSeen = ({ seeds }: Tableau) => seeds.filter(({ present }) => present).length;

/** What the tableau says of a game at rest. */
function expectToShow(tableau: Tableau, game: Game) {
  const { pits, stores, toMove, barred } = currentPosition(game);
  const over = endOf(game) !== null;
  expect(tableau.pits.map(({ value }) => value)).toEqual(pits);
  expect(tableau.stores.south.value).toBe(stores.south);
  expect(tableau.stores.north.value).toBe(stores.north);
  expect(tableau.lights).toEqual({
    south: !over && toMove === "south" ? 1 : 0,
    north: !over && toMove === "north" ? 1 : 0,
  });
  expect(tableau.barred.strength > 0 ? tableau.barred.pit : null).toBe(barred);
  const lying = (place: (spot: (typeof tableau.seeds)[number]["to"]) => boolean) =>
    tableau.seeds.filter(({ to, share, present }) => present && share === 1 && place(to)).length;
  pits.forEach((seeds, pit) => {
    expect(lying((spot) => spot.place === "pit" && spot.pit === pit)).toBe(seeds);
  });
  expect(lying((spot) => spot.place === "store" && spot.side === "north")).toBe(stores.north);
  const stored = stores.south + stores.north;
  const aside = lying((spot) => spot.place === "aside");
  expect(seedsSeen(tableau)).toBe(pits.reduce((sum, seeds) => sum + seeds, 0) + stored + aside);
  expect(tableau.glows.every(({ strength }) => strength === 0)).toBe(true);
}

test("after any plies it says what the engine says, whether they were played or shown", () => {
  fc.assert(
    fc.property(games, (game) => {
      const { tableau, queue, director } = createTable(game.rules.row);
      director.open(newGame(game.rules));
      for (const { events } of game.plies) director.play(events);
      queue.update(1);
      expectToShow(tableau, game);
      director.show(game);
      expectToShow(tableau, game);
    }),
    { numRuns: 20 },
  );
});

test("the seed that was left over in sharing is gone when the position is shown, and back when it is undone", () => {
  const game = gameFrom("split", "1,1,1,0,0/2,1,1,0,0 20-23 S -");
  const agreed = agree(game);
  if (!agreed.ok) throw new Error(agreed.error.message);
  const { tableau, queue, director } = createTable(5);
  director.open(game);
  director.play(closingEvents(agreed.value));
  queue.update(1);
  expect(seedsSeen(tableau)).toBe(50);
  for (const next of [agreed.value, game, agreed.value, game]) {
    director.show(next);
    expectToShow(tableau, next);
    expect(tableau.seeds).toHaveLength(50);
  }
});

test("a picture of another row and fewer seeds leaves nothing of the one before", () => {
  const { tableau, director } = createTable(5);
  director.open(newGame(rulesOf("split")));
  expect(tableau.row).toBe(5);
  expect(seedsSeen(tableau)).toBe(50);
  const small = {
    ...rulesOf("um-el-bagara"),
    row: 3,
    seedsPerPit: 3,
    directions: rulesOf("split").directions.slice(1, 4),
  };
  director.open(newGame(small));
  expect(tableau.row).toBe(3);
  expect(seedsSeen(tableau)).toBe(18);
  expect(tableau.pits.map(({ value }) => value)).toEqual([3, 3, 3, 3, 3, 3]);
});

test("every call counts as a change, so that it is drawn", () => {
  const tableau = new Tableau(5);
  const calls: (() => void)[] = [
    () => tableau.move(0 as never, { place: "aside" }, { place: "aside" }, 0.5, 1),
    () => tableau.count(3 as never, 4, 1),
    () => tableau.score("south", 4, 0),
    () => tableau.light(1, 0),
    () => tableau.bar(null, 0),
    () => tableau.glow(2 as never, "capture", 0.5),
    () => tableau.trace(null),
  ];
  for (const call of calls) {
    const before = tableau.changes;
    call();
    expect(tableau.changes).toBeGreaterThan(before);
  }
});

test("a seed that moves keeps its record, so that nothing is made in the midst of a movement", () => {
  const { tableau, director } = createTable(5);
  director.open(newGame(rulesOf("split")));
  const [record] = tableau.seeds;
  if (record === undefined) throw new Error("no seed");
  record.changed = false;
  tableau.move(0 as never, { place: "aside" }, { place: "aside" }, 0.25, 0.5);
  expect(tableau.seeds[0]).toBe(record);
  expect(record).toMatchObject({ share: 0.25, height: 0.5, changed: true });
});
