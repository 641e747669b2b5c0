/** A position in the making. Its counts may be whatever a person types; `judge` says whether it can be played. */
import { canBeBarred, formatPosition, parsePosition } from "../engine/notation.ts";
import { pitsOf } from "../engine/pit.ts";
import { samePosition, seedsOf, startPosition } from "../engine/position.ts";
import type { Result } from "../engine/result.ts";
import type { Pit, Position, RuleSet, Side } from "../engine/types.ts";

export interface Draft {
  readonly rules: RuleSet;
  readonly position: Position;
}

/** As the rules have it before the first move. */
export function startDraft(rules: RuleSet): Draft {
  return { rules, position: startPosition(rules) };
}

export function emptyDraft(rules: RuleSet): Draft {
  const { position } = startDraft(rules);
  return { rules, position: { ...position, pits: position.pits.map(() => 0) } };
}

export function judge({ rules, position }: Draft): Result<Position> {
  return parsePosition(rules, formatPosition(position));
}

/** All seeds so far; `null` while a count is no whole number. */
export function countSeeds({ position }: Draft): number | null {
  const sum = seedsOf(position);
  return Number.isSafeInteger(sum) ? sum : null;
}

/** The pits that may be barred as the seeds lie. */
export function barrablePits({ rules, position }: Draft): readonly Pit[] {
  return pitsOf(rules, position.toMove).filter((pit) => canBeBarred(rules, position, pit));
}

export function withPit(draft: Draft, pit: Pit, count: number): Draft {
  const { pits } = draft.position;
  return changed(draft, { pits: pits.map((seeds, index) => (index === pit ? count : seeds)) });
}

export function withStore(draft: Draft, side: Side, count: number): Draft {
  return changed(draft, { stores: { ...draft.position.stores, [side]: count } });
}

export function withTurn(draft: Draft, toMove: Side): Draft {
  return changed(draft, { toMove });
}

export function withBar(draft: Draft, barred: Pit | null): Draft {
  return changed(draft, { barred });
}

/** The same seeds under other rules; a start that nobody has touched, or another board, begins anew. */
export function withRules(draft: Draft, rules: RuleSet): Draft {
  const untouched = samePosition(draft.position, startPosition(draft.rules));
  if (untouched || rules.row !== draft.rules.row) return startDraft(rules);
  return changed({ ...draft, rules }, {});
}

/** One seed more or less; what is no count becomes one. */
export function stepped(count: number, by: 1 | -1): number {
  return Math.max(0, (Number.isSafeInteger(count) ? count : 0) + by);
}

/** A bar goes when it is no longer possible. */
function changed({ rules, position }: Draft, change: Partial<Position>): Draft {
  const next = { ...position, ...change };
  const { barred } = next;
  const possible = barred !== null && canBeBarred(rules, next, barred);
  return { rules, position: { ...next, barred: possible ? barred : null } };
}
