/** Every machine player by name. */
import type { Path } from "../engine/game.ts";
import type { Move, Position } from "../engine/types.ts";
import { chooseGreedy, chooseRandom } from "./choosers.ts";
import type { Endgame } from "./endgame.ts";
import { chooseByLevel, exactUsed } from "./levels.ts";
import { type ChooserId, levelOf } from "./protocol.ts";
import type { Random } from "./random.ts";

/** Up to how many seeds a player uses exact values in a position; 0 where he uses none. */
export function exactNeeded(chooser: ChooserId, endgame: Endgame, position: Position): number {
  return chooser === "random" || chooser === "greedy" ? 0 : exactUsed(levelOf(chooser), endgame, position);
}

/**
 * The move that a machine player chooses; the same numbers drawn give the same move. Throws a `RangeError` on a
 * position without a legal move.
 * @param most sowings that a level tries.
 */
export function choose(
  chooser: ChooserId,
  endgame: Endgame,
  path: Path,
  random: Random,
  most?: number,
): Move {
  const [position] = path;
  switch (chooser) {
    case "random":
      return chooseRandom(endgame.rules, position, random);
    case "greedy":
      return chooseGreedy(endgame.rules, position, random);
    default:
      return chooseByLevel(levelOf(chooser), endgame, path, random, most);
  }
}
