/** Who played, as a record's headers have it: in English, whatever language is on the screen. */
import { levelOf } from "../../ai/protocol.ts";
import type { Headers } from "../../engine/headers.ts";
import type { BySide, Side } from "../../engine/types.ts";
import { isMachine, lonePerson } from "../../session/seats.ts";
import type { SeatId } from "../../session/setup.ts";

/** @param day the local date. */
export function recordHeaders(seats: BySide<SeatId>, day: Date): Headers {
  return new Map([
    ["South", headerName(seats, "south")],
    ["North", headerName(seats, "north")],
    ["Date", isoDate(day)],
  ]);
}

/** The local date: `2026-11-30`. */
export function isoDate(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

function headerName(seats: BySide<SeatId>, side: Side): string {
  const seat = seats[side];
  if (seat === "random") return "Random";
  if (seat === "greedy") return "Greedy";
  if (isMachine(seat)) return `Level ${levelOf(seat)}`;
  if (lonePerson(seats) === side) return "Visitor";
  return side === "south" ? "South" : "North";
}
