/** What is shown while somebody looks at another ply than the one where the game stands. */
import { goTo } from "../engine/game.ts";
import type { Game } from "../engine/types.ts";

/** The game as it stood after `cursor` plies; at the last one closed, where the players closed it. */
export function shownAt(whole: Game, cursor: number): Game {
  const seen = goTo(whole, cursor);
  return seen.cursor === whole.plies.length ? { ...seen, closed: whole.closed } : seen;
}

/** Where a replay that has come to `cursor` ends: where the game stands, or beyond that with the last known ply. */
export function replayTarget(whole: Game, cursor: number): number {
  return cursor <= whole.cursor ? whole.cursor : whole.plies.length;
}
