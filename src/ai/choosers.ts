import { applyMove } from "../engine/apply.ts";
import { leadOf, legalMoves } from "../engine/position.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";
import { pick, type Random } from "./random.ts";

/** Any legal move. Throws a `RangeError` on a position that has none. */
export function chooseRandom(rules: RuleSet, position: Position, random: Random): Move {
  return pick(legalMoves(rules, position), random);
}

/**
 * A move that gains most at once, seeds swept at the game's end included; any of them where several do. Throws a
 * `RangeError` on a position without a legal move.
 */
export function chooseGreedy(rules: RuleSet, position: Position, random: Random): Move {
  const options = legalMoves(rules, position).map((move) => ({ move, gain: gain(rules, position, move) }));
  const most = Math.max(...options.map((option) => option.gain));
  const best = options.filter((option) => option.gain === most);
  return pick(best, random).move;
}

/** What a move brings the mover, less what it brings the opponent, in seeds stored. */
function gain(rules: RuleSet, position: Position, move: Move): number {
  const applied = applyMove(rules, position, move);
  if (!applied.ok) throw new Error(`A legal move was refused: ${applied.error.message}`);
  return leadOf(applied.value.after, position.toMove) - leadOf(position, position.toMove);
}
