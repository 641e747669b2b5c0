import type { GameEvent, Pit, Position, Side } from "./types.ts";

/** A position in the midst of a ply. Pits + storehouses + hand + unshared is always the same. */
export interface FoldState {
  readonly position: Position;
  /** Seeds lifted and not yet sown. */
  readonly hand: number;
  /** 1 once an odd seed was left over in sharing; it belongs to nobody. */
  readonly unshared: 0 | 1;
}

export function beginFold(position: Position): FoldState {
  return { position, hand: 0, unshared: 0 };
}

/** The state after one more event. */
export function foldEvent(state: FoldState, event: GameEvent): FoldState {
  const { position, hand } = state;
  switch (event.kind) {
    case "lift":
      return { ...state, hand: event.seeds, position: { ...withPit(position, event.pit, 0), barred: null } };
    case "drop":
      return { ...state, hand: hand - 1, position: withPit(position, event.pit, event.inPit) };
    case "capture":
      return { ...state, position: stored(withPit(position, event.pit, 0), event.by, event.seeds) };
    case "bar":
      return { ...state, position: { ...position, barred: event.pit } };
    case "pass":
      return { ...state, position: { ...position, barred: null } };
    case "turn":
      return { ...state, position: { ...position, toMove: event.side } };
    case "notice":
      return state;
    case "sweep":
      return { ...state, position: swept(position, event.from, event.to), unshared: event.unshared };
    case "end":
      return { ...state, position: { ...position, barred: null } };
    default:
      return event satisfies never;
  }
}

/** The position that events lead to. */
export function foldEvents(position: Position, events: readonly GameEvent[]): Position {
  return events.reduce(foldEvent, beginFold(position)).position;
}

function withPit(position: Position, pit: Pit, seeds: number): Position {
  return { ...position, pits: position.pits.with(pit, seeds) };
}

function stored(position: Position, side: Side, seeds: number): Position {
  const { stores } = position;
  return { ...position, stores: { ...stores, [side]: stores[side] + seeds } };
}

function swept(position: Position, from: readonly Pit[], to: Side | "shared"): Position {
  const seeds = from.reduce<number>((sum, pit) => sum + (position.pits[pit] ?? 0), 0);
  const emptied = from.reduce((left, pit) => withPit(left, pit, 0), position);
  if (to !== "shared") return stored(emptied, to, seeds);
  const half = Math.floor(seeds / 2);
  return stored(stored(emptied, "south", half), "north", half);
}
