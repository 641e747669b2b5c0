import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatMove, formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { perft } from "../../src/engine/perft.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";

/** A position that another program has solved: `moves` has an entry for each legal move. */
interface Vector {
  readonly position: string;
  readonly perft3?: number;
  readonly moves: Readonly<Record<string, number>>;
}

function load(name: string): readonly Vector[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line): Vector => JSON.parse(line));
}

const files = [
  { rules: split, vectors: load("split-exact.jsonl"), count: 300 },
  { rules: circular, vectors: load("circular-exact.jsonl"), count: 200 },
];

describe.each(files)("solved positions of $rules.id", ({ rules, vectors, count }) => {
  test(`there are ${count}`, () => {
    expect(vectors).toHaveLength(count);
  });

  test("each is read and written back, and has the same legal moves", () => {
    for (const vector of vectors) {
      const position = parsePosition(rules, vector.position);
      if (!position.ok) throw new Error(`${vector.position}: ${position.error.message}`);
      expect(formatPosition(position.value)).toBe(vector.position);
      const moves = legalMoves(rules, position.value).map((move) => formatMove(rules, move));
      expect(moves.toSorted(), vector.position).toEqual(Object.keys(vector.moves).toSorted());
      expect(perft(rules, position.value, 1), vector.position).toBe(moves.length);
    }
  });
});

test("each solved position of split has the same number of three-ply sequences", () => {
  for (const vector of load("split-exact.jsonl")) {
    const position = parsePosition(split, vector.position);
    expect(position.ok && perft(split, position.value, 3), vector.position).toBe(vector.perft3);
  }
});
