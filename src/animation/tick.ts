/** A numeral that has just changed stands out for a moment. */
import type { Pit, Side } from "../engine/types.ts";
import { easeOut } from "./easing.ts";
import type { Stage } from "./stage.ts";
import type { Track } from "./track.ts";

/** Milliseconds at speed 1. Shorter than what any next change of the same numeral waits. */
const TICK = 140;

export function tickPit(stage: Stage, start: number, pit: Pit, seeds: number): Track {
  return { start, ms: TICK, draw: (progress) => stage.count(pit, seeds, 1 - easeOut(progress)) };
}

export function tickStore(stage: Stage, start: number, side: Side, seeds: number): Track {
  return { start, ms: TICK, draw: (progress) => stage.score(side, seeds, 1 - easeOut(progress)) };
}
