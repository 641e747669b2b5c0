/** Where undo and redo lead: from one decision of a person to another. */
import { currentPosition, goTo } from "../engine/game.ts";
import type { BySide, Game } from "../engine/types.ts";
import { onlyMachines } from "./seats.ts";
import type { SeatId } from "./setup.ts";

/** Whether undo and redo stop at this cursor: where a person is to move, or anywhere if only machines play. */
function isStop(game: Game, seats: BySide<SeatId>, cursor: number): boolean {
  if (onlyMachines(seats)) return true;
  return seats[currentPosition(goTo(game, cursor)).toMove] === "human";
}

/** The cursor that undo leads to; `null` when there is nothing to take back. A closed game is first opened again. */
export function undoTarget(game: Game, seats: BySide<SeatId>): number | null {
  if (game.closed !== null) return game.cursor;
  for (let cursor = game.cursor - 1; cursor >= 0; cursor--) {
    if (isStop(game, seats, cursor)) return cursor;
  }
  return null;
}

/** The cursor that redo leads to: the next stop, or the last ply; `null` when nothing has been taken back. */
export function redoTarget(game: Game, seats: BySide<SeatId>): number | null {
  const last = game.plies.length;
  if (game.cursor === last) return null;
  for (let cursor = game.cursor + 1; cursor < last; cursor++) {
    if (isStop(game, seats, cursor)) return cursor;
  }
  return last;
}
