/** What a move would do, for its preview: read off the events that it would have. */
import type { GameEvent, Pit, Side } from "../engine/types.ts";

export interface Forecast {
  /** The pits in the order of the hand's way, the origin first; a relay goes on from where it landed. */
  readonly way: readonly Pit[];
  readonly landing: Pit | null;
  /** What each pit on the way would hold, or what would be captured there. */
  readonly pits: ReadonlyMap<Pit, { readonly seeds: number; readonly captured: boolean }>;
  /** The score of a storehouse that would get something. */
  readonly stores: Readonly<Partial<Record<Side, number>>>;
}

/** @param scores the storehouses before the move. */
export function forecastOf(events: readonly GameEvent[], scores: Readonly<Record<Side, number>>): Forecast {
  const way: Pit[] = [];
  const pits = new Map<Pit, { seeds: number; captured: boolean }>();
  const stores: Partial<Record<Side, number>> = {};
  let landing: Pit | null = null;
  for (const event of events) {
    if (event.kind === "lift") {
      if (way.length === 0) way.push(event.pit);
      pits.set(event.pit, { seeds: 0, captured: false });
    } else if (event.kind === "drop") {
      way.push(event.pit);
      landing = event.pit;
      pits.set(event.pit, { seeds: event.inPit, captured: false });
    } else if (event.kind === "capture") {
      pits.set(event.pit, { seeds: event.seeds, captured: true });
      stores[event.by] = (stores[event.by] ?? scores[event.by]) + event.seeds;
    }
  }
  return { way, landing, pits, stores };
}
