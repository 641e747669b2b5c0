import type { RuleSet } from "../types.ts";

/**
 * Um el tuweisat, "little goat", a game of Sudanese children, over in two minutes. Source: R. Davies, "Some Arab Games
 * and Puzzles" (1925).
 *
 * Two rows of three pits, three seeds a pit. The left pit is sown clockwise, the right one counter-clockwise, the middle
 * one whichever way its owner likes. Single seeds are never sown. A last seed that makes an opponent's pit exactly 2
 * captures it, and the chain runs backwards through his pits that hold 2. A player who cannot move passes; when neither
 * can, each takes the seeds left in his own row.
 */
export const umElTuweisat: RuleSet = {
  id: "um-el-tuweisat",
  row: 3,
  seedsPerPit: 3,
  directions: [["clockwise"], ["clockwise", "counterclockwise"], ["counterclockwise"]],
  fewestToSow: 2,
  captures: [2],
  relay: "none",
  returnBar: false,
  stuck: "passes",
};
