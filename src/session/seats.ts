/** Who sits at the board: persons, machines, or one of each. */
import type { ChooserId } from "../ai/protocol.ts";
import type { BySide, Side } from "../engine/types.ts";
import type { SeatId } from "./setup.ts";

type Seats = BySide<SeatId>;

export const TWO_PERSONS: Seats = { south: "human", north: "human" };

/** The side of the only person in the game; `null` when both seats or neither is a person's. */
export function lonePerson(seats: Seats): Side | null {
  const south = seats.south === "human";
  const north = seats.north === "human";
  return south === north ? null : south ? "south" : "north";
}

export function isMachine(seat: SeatId): seat is ChooserId {
  return seat !== "human" && seat !== "nobody";
}

export function onlyMachines(seats: Seats): boolean {
  return isMachine(seats.south) && isMachine(seats.north);
}

export function onlyPersons(seats: Seats): boolean {
  return seats.south === "human" && seats.north === "human";
}
