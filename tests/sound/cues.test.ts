import { describe, expect, test } from "vitest";
import type { CueContext } from "../../src/animation/cue.ts";
import type { GameEvent, Pit, Side } from "../../src/engine/types.ts";
import { REFUSED, soundOf } from "../../src/sound/cues.ts";

const PIT = 0 as Pit;
const VIEWPOINTS = ["south", "north", null] as const;
const SPEEDS = [0.5, 1, 2, 4];

function from(viewpoint: Side | null, rest: Partial<CueContext> = {}): CueContext {
  return { viewpoint, seedsInPit: 0, lastDrop: false, speed: 1, ...rest };
}

const lift = (seeds: number, lap = 1): GameEvent => ({ kind: "lift", pit: PIT, seeds, lap });
const drop = (inPit: number): GameEvent => ({ kind: "drop", pit: PIT, inPit, inHand: 3 });
const capture = (link: number, by: Side = "south"): GameEvent => ({
  kind: "capture",
  pit: PIT,
  seeds: 2,
  by,
  link,
});
const end = (winner: Side | null): GameEvent => ({
  kind: "end",
  reason: "no-moves",
  outcome: { winner, stores: { south: 25, north: 25 } },
});
const turn = (side: Side): GameEvent => ({ kind: "turn", side });
const sweep: GameEvent = { kind: "sweep", from: [PIT], to: "south", unshared: 0 };
const bar: GameEvent = { kind: "bar", pit: PIT };
const pass: GameEvent = { kind: "pass", side: "south" };
const notices: readonly GameEvent[] = [
  { kind: "notice", what: "repeated" },
  { kind: "notice", what: "decided" },
];
const everything: readonly GameEvent[] = [
  ...[1, 2].map((lap) => lift(4, lap)),
  ...[1, 2, 5, 6, 50].map(drop),
  ...[1, 2, 3, 4, 5, 6].flatMap((link) => [capture(link, "south"), capture(link, "north")]),
  ...[bar, pass, turn("south"), turn("north"), sweep],
  ...notices,
  ...[end("south"), end("north"), end(null)],
];

const nameOf = (event: GameEvent, viewpoint: Side | null) => soundOf(event, from(viewpoint))?.name ?? null;
const fromEach = (event: GameEvent) => VIEWPOINTS.map((viewpoint) => nameOf(event, viewpoint));
const same = (name: string | null) => [name, name, name];

describe("which sound it is, heard by South, by North and by nobody's side", () => {
  test.each([
    ["the first lift", lift(5), same("lift")],
    ["a later lap's lift", lift(5, 2), same("relay")],
    ["a seed into an empty pit", drop(1), same("drop-empty")],
    ["a seed to one other", drop(2), same("drop-some")],
    ["a seed to four others", drop(5), same("drop-some")],
    ["a seed on a heap", drop(6), same("drop-full")],
    ["a seed on the highest heap", drop(50), same("drop-full")],
    ["a capture", capture(1), same("capture-1")],
    ["a chain's fifth capture", capture(5), same("capture-5")],
    ["a chain longer than any row", capture(6), same("capture-5")],
    ["a bar", bar, same("bar")],
    ["a pass", pass, same("turn")],
    ["South's turn", turn("south"), ["turn", null, null]],
    ["North's turn", turn("north"), [null, "turn", null]],
    ["a sweep", sweep, same("sweep")],
    ["South's win", end("south"), ["end-won", "end-lost", "end-neutral"]],
    ["North's win", end("north"), ["end-lost", "end-won", "end-neutral"]],
    ["a draw", end(null), same("end-drawn")],
    ["a repeated position", notices[0] as GameEvent, same(null)],
    ["a decided game", notices[1] as GameEvent, same(null)],
  ])("%s", (_, event, names) => {
    expect(fromEach(event)).toEqual(names);
  });

  test("a refused press is the same soft knock for everybody", () => {
    expect(REFUSED).toMatchObject({ kind: "refused", name: "knock" });
  });
});

describe("how it sounds", () => {
  test("everything at a volume that exists and at a rate that still sounds like wood", () => {
    for (const event of everything) {
      for (const viewpoint of VIEWPOINTS) {
        for (const lastDrop of [false, true]) {
          const sound = soundOf(event, from(viewpoint, { lastDrop })) ?? REFUSED;
          expect(sound.volume).toBeGreaterThan(0.4);
          expect(sound.volume).toBeLessThanOrEqual(1);
          expect(sound.rate).toBeGreaterThan(0.75);
          expect(sound.rate).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test("each seed more makes a pit's tone lower, within what one recording serves, and never lighter", () => {
    const sounds = Array.from({ length: 50 }, (_, seeds) => soundOf(drop(seeds + 1), from(null)) ?? REFUSED);
    sounds.slice(1).forEach((sound, index) => {
      const before = sounds[index] ?? REFUSED;
      if (sound.name === before.name) expect(sound.rate).toBeLessThanOrEqual(before.rate);
      expect(sound.volume).toBeGreaterThanOrEqual(before.volume);
    });
    expect(sounds[3]?.rate).toBeLessThan(sounds[1]?.rate ?? 0);
    expect(sounds[9]?.rate).toBeLessThan(sounds[5]?.rate ?? 0);
  });

  test("the last seed stands out from those before it", () => {
    const [one, last] = [false, true].map(
      (lastDrop) => soundOf(drop(3), from(null, { lastDrop })) ?? REFUSED,
    );
    expect(last?.volume).toBeGreaterThan(one?.volume ?? 1);
  });

  test("more seeds lift and fall louder", () => {
    const [few, many] = [2, 9].map((seeds) => soundOf(lift(seeds), from(null)) ?? REFUSED);
    expect(many?.volume).toBeGreaterThan(few?.volume ?? 1);
  });

  test("what is taken from the listener sounds lower and softer than what he takes", () => {
    const [taken, lost] = (["south", "north"] as const).map(
      (by) => soundOf(capture(2, by), from("south")) ?? REFUSED,
    );
    expect(lost?.rate).toBeLessThan(taken?.rate ?? 0);
    expect(lost?.volume).toBeLessThan(taken?.volume ?? 0);
    expect(soundOf(capture(2, "north"), from(null))).toEqual(taken);
    expect(soundOf(capture(2, "north"), from("north"))).toEqual(taken);
  });
});

describe("at speed", () => {
  const { POSITIVE_INFINITY: instant } = Number;

  test("what sounds at one finite speed sounds at any", () => {
    for (const event of everything) {
      const [first, ...others] = SPEEDS.map((speed) => soundOf(event, from("south", { speed })));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test("when all happens at once, the last seed, what it took and the end are left", () => {
    const left = everything.filter((event) => soundOf(event, from("south", { speed: instant })) !== null);
    expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(["capture", "end"]));
    expect(soundOf(drop(3), from("south", { speed: instant, lastDrop: true }))?.name).toBe("drop-some");
  });

  test("only the last seed and the end sound whatever has just sounded", () => {
    const always = everything.filter((event) => soundOf(event, from("south"))?.always);
    expect(new Set(always.map(({ kind }) => kind))).toEqual(new Set(["end"]));
    expect(soundOf(drop(1), from(null, { lastDrop: true }))?.always).toBe(true);
  });
});
