import { describe, expect, it, test } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { bestMoves, createPlain, type Yardstick } from "../../src/cli/plain.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { formatMove, formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { oppositeSide, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, seedsIn } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import type { Move, Position, RuleSet, Side } from "../../src/engine/types.ts";
import { wander } from "../ai/positions.ts";

const lead = ({ stores }: Position, side: Side) => stores[side] - stores[oppositeSide(side)];

/** Plain minimax by the rules of play, whose lines end `beyond` plies after the horizon even if all capture. */
function minimax(
  rules: RuleSet,
  yardstick: Yardstick,
  beyond: number,
  depth: number,
  side: Side,
  position: Position,
  took: boolean,
): number {
  if (depth <= 0 && !(took && depth > -beyond)) {
    const row = (owner: Side) => pitsOf(rules, owner).reduce((sum, pit) => sum + seedsIn(position, pit), 0);
    return 2 * lead(position, side) + (yardstick === "rows" ? row(side) - row(oppositeSide(side)) : 0);
  }
  const values = legalMoves(rules, position).map((move) =>
    worthOf(rules, yardstick, beyond, depth, side, position, move),
  );
  return position.toMove === side ? Math.max(...values) : Math.min(...values);
}

function worthOf(
  rules: RuleSet,
  yardstick: Yardstick,
  beyond: number,
  depth: number,
  side: Side,
  position: Position,
  move: Move,
): number {
  const applied = applyMove(rules, position, move);
  if (!applied.ok) throw new Error(applied.error.message);
  const { after, end, events } = applied.value;
  if (end !== null) return 2 * lead(after, side);
  const took = events.some((event) => event.kind === "capture");
  return minimax(rules, yardstick, beyond, depth - 1, side, after, took);
}

/** The moves that minimax finds best, in notation. */
function minimaxMoves(
  rules: RuleSet,
  yardstick: Yardstick,
  beyond: number,
  depth: number,
  position: Position,
): readonly string[] {
  const moves = legalMoves(rules, position);
  const values = moves.map((move) =>
    worthOf(rules, yardstick, beyond, depth, position.toMove, position, move),
  );
  return moves.filter((_, n) => values[n] === Math.max(...values)).map((move) => formatMove(rules, move));
}

function plainMoves(rules: RuleSet, yardstick: Yardstick, depth: number, position: Position) {
  return bestMoves(createPlain(rules, yardstick, depth), position).map((move) => formatMove(rules, move));
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))("in %s", (_, rules) => {
  const random = createRandom(17);
  const positions = Array.from({ length: 16 }, (_, n) => wander(rules, 3 * n, random));

  it.each([
    ["stores", 0],
    ["rows", 5],
  ] as const)("%s finds all the best moves of minimax, and no other", (yardstick, beyond) => {
    for (const position of positions) {
      for (let depth = 1; depth <= 3; depth++) {
        expect(
          plainMoves(rules, yardstick, depth, position),
          `${formatPosition(position)} at depth ${depth}`,
        ).toEqual(minimaxMoves(rules, yardstick, beyond, depth, position));
      }
    }
  });
});

test.each([
  [split, "1,2,14,4,1/1,4,4,2,3 8-6 S -", 0],
  [split, "1,2,14,4,1/1,4,4,2,3 8-6 S -", 4],
  [umElBagara, "11,1,2,14,1/0,0,0,1,0 8-12 S -", 6],
] as const)("it tells in %# whether captures are followed five plies or not", (rules, text, beyond) => {
  const position = parsePosition(rules, text);
  if (!position.ok) throw new Error(position.error.message);
  const found = minimaxMoves(rules, "rows", 5, 1, position.value);
  expect(plainMoves(rules, "rows", 1, position.value)).toEqual(found);
  expect(minimaxMoves(rules, "rows", beyond, 1, position.value)).not.toEqual(found);
});
