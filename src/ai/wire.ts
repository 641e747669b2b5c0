/** Reads and writes what goes over the wire between the page and the worker. What comes in may be anything. */
import * as v from "valibot";
import { QUIET_PLIES } from "../engine/apply.ts";
import type { Path } from "../engine/game.ts";
import { formatMove, parseMove, parsePosition } from "../engine/notation.ts";
import { legalMoves, sameMove } from "../engine/position.ts";
import { err, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";
import { type Analysis, type ChooserId, parseChooser, type StudyAnswer } from "./protocol.ts";

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

/** Where play has been quiet for so long, the game is over. */
const LONGEST_PATH = QUIET_PLIES + 1;

const pathSchema = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(LONGEST_PATH));
/** As many as a path may have; no position has as many moves, and no line is told as far. */
const movesSchema = v.pipe(v.array(v.string()), v.maxLength(LONGEST_PATH));
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
  best: movesSchema,
  value: v.pipe(v.number(), v.integer()),
  exact: v.boolean(),
  depth: countSchema,
  nodes: countSchema,
  line: movesSchema,
  done: v.boolean(),
});

/** Reads what came in over the wire; wrong texts keep the code of whoever found them wrong. */
export function parseRequest(value: unknown): Result<Question> {
  const request = v.safeParse(requestSchema, value, { abortEarly: true });
  if (!request.success) return misshapen("BAD_REQUEST", request.issues);
  const asked = parsePath(request.output.rules, request.output.path);
  if (!asked.ok) return asked;
  const chooser = parseChooser(request.output.chooser);
  return chooser.ok ? ok({ ...asked.value, chooser: chooser.value, seed: request.output.seed }) : chooser;
}

/** As `parseRequest`. */
export function parseStudyRequest(value: unknown): Result<Asked & { readonly id: number }> {
  const request = v.safeParse(studySchema, value, { abortEarly: true });
  if (!request.success) return misshapen("BAD_REQUEST", request.issues);
  const asked = parsePath(request.output.rules, request.output.path);
  return asked.ok ? ok({ ...asked.value, id: request.output.id }) : asked;
}

/** What was expected and where; what came instead may be of any length. */
function misshapen(code: string, [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): Result<never> {
  return err(code, `Expected ${issue.expected ?? "something else"}.`, v.getDotPath(issue) ?? undefined);
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
  const answer = v.safeParse(answerSchema, value, { abortEarly: true });
  if (!answer.success) return misshapen("BAD_ANSWER", answer.issues);
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
  return legalMoves(rules, position).some((legal) => sameMove(legal, move.value))
    ? move
    : err("BAD_ANSWER", "The rules do not allow this move now.", value);
}
