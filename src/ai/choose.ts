/** Every machine player by name. */
import type { Move, Position, RuleSet } from "../engine/types.ts";
import { chooseGreedy, chooseRandom } from "./choosers.ts";
import { chooseByLevel } from "./levels.ts";
import { type ChooserId, levelOf } from "./protocol.ts";
import type { Random } from "./random.ts";

/**
 * The move that a machine player chooses; the same numbers drawn give the same move. Throws a `RangeError` on a
 * position without a legal move.
 */
export function choose(chooser: ChooserId, rules: RuleSet, position: Position, random: Random): Move {
  switch (chooser) {
    case "random":
      return chooseRandom(rules, position, random);
    case "greedy":
      return chooseGreedy(rules, position, random);
    default:
      return chooseByLevel(levelOf(chooser), rules, position, random);
  }
}
