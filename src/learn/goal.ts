/** What a ply is to bring about, as plain data, and whether it does. */
import { applyMove } from "../engine/apply.ts";
import { formatMove } from "../engine/notation.ts";
import { pitLetter } from "../engine/pit.ts";
import { legalMoves } from "../engine/position.ts";
import type { GameEvent, Move, Ply, Position, RuleSet } from "../engine/types.ts";

export type Goal =
  /** One of these pits is sown, named by their letters. */
  | { readonly kind: "sow"; readonly pits: string }
  /** Exactly these counts are captured, in the order of the chain. */
  | { readonly kind: "capture"; readonly counts: readonly number[] }
  /** No other move captures more. */
  | { readonly kind: "most" }
  | { readonly kind: "bar" }
  | { readonly kind: "end" };

type Played = Pick<Ply, "move" | "before" | "events">;

export function reaches(rules: RuleSet, goal: Goal, { move, before, events }: Played): boolean {
  switch (goal.kind) {
    case "sow":
      return goal.pits.includes(pitLetter(rules, move.pit));
    case "capture":
      return String(captures(events)) === String(goal.counts);
    case "most": {
      const most = Math.max(...legalMoves(rules, before).map((other) => seedsWon(rules, before, other)));
      return total(captures(events)) === most;
    }
    case "bar":
    case "end":
      return events.some(({ kind }) => kind === goal.kind);
    default:
      return goal satisfies never;
  }
}

/** The first legal move, from the mover's left, that reaches a goal. @throws where none does. */
export function moveFor(rules: RuleSet, goal: Goal, before: Position): Move {
  const move = legalMoves(rules, before).find((legal) =>
    reaches(rules, goal, { move: legal, before, events: eventsOf(rules, before, legal) }),
  );
  if (move === undefined) throw new Error(`No move leads to “${goal.kind}”.`);
  return move;
}

/** Seeds that a move captures. */
export function seedsWon(rules: RuleSet, before: Position, move: Move): number {
  return total(captures(eventsOf(rules, before, move)));
}

function eventsOf(rules: RuleSet, before: Position, move: Move): readonly GameEvent[] {
  const applied = applyMove(rules, before, move);
  if (!applied.ok) throw new Error(`${formatMove(rules, move)}: ${applied.error.message}`);
  return applied.value.events;
}

function captures(events: readonly GameEvent[]): readonly number[] {
  return events.flatMap((event) => (event.kind === "capture" ? event.seeds : []));
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
