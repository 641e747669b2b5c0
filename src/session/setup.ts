/** Who plays what: everything that a game is begun from. */
import { type ChooserId, parseChooser } from "../ai/protocol.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import type { BySide, Position, RuleSet } from "../engine/types.ts";

export type SeatId = "human" | ChooserId;

export interface Setup {
  readonly rules: RuleSet;
  readonly seats: BySide<SeatId>;
  /** `null`: the rule set's own start. */
  readonly start: Position | null;
  /** A whole number from 0 to 2³² − 1 that makes every choice of a machine repeatable. */
  readonly seed: number;
}

/** Reads `human` or a machine player's name. */
export function parseSeat(text: string): Result<SeatId, Fault<"UNKNOWN_SEAT">> {
  if (text === "human") return ok(text);
  const chooser = parseChooser(text);
  return chooser.ok ? chooser : err("UNKNOWN_SEAT", `A seat is human or: ${chooser.error.message}`, text);
}

const mix = (a: number, b: number): number => {
  let x = (a ^ Math.imul(b + 1, 0x9e37_79b9)) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

/**
 * The seed of one choice. It hangs on the place in the game alone, so that a ply taken back and played again
 * gets the same answer. The mixing is the finish of MurmurHash3 (Appleby, public domain).
 */
export function choiceSeed(setup: Setup, plies: number): number {
  return mix(setup.seed, plies);
}

/** The seed of the next game with the same players, so that a rematch is not the same game again. */
export function rematchSeed(setup: Setup): number {
  return mix(setup.seed, -2);
}
