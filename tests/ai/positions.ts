/** Positions to think about. */
import { pick, type Random } from "../../src/ai/random.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { formatPosition, parsePosition } from "../../src/engine/notation.ts";
import { pitCount, pitLetter, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import type { Position, RuleSet, Side } from "../../src/engine/types.ts";

/** A position with a legal move, some random plies after the start. */
export function wander(rules: RuleSet, plies: number, random: Random): Position {
  let position = startPosition(rules);
  for (let ply = 0; ply < plies; ply++) {
    const applied = must(applyMove(rules, position, pick(legalMoves(rules, position), random)));
    if (applied.end !== null) break;
    position = applied.after;
  }
  return position;
}

/** A position with a legal move and so many seeds in its pits, each dropped into any pit. */
export function scatter(rules: RuleSet, seeds: number, random: Random): Position {
  for (;;) {
    const pits = Array.from({ length: pitCount(rules) }, () => 0);
    for (let seed = 0; seed < seeds; seed++) {
      const pit = Math.floor(random() * pits.length);
      pits[pit] = (pits[pit] ?? 0) + 1;
    }
    const position = laid(pits, random() < 0.5 ? "south" : "north");
    if (legalMoves(rules, position).length > 0) return position;
  }
}

/** Empty storehouses, no pit barred. */
export function laid(pits: readonly number[], toMove: Side): Position {
  return { pits, stores: { south: 0, north: 0 }, toMove, barred: null };
}

/** All ways to lay so many seeds in so many pits. */
export function* layings(pits: number, seeds: number): Generator<readonly number[]> {
  if (pits === 0) {
    if (seeds === 0) yield [];
    return;
  }
  for (let first = 0; first <= seeds; first++) {
    for (const rest of layings(pits - 1, seeds - first)) yield [first, ...rest];
  }
}

/** All positions with so many seeds in the pits and none stored, whether or not anything is barred. */
export function* positionsWith(rules: RuleSet, seeds: number): Generator<Position> {
  const sides: readonly Side[] = ["south", "north"];
  for (const pits of layings(pitCount(rules), seeds)) {
    for (const side of sides) {
      const open = laid(pits, side);
      yield open;
      for (const pit of pitsOf(rules, side)) {
        const barred = parsePosition(rules, formatPosition(open).slice(0, -1) + pitLetter(rules, pit));
        if (barred.ok) yield barred.value;
      }
    }
  }
}

/** All positions in which, from the start on, a player may find himself to move, whatever is stored; the start first. */
export function reachable(rules: RuleSet): readonly Position[] {
  const start = startPosition(rules);
  const met = new Map([[keyOf(start), start]]);
  // A map goes on with what is put into it meanwhile.
  for (const position of met.values()) {
    for (const move of legalMoves(rules, position)) {
      const { after, end } = must(applyMove(rules, position, move));
      if (end === null && !met.has(keyOf(after))) met.set(keyOf(after), after);
    }
  }
  return [...met.values()];
}

/** The same board seen from the other seat. */
export function rotated({ pits, stores, toMove, barred }: Position): Position {
  const row = pits.length / 2;
  return {
    pits: [...pits.slice(row), ...pits.slice(0, row)],
    stores: { south: stores.north, north: stores.south },
    toMove: toMove === "south" ? "north" : "south",
    barred: barred === null ? null : (((barred + row) % pits.length) as typeof barred),
  };
}

/** What tells positions apart that are worth the same to the end. */
export function keyOf({ pits, toMove, barred }: Position): string {
  return `${pits} ${toMove} ${barred}`;
}
