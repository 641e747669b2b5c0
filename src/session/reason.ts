/** Why a move is good, as far as that can be seen on the board. */
import { applyMove } from "../engine/apply.ts";
import { oppositeSide } from "../engine/pit.ts";
import { legalMoves } from "../engine/position.ts";
import type { GameEvent, Move, Outcome, Pit, Position, RuleSet, Side } from "../engine/types.ts";

export type Reason =
  /** It ends the game, and the mover has more. */
  | { readonly kind: "wins" }
  /** There is no other. */
  | { readonly kind: "only" }
  | { readonly kind: "captures"; readonly seeds: number }
  /** It captures at the mover's next turn when both play their best. */
  | { readonly kind: "prepares"; readonly seeds: number }
  /** So many seeds fewer can be captured at once by the opponent. */
  | { readonly kind: "saves"; readonly seeds: number }
  | { readonly kind: "bars"; readonly pit: Pit }
  /** It is proven to keep what the mover has. */
  | { readonly kind: "keeps"; readonly result: "win" | "draw" }
  | { readonly kind: "best" };

/** A move found good and how play goes on, the move itself first; and what is known of the end. */
export interface Proposal {
  readonly line: readonly Move[];
  readonly exact: boolean;
  /** Seeds that South will have more than North in the end. */
  readonly value: number;
}

interface Step {
  readonly after: Position;
  readonly events: readonly GameEvent[];
}

/**
 * The most telling reason.
 * @param instead the move that it is compared with; `null`: none at all.
 */
export function reasonFor(
  rules: RuleSet,
  position: Position,
  proposal: Proposal,
  instead: Move | null,
): Reason {
  const [move, ...rest] = proposal.line;
  const step = move === undefined ? null : play(rules, position, move);
  if (step === null) return { kind: "best" };
  const side = position.toMove;
  const outcome = outcomeOf(step);
  if (outcome?.winner === side) return { kind: "wins" };
  if (legalMoves(rules, position).length === 1) return { kind: "only" };
  if (outcome !== null) return keeping(proposal, side);
  const gains: readonly Extract<Reason, { seeds: number }>[] = [
    { kind: "captures", seeds: captured(step, side) },
    { kind: "saves", seeds: threatInstead(rules, position, instead) - threat(rules, step.after, side) },
    { kind: "prepares", seeds: capturedNext(rules, step.after, rest, side) },
  ];
  // What comes first counts more: the sort keeps the order of equals.
  const [gain] = gains.filter(({ seeds }) => seeds > 0).sort((one, other) => other.seeds - one.seeds);
  if (gain !== undefined) return gain;
  const bar = step.events.find((event) => event.kind === "bar");
  if (bar !== undefined) return { kind: "bars", pit: bar.pit };
  return keeping(proposal, side);
}

function keeping({ exact, value }: Proposal, side: Side): Reason {
  const lead = side === "south" ? value : -value;
  if (!exact || lead < 0) return { kind: "best" };
  return { kind: "keeps", result: lead > 0 ? "win" : "draw" };
}

function play(rules: RuleSet, position: Position, move: Move): Step | null {
  const applied = applyMove(rules, position, move);
  return applied.ok ? applied.value : null;
}

function outcomeOf({ events }: Step): Outcome | null {
  const last = events.at(-1);
  return last?.kind === "end" ? last.outcome : null;
}

function captured({ events }: Step, by: Side): number {
  return events.reduce(
    (sum, event) => (event.kind === "capture" && event.by === by ? sum + event.seeds : sum),
    0,
  );
}

/** The most seeds that the opponent of `side` can capture at once: none where he must pass. */
function threat(rules: RuleSet, position: Position, side: Side): number {
  const other = oppositeSide(side);
  const captures = legalMoves(rules, position).map((move) => {
    const step = play(rules, position, move);
    return step === null ? 0 : captured(step, other);
  });
  return Math.max(0, ...captures);
}

/** As `threat`, had the player to move made the other move, or none. */
function threatInstead(rules: RuleSet, position: Position, instead: Move | null): number {
  const side = position.toMove;
  if (instead === null) return threat(rules, { ...position, toMove: oppositeSide(side), barred: null }, side);
  const step = play(rules, position, instead);
  return step === null ? 0 : threat(rules, step.after, side);
}

/** Seeds that `side` captures at its next turn along the line. */
function capturedNext(rules: RuleSet, after: Position, line: readonly Move[], side: Side): number {
  let position = after;
  for (const move of line) {
    const step = play(rules, position, move);
    if (step === null) return 0;
    if (position.toMove === side) return captured(step, side);
    position = step.after;
  }
  return 0;
}
