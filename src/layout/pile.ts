/**
 * Where the seeds of a heap lie, as if dropped: the same for the same pit and count, however it came about. A heap
 * of n + 1 is a heap of n that has made room for one more, so that seeds shift only a little when one falls.
 */
import { PIT, SEED, STORE } from "./geometry.ts";

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

/** A hollow as seeds see it: a straight spine, along y, within reach of which their middles can lie. */
interface Hollow {
  readonly halfSpine: number;
  /** By layer, the last holds for all above. */
  readonly reach: readonly number[];
  /** Seeds in each layer, likewise. */
  readonly layers: readonly number[];
  /** From this count on all seeds are drawn smaller, so that they fit. */
  readonly crowded: number;
}

/** A middle while the heap settles. */
interface Body {
  x: number;
  y: number;
  layer: number;
  /** How much room it takes beyond the least, 0 to 1. */
  readonly looseness: number;
}

type Random = () => number;

const PIT_HOLLOW: Hollow = {
  halfSpine: 0,
  reach: [PIT.radius - 0.34, PIT.radius - 0.36, PIT.radius - 0.4, PIT.radius - 0.48],
  layers: [7, 6, 9],
  crowded: 14,
};

const STORE_HOLLOW: Hollow = {
  halfSpine: STORE.halfSpine - 0.1,
  reach: [STORE.halfWidth - 0.29, STORE.halfWidth - 0.32, STORE.halfWidth - 0.34],
  layers: [11, 10, 10],
  crowded: 36,
};

/** The hand gathers what it carries. */
const HAND_HOLLOW: Hollow = { halfSpine: 0, reach: [0.56, 0.56, 0.58], layers: [6, 6, 9], crowded: 14 };

/** Least distance of two middles in a layer, more or less; between layers, enough to see each seed. */
const BESIDE = 0.9 * SEED;
const LOOSE = 0.22;
const ABOVE = 0.47 * SEED;
/** Rounds of pushing for a small heap, and for one whose every seed no longer counts. */
const ROUNDS = 48;
const ROUNDS_LARGE = 14;
const LARGE = 14;
const MOST_TURN = (14 / 180) * Math.PI;
const CROWDED_SCALE = 0.85;
const LAYER_SCALE = 1.04;

const remembered = new Map<string, (readonly Slot[])[]>();
const bodies = new Map<string, Body[][]>();

/** The slots of a pit's heap; `pit` tells one pit's heap from another's. */
export function pitPile(pit: number, count: number): readonly Slot[] {
  return pile(`pit ${pit}`, PIT_HOLLOW, count);
}

/** The slots of a storehouse's heap, its length along y. */
export function storePile(side: string, count: number): readonly Slot[] {
  return pile(side, STORE_HOLLOW, count);
}

/** The slots of a handful. */
export function handPile(count: number): readonly Slot[] {
  return pile("hand", HAND_HOLLOW, count);
}

function pile(name: string, hollow: Hollow, count: number): readonly Slot[] {
  const piles = remembered.get(name) ?? [];
  remembered.set(name, piles);
  const known = piles[count];
  if (known !== undefined) return known;
  const slots = slotsOf(name, hollow, heap(name, hollow, count));
  piles[count] = slots;
  return slots;
}

/** The settled heap of `count`, each smaller heap having been settled before it. */
function heap(name: string, hollow: Hollow, count: number): readonly Body[] {
  const heaps = bodies.get(name) ?? [[]];
  bodies.set(name, heaps);
  for (let n = heaps.length; n <= count; n++) {
    const random = randomFrom(`${name} ${n}`);
    const grown = (heaps[n - 1] ?? []).map((body) => ({ ...body }));
    grown.push(newcomer(hollow, grown, random));
    settle(hollow, grown);
    heaps.push(grown);
  }
  return heaps[count] ?? [];
}

/** One more seed falls somewhere near the middle, rather where there is room; a long heap grows from its middle. */
function newcomer(hollow: Hollow, others: readonly Body[], random: Random): Body {
  const layer = layerOf(hollow, others.length);
  const spread = hollow.halfSpine * Math.min(1, 0.2 + others.length / 16);
  let best: Body = { x: 0, y: 0, layer, looseness: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < 12; attempt++) {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * reachOf(hollow, layer);
    const along = (random() + random() - 1) * spread;
    const looseness = random();
    const body = { x: Math.cos(angle) * away, y: Math.sin(angle) * away + along, layer, looseness };
    const room = others.reduce(
      (least, other) => Math.min(least, distance(body, other) - leastBetween(body, other)),
      0,
    );
    const value =
      room -
      0.3 * Math.hypot(hollow.halfSpine > 0 ? 0 : body.x, body.y / (1 + hollow.halfSpine)) -
      0.3 * random();
    if (value > most) {
      most = value;
      best = body;
    }
  }
  return best;
}

/** Seeds push each other apart, lie about the middle and stay within the hollow. */
function settle(hollow: Hollow, heap: readonly Body[]): void {
  const size = sizeOf(hollow, heap.length);
  const rounds = heap.length < LARGE ? ROUNDS : ROUNDS_LARGE;
  for (let round = 0; round < rounds; round++) {
    if (round < rounds / 2) recentre(hollow, heap);
    heap.forEach((one, index) => {
      for (let before = 0; before < index; before++) part(one, heap[before] ?? one, size);
    });
    for (const body of heap) confine(hollow, body, size);
  }
}

/** A heap that has been pushed to one side rolls three quarters of the way back, little by little. */
function recentre(hollow: Hollow, heap: readonly Body[]): void {
  const x = heap.reduce((sum, body) => sum + body.x, 0) / heap.length;
  const y = heap.reduce((sum, body) => sum + body.y, 0) / heap.length;
  for (const body of heap) {
    body.x = (body.x - x * 0.12) * (hollow.halfSpine > 0 && heap.length < LARGE ? 0.98 : 0.995);
    body.y -= hollow.halfSpine > 0 ? y * 0.05 : y * 0.12;
  }
}

function part(one: Body, other: Body, size: number): void {
  const least = leastBetween(one, other) * size;
  const x = one.x - other.x;
  const y = one.y - other.y;
  if (x * x + y * y >= least * least) return;
  const between = Math.hypot(x, y);
  const push = (least - between) / 2;
  const toX = between > 1e-6 ? (x / between) * push : push;
  const toY = between > 1e-6 ? (y / between) * push : 0;
  one.x += toX;
  one.y += toY;
  other.x -= toX;
  other.y -= toY;
}

function confine(hollow: Hollow, body: Body, size: number): void {
  const reach = reachOf(hollow, body.layer) + (1 - size) * 0.3 * SEED;
  const spine = Math.max(-hollow.halfSpine, Math.min(hollow.halfSpine, body.y));
  const away = Math.hypot(body.x, body.y - spine);
  if (away <= reach) return;
  body.x *= reach / away;
  body.y = spine + ((body.y - spine) * reach) / away;
}

function slotsOf(name: string, hollow: Hollow, heap: readonly Body[]): readonly Slot[] {
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

function layerOf(hollow: Hollow, slot: number): number {
  let layer = 0;
  for (let left = slot; ; layer++) {
    const holds = hollow.layers[Math.min(layer, hollow.layers.length - 1)] ?? 1;
    if (left < holds) return layer;
    left -= holds;
  }
}

function reachOf(hollow: Hollow, layer: number): number {
  return hollow.reach[Math.min(layer, hollow.reach.length - 1)] ?? 0;
}

/** Seeds on top of others may lie closer, two layers apart they do not touch. */
function leastBetween(one: Body, other: Body): number {
  const layers = Math.abs(one.layer - other.layer);
  if (layers > 0) return layers === 1 ? ABOVE : 0;
  if (one.layer > 0) return one.layer === 1 ? BESIDE : BESIDE * 0.8;
  return BESIDE * (1 + (LOOSE * (one.looseness + other.looseness)) / 2);
}

function sizeOf(hollow: Hollow, count: number): number {
  return count >= hollow.crowded ? CROWDED_SCALE : 1;
}

function distance(one: Body, other: Body): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A repeatable source of numbers, 0 ≤ x < 1, from a text (FNV-1a feeding a SplitMix sequence). */
function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
}
