import type { RuleSet } from "../../src/engine/types.ts";

/**
 * Um el tuweisat, "little goat", a game of Sudanese children (Davies 1925): two rows of three pits, three seeds a pit,
 * split sowing, captures of exactly 2. It is played nowhere in the program; it shows that nothing assumes five pits a
 * row, captures of 2 and 4, or fifty seeds.
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
