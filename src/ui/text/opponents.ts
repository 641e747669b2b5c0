/** The machine players by level, as people meet them: animals of the savannah that the game comes from. */
import type { LEVELS } from "../../ai/protocol.ts";

/** The easiest first. */
export const OPPONENTS = [
  "chick",
  "goat",
  "hare",
  "squirrel",
  "hawk",
  "tortoise",
  "leopard",
  "elephant",
] as const satisfies { readonly length: typeof LEVELS };

type Opponent = (typeof OPPONENTS)[number];

/**
 * @param level from 1 to `LEVELS`.
 * @throws when there is no such level.
 */
export function opponentOf(level: number): Opponent {
  const opponent = OPPONENTS[level - 1];
  if (opponent === undefined) throw new RangeError(`There is no level ${level}.`);
  return opponent;
}
