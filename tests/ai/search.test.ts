import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { rankMoves, search } from "../../src/ai/search.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { formatMove, formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { oppositeSide, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, seedsIn } from "../../src/engine/position.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Position, RuleSet, Side } from "../../src/engine/types.ts";
import { ANY_RULES, wander } from "./positions.ts";

function positionOf(rules: RuleSet, text: string): Position {
  const position = parsePosition(rules, text);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

const lead = ({ stores }: Position, side: Side) => stores[side] - stores[oppositeSide(side)];

/** Plain minimax by the rules of play, with nothing clever: what the search must agree with. */
function minimax(rules: RuleSet, position: Position, side: Side, depth: number): number {
  if (depth === 0) {
    const row = (owner: Side) => pitsOf(rules, owner).reduce((sum, pit) => sum + seedsIn(position, pit), 0);
    return 2 * lead(position, side) + row(side) - row(oppositeSide(side));
  }
  const values = legalMoves(rules, position).map((move) => {
    const applied = applyMove(rules, position, move);
    if (!applied.ok) throw new Error(applied.error.message);
    const { after, end } = applied.value;
    return end === null ? minimax(rules, after, side, depth - 1) : 2 * lead(after, side);
  });
  return position.toMove === side ? Math.max(...values) : Math.min(...values);
}

describe("a search", () => {
  it.each(ANY_RULES.map((rules) => [rules.id, rules] as const))(
    "of %s is worth what plain minimax is worth",
    (_, rules) => {
      const random = createRandom(11);
      for (let game = 0; game < 12; game++) {
        const position = wander(rules, 3 * game, random);
        for (let depth = 1; depth <= 4; depth++) {
          const found = search(rules, position, { depth, nodes: 1e6 }, random);
          const where = `${formatPosition(position)} at depth ${depth}`;
          expect(found.value, where).toBe(minimax(rules, position, position.toMove, depth));
          const best = rankMoves(rules, position, depth).filter(({ value }) => value === found.value);
          expect(
            best.map(({ move }) => move),
            where,
          ).toContainEqual(found.move);
        }
      }
    },
  );

  it("ranks every legal move by what plain minimax makes of it", () => {
    const position = wander(split, 10, createRandom(3));
    const ranked = rankMoves(split, position, 4);
    expect(ranked.map(({ move }) => move)).toEqual(legalMoves(split, position));
    for (const { move, value } of ranked) {
      const applied = applyMove(split, position, move);
      if (!applied.ok) throw new Error(applied.error.message);
      expect(value).toBe(minimax(split, applied.value.after, position.toMove, 3));
    }
  });

  it.each([
    ["split", split, 25, 270],
    ["circular", circular, 1, 170],
  ] as const)("of %s proves only what is so, and finds best moves", (id, rules, proofs, bests) => {
    const file = new URL(`../engine/${id}-exact.jsonl`, import.meta.url);
    const known = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
    let proven = 0;
    let best = 0;
    for (const { position: text, value, best: moves } of known) {
      const position = positionOf(rules, text);
      const found = search(rules, position, { depth: 40, nodes: 5000 }, createRandom(1));
      const isBest = moves.includes(formatMove(rules, found.move));
      if (isBest) best++;
      if (!found.exact) continue;
      proven++;
      expect([text, isBest, found.value / 2 - lead(position, position.toMove)]).toEqual([text, true, value]);
    }
    expect(proven).toBeGreaterThanOrEqual(proofs);
    expect(best).toBeGreaterThanOrEqual(bests);
  });

  it("tells the same again, and chooses by the seed among equals", () => {
    const random = createRandom(6);
    let ties = 0;
    for (let game = 0; game < 10; game++) {
      const position = wander(circular, 2 * game, random);
      const chosen = (seed: number) =>
        search(circular, position, { depth: 2, nodes: 1000 }, createRandom(seed));
      expect(chosen(game)).toEqual(chosen(game));
      const ranked = rankMoves(circular, position, 2);
      const most = Math.max(...ranked.map(({ value }) => value));
      const best = ranked.filter(({ value }) => value === most).map(({ move }) => move.pit);
      const pits = new Set(Array.from({ length: 40 }, (_, seed) => chosen(seed).move.pit));
      expect(best).toEqual(expect.arrayContaining([...pits]));
      if (pits.size > 1) ties++;
    }
    expect(ties).toBeGreaterThan(0);
  });

  it("keeps to its limits", () => {
    const position = wander(split, 6, createRandom(2));
    for (const nodes of [1, 50, 1000, 20_000]) {
      const found = search(split, position, { depth: 40, nodes }, createRandom(1));
      expect(found.nodes).toBeLessThanOrEqual(nodes + 12);
      expect(legalMoves(split, position)).toContainEqual(found.move);
    }
    expect(search(split, position, { depth: 3, nodes: 1e6 }, createRandom(1)).depth).toBe(3);
  });

  it("of a position without a move is refused", () => {
    const position = positionOf(split, "0,0,0,0,0/1,0,0,0,0 0-0 S -");
    expect(() => search(split, position, { depth: 1, nodes: 10 }, createRandom(1))).toThrow(RangeError);
  });
});
