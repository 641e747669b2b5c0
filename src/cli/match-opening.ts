import { pick, type Random } from "../ai/random.ts";
import { currentPosition, endOf, newGame, playMove } from "../engine/game.ts";
import { formatPosition } from "../engine/notation.ts";
import { legalMoves } from "../engine/position.ts";
import { must } from "../engine/result.ts";
import type { Game, Move, RuleSet } from "../engine/types.ts";

/** Draws in a row that bring nothing new, after which there seems to be nothing new. */
const PATIENCE = 1000;

/**
 * Draws openings of `plies` random moves after which the game goes on and nobody is ahead in the storehouses. No two
 * lead to the same position; where there are not enough, fewer come, or none.
 */
export function drawOpenings(
  rules: RuleSet,
  plies: number,
  wanted: number,
  random: Random,
): readonly (readonly Move[])[] {
  const openings = new Map<string, readonly Move[]>();
  for (let vain = 0; vain < PATIENCE && openings.size < wanted; vain++) {
    const game = playRandomly(rules, plies, random);
    const position = currentPosition(game);
    const where = formatPosition(position);
    const level = endOf(game) === null && position.stores.south === position.stores.north;
    if (!level || openings.has(where)) continue;
    const moves = game.plies.map((ply) => ply.move);
    openings.set(where, moves);
    vain = 0;
  }
  return [...openings.values()];
}

function playRandomly(rules: RuleSet, plies: number, random: Random): Game {
  let game = newGame(rules);
  while (game.cursor < plies && endOf(game) === null) {
    game = must(playMove(game, pick(legalMoves(rules, currentPosition(game)), random)));
  }
  return game;
}
