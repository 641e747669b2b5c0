/** The session at one moment, as plain data for the page. */
import type { End } from "../engine/ending.ts";
import { currentPosition, endOf } from "../engine/game.ts";
import type { Game, Position } from "../engine/types.ts";
import type { Phase } from "../session/change.ts";
import type { Session } from "../session/session.ts";
import type { Setup } from "../session/setup.ts";

export interface Table {
  readonly setup: Setup;
  readonly whole: Game;
  readonly game: Game;
  readonly looking: boolean;
  readonly presented: boolean;
  readonly replaying: boolean;
  readonly phase: Phase;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canRepeat: boolean;
  readonly repeating: boolean;
  readonly position: Position;
  readonly end: End | null;
}

export function tableOf(session: Session): Table {
  const { setup, whole, game, looking, presented, replaying } = session;
  const { phase, busy, canUndo, canRedo, canRepeat, repeating } = session;
  return {
    setup,
    whole,
    game,
    looking,
    presented,
    replaying,
    phase,
    busy,
    canUndo,
    canRedo,
    canRepeat,
    repeating,
    position: currentPosition(game),
    end: endOf(game),
  };
}
