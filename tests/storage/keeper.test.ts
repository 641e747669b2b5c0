import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, goTo, newGame, playMove, resign } from "../../src/engine/game.ts";
import { parseMove } from "../../src/engine/notation.ts";
import { type Fault, must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { BySide, Game } from "../../src/engine/types.ts";
import { parseSeat, resumedSetup, type SeatId } from "../../src/session/setup.ts";
import { createKeeper, type Keeper } from "../../src/storage/keeper.ts";
import type { Save } from "../../src/storage/save.ts";
import { createStore } from "../../src/storage/store.ts";
import { randomGame } from "../engine/arbitrary.ts";
import { createTable, settle, setupOf } from "../session/fakes.ts";
import { fullCupboard, lockedCupboard, workingCupboard } from "./fakes.ts";

const ALONE: BySide<SeatId> = { south: "human", north: "level:2" };
const MACHINES: BySide<SeatId> = { south: "level:1", north: "level:2" };

/** A browser: what it stores, and a clock that goes on by one with every look at it. */
interface Browser {
  readonly store: Map<string, string>;
  readonly tab: Map<string, string>;
  readonly faults: Fault[];
  now: number;
}

const newBrowser = (): Browser => ({ store: new Map(), tab: new Map(), faults: [], now: 1000 });

type Asked = Parameters<typeof createKeeper>[0]["asked"];

/** Loads the page, or loads it again. */
function load(
  browser: Browser,
  asked: Asked = null,
  cupboard: (held: Map<string, string>) => ReturnType<typeof workingCupboard> = workingCupboard,
): { keeper: Keeper<SeatId>; last: { value: Save<SeatId> | null } } {
  const last: { value: Save<SeatId> | null } = { value: null };
  const keeper = createKeeper<SeatId>({
    store: createStore(cupboard(browser.store)),
    tab: createStore(cupboard(browser.tab)),
    parseSeat,
    now: () => browser.now++,
    asked,
    isOwn: ({ south, north }) => south === "human" || north === "human",
    last,
    tell: (fault) => browser.faults.push(fault),
  });
  return { keeper, last };
}

const played = (game: Game, seats = ALONE) => ({ game, seats, seed: 7, match: null });
const listed = (keeper: Keeper<SeatId>) => must(keeper.records.newest(1000)).games;
const sow = (game: Game, move: string) => must(playMove(game, must(parseMove(game.rules, move))));
const ended = (game: Game) => must(resign(game, "south"));

describe("a game that another tab has gone on with", () => {
  it("is found as it stands there, once, and no other game instead", () => {
    const browser = newBrowser();
    const game = sow(newGame(split), "A");
    const here = load(browser).keeper;
    expect(here.newer()).toBeNull();
    here.keep(played(game));
    expect(here.newer()).toBeNull();
    const there = load({ ...browser, tab: new Map() });
    const resumed = there.last.value;
    expect(resumed?.game).toEqual(game);
    if (resumed === null) return;
    there.keeper.keep(resumed);
    there.keeper.keep({ ...resumed, game: sow(resumed.game, "b") });
    const newer = here.newer();
    expect(newer?.game.plies).toHaveLength(2);
    if (newer === null) return;
    here.keep(newer);
    expect([here.newer(), there.keeper.newer()]).toEqual([null, null]);
    there.keeper.keep(played(sow(newGame(split), "E")));
    expect(here.newer()).toBeNull();
  });
});

describe("a game that is played", () => {
  it("comes back from every reload as it was, of any rule set, and is in the library once it is finished", () => {
    const way = fc.record({
      rules: fc.constantFrom(...RULE_SETS),
      seed: fc.nat(),
      reloads: fc.array(fc.nat(200), { maxLength: 5 }),
      by: fc.constantFrom("tab", "last", "address"),
    });
    fc.assert(
      fc.property(way, ({ rules, seed, reloads, by }) => {
        const browser = newBrowser();
        const asked = by === "address" ? { rules, seats: ALONE, start: null, seed: null } : null;
        let { keeper } = load(browser, asked);
        const whole = randomGame(rules, seed);
        let game = goTo(whole, 0);
        keeper.keep(played(game));
        while (endOf(game) === null) {
          const ply = whole.plies[game.cursor];
          if (ply === undefined) throw new Error("The game is longer than it was.");
          game = must(playMove(game, ply.move));
          keeper.keep(played(game));
          if (!reloads.includes(game.cursor) || endOf(game) !== null) continue;
          const page = load(browser, asked);
          keeper = page.keeper;
          const found = {
            tab: () => keeper.left(),
            last: () => page.last.value,
            address: () => keeper.found(),
          };
          const save = found[by as "tab" | "last" | "address"]();
          expect(save).toEqual({ ...played(game), begun: 1000 });
          if (save === null) return;
          game = save.game;
          keeper.keep(played(game));
        }
        expect(listed(keeper)).toEqual([{ ...played(game), begun: 1000 }]);
        expect(keeper.found()).toBeNull();
        expect(browser.faults).toEqual([]);
      }),
      { seed: 20_261_130, numRuns: 100 },
    );
  });

  it("is the same game in mid-sowing after one reload and after two, none lost or doubled", async () => {
    const browser = newBrowser();
    const { session, show, tap } = await createTable(setupOf("human", "human"));
    const { keeper } = load(browser);
    session.subscribe(() => keeper.keep({ ...session.setup, game: session.whole }));
    session.open(setupOf("human", "human"));
    await settle();
    tap("A");
    await settle();
    show.finish();
    await settle();
    tap("b");
    expect(session.phase).toBe("showing");
    const left = session.whole;
    for (let time = 0; time < 2; time++) {
      const again = load(browser);
      const save = again.keeper.left();
      expect(save).toMatchObject({ game: left, begun: 1000 });
      expect(again.last.value).toEqual(save);
      if (save === null) return;
      const next = await createTable(setupOf("human", "human"));
      next.session.subscribe(() => again.keeper.keep({ ...next.session.setup, game: next.session.whole }));
      next.session.open(resumedSetup(save), save.game);
    }
  });

  it("comes back before its first move too, but does not take the place of the last one", () => {
    const browser = newBrowser();
    const first = load(browser);
    first.keeper.keep(played(sow(newGame(split), "A")));
    first.keeper.keep(played(newGame(split), MACHINES));
    const again = load(browser);
    expect(again.keeper.left()).toMatchObject({ game: { plies: [] }, seats: MACHINES });
    expect(again.last.value).toMatchObject({ game: { cursor: 1 }, seats: ALONE });
  });

  it("is forgotten by the tab that now shows a game to be looked at only", () => {
    const browser = newBrowser();
    load(browser).keeper.keep(played(sow(newGame(split), "A")));
    const next = load(browser).keeper;
    expect(next.left()).not.toBeNull();
    next.keep(null);
    expect(load(browser).keeper.left()).toBeNull();
  });

  it("in one tab is not resumed in another", () => {
    const [here, there] = [newBrowser(), newBrowser()];
    const other = { ...there, store: here.store };
    load(here).keeper.keep(played(sow(newGame(split), "A")));
    load(other).keeper.keep(played(sow(newGame(split), "B")));
    expect(load(here).keeper.left()).toMatchObject({ game: { plies: [{ move: { pit: 0 } }] } });
    expect(load(other).keeper.left()).toMatchObject({ game: { plies: [{ move: { pit: 1 } }] } });
  });

  it("from before games had a date gets one", () => {
    const browser = newBrowser();
    load(browser).keeper.keep(played(sow(newGame(split), "A")));
    for (const [name, text] of browser.store) browser.store.set(name, text.replace(',"begun":1000', ""));
    browser.now = 5000;
    const { keeper, last } = load(browser);
    expect(last.value?.begun).toBeNull();
    keeper.keep(played(last.value?.game ?? newGame(split)));
    expect(last.value?.begun).toBe(5000);
  });
});

describe("a finished game", () => {
  const running = sow(newGame(split), "A");

  it("leaves the library when its end is taken back, until it is finished again", () => {
    const browser = newBrowser();
    const { keeper, last } = load(browser);
    for (const game of [running, ended(running)]) keeper.keep(played(game));
    const [entry] = listed(keeper);
    expect(entry?.game).toEqual(ended(running));
    keeper.keep(played(goTo(ended(running), 1)));
    expect(listed(keeper)).toEqual([]);
    expect(last.value).toMatchObject({ game: { closed: null }, begun: entry?.begun });
    keeper.keep(played(must(resign(running, "north"))));
    expect(listed(keeper)).toMatchObject([{ game: { closed: { by: "north" } }, begun: entry?.begun }]);
  });

  it("is not listed where it was opened as one, so that it is no game that was played here", () => {
    const { keeper } = load(newBrowser());
    for (const game of [running, ended(sow(newGame(split), "B"))]) keeper.keep(played(game));
    expect(listed(keeper)).toEqual([]);
  });

  it("leaves it too when its end is taken back after a reload", () => {
    const browser = newBrowser();
    const first = load(browser).keeper;
    for (const game of [running, ended(running)]) first.keep(played(game));
    const { keeper, last } = load(browser);
    const game = last.value?.game;
    if (game === undefined) throw new Error("There is no last game.");
    keeper.keep(played(game));
    expect(listed(keeper)).toHaveLength(1);
    keeper.keep(played(goTo(game, 0)));
    expect(listed(keeper)).toHaveLength(0);
  });

  it("is listed for each time that it is played anew", () => {
    const { keeper } = load(newBrowser());
    for (let round = 0; round < 3; round++) {
      const game = sow(newGame(split), "A");
      for (const stage of [game, ended(game)]) keeper.keep(played(stage));
    }
    expect(listed(keeper).map(({ begun }) => begun)).toEqual([1002, 1001, 1000]);
  });

  it("of machines alone is not listed", () => {
    const { keeper } = load(newBrowser());
    for (const game of [running, ended(running)]) keeper.keep(played(game, MACHINES));
    expect(listed(keeper)).toEqual([]);
  });

  it("that was removed is not the last one any more, and does not come back when it is looked at again", () => {
    const browser = newBrowser();
    const { keeper, last } = load(browser);
    for (const game of [running, ended(running)]) keeper.keep(played(game));
    const shown = last.value;
    keeper.records.remove(1000);
    expect([listed(keeper), last.value, keeper.left()]).toEqual([[], null, null]);
    expect(load(browser).last.value).toBeNull();
    const again = load(browser).keeper;
    again.keep(played(shown?.game ?? running));
    expect(listed(again)).toEqual([]);
  });

  it("is removed with all others, and the game that goes on stays", () => {
    const browser = newBrowser();
    const { keeper, last } = load(browser);
    for (const game of [running, ended(running)]) keeper.keep(played(game));
    const next = sow(newGame(split), "B");
    keeper.keep(played(next));
    keeper.records.clear();
    expect(listed(keeper)).toEqual([]);
    expect(last.value?.game).toEqual(next);
    expect(load(browser).last.value?.game).toEqual(next);
  });
});

describe("what is only looked at", () => {
  it("is not kept: neither earlier positions, nor a replay, nor a game that is presented", async () => {
    const browser = newBrowser();
    const { session, show, tap } = await createTable(setupOf("human", "human"), { instant: true });
    const { keeper, last } = load(browser);
    const { setup } = session;
    let asked = 0;
    session.subscribe(() => {
      asked += 1;
      keeper.keep(session.presented ? null : { ...session.setup, game: session.whole });
    });
    session.open(setup);
    await settle();
    tap("A");
    await settle();
    tap("b");
    await settle();
    const kept = new Map(browser.store);
    const before = asked;
    session.look(0);
    session.replay();
    for (let n = 0; n < 3; n++) {
      show.finish();
      await settle();
    }
    session.leave();
    session.repeat();
    await settle();
    expect(asked).toBeGreaterThan(before + 4);
    expect(browser.store).toEqual(kept);
    session.present(setup, randomGame(split, 3));
    session.look(5);
    await settle();
    expect(browser.store).toEqual(kept);
    expect(last.value?.game.plies).toHaveLength(2);
    expect(keeper.left()).toBeNull();
  });
});

describe("a store that fails", () => {
  const whole = randomGame(split, 4);

  function playAll(keeper: Keeper<SeatId>): void {
    for (let cursor = 0; cursor <= whole.plies.length; cursor++) {
      // As a game grows: `goTo` keeps the later plies, which a game that is played has not got.
      keeper.keep(played({ ...whole, plies: whole.plies.slice(0, cursor), cursor }));
    }
  }

  it("as forbidden or full takes nothing, tells why and lets the game go on", () => {
    for (const [cupboard, code] of [
      [() => lockedCupboard, "STORE_FORBIDDEN"],
      [fullCupboard, "STORE_FULL"],
    ] as const) {
      const browser = newBrowser();
      const { keeper, last } = load(browser, null, cupboard);
      playAll(keeper);
      expect(last.value?.game).toEqual(whole);
      expect(new Set(browser.faults.map((fault) => fault.code))).toEqual(new Set([code]));
      expect([...browser.store, ...browser.tab]).toEqual([]);
      keeper.records.remove(1000);
      keeper.records.clear();
      expect(keeper.left()).toBeNull();
    }
  });

  it("in the midst of a game harms no more than that one write", () => {
    const errors = [
      new DOMException("full", "QuotaExceededError"),
      new DOMException("denied", "SecurityError"),
      new Error("broken"),
    ];
    const failed = new Map<string, number>();
    for (let failing = 0; failing < whole.plies.length * 2 + 2; failing++) {
      const browser = newBrowser();
      let writes = 0;
      let name = "";
      const { keeper } = load(browser, null, (held) => () => ({
        ...workingCupboard(held)(),
        setItem(key, text) {
          if (writes++ !== failing) return void held.set(key, text);
          name = key.replace("alemungula:", "");
          throw errors[failing % errors.length];
        },
      }));
      playAll(keeper);
      failed.set(name, (failed.get(name) ?? 0) + 1);
      // The tab's own copy only spares a press, so that nobody is told of it.
      expect(browser.faults).toHaveLength(name === "played" ? 0 : 1);
      const page = load(browser);
      expect(listed(page.keeper)).toHaveLength(name === "done|1000" ? 0 : 1);
      const late = failing === writes - 1 ? 1 : 0;
      expect(page.last.value?.game.cursor).toBe(whole.cursor - late);
    }
    expect([...failed.keys()].sort()).toEqual(["done|1000", "last", "played"]);
  });

  it("keeps a finished game in the slot of its address when the library takes no more", () => {
    const browser = newBrowser();
    const asked = { rules: split, seats: ALONE, start: null, seed: null };
    const running = sow(newGame(split), "A");
    const { keeper } = load(browser, asked);
    keeper.keep(played(running));
    const full = load(browser, asked, fullCupboard).keeper;
    full.keep(played(running));
    full.keep(played(ended(running)));
    expect(load(browser, asked).keeper.found()?.game).toEqual(running);
  });
});
