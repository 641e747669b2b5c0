/** Positions to think about. */

import { pick, type Random } from "../../src/ai/random.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Position, RuleSet } from "../../src/engine/types.ts";
import { umElTuweisat } from "../engine/um-el-tuweisat.ts";

/** Those that can be played, and a smaller one that shows what depends on size. */
export const ANY_RULES: readonly RuleSet[] = [...RULE_SETS, umElTuweisat];

/** A position with a legal move, some random plies after the start. */
export function wander(rules: RuleSet, plies: number, random: Random): Position {
  let position = startPosition(rules);
  for (let ply = 0; ply < plies; ply++) {
    const applied = applyMove(rules, position, pick(legalMoves(rules, position), random));
    if (!applied.ok) throw new Error(applied.error.message);
    if (applied.value.end !== null) break;
    position = applied.value.after;
  }
  return position;
}
