import { expect, test } from "vitest";
import { findRuleSet, RULE_SETS, ruleSetOrDefault } from "../../../src/engine/rules/registry.ts";
import { split } from "../../../src/engine/rules/split.ts";

test("every rule set is found by its own name, and split is the default", () => {
  for (const rules of RULE_SETS) {
    expect(findRuleSet(rules.id)).toEqual({ ok: true, value: rules });
    expect(ruleSetOrDefault(rules.id)).toBe(rules);
  }
  expect(ruleSetOrDefault("oware")).toBe(split);
  expect(RULE_SETS[0]).toBe(split);
});

test("an unknown name is refused, and the known ones are told", () => {
  expect(findRuleSet("oware")).toEqual({
    ok: false,
    error: {
      code: "UNKNOWN_RULES",
      message:
        "There is no such rule set; known are split, circular, circular-relay, um-el-bagara, um-el-tuweisat.",
      at: "oware",
    },
  });
});
