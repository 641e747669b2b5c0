/** The weights of the evaluation, as the runner's `tune` has learned them. */
import type { RuleSet } from "../engine/types.ts";
import { halfRows } from "./evaluation.ts";
import circular from "./weights/circular.json" with { type: "json" };
import circularRelay from "./weights/circular-relay.json" with { type: "json" };
import split from "./weights/split.json" with { type: "json" };
import umElBagara from "./weights/um-el-bagara.json" with { type: "json" };

const LEARNED: ReadonlyMap<string, readonly number[]> = new Map([
  ["split", split],
  ["circular", circular],
  ["circular-relay", circularRelay],
  ["um-el-bagara", umElBagara],
]);

/** The weights learned for a rule set; where nothing has been learned, half rows: the smallest game needs no more. */
export function learnedWeights(rules: RuleSet): Int16Array {
  const learned = LEARNED.get(rules.id);
  return learned === undefined ? halfRows(rules) : Int16Array.from(learned);
}
