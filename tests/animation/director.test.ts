import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agree, closingEvents, currentPosition, endOf, goTo, resign } from "../../src/engine/game.ts";
import type { Game, GameEvent } from "../../src/engine/types.ts";
import { createShow, expectedOf, FakeStage, gameFrom, games, randomGame, rulesOf } from "./fakes.ts";

const eventsOf = (game: Game, from = 0): readonly GameEvent[] =>
  game.plies.slice(from).flatMap(({ events }) => events);

/** Opens the game a few plies before its end, so that there is something to play. */
function openBefore(game: Game, plies: number) {
  const show = createShow();
  const from = Math.max(0, game.cursor - plies);
  show.director.open(goTo(game, from));
  return { ...show, from };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("however the time passes, the last picture is the engine's and every event is told once, in order", () => {
  const steps = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 });

  test("stepped at random, no seed ever leaping", () => {
    fc.assert(
      fc.property(games, steps, (game, pace) => {
        const { director, queue, stage, cue, from } = openBefore(game, 4);
        for (const { events } of game.plies.slice(from)) director.play(events);
        for (let step = 0; !queue.empty; step++) queue.update(pace[step % pace.length] ?? 1);
        expect(stage.still()).toEqual(expectedOf(game));
        expect(stage.leaps).toEqual([]);
        expect(cue.events).toEqual(eventsOf(game, from));
        expect([...stage.glows.values()].every((strength) => strength === 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("sped up, slowed down and paused on the way", () => {
    const change = fc.record({
      dt: fc.integer({ min: 1, max: 100 }),
      speed: fc.constantFrom(0.5, 1, 2, 4, Number.POSITIVE_INFINITY),
      paused: fc.boolean(),
    });
    fc.assert(
      fc.property(
        games,
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (game, changes, reduced) => {
          const { director, queue, stage, cue, from, drain } = openBefore(game, 3);
          director.reducedMotion = reduced;
          for (const { events } of game.plies.slice(from)) director.play(events);
          for (const { dt, speed, paused } of changes) {
            queue.speed = speed;
            queue.paused = paused;
            queue.update(dt);
          }
          queue.paused = false;
          drain();
          expect(stage.still()).toEqual(expectedOf(game));
          expect(cue.events).toEqual(eventsOf(game, from));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("twenty plies and more in one update at instant speed", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { director, queue, stage, cue } = openBefore(game, game.cursor);
        queue.speed = Number.POSITIVE_INFINITY;
        for (const { events } of game.plies) director.play(events);
        queue.update(1);
        expect(queue.empty).toBe(true);
        expect(stage.still()).toEqual(expectedOf(game));
        expect(cue.events).toEqual(eventsOf(game));
      }),
      { numRuns: 30 },
    );
  });

  test("finished, shown or undone at a random moment: no orphan seeds, nothing more to come", () => {
    const way = fc.constantFrom("finish", "show", "undo", "open");
    fc.assert(
      fc.property(games, fc.nat(4000), way, fc.boolean(), (game, moment, how, reduced) => {
        const { director, queue, stage, cue, from } = openBefore(game, 3);
        director.reducedMotion = reduced;
        for (const { events } of game.plies.slice(from)) director.play(events);
        for (let ms = 0; ms < moment; ms += 16) queue.update(16);
        const heard = cue.heard.length;
        const other = how === "undo" ? goTo(game, Math.max(0, game.cursor - 2)) : game;
        if (how === "finish") director.finish();
        else if (how === "open" && other.cursor > 0) director.open(other);
        else director.show(other);
        expect(queue.empty).toBe(true);
        expect(stage.still()).toEqual(
          how === "finish" ? expectedOf(game) : { ...expectedOf(other), aside: 0 },
        );
        queue.update(5000);
        expect(cue.heard.length).toBe(heard);
      }),
      { numRuns: 80 },
    );
  });
});

test("after undoing the end, play goes on from what stands there", () => {
  const game = randomGame(rulesOf("split"), [0, 3, 1, 4, 2], 400);
  expect(endOf(game)).not.toBeNull();
  const { director, stage, drain, from } = openBefore(game, 2);
  for (const { events } of game.plies.slice(from)) director.play(events);
  drain();
  const undone = goTo(game, game.cursor - 2);
  director.show(undone);
  expect(stage.still()).toEqual(expectedOf(undone));
  for (const { events } of game.plies.slice(-2)) director.play(events);
  drain();
  expect(stage.still()).toEqual(expectedOf(game));
});

test("a resignation leaves the seeds, an agreement shares them; both can be shown and played", () => {
  const game = randomGame(rulesOf("split"), [1, 2, 0, 3], 9);
  for (const closed of [resign(game, "north"), agree(game)]) {
    if (!closed.ok) throw new Error(closed.error.message);
    const { director, stage, drain, cue } = openBefore(game, 0);
    director.play(closingEvents(closed.value));
    drain();
    expect(stage.still()).toEqual(expectedOf(closed.value));
    expect(cue.events).toEqual(closingEvents(closed.value));
    director.show(closed.value);
    expect(stage.still()).toEqual({ ...expectedOf(closed.value), aside: 0 });
    director.again(closed.value);
    drain();
    expect(stage.still()).toEqual({ ...expectedOf(closed.value), aside: 0 });
  }
});

test("a start whose player cannot move is passed or ended before anything else", () => {
  for (const [rules, text] of [
    ["um-el-bagara", "1,1,1,1,1/5,5,5,5,5 10-10 S -"],
    ["split", "0,0,0,0,0/5,5,5,5,5 10-15 S -"],
  ] as const) {
    const game = gameFrom(rules, text);
    const { director, stage, drain, cue } = createShow();
    director.open(game);
    expect(stage.still().pits).toEqual(game.start.pits);
    drain();
    expect(cue.events).toEqual(game.opening.events);
    expect(stage.still()).toEqual(expectedOf(game));
  }
});

test("the last ply can be seen again, and leaves everything as it was", () => {
  fc.assert(
    fc.property(games, (game) => {
      const { director, stage, cue, drain } = openBefore(game, 0);
      director.again(game);
      drain();
      expect(stage.still()).toEqual(expectedOf(game));
      expect(cue.events).toEqual(game.plies.at(-1)?.events);
    }),
    { numRuns: 30 },
  );
});

test("the trace of the last move stays when it has been played, and is there when a position is shown", () => {
  fc.assert(
    fc.property(games, (game) => {
      const played = openBefore(game, 1);
      for (const { events } of game.plies.slice(-1)) played.director.play(events);
      played.drain();
      const shown = openBefore(game, 0);
      const last = game.plies.at(-1);
      const trace = played.stage.shownTrace;
      expect(trace).toEqual(shown.stage.shownTrace);
      expect(trace?.origin).toBe(last?.move.pit);
      expect(trace?.landing).toBe(last?.events.findLast((event) => event.kind === "drop")?.pit);
      expect(trace?.captured).toEqual(
        last?.events.flatMap((event) => (event.kind === "capture" ? [event.pit] : [])),
      );
    }),
    { numRuns: 30 },
  );
});

test("a rest passes in the queue's own time and its end is awaited", async () => {
  const { director, queue } = createShow();
  director.rest(700);
  let idle = false;
  void director.idle().then(() => {
    idle = true;
  });
  queue.speed = 2;
  queue.update(300);
  await settle();
  expect(idle).toBe(false);
  queue.update(50);
  await settle();
  expect(idle).toBe(true);
});

test("who awaits the queue when the table is left goes on", async () => {
  const game = randomGame(rulesOf("split"), [2], 3);
  const { director, queue, from } = openBefore(game, 3);
  for (const { events } of game.plies.slice(from)) director.play(events);
  queue.update(100);
  const idle = director.idle();
  queue.clear();
  await expect(idle).resolves.toBeUndefined();
});

test("five minutes hidden: back in the present at the next finish, without a burst", () => {
  const game = randomGame(rulesOf("split"), [2, 0, 1], 12);
  const { director, queue, cue, stage, from } = openBefore(game, 6);
  for (const { events } of game.plies.slice(from)) director.play(events);
  queue.update(100);
  const heard = cue.heard.length;
  director.finish();
  queue.update(100);
  expect(cue.heard.length).toBe(heard);
  expect(stage.still()).toEqual(expectedOf(game));
});

test("before a first game nothing is shown, and nothing goes wrong", () => {
  const { director, queue, stage } = createShow();
  director.finish();
  director.play([{ kind: "turn", side: "north" }]);
  expect(queue.empty).toBe(true);
  expect(stage.shows).toBe(0);
});

test("sounds learn whose ears they are for and how fast the queue runs", () => {
  const game = randomGame(rulesOf("split"), [2], 1);
  const { director, queue, cue, drain } = openBefore(game, 1);
  director.viewpoint = "north";
  queue.speed = 4;
  for (const { events } of game.plies) director.play(events);
  drain();
  expect(cue.heard.length).toBe(eventsOf(game).length);
  for (const { context } of cue.heard) expect(context).toMatchObject({ viewpoint: "north", speed: 4 });
});

test("the fakes themselves see a leap and a heap with a gap", () => {
  const game = randomGame(rulesOf("split"), [2], 1);
  const { stage } = openBefore(game, 1);
  expect(stage).toBeInstanceOf(FakeStage);
  const [seed] = [...stage.seeds.keys()];
  if (seed === undefined) throw new Error("no seed");
  stage.move(seed, { place: "aside" }, { place: "aside" }, 1, 0);
  expect(stage.leaps).toHaveLength(1);
  expect(() => stage.still()).toThrow("slots");
  expect(currentPosition(game).pits).not.toEqual(game.start.pits);
});
