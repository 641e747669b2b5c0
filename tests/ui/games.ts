/** Small games to speak of. */
import { newGame, playMove } from "../../src/engine/game.ts";
import { parseMove, parsePosition } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import { findRuleSet } from "../../src/engine/rules/registry.ts";
import type { BySide, Game, Ply } from "../../src/engine/types.ts";
import { loadSpeech } from "../../src/i18n/language.ts";
import type { SeatId } from "../../src/session/setup.ts";
import type { Words } from "../../src/ui/text/words.ts";

export const TWO: BySide<SeatId> = { south: "human", north: "human" };
export const SOUTH_ALONE: BySide<SeatId> = { south: "human", north: "level:2" };
export const NORTH_ALONE: BySide<SeatId> = { south: "greedy", north: "human" };
export const MACHINES: BySide<SeatId> = { south: "level:1", north: "level:3" };

/** The game after some moves, from a position in notation. */
export function gameOf(id: string, position: string | null, moves = ""): Game {
  const rules = must(findRuleSet(id));
  const start = position === null ? undefined : must(parsePosition(rules, position));
  return moves
    .split(" ")
    .filter((move) => move !== "")
    .reduce((game, move) => must(playMove(game, must(parseMove(rules, move)))), newGame(rules, start));
}

/** The last ply of such a game. */
export function plyOf(id: string, position: string | null, moves: string): Ply {
  const ply = gameOf(id, position, moves).plies.at(-1);
  if (ply === undefined) throw new Error("no move was given");
  return ply;
}

export async function wordsOf(language: string, seats: BySide<SeatId> = TWO, id = "split"): Promise<Words> {
  const { t } = await loadSpeech(language);
  return { t, seats, rules: must(findRuleSet(id)) };
}
