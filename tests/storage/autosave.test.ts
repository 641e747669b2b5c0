import { describe, expect, it } from "vitest";
import { goTo, newGame, playMove, resign } from "../../src/engine/game.ts";
import { parseMove } from "../../src/engine/notation.ts";
import { startPosition } from "../../src/engine/position.ts";
import { ok } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game } from "../../src/engine/types.ts";
import { findGame, keepGame, LAST, setAside, slotOf } from "../../src/storage/autosave.ts";
import { createStore } from "../../src/storage/store.ts";
import { fullCupboard, lockedCupboard, workingCupboard } from "./fakes.ts";

const seats = { south: "human", north: "level:2" };
const saveOf = (game: Game) => ({ game, seats, seed: 4, match: null, begun: 1_764_531_234_567 });
const slot = slotOf({ rules: split, seats, start: null, seed: null });

function play(game: Game, text: string): Game {
  const move = parseMove(game.rules, text);
  const next = move.ok ? playMove(game, move.value) : move;
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

const fresh = newGame(split);
const running = play(fresh, "A");
const resigned = resign(running, "south");
if (!resigned.ok) throw new Error(resigned.error.message);

describe("slots", () => {
  it("are the same for the same address, whether or not it names the default start", () => {
    expect(slotOf({ rules: split, seats, start: startPosition(split), seed: null })).toBe(slot);
  });

  it.each([
    ["rules", { rules: circular }],
    ["seats", { seats: { south: "level:2", north: "human" } }],
    ["start", { start: { ...startPosition(split), toMove: "north" as const } }],
    ["seed", { seed: 0 }],
  ])("differ by %s", (_, change) => {
    expect(slotOf({ rules: split, seats, start: null, seed: null, ...change })).not.toBe(slot);
  });
});

describe("a kept game", () => {
  it.each([
    ["by its address", slot],
    ["as the last one", null],
  ])("is found %s, twice over", (_, own) => {
    const store = createStore(workingCupboard());
    expect(keepGame(store, own, saveOf(running))).toEqual(ok(null));
    for (let time = 0; time < 2; time++) {
      const found = findGame(store, own ?? LAST, ok<string>);
      expect(found).toEqual(ok(saveOf(running)));
      if (found.ok && found.value) keepGame(store, own, found.value);
    }
  });

  it("keeps the moves taken back", () => {
    const store = createStore(workingCupboard());
    keepGame(store, slot, saveOf(goTo(running, 0)));
    expect(findGame(store, slot, ok<string>)).toEqual(ok(saveOf(goTo(running, 0))));
  });

  it("leaves the slot of its address when it is finished, but stays the last one", () => {
    const store = createStore(workingCupboard());
    keepGame(store, slot, saveOf(running));
    keepGame(store, slot, saveOf(resigned.value));
    expect(findGame(store, slot, ok<string>)).toEqual(ok(null));
    keepGame(store, null, saveOf(resigned.value));
    expect(findGame(store, LAST, ok<string>)).toEqual(ok(saveOf(resigned.value)));
  });

  it("is not pushed out as the last one by a game without a move or by one of an address", () => {
    const store = createStore(workingCupboard());
    keepGame(store, null, saveOf(running));
    keepGame(store, null, saveOf(fresh));
    keepGame(store, slot, saveOf(play(running, "b")));
    expect(findGame(store, LAST, ok<string>)).toEqual(ok(saveOf(running)));
    expect(findGame(store, slot, ok<string>)).toEqual(ok(saveOf(play(running, "b"))));
  });

  it("is none at first", () => {
    const store = createStore(workingCupboard());
    expect(findGame(store, slot, ok<string>)).toEqual(ok(null));
    expect(findGame(store, LAST, ok<string>)).toEqual(ok(null));
  });

  it("that was damaged is refused with the reason", () => {
    const held = new Map<string, string>();
    const store = createStore(workingCupboard(held));
    keepGame(store, slot, saveOf(running));
    for (const name of held.keys()) held.set(name, "{}");
    expect(findGame(store, slot, ok<string>)).toMatchObject({ ok: false, error: { code: "SAVE_FORM" } });
  });

  it("stays as it was when the storage is full", () => {
    const held = new Map<string, string>();
    keepGame(createStore(workingCupboard(held)), slot, saveOf(running));
    const full = createStore(fullCupboard(held));
    const next = play(running, "b");
    expect(keepGame(full, slot, saveOf(next))).toMatchObject({ error: { code: "STORE_FULL" } });
    expect(findGame(full, slot, ok<string>)).toEqual(ok(saveOf(running)));
  });

  it("is told to be impossible where storage is forbidden", () => {
    const locked = createStore(lockedCupboard);
    const forbidden = { ok: false, error: { code: "STORE_FORBIDDEN" } };
    expect(keepGame(locked, slot, saveOf(running))).toMatchObject(forbidden);
    expect(findGame(locked, slot, ok<string>)).toMatchObject(forbidden);
    expect(findGame(locked, LAST, ok<string>)).toMatchObject(forbidden);
  });
});

describe("a save that cannot be read", () => {
  it("is moved out of its slot, and still there when later games have been kept in that", () => {
    const store = createStore(workingCupboard());
    const newer = '{"version":2,"rules":"split"}';
    store.write(slot, newer);
    expect(findGame(store, slot, ok<string>)).toMatchObject({ ok: false, error: { code: "SAVE_VERSION" } });
    setAside(store, slot);
    expect(store.read(slot)).toEqual(ok(null));
    keepGame(store, slot, saveOf(running));
    expect(findGame(store, slot, ok<string>)).toEqual(ok(saveOf(running)));
    expect(store.read(`refused|${slot}`)).toEqual(ok(newer));
  });

  it("stays in its slot where there is no room to set it aside", () => {
    const held = new Map([[`alemungula:${slot}`, "{"]]);
    const full = createStore(fullCupboard(held));
    setAside(full, slot);
    expect(full.read(slot)).toEqual(ok("{"));
  });

  it("need not exist", () => {
    const store = createStore(workingCupboard());
    setAside(store, slot);
    expect(store.read(`refused|${slot}`)).toEqual(ok(null));
  });
});
