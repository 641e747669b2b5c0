import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { must, ok } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import type { Pit, RuleSet } from "../../src/engine/types.ts";
import {
  barrablePits,
  countSeeds,
  type Draft,
  emptyDraft,
  judge,
  startDraft,
  stepped,
  withBar,
  withPit,
  withRules,
  withStore,
  withTurn,
} from "../../src/ui/draft.ts";
import { anyPosition } from "../engine/arbitrary.ts";

const draftOf = (text: string, rules: RuleSet = split): Draft => ({
  rules,
  position: must(parsePosition(rules, text)),
});
const written = ({ position }: Draft) => formatPosition(position);
const codeOf = (draft: Draft) => {
  const judged = judge(draft);
  return judged.ok ? "ok" : judged.error.code;
};
const A = 0 as Pit;
const B = 1 as Pit;

/** North has just sown a single seed from `e` to `A`, or from `a` to `E`; or both may be so. */
const BARRABLE = "1,2,0,0,1/0,3,0,0,0 10-10 S -";

describe("a position in the making", () => {
  it.each(RULE_SETS)("of $id can become any position, and be judged as such", (rules) => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const { stores, toMove, barred } = position;
        let draft = emptyDraft(rules);
        for (const [pit, seeds] of position.pits.entries()) draft = withPit(draft, pit as Pit, seeds);
        draft = withStore(withStore(draft, "south", stores.south), "north", stores.north);
        draft = withBar(withTurn(draft, toMove), barred);
        expect(judge(draft)).toEqual(ok(position));
      }),
      { seed: 20_261_130, numRuns: 100 },
    );
  });

  it("counts its seeds as far as they are numbers", () => {
    const start = startDraft(split);
    expect(countSeeds(start)).toBe(50);
    expect(countSeeds(withStore(start, "north", 2))).toBe(52);
    expect(countSeeds(withPit(start, A, Number.NaN))).toBeNull();
    expect(countSeeds(withPit(start, A, 1e300))).toBeNull();
  });

  it("is judged by the engine, whatever was typed", () => {
    const start = startDraft(split);
    expect(codeOf(start)).toBe("ok");
    expect(codeOf(emptyDraft(split))).toBe("ok");
    expect(codeOf(withStore(start, "north", 1))).toBe("POSITION_TOTAL");
    for (const count of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21]) {
      expect(codeOf(withPit(start, A, count))).toBe("POSITION_COUNT");
    }
  });

  it("offers a bar where a single seed can just have come, and where the rules have one", () => {
    expect(barrablePits(draftOf(BARRABLE))).toEqual([0, 4]);
    expect(barrablePits(draftOf(BARRABLE, circular))).toEqual([]);
    expect(barrablePits(startDraft(split))).toEqual([]);
  });

  it("loses its bar when that is no longer possible", () => {
    const barred = withBar(draftOf(BARRABLE), A);
    expect(written(barred)).toMatch(/ S A$/);
    for (const draft of [
      withPit(barred, A, 2),
      withPit(barred, 9 as Pit, 1),
      withTurn(barred, "north"),
      withRules(barred, circular),
      withBar(barred, null),
      withBar(barred, B),
    ]) {
      expect(draft.position.barred).toBeNull();
      expect(codeOf(draft)).toBe("ok");
    }
    expect(withPit(barred, B, 7).position.barred).toBe(A);
    expect(withStore(barred, "south", 0).position.barred).toBe(A);
  });

  it("keeps its seeds under other rules, unless it is a start or the board is another", () => {
    expect(written(withRules(startDraft(split), circular))).toBe("4,4,4,4,4/4,4,4,4,4 0-0 S -");
    expect(written(withRules(draftOf(BARRABLE), circular))).toBe(BARRABLE);
    expect(written(withRules(draftOf(BARRABLE), umElTuweisat))).toBe("3,3,3/3,3,3 0-0 S -");
  });

  it("steps by one seed, never below none", () => {
    expect([stepped(3, 1), stepped(3, -1), stepped(0, -1), stepped(Number.NaN, 1), stepped(1.5, -1)]).toEqual(
      [4, 2, 0, 1, 0],
    );
  });
});
