/** How events look when less motion is asked for: nothing flies, one highlight per pit, long enough to follow. */
import type { Pit } from "../engine/types.ts";
import { arc, easeInOut } from "./easing.ts";
import { journeysBetween, moveAll } from "./journey.ts";
import { type Manner, single } from "./manner.ts";
import { signs } from "./signs.ts";
import type { Glow, Stage } from "./stage.ts";

/** Milliseconds that each pit is highlighted, at speed 1. */
const STEP = 350;

export const calm: Manner = {
  lift({ event, before, after, at, stage, hear }) {
    const { travels } = journeysBetween(before.table, after.table);
    return single(at, STEP, hear, (progress) => {
      stage.trace(after.trace);
      stage.bar(null, 0);
      moveAll(stage, travels, 1, 1);
      stage.count(event.pit, 0, 0);
      highlight(stage, event.pit, "touch", progress);
    });
  },

  drop({ event, before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    return single(at, STEP, hear, (progress) => {
      stage.trace(after.trace);
      for (const { seed, from, to } of shifts) stage.move(seed, from, to, 1, to.place === "hand" ? 1 : 0);
      moveAll(stage, travels, 1, 0);
      stage.count(event.pit, event.inPit, 0);
      highlight(stage, event.pit, "touch", progress);
    });
  },

  capture({ event, before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const score = { from: before.table.stores[event.by].length, to: after.table.stores[event.by].length };
    return single(at, STEP * 2, hear, (progress) => {
      const taken = progress >= 0.5;
      stage.trace(after.trace);
      moveAll(stage, travels, taken ? 1 : 0, 0);
      moveAll(stage, shifts, taken ? 1 : 0, 0);
      stage.count(event.pit, taken ? 0 : event.seeds, 0);
      stage.score(event.by, taken ? score.to : score.from, taken ? 1 - easeInOut(progress * 2 - 1) : 0);
      highlight(stage, event.pit, "capture", progress);
    });
  },

  /** Pit by pit. */
  sweep({ event, before, after, at, stage, hear }) {
    const { travels, shifts } = journeysBetween(before.table, after.table);
    const scores = { south: before.table.stores.south.length, north: before.table.stores.north.length };
    const tracks = event.from.map((pit, index) => {
      const leaving = travels.filter(({ from }) => from.place === "pit" && from.pit === pit);
      for (const { to } of leaving) if (to.place === "store") scores[to.side] += 1;
      const { south, north } = scores;
      return {
        start: at + STEP * index,
        ms: STEP,
        ...(index === 0 ? { enter: hear } : {}),
        draw(progress: number) {
          if (index === 0) moveAll(stage, shifts, 1, 0);
          moveAll(stage, leaving, 1, 0);
          stage.count(pit, 0, 0);
          if (event.to !== "north") stage.score("south", south, 0);
          if (event.to !== "south") stage.score("north", north, 0);
          highlight(stage, pit, "touch", progress);
        },
      };
    });
    return { next: at, tracks };
  },

  ...signs,
};

/** In at once and slowly out, so that a step is seen from its beginning. */
function highlight(stage: Stage, pit: Pit, glow: Glow, progress: number): void {
  stage.glow(pit, glow, progress >= 1 ? 0 : 0.5 + arc(progress) / 2);
}
