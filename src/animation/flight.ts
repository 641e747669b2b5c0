/** How events look at full motion. The durations are the design's motion table, in milliseconds at speed 1. */
import type { Pit, Side } from "../engine/types.ts";
import { arc, easeInOut, easeOut, fall, glide } from "./easing.ts";
import { type Journey, journeysBetween, moveAll } from "./journey.ts";
import { type Act, type Manner, type Part, single } from "./manner.ts";
import type { Picture } from "./picture.ts";
import type { Spot, Stage } from "./stage.ts";
import type { Table } from "./table.ts";
import type { Track } from "./track.ts";

const LIFT = 260;
const RELAY_LIFT = 220;
/** The carry to the first pit, and from the seventh on; it falls evenly in between. */
const CARRY_SLOW = 150;
const CARRY_FAST = 80;
const CARRY_STEPS = 6;
/** A drop is a fall and a bounce, 120 together. */
const FALL = 70;
const BOUNCE = 50;
const GLOW = 320;
const FLIGHT = 420;
/** Between two captures of a chain. */
const CHAIN = 180;
const BAR = 200;
const SWEEP_SEED = 90;
const SWEEP_MOST = 1800;
const TURN = 250;
/** How long a numeral stands out after a change. Shorter than what any next change of the same numeral waits. */
const TICK = 140;

/** How high a seed bounces, and how high it flies to a storehouse; 1 is the height of the hand. */
const BOUNCE_HEIGHT = 0.16;
const FLIGHT_HEIGHT = 1.4;
/** Captured seeds take off one after the other within this time. */
const TAKE_OFF = 120;

export const flight: Manner = {
  lift({ event, before, after, at, stage, hear }) {
    const ms = event.lap === 1 ? LIFT : RELAY_LIFT;
    const { travels } = journeysBetween(before.table, after.table);
    return {
      next: at + ms,
      tracks: [
        {
          start: at,
          ms,
          enter: hear,
          draw(progress) {
            stage.trace(after.trace);
            stage.bar(before.barred, 1 - progress);
            if (progress === 1) stage.bar(null, 0);
            moveAll(stage, travels, easeInOut(progress), easeOut(progress));
          },
        },
        tickPit(stage, at, event.pit, 0),
      ],
    };
  },

  drop({ event, before, after, at, step, stage, hear }) {
    const ms = carryMs(step);
    const carried = carry(before.table, event.pit, step);
    const { travels, shifts } = journeysBetween(above(before.table, event.pit), after.table);
    const falling = travels.filter(({ to }) => to.place === "pit");
    const making = shifts.filter(({ to }) => to.place === "pit");
    const landing = at + ms + FALL;
    return {
      next: at + ms,
      tracks: [
        { start: at, ms, draw: (progress) => moveAll(stage, carried, glide(progress), 1) },
        {
          start: at + ms,
          ms: FALL,
          draw(progress) {
            moveAll(stage, making, easeOut(progress), 0);
            moveAll(stage, falling, easeOut(progress), 1 - fall(progress));
          },
        },
        {
          start: landing,
          ms: BOUNCE,
          enter: hear,
          draw(progress) {
            stage.trace(after.trace);
            moveAll(stage, falling, 1, BOUNCE_HEIGHT * arc(progress));
          },
        },
        tickPit(stage, landing, event.pit, event.inPit),
      ],
    };
  },

  capture({ event, before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const end = at + GLOW + FLIGHT;
    const gap = travels.length > 1 ? Math.floor(TAKE_OFF / (travels.length - 1)) : 0;
    const ms = FLIGHT - gap * (travels.length - 1);
    const score = before.table.stores[event.by].length;
    return {
      next: at + CHAIN,
      tracks: [
        {
          start: at,
          ms: GLOW + FLIGHT,
          enter: hear,
          draw(progress) {
            const rising = Math.min(1, (progress * (GLOW + FLIGHT)) / GLOW);
            stage.trace(after.trace);
            stage.glow(event.pit, "capture", easeOut(rising) * (1 - fall(progress)));
          },
        },
        tickPit(stage, at + GLOW, event.pit, 0),
        ...travels.flatMap((journey, index) => {
          const start = at + GLOW + gap * index;
          return [
            flyTrack(stage, start, ms, journey),
            tickStore(stage, start + ms, event.by, score + index + 1),
          ];
        }),
        {
          start: end - CHAIN,
          ms: CHAIN,
          draw: (progress) => moveAll(stage, shifts, easeInOut(progress), 0),
        },
      ],
    };
  },

  bar({ event, at, stage, hear }) {
    return single(at, BAR, hear, (progress) => stage.bar(event.pit, easeOut(progress)));
  },

  pass({ before, at, stage, hear }) {
    const home = levels(before.toMove);
    const away = levels(other(before.toMove));
    return single(at, TURN * 2, hear, (progress) => {
      const share = arc(progress) * 0.7;
      stage.bar(null, 0);
      stage.light(mix(home.south, away.south, share), mix(home.north, away.north, share));
    });
  },

  turn: relight,

  notice({ at, hear }) {
    return single(at, 0, hear, () => {});
  },

  sweep({ before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const gap = Math.min(SWEEP_SEED, Math.floor((SWEEP_MOST - FLIGHT) / Math.max(1, travels.length - 1)));
    const ms = gap * (travels.length - 1) + FLIGHT;
    const left = before.table.pits.map((heap) => heap.length);
    const scores = { south: before.table.stores.south.length, north: before.table.stores.north.length };
    return {
      next: at,
      tracks: [
        { start: at, ms, enter: hear, draw: (progress) => moveAll(stage, shifts, easeInOut(progress), 0) },
        ...inRowOrder(travels).flatMap((journey, index) => {
          const start = at + gap * index;
          const tracks = [flyTrack(stage, start, FLIGHT, journey)];
          const { from, to } = journey;
          if (from.place === "pit") {
            left[from.pit] = (left[from.pit] ?? 0) - 1;
            tracks.push(tickPit(stage, start, from.pit, left[from.pit] ?? 0));
          }
          if (to.place === "store") {
            scores[to.side] += 1;
            tracks.push(tickStore(stage, start + FLIGHT, to.side, scores[to.side]));
          }
          return tracks;
        }),
      ],
    };
  },

  end: relight,
};

/** The light goes from the row that was lit to the one that is. */
function relight({ event, before, after, at, stage, hear }: Act): Part {
  const from = levels(before.toMove);
  const to = levels(after.toMove);
  return single(at, TURN, hear, (progress) => {
    const share = easeInOut(progress);
    if (event.kind === "end") stage.bar(null, 0);
    stage.light(mix(from.south, to.south, share), mix(from.north, to.north, share));
  });
}

function flyTrack(stage: Stage, start: number, ms: number, { seed, from, to }: Journey): Track {
  return {
    start,
    ms,
    draw: (progress) => stage.move(seed, from, to, easeInOut(progress), FLIGHT_HEIGHT * arc(progress)),
  };
}

function tickPit(stage: Stage, start: number, pit: Pit, seeds: number): Track {
  return { start, ms: TICK, draw: (progress) => stage.count(pit, seeds, 1 - easeOut(progress)) };
}

function tickStore(stage: Stage, start: number, side: Side, seeds: number): Track {
  return { start, ms: TICK, draw: (progress) => stage.score(side, seeds, 1 - easeOut(progress)) };
}

/** The table with its hand above another pit. */
function above(table: Table, pit: Pit): Table {
  return { ...table, over: pit };
}

/** The hand's way to the next pit; from the second step on it closes the gap that the seed before has left. */
function carry(table: Table, to: Pit, step: number): readonly Journey[] {
  const of = table.hand.length;
  const was = step === 1 ? of : of + 1;
  return table.hand.map((seed, slot) => ({
    seed,
    from: handSpot(table.over, slot, was),
    to: handSpot(to, slot, of),
  }));
}

function handSpot(over: Pit, slot: number, of: number): Spot {
  return { place: "hand", over, slot, of };
}

function carryMs(step: number): number {
  const share = Math.min(1, (step - 1) / CARRY_STEPS);
  return Math.round(mix(CARRY_SLOW, CARRY_FAST, share));
}

/** From the pits in the order of their numbers; out of a pit the topmost first. */
function inRowOrder(travels: readonly Journey[]): readonly Journey[] {
  const rank = ({ from }: Journey) => (from.place === "pit" ? from.pit * 1000 - from.slot : 0);
  return travels.toSorted((one, other) => rank(one) - rank(other));
}

function levels(lit: Picture["toMove"]): { readonly south: number; readonly north: number } {
  return { south: lit === "south" ? 1 : 0, north: lit === "north" ? 1 : 0 };
}

function other(side: Side | null): Side | null {
  if (side === null) return null;
  return side === "south" ? "north" : "south";
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
