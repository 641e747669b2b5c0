/** What a review says of the moves: what each gave away, which were mistakes, and where the game turned. */
import { sameMove } from "../engine/position.ts";
import type { Game, Move, Position, Side } from "../engine/types.ts";
import type { Assessment } from "./assessment.ts";

/** Assessments by cursor, as far as they are there. */
export type Assessments = readonly (Assessment | undefined)[];

/** A move that gave seeds away, and what would have been better. */
export interface Mistake {
  /** Plies played, this one included. */
  readonly ply: number;
  readonly before: Position;
  readonly played: Move;
  /** Seeds given away: how much more the mover would have had than the other in the end. */
  readonly loss: number;
  readonly better: Assessment;
  /** Another player was to win from there on, or the game was drawn instead, or very many seeds were lost. */
  readonly turning: boolean;
}

/**
 * Fewer seeds are not told as lost: values that are not proven are off by two at most in nine of ten positions
 * (`BENCHMARKS.md`), so that a smaller loss may be none at all. A proven loss of two is told where it turned the game.
 */
const LEAST = 4;
/** So many seeds turn a game, whoever is to win. */
const MANY = 10;

/**
 * South's final lead by cursor. Where a value is not proven and the move that was played is found to be worth more to the
 * mover, which was looked at a ply further, it counts as much before the move.
 */
export function valuesOf({ plies }: Game, assessments: Assessments): readonly (number | undefined)[] {
  const values: (number | undefined)[] = [];
  for (let cursor = plies.length; cursor >= 0; cursor--) {
    const assessment = assessments[cursor];
    const next = values[cursor + 1];
    const mover = plies[cursor]?.before.toMove;
    if (assessment === undefined || assessment.exact || next === undefined || mover === undefined) {
      values[cursor] = assessment?.value;
    } else {
      const better = mover === "south" ? Math.max : Math.min;
      values[cursor] = better(assessment.value, next);
    }
  }
  return values;
}

/** The mistakes of a game in order, as far as both sides of a move have been looked at. */
export function mistakesIn(game: Game, assessments: Assessments): readonly Mistake[] {
  const values = valuesOf(game, assessments);
  return game.plies.flatMap(({ before, move }, cursor) => {
    const better = assessments[cursor];
    const had = values[cursor];
    const kept = values[cursor + 1];
    if (
      better === undefined ||
      had === undefined ||
      kept === undefined ||
      better.best.some((one) => sameMove(one, move))
    )
      return [];
    const loss = before.toMove === "south" ? had - kept : kept - had;
    const proven = better.exact && assessments[cursor + 1]?.exact === true;
    const turned = winnerBy(had) !== winnerBy(kept);
    if (loss <= 0 || (loss < LEAST && !(proven && turned))) return [];
    return { ply: cursor + 1, before, played: move, loss, better, turning: turned || loss >= MANY };
  });
}

function winnerBy(lead: number): Side | null {
  if (lead === 0) return null;
  return lead > 0 ? "south" : "north";
}
