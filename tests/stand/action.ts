/** What can be done to a board on show, as plain data: the same list runs in Node and in a browser. */
import type { AnimationQueue } from "../../src/animation/beat.ts";
import type { Director } from "../../src/animation/director.ts";
import { currentPosition, endOf } from "../../src/engine/game.ts";
import type { Game, GameEvent } from "../../src/engine/types.ts";

export type Action =
  | { readonly kind: "show"; readonly game: Game }
  | { readonly kind: "play"; readonly events: readonly GameEvent[] }
  | { readonly kind: "finish" }
  | { readonly kind: "speed"; readonly speed: number }
  | { readonly kind: "pause"; readonly paused: boolean }
  /** Less motion, from the next events on. */
  | { readonly kind: "calm"; readonly calm: boolean }
  /** One frame, so many milliseconds after the last; at most 100. */
  | { readonly kind: "step"; readonly ms: number };

/** What a director asks of the engine. */
export const ENGINE = { positionOf: currentPosition, endOf };

export interface Players {
  readonly director: Director;
  readonly queue: AnimationQueue;
  /** Draws one frame. */
  readonly step: (ms: number) => void;
}

export function perform({ director, queue, step }: Players, action: Action): void {
  switch (action.kind) {
    case "show":
      director.show(action.game);
      return;
    case "play":
      director.play(action.events);
      return;
    case "finish":
      director.finish();
      return;
    case "speed":
      queue.speed = action.speed;
      return;
    case "pause":
      queue.paused = action.paused;
      return;
    case "calm":
      director.reducedMotion = action.calm;
      return;
    case "step":
      step(action.ms);
      return;
    default:
      action satisfies never;
  }
}
