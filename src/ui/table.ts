/** The session at one moment, as plain data for the page. */
import type { End } from "../engine/ending.ts";
import { currentPosition, endOf } from "../engine/game.ts";
import type { Position } from "../engine/types.ts";
import type { Session } from "../session/session.ts";

type Shown = "setup" | "whole" | "game" | "looking" | "presented" | "replaying";
type State = "phase" | "busy" | "canUndo" | "canRedo" | "canRepeat" | "repeating";

export interface Table extends Pick<Session, Shown | State> {
  /** The one that is shown. */
  readonly position: Position;
  readonly end: End | null;
}

/** Whether somebody's moves are lost when the game begins again; a match is lost as a whole, with its earlier rounds. */
export function losesMoves({ setup, whole, end }: Table): boolean {
  const played = whole.plies.length > 0;
  return setup.match === null ? played && end === null : played || setup.match.rounds.length > 0;
}

export function tableOf(session: Session): Table {
  const { setup, whole, game, looking, presented, replaying } = session;
  const { phase, busy, canUndo, canRedo, canRepeat, repeating } = session;
  const shown = { setup, whole, game, looking, presented, replaying };
  const state = { phase, busy, canUndo, canRedo, canRepeat, repeating };
  return { ...shown, ...state, position: currentPosition(game), end: endOf(game) };
}
