import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newGame, resign } from "../../src/engine/game.ts";
import { must, ok } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { createLibrary, type Finished } from "../../src/storage/library.ts";
import { formatSave } from "../../src/storage/save.ts";
import { createStore } from "../../src/storage/store.ts";
import { randomGame } from "../engine/arbitrary.ts";
import { fullCupboard, lockedCupboard, workingCupboard } from "./fakes.ts";

const seats = { south: "human", north: "level:2" };
const resigned = must(resign(newGame(split), "north"));
const finished = (begun: number): Finished<string> => ({
  game: resigned,
  seats,
  seed: 7,
  match: null,
  begun,
});

const libraryOn = (held: Map<string, string>) =>
  createLibrary(createStore(workingCupboard(held)), ok<string>);

/** When the games on the shelf were begun. */
function listed(library: ReturnType<typeof libraryOn>, most = Number.POSITIVE_INFINITY): number[] {
  return must(library.newest(most)).games.map(({ begun }) => begun);
}

describe("the library", () => {
  it("is empty at first", () => {
    expect(must(libraryOn(new Map()).newest(50))).toEqual({ games: [], refused: 0, total: 0 });
  });

  it("gives back the finished games of all rule sets, the newest first", () => {
    const moments = fc.uniqueArray(fc.nat(2 ** 41), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(moments, fc.nat(), (begun, seed) => {
        const library = libraryOn(new Map());
        const games = begun.map((moment, n) => {
          const rules = RULE_SETS[(seed + n) % RULE_SETS.length] ?? split;
          return { ...finished(moment), game: randomGame(rules, seed + n) };
        });
        for (const game of games) expect(library.put(game)).toEqual(ok(null));
        const shelf = must(library.newest(games.length));
        expect(shelf.games).toEqual([...games].sort((a, b) => b.begun - a.begun));
      }),
      { seed: 20_261_130, numRuns: 40 },
    );
  });

  it("reads no more than is asked for, and knows of the rest", () => {
    const library = libraryOn(new Map());
    for (const begun of [10, 9, 100]) library.put(finished(begun));
    expect(listed(library, 2)).toEqual([100, 10]);
    expect(must(library.newest(2)).total).toBe(3);
  });

  it("holds a game once, however often it is finished", () => {
    const library = libraryOn(new Map());
    library.put(finished(5));
    library.put({ ...finished(5), seats: { south: "human", north: "human" } });
    expect(must(library.newest(9)).games).toEqual([
      { ...finished(5), seats: { south: "human", north: "human" } },
    ]);
  });

  it("keeps the newest 500; the oldest make room", () => {
    const library = libraryOn(new Map());
    for (let n = 0; n < 503; n++) library.put(finished(1000 + n));
    const begun = listed(library);
    expect([begun.length, begun[0], begun.at(-1)]).toEqual([500, 1502, 1003]);
  });

  it("is shared with other tabs", () => {
    const held = new Map<string, string>();
    const [here, there] = [libraryOn(held), libraryOn(held)];
    here.put(finished(1));
    there.put(finished(2));
    here.put(finished(3));
    there.remove(1);
    expect(listed(here)).toEqual([3, 2]);
  });

  it("leaves out a game that another tab removes while the shelf is read", () => {
    const held = new Map<string, string>();
    for (const begun of [1, 2]) libraryOn(held).put(finished(begun));
    const cupboard = workingCupboard(held);
    const busy = () => ({
      ...cupboard(),
      getItem(name: string) {
        held.delete("alemungula:done|1");
        return held.get(name) ?? null;
      },
    });
    const library = createLibrary(createStore(busy), ok<string>);
    expect(listed(library)).toEqual([2]);
  });

  it("loses a game that is removed, and all when all are removed, but nothing else", () => {
    const held = new Map([
      ["alemungula:last", "a game"],
      ["alemungula:done|today", "by another program"],
      ["done|7", "of another page"],
    ]);
    const others = new Map(held);
    const library = libraryOn(held);
    for (const begun of [1, 2, 3]) library.put(finished(begun));
    library.remove(2);
    expect(listed(library)).toEqual([3, 1]);
    library.clear();
    expect(listed(library)).toEqual([]);
    expect(held).toEqual(others);
  });
});

describe("an entry that cannot be read", () => {
  const open = formatSave({ ...finished(2), game: newGame(split) });
  const wrong = [
    ["no JSON", "{", "alemungula:done|2"],
    ["of a later version", '{"version":2}', "alemungula:done|2"],
    ["an unfinished game", open, "alemungula:done|2"],
    ["a game of another time", formatSave(finished(4)), "alemungula:done|2"],
  ] as const;

  it.each(wrong)("as %s is set aside and told once, and the rest is listed", (_, text, name) => {
    const held = new Map([[name as string, text as string]]);
    const library = libraryOn(held);
    for (const begun of [1, 3]) library.put(finished(begun));
    const shelf = must(library.newest(9));
    expect(shelf).toEqual({ games: [finished(3), finished(1)], refused: 1, total: 2 });
    expect(must(library.newest(9))).toEqual({ ...shelf, refused: 0 });
    expect(held.get("alemungula:refused|done|2")).toBe(text);
  });

  it.each(["removing all", "making room"])("is not lost by %s", (deed) => {
    const held = new Map([["alemungula:done|1", "{"]]);
    const library = libraryOn(held);
    if (deed === "removing all") library.clear();
    else for (let n = 0; n < 500; n++) library.put(finished(1000 + n));
    expect(listed(library)).toHaveLength(deed === "removing all" ? 0 : 500);
    expect(held.get("alemungula:refused|done|1")).toBe("{");
  });
});

describe("a library without a working store", () => {
  it("that is full takes no more, and keeps what it has", () => {
    const held = new Map<string, string>();
    libraryOn(held).put(finished(1));
    const full = createLibrary(createStore(fullCupboard(held)), ok<string>);
    expect(full.put(finished(2))).toMatchObject({ ok: false, error: { code: "STORE_FULL" } });
    expect(listed(full)).toEqual([1]);
    full.remove(1);
    expect(listed(full)).toEqual([]);
  });

  it("that is forbidden from some moment on says so, and loses nothing", () => {
    const held = new Map<string, string>();
    libraryOn(held).put(finished(1));
    const before = new Map(held);
    const cupboard = workingCupboard(held);
    const library = createLibrary(
      createStore(() => ({ ...cupboard(), getItem: () => lockedCupboard().getItem("") })),
      ok<string>,
    );
    const forbidden = { ok: false, error: { code: "STORE_FORBIDDEN" } };
    expect(library.newest(50)).toMatchObject(forbidden);
    expect(library.clear()).toMatchObject(forbidden);
    expect(held).toEqual(before);
  });

  it("that is forbidden says so", () => {
    const locked = createLibrary(createStore(lockedCupboard), ok<string>);
    const forbidden = { ok: false, error: { code: "STORE_FORBIDDEN" } };
    expect(locked.newest(50)).toMatchObject(forbidden);
    expect(locked.put(finished(1))).toMatchObject(forbidden);
    expect(locked.remove(1)).toMatchObject(forbidden);
    expect(locked.clear()).toMatchObject(forbidden);
  });
});
