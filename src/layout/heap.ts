/** How a heap of seeds comes to rest: seeds fall one by one, push each other apart and stay within their hollow. */
import { SEED } from "./geometry.ts";
import { type Hollow, layerOf, reachOf, sizeOf } from "./hollow.ts";
import type { Random } from "./seeded.ts";

/** A middle while the heap settles. */
export interface Body {
  x: number;
  y: number;
  layer: number;
  /** How much room it takes beyond the least, 0 to 1. */
  readonly looseness: number;
}

/** Least distance of two middles in a layer, more or less; between layers, enough to see each seed. */
const BESIDE = 0.9 * SEED;
const LOOSE = 0.22;
const ABOVE = 0.47 * SEED;
/** Rounds of pushing for a small heap, and for one whose every seed no longer counts. */
const ROUNDS = 48;
const ROUNDS_LARGE = 14;
const LARGE = 14;
/** A settled heap with one more seed; the seeds before it shift only a little. */
export function grow(hollow: Hollow, heap: readonly Body[], random: Random): readonly Body[] {
  const grown = heap.map((body) => ({ ...body }));
  grown.push(newcomer(hollow, grown, random));
  settle(hollow, grown);
  return grown;
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

/** Seeds on top of others may lie closer, two layers apart they do not touch. */
function leastBetween(one: Body, other: Body): number {
  const layers = Math.abs(one.layer - other.layer);
  if (layers > 0) return layers === 1 ? ABOVE : 0;
  if (one.layer > 0) return one.layer === 1 ? BESIDE : BESIDE * 0.8;
  return BESIDE * (1 + (LOOSE * (one.looseness + other.looseness)) / 2);
}

function distance(one: Body, other: Body): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
