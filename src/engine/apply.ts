import { type Board, countMoves, createBoard, loadPosition, passIfStuck, readPosition } from "./board.ts";
import { type End, endAmong, endByRows, endByShares } from "./ending.ts";
import { foldEvents } from "./fold.ts";
import { formatMove, formatPosition } from "./notation.ts";
import { directionsOf, oppositeSide } from "./pit.ts";
import { decidedFor, type Refusal, refusal, samePosition } from "./position.ts";
import { err, type Fault, ok, type Result } from "./result.ts";
import { sow } from "./sow.ts";
import { laneOf } from "./tables.ts";
import type { GameEvent, Move, Position, RuleSet } from "./types.ts";

/** The time that a position stands since the last capture at which endless play ends. */
const REPETITION = 3;
/** Plies without a capture after which endless play ends. */
export const QUIET_PLIES = 200;

/** A board of two frames to work on, kept for each rule set: a new one would cost more than the move. */
const desks = new WeakMap<RuleSet, Board>();

export interface Applied {
  readonly after: Position;
  /** Folded over the position before, they give `after`. */
  readonly events: readonly GameEvent[];
  readonly end: End | null;
}

export type MoveCode = "NO_MOVES" | "NOT_YOURS" | "EMPTY" | "TOO_FEW" | "BARRED" | "DIRECTION";

const REFUSED: Readonly<Record<Refusal, readonly [MoveCode, string]>> = {
  "not-yours": ["NOT_YOURS", "This pit is not of the player to move."],
  empty: ["EMPTY", "This pit is empty."],
  "too-few": ["TOO_FEW", "This pit holds too few seeds to be sown."],
  barred: ["BARRED", "This pit is barred on this turn."],
};

/**
 * Plays one move with all that follows from it. `earlier` are the positions that have stood since the last capture,
 * this one included; without them nothing is endless play. The only errors are moves that the rules refuse; they
 * name the move, `NO_MOVES` the position.
 */
export function applyMove(
  rules: RuleSet,
  position: Position,
  move: Move,
  earlier: readonly Position[] = [],
): Result<Applied, Fault<MoveCode>> {
  const movable = requireMove(rules, position);
  if (!movable.ok) return movable;
  const refused = refusal(rules, position, move.pit);
  if (refused !== null) return err(...REFUSED[refused], formatMove(rules, move));
  if (!directionsOf(rules, move.pit).includes(move.direction)) {
    return err("DIRECTION", "This pit is not sown in that direction.", formatMove(rules, move));
  }

  const board = deskWith(rules, position);
  const events: GameEvent[] = [];
  const next = board.stride;
  sow(board, 0, next, laneOf(move), (event) => events.push(event));
  const captured = events.some((event) => event.kind === "capture");
  const other = oppositeSide(position.toMove);
  if (passIfStuck(board, next)) {
    events.push({ kind: "pass", side: other }, { kind: "turn", side: position.toMove });
  } else {
    events.push({ kind: "turn", side: other });
  }
  const decidedBefore = decidedFor(position) !== null;
  return ok(settle(board, next, events, captured ? [] : earlier, decidedBefore));
}

/** Refuses a position whose player to move has no legal move: there every move meets `NO_MOVES`, whatever it is. */
export function requireMove(rules: RuleSet, position: Position): Result<Position, Fault<"NO_MOVES">> {
  return countMoves(deskWith(rules, position), 0) > 0
    ? ok(position)
    : err("NO_MOVES", "The player to move has no legal move.", formatPosition(position));
}

/** What is told before the first move: a stuck first player passes or ends the game, a game may be decided. */
export function openPosition(rules: RuleSet, start: Position): Applied {
  const board = deskWith(rules, start);
  const events: GameEvent[] = [];
  if (passIfStuck(board, 0)) {
    events.push({ kind: "pass", side: start.toMove }, { kind: "turn", side: oppositeSide(start.toMove) });
  }
  return settle(board, 0, events, [], false);
}

/** The desk with the position in its first frame. */
function deskWith(rules: RuleSet, position: Position): Board {
  const desk = desks.get(rules) ?? createBoard(rules, 2);
  desks.set(rules, desk);
  loadPosition(desk, 0, position);
  return desk;
}

/** Adds notices and the end, where there are any, to what has been told of the position that now stands. */
function settle(
  board: Board,
  frame: number,
  told: readonly GameEvent[],
  earlier: readonly Position[],
  decidedBefore: boolean,
): Applied {
  const standing = readPosition(board, frame);
  const times = 1 + earlier.filter((position) => samePosition(position, standing)).length;
  const closing: GameEvent[] = [];
  if (times === REPETITION - 1) closing.push({ kind: "notice", what: "repeated" });
  if (!decidedBefore && decidedFor(standing) !== null) closing.push({ kind: "notice", what: "decided" });
  if (countMoves(board, frame) === 0) closing.push(...endByRows(board.rules, standing));
  else if (times === REPETITION) closing.push(...endByShares(standing, "repetition"));
  else if (earlier.length >= QUIET_PLIES) closing.push(...endByShares(standing, "no-capture"));
  return {
    after: foldEvents(standing, closing),
    events: [...told, ...closing],
    end: endAmong(closing),
  };
}
