import { describe, expect, test } from "vitest";
import { nextPit, pitCount, pitLetter, pitsOf, sideOf } from "../../src/engine/pit.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";

test.each([
  [split, "ABCDE", "abcde"],
  [umElTuweisat, "ABC", "abc"],
])("$id: each row is counted and lettered from its owner's left", (rules, south, north) => {
  const letters = (side: "south" | "north") =>
    pitsOf(rules, side)
      .map((pit) => pitLetter(rules, pit))
      .join("");
  expect([letters("south"), letters("north")]).toEqual([south, north]);
  expect([...pitsOf(rules, "south"), ...pitsOf(rules, "north")]).toEqual([...Array(south.length * 2).keys()]);
});

describe.each(RULE_SETS)("$id", (rules) => {
  const pits = [...pitsOf(rules, "south"), ...pitsOf(rules, "north")];

  test("counter-clockwise is the order of the pits, clockwise the other way, and both go round", () => {
    const last = pitCount(rules) - 1;
    for (const pit of pits) {
      expect(nextPit(rules, pit, "counterclockwise")).toBe(pit === last ? 0 : pit + 1);
      expect(nextPit(rules, pit, "clockwise")).toBe(pit === 0 ? last : pit - 1);
    }
  });

  test("every pit is of the side whose row it is in", () => {
    expect(pits.map((pit) => sideOf(rules, pit))).toEqual([
      ...Array(rules.row).fill("south"),
      ...Array(rules.row).fill("north"),
    ]);
  });
});
