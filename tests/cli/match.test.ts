import { expect, test } from "vitest";
import { summary } from "../../src/cli/match.ts";
import { run } from "./runner.ts";

const MATCH = ["match", "--rules", "circular", "--south", "greedy", "--north", "random", "--games", "30"];

test("wins are counted for the named player, whatever his seat, and the seed makes it repeatable", async () => {
  const [first, again, other] = await Promise.all([
    run([...MATCH, "--seed", "5"]),
    run([...MATCH, "--seed", "5"]),
    run([...MATCH, "--seed", "6"]),
  ]);
  expect(first.code).toBe(0);
  expect(first).toEqual(again);
  expect(first.lines).not.toEqual(other.lines);
  const [result] = first.lines as readonly Readonly<Record<string, number>>[];
  const { south = 0, north = 0, draws = 0, score = 0, margin = 0 } = result ?? {};
  expect(south + north + draws).toBe(30);
  expect(score).toBeCloseTo((south + draws / 2) / 30, 3);
  // A greedy player beats a random one in either seat.
  expect(south).toBeGreaterThan(20);
  expect(margin).toBeGreaterThan(0);
});

test("exchanging the names exchanges the counts' meaning", async () => {
  const { lines } = await run(["match", "--south", "random", "--north", "greedy", "--games", "30"]);
  const [result] = lines as readonly Readonly<Record<string, number>>[];
  expect(result?.north).toBeGreaterThan(20);
  expect(result).toMatchObject({
    ci95: [expect.any(Number), expect.any(Number)],
    plies: { least: expect.any(Number), mean: expect.any(Number), most: expect.any(Number) },
  });
});

test("a match may have more games than a call has arguments", () => {
  const scores = Array.from({ length: 500_000 }, (_, n) => ({ points: 1 as const, margin: 2, plies: n + 7 }));
  expect(summary(scores)).toMatchObject({
    south: 500_000,
    margin: 2,
    plies: { least: 7, mean: 250_006.5, most: 500_006 },
  });
});

test.each([
  [["match", "--south", "random"], "--north"],
  [["match", "--south", "random", "--north", "nobody"], "--north"],
  [["match", "--south", "random", "--north", "random", "--games", "0"], "--games"],
])("a wrong command line is refused: %j", async (args, named) => {
  const { code, lines, messages } = await run(args);
  expect({ code, lines }).toEqual({ code: 2, lines: [] });
  expect(messages).toContain(named);
});
