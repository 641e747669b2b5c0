/** What is said between the main thread and the worker that chooses the machine's moves. Plain text both ways. */
import * as v from "valibot";
import { QUIET_PLIES } from "../engine/apply.ts";
import { type Path, sinceCapture } from "../engine/game.ts";
import { formatMove, formatPosition, parseMove, parsePosition } from "../engine/notation.ts";
import { legalMoves } from "../engine/position.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Game, Move, Position, RuleSet } from "../engine/types.ts";
import type { Analysis } from "./analysis.ts";

/** Levels run from 1, a beginner, to this. */
export const LEVELS = 8;

type LevelId = `level:${number}`;

export type ChooserId = "random" | "greedy" | LevelId;

/** Where a game stands. */
export interface Place {
  /** Id of the rule set. */
  readonly rules: string;
  /** The positions since the last capture in notation, the present one first; it must have a legal move. */
  readonly path: readonly string[];
}

/** @param game has not ended. */
export function placeOf(game: Game): Place {
  return { rules: game.rules.id, path: sinceCapture(game).map(formatPosition) };
}

/** One choice asked for. The same request is always answered by the same move. */
export interface ChooseRequest extends Place {
  readonly chooser: ChooserId;
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number;
}

/** A position whose texts have been read. */
export interface Asked {
  readonly rules: RuleSet;
  readonly path: Path;
}

/** A request whose texts have been read. */
export interface Question extends Asked {
  readonly chooser: ChooserId;
  readonly seed: number;
}

/** A position to be studied, or made ready for. */
export interface StudyRequest extends Place {
  /** Tells studies apart; asked with the same number again, a study goes on. */
  readonly id: number;
}

/** What a study has found so far: an analysis with its moves in notation. */
export interface StudyAnswer {
  readonly move: string;
  readonly best: readonly string[];
  readonly value: number;
  readonly exact: boolean;
  readonly depth: number;
  readonly nodes: number;
  readonly line: readonly string[];
  /** Nothing more is to be found. */
  readonly done: boolean;
}

/** Who chooses for every machine seat. A rejection is an abort or a fault of the machine. */
export interface Machine {
  choose(request: ChooseRequest, signal: AbortSignal): Promise<Move>;
}

/** Who looks at positions for people. */
export interface Analyst {
  /** Has the exact values that matter in this position worked out, while nobody waits. */
  prepare(place: Place): void;
  /** Thinks on as long as it is asked for more, and ends when all is proven. Rejects like a choice. */
  study(place: Place, signal: AbortSignal): AsyncGenerator<Analysis, void>;
}

/** What the worker offers. */
export interface WorkerService {
  /** Works out the exact values that matter in this position. */
  prepare(request: StudyRequest): Promise<void>;
  /** The chosen move in notation. */
  choose(request: ChooseRequest): Promise<string>;
  /** Thinks for a moment. */
  study(request: StudyRequest): StudyAnswer;
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

/** Where play has been quiet for so long, the game is over. */
const LONGEST_PATH = QUIET_PLIES + 1;

const pathSchema = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(LONGEST_PATH));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const requestSchema = v.strictObject({
  rules: v.string(),
  path: pathSchema,
  chooser: v.string(),
  seed: v.pipe(countSchema, v.maxValue(0xffff_ffff)),
});

const studySchema = v.strictObject({ id: countSchema, rules: v.string(), path: pathSchema });

const answerSchema = v.strictObject({
  move: v.string(),
  best: v.array(v.string()),
  value: v.pipe(v.number(), v.integer()),
  exact: v.boolean(),
  depth: countSchema,
  nodes: countSchema,
  line: v.array(v.string()),
  done: v.boolean(),
});

/** Reads what came in over the wire; wrong texts keep the code of whoever found them wrong. */
export function parseRequest(value: unknown): Result<Question> {
  const request = v.safeParse(requestSchema, value);
  if (!request.success) return err("BAD_REQUEST", v.summarize(request.issues));
  const asked = parsePath(request.output.rules, request.output.path);
  if (!asked.ok) return asked;
  const chooser = parseChooser(request.output.chooser);
  return chooser.ok ? ok({ ...asked.value, chooser: chooser.value, seed: request.output.seed }) : chooser;
}

/** As `parseRequest`. */
export function parseStudyRequest(value: unknown): Result<Asked & { readonly id: number }> {
  const request = v.safeParse(studySchema, value);
  if (!request.success) return err("BAD_REQUEST", v.summarize(request.issues));
  const asked = parsePath(request.output.rules, request.output.path);
  return asked.ok ? ok({ ...asked.value, id: request.output.id }) : asked;
}

function parsePath(id: string, texts: readonly string[]): Result<Asked> {
  const rules = findRuleSet(id);
  if (!rules.ok) return rules;
  const positions: Position[] = [];
  for (const text of texts) {
    const position = parsePosition(rules.value, text);
    if (!position.ok) return position;
    positions.push(position.value);
  }
  const [position, ...earlier] = positions;
  if (position === undefined || legalMoves(rules.value, position).length === 0) {
    return err("NO_MOVES", "The player to move has no legal move.");
  }
  return ok({ rules: rules.value, path: [position, ...earlier] });
}

/** An analysis as the worker answers it. */
export function formatAnalysis(rules: RuleSet, analysis: Analysis): Omit<StudyAnswer, "done"> {
  const format = (move: Move) => formatMove(rules, move);
  const { move, best, line, value, exact, depth, nodes } = analysis;
  return { move: format(move), best: best.map(format), line: line.map(format), value, exact, depth, nodes };
}

/** Reads the worker's answer to a study: its move and the best moves are legal. */
export function parseStudyAnswer(
  asked: Asked,
  value: unknown,
): Result<Analysis & { readonly done: boolean }> {
  const answer = v.safeParse(answerSchema, value);
  if (!answer.success) return err("BAD_ANSWER", v.summarize(answer.issues));
  const move = parseAnswer(asked, answer.output.move);
  if (!move.ok) return move;
  const best: Move[] = [];
  for (const text of answer.output.best) {
    const one = parseAnswer(asked, text);
    if (!one.ok) return one;
    best.push(one.value);
  }
  const line: Move[] = [];
  for (const text of answer.output.line) {
    const one = parseMove(asked.rules, text);
    if (!one.ok) return one;
    line.push(one.value);
  }
  return ok({ ...answer.output, move: move.value, best, line });
}

/** Reads the worker's answer to a question: a legal move. */
export function parseAnswer({ rules, path: [position] }: Asked, value: unknown): Result<Move> {
  if (typeof value !== "string") return err("BAD_ANSWER", "A move is a text.", typeof value);
  const move = parseMove(rules, value);
  if (!move.ok) return move;
  const { pit, direction } = move.value;
  return legalMoves(rules, position).some((legal) => legal.pit === pit && legal.direction === direction)
    ? move
    : err("BAD_ANSWER", "The rules do not allow this move now.", value);
}
