/** What a session tells, and the port through which it waits for the picture. */
import type { Fault } from "../engine/result.ts";
import type { Game, GameEvent, Ply } from "../engine/types.ts";

/**
 * - `showing`: the picture has not yet caught up with the game;
 * - `thinking`: it has, and a machine is to move;
 * - `person`: it has, and a person is to move;
 * - `over`: it has, and the game has ended;
 * - `looking`: it has, and shows another position than the one where the game stands;
 * - `waiting`: it has, and nobody's seat is to move.
 */
export type Phase = "person" | "thinking" | "showing" | "over" | "looking" | "waiting";

export type Change =
  /** New game, rematch, resumed save, or a game that is only presented. */
  | { readonly kind: "opened"; readonly game: Game }
  /** One ply forward: its events are to be shown. */
  | { readonly kind: "ply"; readonly game: Game; readonly ply: Ply }
  /** Undo, redo, go to: the position is to be shown. */
  | { readonly kind: "moved"; readonly game: Game }
  /** Resigned or agreed. */
  | { readonly kind: "closed"; readonly game: Game; readonly events: readonly GameEvent[] }
  /** The game has not changed; the position is to be shown. */
  | { readonly kind: "looked"; readonly game: Game }
  /** The game has not changed; a known ply is to be shown. */
  | { readonly kind: "replayed"; readonly game: Game; readonly ply: Ply }
  /** Nothing has changed; the last ply is to be shown once more. */
  | { readonly kind: "again"; readonly game: Game; readonly ply: Ply }
  | { readonly kind: "phase" };

export interface Show {
  /** Resolves when nothing is left to show, because it was shown or because it was dropped. Never rejects. */
  idle(): Promise<void>;
  /** A silent beat, in milliseconds at speed 1. */
  rest(ms: number): void;
}

export type RefusalCode =
  | "over"
  | "showing"
  | "thinking"
  | "looking"
  | "waiting"
  | "not-yours"
  | "empty"
  | "too-few"
  | "barred"
  | "choose-direction";

/** Why a tap was not taken. */
export type Refusal = Fault<RefusalCode>;
