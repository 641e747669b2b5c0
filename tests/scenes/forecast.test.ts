import { expect, test } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { forecastOf } from "../../src/scenes/forecast.ts";
import { gameFrom } from "../animation/fakes.ts";

function forecast(rules: string, position: string, index: number) {
  const game = gameFrom(rules, position);
  const move = legalMoves(game.rules, game.start)[index];
  const applied = move === undefined ? null : applyMove(game.rules, game.start, move);
  if (!applied?.ok) throw new Error("no such move");
  return forecastOf(applied.value.events, game.start.stores);
}

test("tells the way, what each pit will hold and where the last seed falls", () => {
  const { way, landing, pits, stores } = forecast("split", "5,5,5,5,5/5,5,5,5,5 0-0 S -", 4);
  expect(way).toEqual([3, 4, 5, 6, 7, 8]);
  expect(landing).toBe(8);
  expect([...pits].map(([pit, { seeds }]) => [pit, seeds])).toEqual([
    [3, 0],
    [4, 6],
    [5, 6],
    [6, 6],
    [7, 6],
    [8, 6],
  ]);
  expect(stores).toEqual({});
});

test("captured pits tell what would be taken, the storehouse what it would hold", () => {
  const { pits, stores, landing } = forecast("split", "0,0,0,0,2/1,1,5,5,5 7-9 S -", 0);
  expect(landing).toBe(6);
  expect(pits.get(6 as never)).toEqual({ seeds: 2, captured: true });
  expect(pits.get(5 as never)).toEqual({ seeds: 2, captured: true });
  expect(pits.get(4 as never)).toEqual({ seeds: 0, captured: false });
  expect(stores).toEqual({ south: 11 });
});

test("a relay's way goes on from where it landed", () => {
  const { way, landing } = forecast("circular-relay", "1,1,0,0,0/4,4,4,4,4 0-0 S -", 0);
  expect(way).toEqual([0, 1, 2, 3]);
  expect(landing).toBe(3);
});
