/** A whole game looked at position by position. */
import { type Analyst, placeOf } from "../ai/protocol.ts";
import { endOf, goTo } from "../engine/game.ts";
import type { Game } from "../engine/types.ts";
import { type Assessment, assess } from "./assessment.ts";

/** Stretches of thinking, each about 25 ms, for a position: a game of 85 plies takes 11 s at most. */
export const STRETCHES = 5;

export interface Reviewed {
  readonly cursor: number;
  readonly assessment: Assessment;
}

/**
 * Looks at all positions of a game, those of plies taken back too. The last one comes first, so that what was found of a
 * position helps with the one before it. Rejects like a study.
 */
export async function* review(
  analyst: Analyst,
  game: Game,
  signal: AbortSignal,
): AsyncGenerator<Reviewed, void> {
  const first = goTo(game, 0);
  if (endOf(first) === null) await analyst.prepare(placeOf(first), signal);
  for (let cursor = game.plies.length; cursor >= 0; cursor--) {
    let assessment: Assessment | null = null;
    for await (const found of assess(analyst, goTo(game, cursor), STRETCHES, signal)) assessment = found;
    if (assessment !== null) yield { cursor, assessment };
  }
}
