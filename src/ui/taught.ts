import type { RuleSet } from "../engine/types.ts";

/** The rule sets that `learn` has a course for. In the others sowing goes differently, and the rules page tells of it. */
const TAUGHT: readonly string[] = ["split", "um-el-tuweisat"];

export const isTaught = ({ id }: RuleSet): boolean => TAUGHT.includes(id);

/** Where one learns to play by these rules. */
export const learnRoom = (rules: RuleSet): "lesson" | "guide" => (isTaught(rules) ? "lesson" : "guide");
