import type { RuleSet } from "../types.ts";
import { split } from "./split.ts";

/**
 * Um el bagara, Sudan's sister game. Source: R. Davies, "Some Arab Games and Puzzles" (1925), and Ludii's
 * ruleset after it.
 *
 * Five seeds a pit and split sowing, but single seeds are never sown, so that there is nothing to bar. A player
 * who cannot move passes; when neither can, each takes the seeds left in his own row.
 */
export const umElBagara: RuleSet = {
  ...split,
  id: "um-el-bagara",
  fewestToSow: 2,
  returnBar: false,
  stuck: "passes",
};
