/** Looks ahead the plain way, on positions and with the moves of play: what the search must find by its shorter way. */
import { SEED, TALL } from "../../src/ai/evaluation.ts";
import { applyMove } from "../../src/engine/apply.ts";
import type { Path } from "../../src/engine/game.ts";
import { formatMove } from "../../src/engine/notation.ts";
import { oppositeSide, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, samePosition, seedsIn } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import type { Move, Position, RuleSet, Side } from "../../src/engine/types.ts";
import { leadOf } from "./naive.ts";

/** Plies of captures that are followed at the horizon. */
const CAPTURES = 12;
/** Plies without a capture that make play endless. */
const QUIET_PLIES = 200;

/** What a position is known to be worth to its player to move, in seeds, or `null`. */
export type Known = (position: Position) => number | null;

/** By the moves' notation, what each is worth to the mover in points, looking `depth` plies ahead. */
export function minimax(
  rules: RuleSet,
  path: Path,
  depth: number,
  known: Known,
): ReadonlyMap<string, number> {
  const [position] = path;
  return new Map(
    legalMoves(rules, position).map((move) => {
      const rest = (after: Position, line: readonly Position[]) => worth(after, depth - 1, line);
      return [formatMove(rules, move), worthOfMove(position, move, path, rest)] as const;
    }),
  );

  /** `line` are the positions that have stood since the last capture, the present one included. */
  function worth(position: Position, depth: number, line: readonly Position[]): number {
    const exact = known(position);
    if (exact !== null) return exact * SEED;
    if (depth === 0) return calm(position, CAPTURES);
    const [, ...earlier] = line;
    if (earlier.some((one) => samePosition(one, position)) || earlier.length >= QUIET_PLIES) return 0;
    return Math.max(
      ...legalMoves(rules, position).map((move) =>
        worthOfMove(position, move, line, (after, next) => worth(after, depth - 1, next)),
      ),
    );
  }

  /** Only captures are followed; the player may also leave it at the estimate. */
  function calm(position: Position, captures: number): number {
    const exact = known(position);
    if (exact !== null) return exact * SEED;
    const stay = estimateOf(rules, position);
    if (captures === 0) return stay;
    const taking = legalMoves(rules, position).filter((move) => takes(position, move));
    return Math.max(
      stay,
      ...taking.map((move) => worthOfMove(position, move, [], (after) => calm(after, captures - 1))),
    );
  }

  function worthOfMove(
    position: Position,
    move: Move,
    line: readonly Position[],
    rest: (after: Position, line: readonly Position[]) => number,
  ): number {
    const { after, end } = must(applyMove(rules, position, move));
    const gain = (leadOf(after, position.toMove) - leadOf(position, position.toMove)) * SEED;
    if (end !== null) return gain;
    const value = rest(after, takes(position, move) ? [after] : [after, ...line]);
    return after.toMove === position.toMove ? gain + value : gain - value;
  }

  function takes(position: Position, move: Move): boolean {
    return must(applyMove(rules, position, move)).events.some(({ kind }) => kind === "capture");
  }
}

/** As if half of what lies in a row were its owner's. */
function estimateOf(rules: RuleSet, position: Position): number {
  const held = (side: Side) =>
    pitsOf(rules, side).reduce<number>((sum, pit) => sum + Math.min(seedsIn(position, pit), TALL), 0);
  return ((held(position.toMove) - held(oppositeSide(position.toMove))) * SEED) / 2;
}
