/** How events look at full motion. The durations are the design's motion table, in milliseconds at speed 1. */
import type { Pit } from "../engine/types.ts";
import { arc, easeInOut, easeOut, fall, glide } from "./easing.ts";
import { gather } from "./gather.ts";
import { type Journey, journeysBetween, moveAll } from "./journey.ts";
import type { Manner } from "./manner.ts";
import { signs } from "./signs.ts";
import type { Spot } from "./stage.ts";
import type { Table } from "./table.ts";
import { tickPit } from "./tick.ts";

const LIFT = 260;
const RELAY_LIFT = 220;
/** The carry to the first pit, and from the seventh on; it falls evenly in between. */
const CARRY_SLOW = 150;
const CARRY_FAST = 80;
const CARRY_STEPS = 6;
/** A drop is a fall and a bounce, 120 together. */
const FALL = 70;
const BOUNCE = 50;
/** How high a seed bounces; 1 is the height of the hand. */
const BOUNCE_HEIGHT = 0.16;
/** A leap for joy, from one to the next, and from the first to the last. */
const LEAP = 320;
const LEAP_GAP = 40;
const LEAP_SPREAD = 900;
const LEAP_HEIGHT = 0.42;

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

  ...gather,
  ...signs,

  /** The winner's seeds leap for joy, one after the other. */
  end(act) {
    const { event, after, at, stage } = act;
    const told = signs.end(act);
    const { winner } = event.outcome;
    if (winner === null) return told;
    const heap = after.table.stores[winner];
    const gap = Math.min(LEAP_GAP, LEAP_SPREAD / heap.length);
    const leaps = heap.map((seed, slot) => {
      const spot: Spot = { place: "store", side: winner, slot, of: heap.length };
      const draw = (progress: number) => stage.move(seed, spot, spot, 1, LEAP_HEIGHT * arc(progress));
      return { start: at + Math.round(gap * slot), ms: LEAP, draw };
    });
    return { ...told, tracks: [...told.tracks, ...leaps] };
  },
};

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
  return Math.round(CARRY_SLOW + (CARRY_FAST - CARRY_SLOW) * share);
}
