import fc from "fast-check";
import { expect, test } from "vitest";
import { choreograph, type Hear } from "../../src/animation/choreography.ts";
import { pictureOf } from "../../src/animation/picture.ts";
import { seat } from "../../src/animation/table.ts";
import { endOf } from "../../src/animation/track.ts";
import { beginFold, foldEvent } from "../../src/engine/fold.ts";
import { agree, closingEvents } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import type { GameEvent, Position } from "../../src/engine/types.ts";
import { expected, expectedOf, FakeStage, gameFrom, games, randomGame, rulesOf } from "./fakes.ts";

const silent: Hear = () => {};
/** Milliseconds that a numeral stands out; what follows waits for it. */
const TICK = 140;

function staged(position: Position, events: readonly GameEvent[], reduced: boolean, hear = silent) {
  const stage = new FakeStage();
  const picture = pictureOf(position, seat(position), false);
  stage.show(picture);
  return { stage, ...choreograph(picture, events, stage, hear, reduced) };
}

test.each([false, true])(
  "after each event's tracks the picture is the engine's at that event (reduced motion: %s)",
  (reduced) => {
    fc.assert(
      fc.property(games, ({ plies }) => {
        for (const { before, events } of plies.slice(-6)) {
          const { stage, parts } = staged(before, events, reduced);
          let state = beginFold(before);
          events.forEach((event, index) => {
            for (const { draw } of parts[index] ?? []) draw(1);
            state = foldEvent(state, event);
            const { position, hand, unshared } = state;
            const over = event.kind === "end";
            expect(stage.still()).toEqual(expected(position, { hand, aside: unshared, over }));
          });
        }
      }),
      { numRuns: 60 },
    );
  },
);

test("less motion means that no seed is ever seen between two places", () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 0, max: 100 }), ({ plies }, percent) => {
      for (const { before, events } of plies.slice(-3)) {
        const { stage, parts } = staged(before, events, true);
        for (const { draw } of parts.flat()) {
          draw(percent / 100);
          for (const { share } of stage.seeds.values()) expect([0, 1]).toContain(share);
        }
      }
    }),
    { numRuns: 40 },
  );
});

/** When each event is heard, and when everything is over. */
function times(events: readonly GameEvent[], position: Position, reduced = false) {
  const heard = new Map<GameEvent, number>();
  const { parts } = staged(position, events, reduced);
  parts.forEach((tracks, index) => {
    const [entering] = tracks.filter(({ enter }) => enter !== undefined);
    const event = events[index];
    if (event !== undefined && entering !== undefined) heard.set(event, entering.start);
  });
  return { heard: [...heard.values()], end: endOf(parts.flat()) };
}

test("a move of five takes the motion table's time: lift, carries that grow quicker, the last fall, the turn", () => {
  const game = randomGame(rulesOf("split"), [0], 1);
  const [ply] = game.plies;
  if (ply === undefined) throw new Error("no ply");
  const { heard, end } = times(ply.events, ply.before);
  const carries = [150, 138, 127, 115, 103];
  const falls = carries.map((_, index) => 260 + carries.slice(0, index + 1).reduce((sum, ms) => sum + ms, 0));
  expect(ply.events.map(({ kind }) => kind)).toEqual([
    "lift",
    "drop",
    "drop",
    "drop",
    "drop",
    "drop",
    "turn",
  ]);
  expect(heard.slice(0, 6)).toEqual([0, ...falls.map((start) => start + 70)]);
  expect(end - (heard[6] ?? 0)).toBe(250);
});

test("from the seventh seed on the hand takes 80 ms a pit", () => {
  const { plies } = randomGame(
    rulesOf("split"),
    [0],
    1,
    gameFrom("split", "12,0,0,0,0/1,1,1,1,1 0-0 S -").start,
  );
  const { heard } = times(plies[0]?.events ?? [], plies[0]?.before as Position);
  const gaps = heard.slice(2, 13).map((time, index) => time - (heard[index + 1] ?? 0));
  expect(gaps.slice(0, 5)).toEqual([138, 127, 115, 103, 92]);
  expect(gaps.slice(5)).toEqual([80, 80, 80, 80, 80, 80]);
});

test("captures of a chain begin 180 ms after each other and take 320 + 420 ms", () => {
  const start = gameFrom("split", "0,0,0,0,2/1,1,5,5,5 0-0 S -").start;
  const { plies } = randomGame(rulesOf("split"), [0], 1, start);
  const events = plies[0]?.events ?? [];
  const kinds = events.map(({ kind }) => kind);
  expect(kinds).toEqual(["lift", "drop", "drop", "capture", "capture", "turn", ...kinds.slice(6)]);
  const { heard } = times(events, start);
  expect((heard[4] ?? 0) - (heard[3] ?? 0)).toBe(180);
  expect((heard[5] ?? 0) - (heard[4] ?? 0)).toBe(740 + TICK);
});

test("a relay lift takes 220 ms after a breath, the bar mark 200", () => {
  const relay = randomGame(
    rulesOf("circular-relay"),
    [0],
    1,
    gameFrom("circular-relay", "1,1,0,0,0/4,4,4,4,4 0-0 S -").start,
  ).plies[0];
  const lifted = times(relay?.events ?? [], relay?.before as Position).heard;
  expect(relay?.events.map(({ kind }) => kind).slice(0, 4)).toEqual(["lift", "drop", "lift", "drop"]);
  expect((lifted[3] ?? 0) - (lifted[2] ?? 0)).toBe(220 + 150 + 70);
  expect((lifted[2] ?? 0) - (lifted[1] ?? 0)).toBeGreaterThan(50);

  const barring = randomGame(rulesOf("split"), [5], 1, gameFrom("split", "5,5,5,5,1/0,5,5,5,5 0-0 S -").start)
    .plies[0];
  const bar = barring?.events.findIndex(({ kind }) => kind === "bar") ?? -1;
  const heard = times(barring?.events ?? [], barring?.before as Position).heard;
  expect(bar).toBeGreaterThan(0);
  expect((heard[bar + 1] ?? 0) - (heard[bar] ?? 0)).toBe(200);
});

test("a sweep takes 90 ms a seed and never more than 1800, both rows at once", () => {
  const sweep = (seeds: number): readonly GameEvent[] => [
    { kind: "sweep", from: [0 as never], to: "south", unshared: 0 },
    { kind: "sweep", from: [5 as never], to: "north", unshared: 0 },
    { kind: "end", reason: "no-moves", outcome: { winner: "south", stores: { south: seeds, north: 1 } } },
  ];
  const position = (seeds: number) => gameFrom("split", `${seeds},0,0,0,0/1,0,0,0,0 0-0 S -`).start;
  for (const [seeds, ms] of [
    [1, 420],
    [5, 4 * 90 + 420],
  ] as const) {
    expect(times(sweep(seeds), position(seeds)).heard).toEqual([0, 0, ms + TICK]);
  }
  const last = times(sweep(49), position(49)).heard[2] ?? 0;
  expect(last).toBeGreaterThan(1500);
  expect(last).toBeLessThanOrEqual(1800 + TICK);
});

test.each([false, true])(
  "what is left is shared, and an odd seed laid aside (reduced motion: %s)",
  (reduced) => {
    const game = gameFrom("split", "3,0,0,0,0/0,4,0,0,0 21-20 S -");
    const agreed = must(agree(game));
    const { stage, parts } = staged(game.start, closingEvents(agreed), reduced);
    for (const { draw } of parts.flat()) draw(1);
    expect(stage.still()).toEqual(expectedOf(agreed));
    expect([stage.still().scores, stage.still().aside]).toEqual([{ south: 24, north: 23 }, 1]);
  },
);

test.each([
  { reduced: false, leaps: 28 },
  { reduced: true, leaps: 0 },
])("the winner's storehouse is lit, and its seeds leap unless less motion is asked for ($leaps)", (asked) => {
  const game = gameFrom("split", "0,0,0,0,0/0,0,0,0,0 28-22 N -");
  const end: GameEvent = {
    kind: "end",
    reason: "no-moves",
    outcome: { winner: "south", stores: { south: 28, north: 22 } },
  };
  const { stage, parts } = staged(game.start, [end], asked.reduced);
  const tracks = parts.flat();
  const aloft = new Set<number>();
  for (const { draw } of tracks) {
    draw(0.5);
    for (const [seed, { height }] of stage.seeds) if (height > 0) aloft.add(seed);
    draw(1);
  }
  expect(aloft.size).toBe(asked.leaps);
  expect(stage.winner).toBe("south");
  expect(stage.still()).toEqual(expected(game.start, { hand: 0, aside: 0, over: true }));
  expect(endOf(tracks)).toBeLessThan(1500);
});

test("with less motion each pit is highlighted long enough to follow", () => {
  const game = randomGame(rulesOf("split"), [0], 1);
  const { heard } = times(game.plies[0]?.events ?? [], game.start, true);
  expect(heard).toEqual([0, 350, 700, 1050, 1400, 1750, 2100]);
});

test("tells the last drop of the whole move, and what its pit holds", () => {
  fc.assert(
    fc.property(games, ({ plies }) => {
      for (const { before, events } of plies.slice(0, 4)) {
        const told: { event: GameEvent; seedsInPit: number; lastDrop: boolean }[] = [];
        const { parts } = staged(before, events, false, (event, seedsInPit, lastDrop) =>
          told.push({ event, seedsInPit, lastDrop }),
        );
        for (const { enter } of parts.flat()) enter?.();
        expect(told.map(({ event }) => event)).toEqual(events);
        expect(told.filter(({ lastDrop }) => lastDrop).map(({ event }) => event)).toEqual([
          events.findLast(({ kind }) => kind === "drop"),
        ]);
        for (const { event, seedsInPit } of told)
          if (event.kind === "drop") expect(seedsInPit).toBe(event.inPit);
      }
    }),
    { numRuns: 40 },
  );
});
