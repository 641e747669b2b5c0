import { foldEvents } from "./fold.ts";
import { pitsOf } from "./pit.ts";
import { outcomeOf, seedsIn } from "./position.ts";
import type { EndReason, GameEvent, Outcome, Pit, Position, RuleSet, Side } from "./types.ts";

/** How a game ended. */
export interface End {
  readonly reason: EndReason;
  readonly outcome: Outcome;
}

/** What is told when nobody can move: each player takes the seeds left in his own row. */
export function endByRows(rules: RuleSet, position: Position): readonly GameEvent[] {
  const sides: readonly Side[] = ["south", "north"];
  const sweeps = sides.flatMap((side) => sweep(position, pitsOf(rules, side), side));
  return endAfter(position, sweeps, "no-moves");
}

/** What is told when the seeds left on the board are shared equally; an odd one belongs to nobody. */
export function endByShares(
  position: Position,
  reason: "repetition" | "no-capture" | "agreed",
): readonly GameEvent[] {
  const everywhere = position.pits.map((_, pit) => pit as Pit);
  return endAfter(position, sweep(position, everywhere, "shared"), reason);
}

/** The end among a ply's events, if they end the game. */
export function endAmong(events: readonly GameEvent[]): End | null {
  const last = events.at(-1);
  return last?.kind === "end" ? { reason: last.reason, outcome: last.outcome } : null;
}

function sweep(position: Position, pits: readonly Pit[], to: Side | "shared"): readonly GameEvent[] {
  const from = pits.filter((pit) => seedsIn(position, pit) > 0);
  if (from.length === 0) return [];
  const seeds = from.reduce<number>((sum, pit) => sum + seedsIn(position, pit), 0);
  return [{ kind: "sweep", from, to, unshared: to === "shared" && seeds % 2 === 1 ? 1 : 0 }];
}

function endAfter(position: Position, sweeps: readonly GameEvent[], reason: EndReason): readonly GameEvent[] {
  return [...sweeps, { kind: "end", reason, outcome: outcomeOf(foldEvents(position, sweeps)) }];
}
