/** Games of two machines that follow each other for whoever watches, as a value: what the finished ones have brought. */
import { endOf } from "../engine/game.ts";
import type { BySide, Game } from "../engine/types.ts";

export interface Series {
  /** Games won so far by whoever sits there in the present game. */
  readonly won: BySide<number>;
  readonly drawn: number;
}

export const NEW_SERIES: Series = { won: { south: 0, north: 0 }, drawn: 0 };

/** The series with the game; the same series while the game goes on. */
export function withGame(series: Series, game: Game): Series {
  const end = endOf(game);
  if (end === null) return series;
  const { winner } = end.outcome;
  if (winner === null) return { ...series, drawn: series.drawn + 1 };
  return { ...series, won: { ...series.won, [winner]: series.won[winner] + 1 } };
}

export function gamesIn({ won, drawn }: Series): number {
  return won.south + won.north + drawn;
}

/** The same with the players on each other's side. */
export function turnedSeries({ won, drawn }: Series): Series {
  return { won: { south: won.north, north: won.south }, drawn };
}
