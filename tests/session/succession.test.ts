import { describe, expect, it } from "vitest";
import { endOf } from "../../src/engine/game.ts";
import { NEW_SERIES } from "../../src/session/series.ts";
import type { Setup } from "../../src/session/setup.ts";
import { followGames, isUnderWay } from "../../src/session/succession.ts";
import { createTable, settle, setupOf } from "./fakes.ts";

/** One move, and it is over: South wins. */
const LAST_MOVE = "0,0,0,0,1/0,0,0,0,0 30-19 S -";
const SHOW: Setup = {
  ...setupOf("level:1", "level:3", "split", LAST_MOVE),
  purpose: "show",
  series: NEW_SERIES,
};

/** The game is over and its result is seen. */
async function watch(setup: Setup = SHOW) {
  const table = await createTable(setup, { prompt: true });
  const stop = followGames({ session: table.session, show: table.show });
  const pass = async () => {
    table.show.finish();
    await settle();
  };
  for (let beat = 0; beat < 2; beat++) await pass(); // The machine's pause, and its move.
  expect(table.session.phase).toBe("over");
  return { ...table, stop, pass };
}

describe("a series", () => {
  it("goes on by itself after a pause that the picture keeps, with the sides changed", async () => {
    const { session, show, pass } = await watch();
    expect([session.busy, isUnderWay(session), show.rests.at(-1)]).toEqual([false, true, 5000]);
    await settle();
    expect([session.phase, session.setup.series]).toEqual(["over", NEW_SERIES]);
    await pass();
    expect(session.setup.seats).toEqual({ south: "level:3", north: "level:1" });
    expect(session.setup.series).toEqual({ won: { south: 0, north: 1 }, drawn: 0 });
    expect([session.whole.plies.length, session.busy]).toEqual([0, true]);
  });

  it("counts each game once, game after game", async () => {
    const { session, pass } = await watch();
    for (let beat = 0; beat < 40; beat++) await pass();
    const { won, drawn } = session.setup.series ?? NEW_SERIES;
    // The South wins each time, and its players alternate.
    expect(Math.abs(won.south - won.north)).toBeLessThan(2);
    expect([drawn, won.south + won.north > 8]).toEqual([0, true]);
  });

  it("waits while somebody looks back, and goes on after they have gone back to the game", async () => {
    const { session, pass } = await watch();
    session.look(0);
    for (let beat = 0; beat < 5; beat++) await pass();
    expect([session.phase, isUnderWay(session)]).toEqual(["looking", false]);
    session.leave();
    await pass();
    expect([session.phase, session.setup.series]).toEqual(["over", NEW_SERIES]);
    await pass();
    expect(session.setup.series).not.toBe(NEW_SERIES);
  });

  it("does not count a game twice whose end is taken back and comes again, or is shown again", async () => {
    const { session, pass } = await watch();
    session.undo();
    expect(endOf(session.whole)).toBeNull();
    await settle();
    for (let beat = 0; beat < 2; beat++) await pass();
    expect(session.phase).toBe("over");
    session.repeat();
    expect(session.phase).toBe("showing");
    await pass();
    expect([session.phase, session.setup.series]).toEqual(["over", NEW_SERIES]);
    await pass();
    expect(session.setup.series).toEqual({ won: { south: 0, north: 1 }, drawn: 0 });
  });

  it("is left when another game is begun meanwhile", async () => {
    const { session, pass } = await watch();
    session.open(setupOf("human", "human"));
    for (let beat = 0; beat < 3; beat++) await pass();
    expect([session.phase, session.setup.series]).toEqual(["person", undefined]);
  });

  it("ends when nobody follows it any more", async () => {
    const { session, stop, pass } = await watch();
    stop();
    await pass();
    expect(session.setup.series).toBe(NEW_SERIES);
  });
});

it("a game without a series stays at its end", async () => {
  const { session, show, pass } = await watch(setupOf("level:1", "level:3", "split", LAST_MOVE));
  await pass();
  expect([session.phase, isUnderWay(session), show.rests]).toEqual(["over", false, [700]]);
});
