/** Where a seed is drawn, and how, from what the stage says of it. Writes into one object; makes none. */
import type { Spot } from "../animation/stage.ts";
import { alongPath } from "../layout/path.ts";
import { handPile, pitPile, type Slot, storePile } from "../layout/pile.ts";
import type { Sites } from "./sites.ts";
import type { SeedState } from "./tableau.ts";

export interface Placed {
  /** Board units, as `Sites`. */
  x: number;
  y: number;
  scale: number;
  turn: number;
  shade: number;
  /** Rank among the seeds of its heap, the lowest is drawn first. */
  order: number;
  /** 0 on the wood, 1 at the height of the hand. */
  height: number;
  /** Above all that lies. */
  flying: boolean;
}

/** The hand hovers towards the light, so that its shadow falls where it is seen. */
const HOVER = { x: -0.2, y: -0.26 };
/** A seed carried by the hand looks so much larger. */
const GROWTH = 0.08;
const LYING_ALONE: Slot = { x: 0, y: 0, layer: 0, scale: 1, turn: 0, shade: 1, order: 0 };

export function createPlaced(): Placed {
  return { x: 0, y: 0, scale: 1, turn: 0, shade: 1, order: 0, height: 0, flying: false };
}

const start = createPlaced();
const point = { x: 0, y: 0 };

/** Writes into `out` how `state` is drawn. */
export function placeSeed(sites: Sites, { from, to, share, height }: SeedState, out: Placed): void {
  settle(sites, to, out);
  if (share < 1) {
    settle(sites, from, start);
    blend(share, out);
    if (from.place === "hand" && to.place === "hand") onTheWay(sites, from, to, share, out);
  }
  out.height = height;
  out.flying = height > 0.02 || (share > 0 && share < 1 && from.place !== to.place);
  out.scale *= 1 + GROWTH * height;
  out.shade += (1 - out.shade) * Math.min(1, height * 2);
}

/** A seed at rest in a spot. */
function settle(sites: Sites, spot: Spot, out: Placed): void {
  switch (spot.place) {
    case "pit": {
      const centre = sites.pits[spot.pit];
      const slot = pitPile(spot.pit, spot.of)[spot.slot] ?? LYING_ALONE;
      lie(out, slot, (centre?.x ?? 0) + slot.x, (centre?.y ?? 0) + slot.y);
      break;
    }
    case "store": {
      const centre = sites.stores[spot.side];
      const slot = storePile(spot.side, spot.of)[spot.slot] ?? LYING_ALONE;
      const along = slot.y * sites.facing;
      const across = slot.x * sites.facing;
      if (sites.upright) lie(out, slot, centre.x - along, centre.y + across);
      else lie(out, slot, centre.x + across, centre.y + along);
      break;
    }
    case "hand": {
      const centre = sites.pits[spot.over];
      const slot = handPile(spot.of)[spot.slot] ?? LYING_ALONE;
      lie(out, slot, (centre?.x ?? 0) + HOVER.x + slot.x, (centre?.y ?? 0) + HOVER.y + slot.y);
      break;
    }
    case "aside":
      lie(out, LYING_ALONE, 0, 0);
      break;
    default:
      spot satisfies never;
  }
}

function lie(out: Placed, { scale, turn, shade, order }: Slot, x: number, y: number): void {
  out.x = x;
  out.y = y;
  out.scale = scale;
  out.turn = turn;
  out.shade = shade;
  out.order = order;
}

/** From `start` towards `out`, a share of the way. */
function blend(share: number, out: Placed): void {
  out.x = start.x + (out.x - start.x) * share;
  out.y = start.y + (out.y - start.y) * share;
  out.scale = start.scale + (out.scale - start.scale) * share;
  out.turn = start.turn + (out.turn - start.turn) * share;
  out.shade = start.shade + (out.shade - start.shade) * share;
}

/** Along the pits instead of straight: the straight way of the hand's middle is replaced by the curve. */
function onTheWay(
  sites: Sites,
  from: Extract<Spot, { place: "hand" }>,
  to: Extract<Spot, { place: "hand" }>,
  share: number,
  out: Placed,
): void {
  const here = sites.pits[from.over];
  const there = sites.pits[to.over];
  if (here === undefined || there === undefined || from.over === to.over) return;
  alongPath(sites.row, from.over, to.over, share, point);
  const { facing, upright } = sites;
  out.x += (upright ? -point.y : point.x) * facing - (here.x + (there.x - here.x) * share);
  out.y += (upright ? point.x : point.y) * facing - (here.y + (there.y - here.y) * share);
}
