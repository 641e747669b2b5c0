import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createEndgame, learn } from "../../src/ai/endgame.ts";
import { halfRows, SEED } from "../../src/ai/evaluation.ts";
import { createRandom } from "../../src/ai/random.ts";
import { search } from "../../src/ai/search.ts";
import { createTree } from "../../src/ai/tree.ts";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";

describe("a search", () => {
  it.each([
    ["split", split],
    ["circular", circular],
  ] as const)("of %s proves only what is so", (id, rules) => {
    const file = new URL(`../engine/${id}-exact.jsonl`, import.meta.url);
    const known = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
    const endgame = createEndgame(rules);
    for (const _ of learn(endgame, 8, 1e6));
    const tree = createTree(endgame, halfRows(rules.row), 14);
    let proven = 0;
    for (const { position: text, value, best } of known) {
      const position = parsePosition(rules, text);
      if (!position.ok) throw new Error(position.error.message);
      const limits = { depth: 40, nodes: 5000, exactBelow: 100 };
      const found = search(tree, [position.value], limits, createRandom(1));
      if (!found.exact) continue;
      proven++;
      expect([text, found.value / SEED, found.best.map((move) => formatMove(rules, move))]).toEqual([
        text,
        value,
        best,
      ]);
    }
    expect(proven).toBeGreaterThan(80);
  });
});
