/** How seeds go to the storehouses at full motion: captured, or swept up at the end. */
import { arc, easeInOut, easeOut, fall } from "./easing.ts";
import { type Journey, journeysBetween, moveAll } from "./journey.ts";
import type { Manner } from "./manner.ts";
import type { Stage } from "./stage.ts";
import { tickPit, tickStore } from "./tick.ts";
import type { Track } from "./track.ts";

/** Milliseconds at speed 1. */
const GLOW = 320;
const FLIGHT = 420;
/** Between two captures of a chain. */
const CHAIN = 180;
/** Captured seeds take off one after the other within this time. */
const TAKE_OFF = 120;
const SWEEP_SEED = 90;
const SWEEP_MOST = 1800;
/** How high a seed flies to a storehouse; 1 is the height of the hand. */
const HEIGHT = 1.4;

export const gather: Pick<Manner, "capture" | "sweep"> = {
  capture({ event, before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const end = at + GLOW + FLIGHT;
    const gap = Math.floor(TAKE_OFF / Math.max(1, travels.length - 1));
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

  sweep({ before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const gap = Math.min(SWEEP_SEED, Math.floor((SWEEP_MOST - FLIGHT) / Math.max(1, travels.length - 1)));
    const ms = gap * (travels.length - 1) + FLIGHT;
    const scores = { south: before.table.stores.south.length, north: before.table.stores.north.length };
    return {
      next: at,
      tracks: [
        { start: at, ms, enter: hear, draw: (progress) => moveAll(stage, shifts, easeInOut(progress), 0) },
        ...inRowOrder(travels).flatMap((journey, index) => {
          const start = at + gap * index;
          const tracks = [flyTrack(stage, start, FLIGHT, journey)];
          const { from, to } = journey;
          // The topmost leaves as many behind as lie below it.
          if (from.place === "pit") tracks.push(tickPit(stage, start, from.pit, from.slot));
          if (to.place === "store") {
            scores[to.side] += 1;
            tracks.push(tickStore(stage, start + FLIGHT, to.side, scores[to.side]));
          }
          return tracks;
        }),
      ],
    };
  },
};

function flyTrack(stage: Stage, start: number, ms: number, { seed, from, to }: Journey): Track {
  return {
    start,
    ms,
    draw: (progress) => stage.move(seed, from, to, easeInOut(progress), HEIGHT * arc(progress)),
  };
}

/** From the pits in the order of their numbers; out of a pit the topmost first. */
function inRowOrder(travels: readonly Journey[]): readonly Journey[] {
  const rank = ({ from }: Journey) => (from.place === "pit" ? from.pit * 1000 - from.slot : 0);
  return travels.toSorted((one, other) => rank(one) - rank(other));
}
