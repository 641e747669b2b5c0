/** A few things that happen on a board; together they have every kind of event. */
import { agree, closingEvents } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import type { Game, GameEvent } from "../../src/engine/types.ts";
import { gameFrom } from "../animation/fakes.ts";
import { lastEvents, playOn } from "../engine/drawn.ts";

export interface Happening {
  readonly name: string;
  /** Stands where the events begin, and nothing is told of it before. */
  readonly before: Game;
  readonly events: readonly GameEvent[];
}

export const HAPPENINGS: readonly Happening[] = [
  moved("a pit is barred", gameFrom("split", "5,5,5,5,1/0,5,5,5,5 0-0 S -"), "E"),
  moved("a chain of captures decides the game", gameFrom("split", "1,0,0,0,2/1,1,5,5,5 24-6 S -"), "E"),
  moved("fourteen seeds go round the board", gameFrom("split", "2,0,0,14,1/1,1,3,1,2 15-10 S -"), "D"),
  moved("both rows are swept at the end", gameFrom("split", "3,0,0,0,1/0,0,0,0,0 20-26 S -"), "E"),
  moved("a relay of several laps", gameFrom("circular-relay", "1,1,0,1,0/4,4,4,4,4 7-6 S -"), "A"),
  moved("the other player has to pass", gameFrom("um-el-bagara", "0,0,0,6,2/1,1,1,1,1 20-17 S -"), "E"),
  opened("a start that has to be passed", gameFrom("um-el-bagara", "1,1,1,1,1/5,5,5,5,5 10-10 S -")),
  opened("a start without a move", gameFrom("split", "0,0,0,0,0/5,5,5,5,5 10-15 S -")),
  agreed("an odd seed is left over in sharing", gameFrom("split", "1,1,1,0,0/2,1,1,0,0 20-23 S -")),
];

function moved(name: string, before: Game, move: string): Happening {
  return { name, before, events: lastEvents(playOn(before, move)) };
}

function opened(name: string, game: Game): Happening {
  const before = { ...game, opening: { after: game.start, events: [] } };
  return { name, before, events: game.opening.events };
}

function agreed(name: string, before: Game): Happening {
  return { name, before, events: closingEvents(must(agree(before))) };
}
