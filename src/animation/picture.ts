/** What the table shows at rest, and how each event changes it. */
import type { GameEvent, Pit, Position, Side } from "../engine/types.ts";
import { foldTable, type Table } from "./table.ts";

/** What stays to be seen of the last move. */
export interface Trace {
  readonly origin: Pit;
  /** Sown on the way, the landing pit left out. */
  readonly passed: readonly Pit[];
  /** Where the last seed fell; `null` while none has fallen. */
  readonly landing: Pit | null;
  readonly captured: readonly Pit[];
}

export interface Picture {
  readonly table: Table;
  /** The side whose row is lit; `null` once the game is over. */
  readonly toMove: Side | null;
  /** Whose storehouse is lit once the game is over; `null` before that, and after a draw. */
  readonly winner: Side | null;
  readonly barred: Pit | null;
  readonly trace: Trace | null;
}

/** A position at rest, without a trace. */
export function pictureOf(position: Position, table: Table, over: boolean): Picture {
  return { table, toMove: over ? null : position.toMove, winner: null, barred: position.barred, trace: null };
}

export function foldPicture(picture: Picture, event: GameEvent): Picture {
  const trace = foldTrace(picture.trace, event);
  const table = foldTable(picture.table, event);
  switch (event.kind) {
    case "lift":
    case "pass":
      return { ...picture, table, trace, barred: null };
    case "bar":
      return { ...picture, barred: event.pit };
    case "turn":
      return { ...picture, toMove: event.side };
    case "end":
      return { ...picture, barred: null, toMove: null, winner: event.outcome.winner };
    case "drop":
    case "capture":
    case "sweep":
    case "notice":
      return { ...picture, table, trace };
    default:
      return event satisfies never;
  }
}

/** The trace that a ply's events leave. */
export function traceOf(events: readonly GameEvent[]): Trace | null {
  return events.reduce(foldTrace, null);
}

function foldTrace(trace: Trace | null, event: GameEvent): Trace | null {
  if (event.kind === "lift" && event.lap === 1) {
    return { origin: event.pit, passed: [], landing: null, captured: [] };
  }
  if (trace === null) return null;
  if (event.kind === "capture") return { ...trace, captured: [...trace.captured, event.pit] };
  if (event.kind !== "drop") return trace;
  const passed = trace.landing === null ? trace.passed : [...trace.passed, trace.landing];
  return { ...trace, landing: event.pit, passed: passed.filter((pit) => pit !== event.pit) };
}
