/** The port through which events are heard; sound implements it. */
import type { GameEvent, Side } from "../engine/types.ts";

export interface CueContext {
  /** The only person's side; `null` when both seats or neither are a person's. */
  readonly viewpoint: Side | null;
  /** Seeds in the pit of a lift (before it), drop (after it) or capture; 0 for other events. */
  readonly seedsInPit: number;
  /** Whether this drop is the last of the whole move. */
  readonly lastDrop: boolean;
  /** The queue's speed; 1 is unhurried, `Infinity` is instant. */
  readonly speed: number;
}

export interface Cue {
  /** Called once for every event that is shown, at the moment when it is seen (a drop: when the seed lands). */
  play(event: GameEvent, context: CueContext): void;
}
