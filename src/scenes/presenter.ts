/** Presents a session on a board: how each change is shown, and which pits invite. */
import type { Director } from "../animation/director.ts";
import { applyMove } from "../engine/apply.ts";
import { currentPosition } from "../engine/game.ts";
import { legalMoves } from "../engine/position.ts";
import type { Move, Side } from "../engine/types.ts";
import type { Change } from "../session/change.ts";
import type { Session } from "../session/session.ts";
import type { Board } from "./board.ts";

interface Ports {
  readonly session: Session;
  readonly board: Board;
  readonly director: Director;
  /** Silences what still sounds of a picture that is dropped. */
  readonly hush: () => void;
  /** The only person's side; `null` when both seats or neither are a person's. */
  readonly viewpoint: () => Side | null;
}

export interface Presenter {
  /** Shows the session's game from its beginning, or as it stands. */
  open(): void;
  show(change: Change): void;
  /** Shows what a move would do; `null` takes it away. */
  preview(move: Move | null): void;
  /** Drops what is still to be shown and shows the end of it. */
  finish(): void;
  /** A silent pause of so many milliseconds, at speed 1. */
  rest(ms: number): void;
}

export function createPresenter({ session, board, director, hush, viewpoint }: Ports): Presenter {
  function invite(): void {
    const { game, phase } = session;
    const legal = phase === "person" ? legalMoves(game.rules, currentPosition(game)) : [];
    board.setPlayable(legal.map(({ pit }) => pit));
  }

  function open(): void {
    director.viewpoint = viewpoint();
    hush();
    director.open(session.game);
    invite();
  }

  return {
    open,
    show(change) {
      invite();
      switch (change.kind) {
        case "opened":
          return open();
        case "ply":
        case "replayed":
          return director.play(change.ply.events);
        case "closed":
          return director.play(change.events);
        case "again":
          return director.again(change.game);
        case "moved":
        case "looked":
          hush();
          return director.show(change.game);
        case "phase":
          return;
        default:
          change satisfies never;
      }
    },
    preview(move) {
      const { game } = session;
      const told = move === null ? null : applyMove(game.rules, currentPosition(game), move);
      board.preview(told?.ok ? told.value.events : null);
    },
    finish() {
      hush();
      director.finish();
    },
    rest: director.rest,
  };
}
