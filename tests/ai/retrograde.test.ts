import { describe, expect, test } from "vitest";
import { createRanks, rankOf } from "../../src/ai/ranks.ts";
import { solve } from "../../src/ai/retrograde.ts";
import { createBoard, loadPosition } from "../../src/engine/board.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { workOut } from "./naive.ts";
import { positionsWith } from "./positions.ts";

/** A player who must pass loses his bar, and a left pit sown the other way round leaves the board without a mirror. */
const MADE_UP: readonly RuleSet[] = [
  { ...split, id: "split with passing", stuck: "passes" },
  { ...split, id: "lopsided split", directions: [["counterclockwise"], ...split.directions.slice(1)] },
  { ...split, id: "split with relay", relay: "own-row" },
];

/** All values with up to so many seeds, and how often the work gave way at the last of them. */
function solveUpTo(rules: RuleSet, most: number, pace: number) {
  const ranks = createRanks(rules);
  const values: Int8Array[] = [];
  let pauses = 0;
  for (let seeds = 0; seeds <= most; seeds++) {
    const steps = solve(rules, ranks, values, seeds, pace);
    let step = steps.next();
    for (pauses = 0; !step.done; pauses++) step = steps.next();
    values.push(step.value);
  }
  return { ranks, values, pauses };
}

describe.each([...RULE_SETS, ...MADE_UP])("positions of $id with few seeds", (rules) => {
  const most = rules.row < 5 ? 8 : rules === split || rules === umElBagara ? 5 : 4;
  const { ranks, values } = solveUpTo(rules, most, 1e6);

  test(`are worth what moving on from each of them shows, with up to ${most} seeds`, () => {
    const naive = workOut(rules, most);
    const board = createBoard(rules, 1);
    for (const [seeds, worths] of values.entries()) {
      for (const position of positionsWith(rules, seeds)) {
        if (position.barred !== null) continue;
        loadPosition(board, 0, position);
        const worth = worths[rankOf(ranks, board, 0)];
        if (worth !== naive.valueOf(position)) {
          expect([formatPosition(position), worth]).toEqual([
            formatPosition(position),
            naive.valueOf(position),
          ]);
        }
      }
    }
  });
});

test.each([split, circular])("in $id the pace at which the work gives way changes no value", (rules) => {
  const slow = solveUpTo(rules, 4, 1e6);
  const fast = solveUpTo(rules, 4, 7);
  expect(fast.values).toEqual(slow.values);
  // The 715 ways to lay four seeds take 103 stretches of 7 at the first look.
  expect(fast.pauses).toBeGreaterThan(103);
});
