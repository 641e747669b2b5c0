import { err, ok, type Result } from "../result.ts";
import type { RuleSet } from "../types.ts";
import { circular } from "./circular.ts";
import { circularRelay } from "./circular-relay.ts";
import { split } from "./split.ts";
import { umElBagara } from "./um-el-bagara.ts";
import { umElTuweisat } from "./um-el-tuweisat.ts";

/** Every rule set that can be played, the default one first. */
export const RULE_SETS: readonly RuleSet[] = [split, circular, circularRelay, umElBagara, umElTuweisat];

/** The rule set with this id, or the default one. */
export function ruleSetOrDefault(id: string): RuleSet {
  const found = findRuleSet(id);
  return found.ok ? found.value : split;
}

/** The rule set with this id; `UNKNOWN_RULES` when there is none. */
export function findRuleSet(id: string): Result<RuleSet> {
  const found = RULE_SETS.find((rules) => rules.id === id);
  if (found) return ok(found);
  const known = RULE_SETS.map((rules) => rules.id).join(", ");
  return err("UNKNOWN_RULES", `There is no such rule set; known are ${known}.`, id);
}
