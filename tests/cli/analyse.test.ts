import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyseCommand } from "../../src/cli/analyse.ts";
import { newGame, playMove } from "../../src/engine/game.ts";
import { formatMove, parseMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { workOut } from "../ai/naive.ts";
import { run } from "./runner.ts";

const START = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
const EFFORT = { depth: expect.any(Number), nodes: expect.any(Number), ms: expect.any(Number) };
const NOTHING = { move: null, best: [], exact: true, pv: [] };

interface Line {
  readonly move: string;
  readonly best: readonly string[];
  readonly value: number;
  readonly pv: readonly string[];
  readonly ms: number;
}

interface Vector {
  readonly position: string;
  readonly value: number;
  readonly best: readonly string[];
}

/** Every 25th of the solved positions. */
const VECTORS = readFileSync(new URL("../engine/split-exact.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((_, n) => n % 25 === 7)
  .map((line): Vector => JSON.parse(line));

const ask = (position: unknown) => JSON.stringify({ position });

/** The line holds all that was promised: whole seeds, legal moves, and a way on that begins with the move. */
function expectAnalysis(rules: RuleSet, text: string, answer: unknown): Line {
  expect(answer).toEqual({
    move: expect.any(String),
    best: expect.any(Array),
    value: expect.any(Number),
    exact: expect.any(Boolean),
    ...EFFORT,
    pv: expect.any(Array),
  });
  const line = answer as Line;
  const position = must(parsePosition(rules, text));
  const legal = legalMoves(rules, position).map((move) => formatMove(rules, move));
  expect(legal).toEqual(expect.arrayContaining([line.move, ...line.best]));
  expect(line.best).toContain(line.move);
  expect(Number.isInteger(line.value)).toBe(true);
  expect(line.pv[0]).toBe(line.move);
  line.pv.reduce(
    (game, move) => must(playMove(game, must(parseMove(rules, move)))),
    newGame(rules, position),
  );
  return line;
}

describe("analyse", () => {
  test("answers line by line, exactly where few seeds are left, and the same again so many plies ahead", async () => {
    const input = [
      ask(START),
      "",
      "no JSON",
      ask(7),
      ask("5,5"),
      ...VECTORS.map(({ position }) => ask(position)),
      ask("0,0,0,0,0/2,1,0,0,0 10-20 S -"),
      ask("1,0,0,0,0/2,1,0,0,0 20-26 S A"),
      "   ",
      ask(START),
    ];
    const { code, lines, messages } = await run(
      ["analyse", "--rules", "split", "--depth", "6"],
      input.join("\n"),
    );
    expect([code, messages]).toEqual([1, ""]);
    expect(lines).toHaveLength(input.length - 2);
    const first = expectAnalysis(split, START, lines[0]);
    expect(first).toMatchObject({ best: [first.move], exact: false, depth: 6 });
    expect(lines.slice(1, 4)).toMatchObject([
      { error: "BAD_LINE", message: expect.any(String) },
      { error: "BAD_LINE" },
      { error: "POSITION_FORM" },
    ]);
    expect(VECTORS).toHaveLength(12);
    for (const [n, { position, value, best }] of VECTORS.entries()) {
      const line = expectAnalysis(split, position, lines[4 + n]);
      expect([position, { ...line, best: [...line.best].sort() }]).toEqual([
        position,
        { ...line, value, best: [...best].sort(), exact: true },
      ]);
    }
    // Each keeps his own row.
    expect(lines.slice(-3, -1)).toEqual([
      { ...NOTHING, value: -3, ...EFFORT },
      { ...NOTHING, value: -2, ...EFFORT },
    ]);
    expect(lines.at(-1)).toEqual({ ...first, ms: expect.any(Number) });
  });

  test("knows the smallest game whole", async () => {
    const { lines } = await run(
      ["analyse", "--rules", "um-el-tuweisat", "--time", "1"],
      [ask("3,3,3/3,3,3 0-0 S -"), ask("6,0,4/4,0,0 2-2 S -"), ask("1,4,2/4,3,3 0-0 N -")].join("\n"),
    );
    expect(lines).toMatchObject([
      { exact: true, value: 0, best: ["A", "B<", "B>", "C"] },
      { exact: true, value: 2, best: ["A"] },
      { exact: true, value: 1, best: ["c"] },
    ]);
  });

  test("tells who must pass what he loses, and thinks for a time", async () => {
    const passing = "1,0,0,0,0/0,0,3,0,0 20-26 S -";
    const stuck = "1,0,0,0,0/1,1,0,0,0 20-27 S -";
    const input = [START, passing, stuck].map(ask).join("\n");
    const { code, lines } = await run(["analyse", "--rules", "um-el-bagara", "--time", "20"], input);
    expect(code).toBe(0);
    const { ms } = expectAnalysis(umElBagara, START, lines[0]);
    expect(ms).toBeGreaterThanOrEqual(20);
    const value = workOut(umElBagara, 4).valueOf(must(parsePosition(umElBagara, passing)));
    expect(value).not.toBe(0);
    expect(lines.slice(1)).toEqual([
      { ...NOTHING, value, ...EFFORT },
      { ...NOTHING, value: -1, ...EFFORT },
    ]);
  });

  test.each([
    [["--time", "1000", "--depth", "4"], "not both"],
    [["--time", "0"], "--time"],
    [["--depth", "0"], "--depth"],
    [["--depth", "61"], "--depth"],
    [["--rules", "chess"], "--rules"],
  ])("refuses a wrong command line: %j", async (args, named) => {
    expect(await analyseCommand(args)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(named) },
    });
  });
});
