/** What is said between the main thread and the worker that chooses the machine's moves. Plain text both ways. */
import * as v from "valibot";
import type { Path } from "../engine/game.ts";
import { parseMove, parsePosition } from "../engine/notation.ts";
import { legalMoves } from "../engine/position.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";

/** Levels run from 1, a beginner, to this. */
export const LEVELS = 8;

type LevelId = `level:${number}`;

export type ChooserId = "random" | "greedy" | LevelId;

/** One choice asked for. The same request is always answered by the same move. */
export interface ChooseRequest {
  /** Id of the rule set. */
  readonly rules: string;
  /** The positions since the last capture in notation, the present one first; it must have a legal move. */
  readonly path: readonly string[];
  readonly chooser: ChooserId;
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number;
}

/** A request whose texts have been read. */
export interface Question {
  readonly rules: RuleSet;
  readonly path: Path;
  readonly chooser: ChooserId;
  readonly seed: number;
}

/** Who chooses for every machine seat. A rejection is an abort or a fault of the machine. */
export interface Machine {
  choose(request: ChooseRequest, signal: AbortSignal): Promise<Move>;
}

/** What the worker offers: the chosen move in notation. */
export interface WorkerService {
  choose(request: ChooseRequest): string;
}

/** The number of a level. */
export function levelOf(id: LevelId): number {
  return Number(id.slice("level:".length));
}

/** Reads `random`, `greedy` or `level:N` with N from 1 to `LEVELS`. */
export function parseChooser(text: string): Result<ChooserId, Fault<"UNKNOWN_CHOOSER">> {
  if (text === "random" || text === "greedy") return ok(text);
  const level = Number(/^level:([1-9]\d?)$/.exec(text)?.[1] ?? Number.NaN);
  if (level <= LEVELS) return ok<ChooserId>(`level:${level}`);
  return err("UNKNOWN_CHOOSER", `A machine player is random, greedy or level:1 to level:${LEVELS}.`, text);
}

/** A game ends after 200 plies without a capture. */
const LONGEST_PATH = 201;

const requestSchema = v.strictObject({
  rules: v.string(),
  path: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(LONGEST_PATH)),
  chooser: v.string(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
});

/** Reads what came in over the wire; wrong texts keep the code of whoever found them wrong. */
export function parseRequest(value: unknown): Result<Question> {
  const request = v.safeParse(requestSchema, value);
  if (!request.success) return err("BAD_REQUEST", v.summarize(request.issues));
  const rules = findRuleSet(request.output.rules);
  if (!rules.ok) return rules;
  const positions: Position[] = [];
  for (const text of request.output.path) {
    const position = parsePosition(rules.value, text);
    if (!position.ok) return position;
    positions.push(position.value);
  }
  const [position, ...earlier] = positions;
  if (position === undefined || legalMoves(rules.value, position).length === 0) {
    return err("NO_MOVES", "The player to move has no legal move.");
  }
  const chooser = parseChooser(request.output.chooser);
  if (!chooser.ok) return chooser;
  return ok({
    rules: rules.value,
    path: [position, ...earlier],
    chooser: chooser.value,
    seed: request.output.seed,
  });
}

/** Reads the worker's answer to a question: a legal move. */
export function parseAnswer({ rules, path: [position] }: Question, value: unknown): Result<Move> {
  if (typeof value !== "string") return err("BAD_ANSWER", "A move is a text.", String(value));
  const move = parseMove(rules, value);
  if (!move.ok) return move;
  const { pit, direction } = move.value;
  return legalMoves(rules, position).some((legal) => legal.pit === pit && legal.direction === direction)
    ? move
    : err("BAD_ANSWER", "The rules do not allow this move now.", value);
}
