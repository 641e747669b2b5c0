import { chooseGreedy, chooseRandom } from "../ai/choosers.ts";
import type { Random } from "../ai/random.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";

/** Chooses a move on a position that has one; the same numbers drawn give the same move. */
export type Player = (rules: RuleSet, position: Position, random: Random) => Move;

const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ["random", chooseRandom],
  ["greedy", chooseGreedy],
]);

/** The player of this name; `UNKNOWN_PLAYER` when there is none. */
export function findPlayer(name: string): Result<Player> {
  const player = PLAYERS.get(name);
  return player ? ok(player) : err("UNKNOWN_PLAYER", `Players are ${[...PLAYERS.keys()].join(", ")}.`, name);
}
