/** A manner of showing events: what goes in, what comes out. */
import type { GameEvent } from "../engine/types.ts";
import type { Picture } from "./picture.ts";
import type { Stage } from "./stage.ts";
import type { Track } from "./track.ts";

/** One event about to be shown. */
export interface Act<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly before: Picture;
  readonly after: Picture;
  /** When it begins: milliseconds at speed 1. */
  readonly at: number;
  /** Drops of this lap up to now, this one included. */
  readonly step: number;
  readonly stage: Stage;
  /** Tells that the event is seen now. */
  readonly hear: () => void;
}

/** How one event is shown. */
export interface Part {
  readonly tracks: readonly Track[];
  /** When a further event of the same kind begins; every other waits for the end of all that came before. */
  readonly next: number;
}

/** A manner of showing: one way to show each kind of event. */
export type Manner = {
  readonly [K in GameEvent["kind"]]: (act: Act<Extract<GameEvent, { kind: K }>>) => Part;
};

/** A part of one track, after which comes whatever comes next. */
export function single(at: number, ms: number, enter: () => void, draw: (progress: number) => void): Part {
  return { next: at + ms, tracks: [{ start: at, ms, enter, draw }] };
}
