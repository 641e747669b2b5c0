import { describe, expect, test } from "vitest";
import { createEvaluation, halfRows } from "../../src/ai/evaluation.ts";
import { createRandom } from "../../src/ai/random.ts";
import { type Example, playItself } from "../../src/cli/selfPlay.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { legalMoves, samePosition, seedsOnBoard, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { leadOf, workOut } from "../ai/naive.ts";
import { learned } from "../ai/trees.ts";

function examplesOf(rules: RuleSet, most: number, games: number, seed: number): readonly Example[] {
  const evaluation = createEvaluation(rules, halfRows(rules));
  return [...playItself(learned(rules, most), evaluation, games, createRandom(seed))];
}

/** What South leads by in the end, as an example tells it. */
function leadToldBy({ position, gain }: Example): number {
  return leadOf(position, "south") + (position.toMove === "south" ? gain : -gain);
}

/** Split, where pits are barred, and two rule sets where none are. */
const GAMES = [
  { rules: split, id: split.id, most: 4 },
  { rules: umElBagara, id: umElBagara.id, most: 4 },
  { rules: umElTuweisat, id: umElTuweisat.id, most: 6 },
];

describe.each(GAMES)("games of $id that the machine plays against itself", ({ rules, most }) => {
  test("tell both sides the same end", () => {
    const games = Array.from({ length: 12 }, (_, seed) => examplesOf(rules, most, 1, seed));
    const told = games.filter((examples) => examples.length > 1);
    expect(told.length).toBeGreaterThan(6);
    for (const examples of told) expect(new Set(examples.map(leadToldBy)).size).toBe(1);
  });

  test("tell no position twice, none that is barred, none of the opening and none whose value is known", () => {
    const examples = examplesOf(rules, most, 12, 5).map(({ position }) => position);
    const keys = examples.map(({ pits, toMove }) => `${pits} ${toMove}`);
    expect(examples.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(examples.length);
    for (const position of examples) {
      expect(position.barred).toBeNull();
      expect(seedsOnBoard(position)).toBeGreaterThan(most);
      expect(samePosition(position, startPosition(rules))).toBe(false);
    }
  });

  test("are the same for the same numbers, and others for others", () => {
    expect(examplesOf(rules, most, 2, 1)).toEqual(examplesOf(rules, most, 2, 1));
    expect(examplesOf(rules, most, 2, 1)).not.toEqual(examplesOf(rules, most, 2, 2));
  });
});

// Where a pit may be barred the last position told need not be the last one that stood.
test.each(GAMES.slice(1))("games of $id end as the exact value says where it is known", ({ rules, most }) => {
  const naive = workOut(rules, most);
  for (let seed = 0; seed < 12; seed++) {
    const [last] = examplesOf(rules, most, 1, seed).slice(-1);
    if (last === undefined) continue;
    const leads = legalMoves(rules, last.position).flatMap((move) => {
      const { after, end } = must(applyMove(rules, last.position, move));
      const lead = leadOf(after, "south");
      if (end !== null) return [lead];
      if (seedsOnBoard(after) > most) return [];
      return [after.toMove === "south" ? lead + naive.valueOf(after) : lead - naive.valueOf(after)];
    });
    expect(leads).toContain(leadToldBy(last));
  }
});
