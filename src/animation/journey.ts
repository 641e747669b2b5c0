/** Which seeds go from where to where when one table becomes another. */
import type { Pit } from "../engine/types.ts";
import type { Spot, Stage } from "./stage.ts";
import type { Seed, Table } from "./table.ts";

export interface Journey {
  readonly seed: Seed;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Journeys {
  /** From one place to another, in the order of their slots at the goal. */
  readonly travels: readonly Journey[];
  /** From slot to slot in one place, to make room. */
  readonly shifts: readonly Journey[];
}

const ASIDE: Spot = { place: "aside" };

/** Where each seed lies. */
export function spotsOf(table: Table): ReadonlyMap<Seed, Spot> {
  const spots = new Map<Seed, Spot>();
  const lay = (heap: readonly Seed[], spotOf: (slot: number, of: number) => Spot) => {
    heap.forEach((seed, slot) => {
      spots.set(seed, spotOf(slot, heap.length));
    });
  };
  table.pits.forEach((heap, pit) => {
    lay(heap, (slot, of) => ({ place: "pit", pit: pit as Pit, slot, of }));
  });
  lay(table.stores.south, (slot, of) => ({ place: "store", side: "south", slot, of }));
  lay(table.stores.north, (slot, of) => ({ place: "store", side: "north", slot, of }));
  lay(table.hand, (slot, of) => ({ place: "hand", over: table.over, slot, of }));
  lay(table.aside, () => ASIDE);
  return spots;
}

/** The journeys of all seeds that do not stay in the very same spot. */
export function journeysBetween(before: Table, after: Table): Journeys {
  const origins = spotsOf(before);
  const travels: Journey[] = [];
  const shifts: Journey[] = [];
  for (const [seed, to] of spotsOf(after)) {
    const from = origins.get(seed);
    if (from === undefined || same(from, to)) continue;
    (home(from) === home(to) ? shifts : travels).push({ seed, from, to });
  }
  return { travels, shifts };
}

/** Draws all of them the same share of their way. */
export function moveAll(stage: Stage, journeys: readonly Journey[], share: number, height: number): void {
  for (const { seed, from, to } of journeys) stage.move(seed, from, to, share, height);
}

/** A name of the place, whatever the slot. */
function home(spot: Spot): string {
  switch (spot.place) {
    case "pit":
      return `pit ${spot.pit}`;
    case "store":
      return spot.side;
    case "hand":
    case "aside":
      return spot.place;
    default:
      return spot satisfies never;
  }
}

function same(one: Spot, other: Spot): boolean {
  if (one.place === "aside" || other.place === "aside") return one.place === other.place;
  return home(one) === home(other) && one.slot === other.slot && one.of === other.of;
}
