/**
 * Where the seeds of a heap lie, as if dropped: the same for the same pit and count, however it came about. A heap
 * of n + 1 is a heap of n that has made room for one more, so that seeds shift only a little when one falls.
 */
import type { Side } from "../engine/types.ts";
import { type Body, grow } from "./heap.ts";
import { HAND_HOLLOW, type Hollow, PIT_HOLLOW, reachOf, STORE_HOLLOW, sizeOf } from "./hollow.ts";
import { randomFrom } from "./seeded.ts";

/** One seed's place. Offsets are board units from the hollow's middle, as seen on the screen. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  /** 0 lies on the wood, 1 on those, and so on. */
  readonly layer: number;
  /** Relative to a seed's own size. */
  readonly scale: number;
  /** Turn in radians. */
  readonly turn: number;
  /** Brightness: less under others and by the wall that shades it. */
  readonly shade: number;
  /** 0 … n - 1, the lowest drawn first: lower layers first, in a layer the outer ones. */
  readonly order: number;
}

/** What one place's heaps have been found to be. */
interface Pile {
  readonly name: string;
  readonly hollow: Hollow;
  /** The largest heap so far. */
  heap: readonly Body[];
  /** By count. */
  readonly slots: (readonly Slot[])[];
}

const MOST_TURN = (14 / 180) * Math.PI;
const LAYER_SCALE = 1.04;

const pits: Pile[] = [];
const stores = { south: createPile("south", STORE_HOLLOW), north: createPile("north", STORE_HOLLOW) };
const hand = createPile("hand", HAND_HOLLOW);

/** The slots of a pit's heap; `pit` tells one pit's heap from another's. */
export function pitPile(pit: number, count: number): readonly Slot[] {
  const pile = pits[pit] ?? createPile(`pit ${pit}`, PIT_HOLLOW);
  pits[pit] = pile;
  return slotsOf(pile, count);
}

/** The slots of a storehouse's heap, its length along y. */
export function storePile(side: Side, count: number): readonly Slot[] {
  return slotsOf(stores[side], count);
}

/** The slots of a handful. */
export function handPile(count: number): readonly Slot[] {
  return slotsOf(hand, count);
}

function createPile(name: string, hollow: Hollow): Pile {
  return { name, hollow, heap: [], slots: [[]] };
}

/** Each smaller heap has settled before it. */
function slotsOf(pile: Pile, count: number): readonly Slot[] {
  const { name, hollow, slots } = pile;
  for (let n = slots.length; n <= count; n++) {
    pile.heap = grow(hollow, pile.heap, randomFrom(`${name} ${n}`));
    slots.push(arrange(pile));
  }
  return slots[count] ?? [];
}

function arrange({ name, hollow, heap }: Pile): readonly Slot[] {
  const count = heap.length;
  const size = sizeOf(hollow, count);
  const highest = Math.max(0, ...heap.map(({ layer }) => layer));
  const ranks = heap
    .map((body, slot) => ({ slot, rank: body.layer * 100 - Math.hypot(body.x, body.y) }))
    .toSorted((one, other) => one.rank - other.rank);
  return heap.map(({ x, y, layer }, slot) => {
    const random = randomFrom(`${name} turn ${slot}`);
    return {
      x,
      y,
      layer,
      scale: size * LAYER_SCALE ** Math.min(layer, 3),
      turn: (random() * 2 - 1) * MOST_TURN,
      shade: (layer < highest ? 0.93 : 1) * wallShade(hollow, x, y, layer),
      order: ranks.findIndex((ranked) => ranked.slot === slot),
    };
  });
}

/** The light comes from the upper left, so the wall there shades what lies at its foot. */
function wallShade(hollow: Hollow, x: number, y: number, layer: number): number {
  const reach = reachOf(hollow, 0);
  const towards = (-x - (hollow.halfSpine > 0 ? y / (1 + hollow.halfSpine) : y)) / (Math.SQRT2 * reach);
  return 1 - Math.max(0, Math.min(1, towards)) * (0.22 / (1 + layer));
}
