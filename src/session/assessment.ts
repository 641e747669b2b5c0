/** What a position is worth when both play their best from there, as far as that is known. */
import { type Analysis, type Analyst, placeOf } from "../ai/protocol.ts";
import { currentPosition, endOf, goTo } from "../engine/game.ts";
import { leadOf } from "../engine/position.ts";
import type { Game, Move, Position } from "../engine/types.ts";

export interface Assessment {
  /** Seeds that South will have more than North in the end. */
  readonly value: number;
  /** The value and the best moves are proven. */
  readonly exact: boolean;
  /** Plies looked ahead in full; 0 after the end. */
  readonly depth: number;
  /** Where `exact`, all moves that are worth as much; else the one found best; none after the end. */
  readonly best: readonly Move[];
  /** How play goes on, the move found best first; empty after the end. */
  readonly line: readonly Move[];
}

/**
 * Better and better assessments of where the game stands at its cursor, one for each stretch of thinking, of which there are
 * at most so many; a game that has ended needs none. Rejects like a study.
 */
export async function* assess(
  analyst: Analyst,
  game: Game,
  stretches: number,
  signal: AbortSignal,
): AsyncGenerator<Assessment, void> {
  // Who resigns decides the game, but not what the position is worth.
  const standing = game.closed?.kind === "resigned" ? goTo(game, game.cursor) : game;
  const position = currentPosition(standing);
  if (endOf(standing) !== null) {
    yield { value: leadOf(position, "south"), exact: true, depth: 0, best: [], line: [] };
    return;
  }
  let left = stretches;
  for await (const analysis of analyst.study(placeOf(standing), signal)) {
    yield assessmentOf(position, analysis);
    if (--left <= 0) return;
  }
}

function assessmentOf(position: Position, { value, exact, depth, best, line }: Analysis): Assessment {
  const gained = position.toMove === "south" ? value : 0 - value;
  return { value: leadOf(position, "south") + gained, exact, depth, best, line };
}
