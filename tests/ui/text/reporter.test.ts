import { beforeEach, expect, it } from "vitest";
import { loadSpeech } from "../../../src/i18n/language.ts";
import { createReporter, type Reporter } from "../../../src/ui/text/reporter.ts";
import { gameOf, MACHINES, plyOf } from "../games.ts";

const { t } = await loadSpeech("en");
const game = gameOf("split", null, "A a B b D d E");
const named = { rules: game.rules, seats: MACHINES };

let said: string[];
let waiting: { ms: number; act: () => void }[];
let reporter: Reporter;

beforeEach(() => {
  said = [];
  waiting = [];
  const clock = {
    after(ms: number, act: () => void) {
      const timer = { ms, act };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
  };
  reporter = createReporter(clock, ({ saying }) => said.push(saying(t)));
});

function pass(): void {
  for (const { act } of waiting.splice(0)) act();
}

it("tells every ply while one can listen", () => {
  for (const ply of game.plies) reporter.ply(named, ply, false);
  expect(said).toHaveLength(game.plies.length);
  expect(waiting).toEqual([]);
});

it("sums up at high speed, once in two seconds", () => {
  for (const ply of game.plies) reporter.ply(named, ply, true);
  expect(said).toEqual([]);
  expect(waiting.map(({ ms }) => ms)).toEqual([2000]);
  pass();
  const { south, north } = game.plies.at(-1)?.after.stores ?? { south: -1, north: -1 };
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^7 moves played\./);
  expect(said[0]?.endsWith(`Chick: ${south}, Hare: ${north}.`)).toBe(true);
  for (const ply of game.plies.slice(0, 1)) reporter.ply(named, ply, true);
  pass();
  expect(said[1]).toBe("1 move played. Chick: 0, Hare: 0.");
});

it("names what was captured in a summary", () => {
  reporter.ply(named, plyOf("split", "1,0,0,0,2/1,1,5,5,5 0-0 S -", "E"), true);
  pass();
  expect(said).toEqual(["1 move played. Chick captured 4 seeds. Chick: 4, Hare: 0."]);
});

it("always tells the end, and at once", () => {
  reporter.ply(named, plyOf("split", null, "A"), true);
  reporter.ply(named, plyOf("split", "0,1,0,0,1/1,0,0,0,0 3-9 S -", "E"), true);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("Hare wins, 9 to 6.");
  expect(waiting).toEqual([]);
});

it("forgets what another game has made stale", () => {
  reporter.ply(named, plyOf("split", null, "A"), true);
  reporter.clear();
  pass();
  expect(said).toEqual([]);
});
