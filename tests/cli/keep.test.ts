import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves, seedsOnBoard } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { run } from "./runner.ts";

interface Vector {
  readonly position: string;
  readonly best: readonly string[];
}

const readPosition = ({ position }: Vector) => must(parsePosition(split, position));

/** The other legal moves of a position. */
function worse(vector: Vector): readonly string[] {
  const position = readPosition(vector);
  const legal = legalMoves(split, position).map((move) => formatMove(split, move));
  return legal.filter((move) => !vector.best.includes(move));
}

/** Solved by another program: with few seeds, and some of the moves worse than the best. */
const SOLVED = readFileSync(new URL("../engine/split-exact.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Vector => JSON.parse(line))
  .filter((vector) => seedsOnBoard(readPosition(vector)) <= 8 && worse(vector).length > 0)
  .slice(0, 8);

const keep = (...known: readonly unknown[]) =>
  run(["keep", "--time", "1"], known.map((one) => JSON.stringify(one)).join("\n"));

test("keep counts the positions whose value is kept, and no others", async () => {
  const [first, ...others] = SOLVED;
  expect(others).toHaveLength(7);
  const altered = first && { ...first, best: worse(first) };
  const { code, lines } = await keep(...SOLVED, altered, others[0]);
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      positions: 10,
      kept: 9,
      share: 0.9,
      exact: 1,
      depth: expect.any(Number),
      nodes: expect.any(Number),
    },
  ]);
});

test.each([
  ["an unknown move", { position: "5,5,5,5,5/5,5,5,5,5 0-0 S -", best: ["Z"] }, "BAD_LINE"],
  ["the other player's move", { position: "5,5,5,5,5/5,5,5,5,5 0-0 S -", best: ["a"] }, "BAD_LINE"],
  ["a player who cannot move", { position: "0,0,0,0,0/1,1,0,0,0 20-20 S -", best: [] }, "NO_MOVES"],
  ["no moves", { position: "5,5,5,5,5/5,5,5,5,5 0-0 S -" }, "BAD_LINE"],
  ["no position", { best: ["A"] }, "BAD_LINE"],
])("keep refuses a line with %s", async (_, line, error) => {
  const { code, lines } = await keep(line);
  expect([code, lines]).toMatchObject([1, [{ error, message: expect.stringMatching(/\.$/) }]]);
});
