import type { RuleSet } from "../types.ts";

/**
 * Round sowing. Source: the English overview.
 *
 * Four seeds lie in each of the ten pits, and every pit is sown counter-clockwise. Captures, the chain and the
 * end are those of split sowing; there is no return bar.
 */
export const circular: RuleSet = {
  id: "circular",
  row: 5,
  seedsPerPit: 4,
  directions: [
    ["counterclockwise"],
    ["counterclockwise"],
    ["counterclockwise"],
    ["counterclockwise"],
    ["counterclockwise"],
  ],
  fewestToSow: 1,
  captures: [2, 4],
  relay: "none",
  returnBar: false,
  stuck: "ends",
};
