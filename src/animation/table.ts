/** Which seed lies where: the counts of a position, with every seed known by itself from lifting to landing. */
import type { BySide, GameEvent, Pit, Position, Side } from "../engine/types.ts";

/** A seed's number, unlike every other's on the table: 0, 1, … at first; later some may be missing. */
export type Seed = number & { readonly __unit: "Seed" };

/** A heap's seeds in the order in which they came; a seed's index is its slot in the heap. */
type Heap = readonly Seed[];

export interface Table {
  /** Indexed by `Pit`. */
  readonly pits: readonly Heap[];
  readonly stores: BySide<Heap>;
  /** Lifted and not yet sown; the last is sown next. */
  readonly hand: Heap;
  /** The pit above which the hand is, or was last. */
  readonly over: Pit;
  /** The odd seed left over in sharing: it belongs to nobody. */
  readonly aside: Heap;
}

/** Seats seeds numbered from 0, pit by pit, then storehouse by storehouse. */
export function seat(position: Position): Table {
  let next = 0;
  return fill(
    position,
    () => [],
    () => next++ as Seed,
  );
}

/** The table of another position, with as many seeds as can be left lying where they are. */
export function reseat(table: Table, position: Position): Table {
  const spare: Seed[] = [...table.hand, ...table.aside];
  const { south, north } = position.stores;
  table.pits.forEach((heap, pit) => {
    spare.push(...heap.slice(position.pits[pit]));
  });
  spare.push(...table.stores.south.slice(south), ...table.stores.north.slice(north));
  const taken = new Set(allSeeds(table));
  const unused = () => {
    let seed = 0 as Seed;
    while (taken.has(seed)) seed++;
    taken.add(seed);
    return seed;
  };
  return fill(
    position,
    (place) => (typeof place === "number" ? (table.pits[place] ?? []) : table.stores[place]),
    () => spare.pop() ?? unused(),
  );
}

/** The table after one more event. */
export function foldTable(table: Table, event: GameEvent): Table {
  switch (event.kind) {
    case "lift":
      return {
        ...table,
        pits: table.pits.with(event.pit, []),
        hand: heapOf(table, event.pit),
        over: event.pit,
      };
    case "drop": {
      const heap = [...heapOf(table, event.pit), ...table.hand.slice(-1)];
      const pits = table.pits.with(event.pit, heap);
      return { ...table, pits, hand: table.hand.slice(0, -1), over: event.pit };
    }
    case "capture":
      return stored(table, [event.pit], event.by, heapOf(table, event.pit));
    case "sweep": {
      const seeds = event.from.flatMap((pit) => heapOf(table, pit));
      if (event.to !== "shared") return stored(table, event.from, event.to, seeds);
      const half = Math.floor(seeds.length / 2);
      const south = stored(table, event.from, "south", seeds.slice(0, half));
      const both = stored(south, event.from, "north", seeds.slice(half, half * 2));
      return { ...both, aside: [...table.aside, ...seeds.slice(half * 2)] };
    }
    case "bar":
    case "pass":
    case "turn":
    case "notice":
    case "end":
      return table;
    default:
      return event satisfies never;
  }
}

function heapOf(table: Table, pit: Pit): Heap {
  return table.pits[pit] ?? [];
}

function allSeeds({ pits, stores, hand, aside }: Table): readonly Seed[] {
  return [...pits.flat(), ...stores.south, ...stores.north, ...hand, ...aside];
}

function stored(table: Table, from: readonly Pit[], side: Side, seeds: Heap): Table {
  const pits = table.pits.map((heap, pit) => (from.includes(pit as Pit) ? [] : heap));
  return { ...table, pits, stores: { ...table.stores, [side]: [...table.stores[side], ...seeds] } };
}

/** Fills each place from those who lie there already and then from `draw`. */
function fill(position: Position, lying: (place: Pit | Side) => Heap, draw: () => Seed): Table {
  const heap = (place: Pit | Side, count: number) => {
    const stay = lying(place).slice(0, count);
    return [...stay, ...Array.from({ length: count - stay.length }, draw)];
  };
  return {
    pits: position.pits.map((count, pit) => heap(pit as Pit, count)),
    stores: {
      south: heap("south", position.stores.south),
      north: heap("north", position.stores.north),
    },
    hand: [],
    over: 0 as Pit,
    aside: [],
  };
}
