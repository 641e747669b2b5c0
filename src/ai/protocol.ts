/** What is said between the main thread and the worker that chooses the machine's moves. Plain text both ways. */
import * as v from "valibot";
import { parsePosition } from "../engine/notation.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Move, Position, RuleSet } from "../engine/types.ts";

/** Levels run from 1, a beginner, to this. */
export const LEVELS = 3;

export type ChooserId = "random" | "greedy" | `level:${number}`;

/** One choice asked for. The same request is always answered by the same move. */
export interface ChooseRequest {
  /** Id of the rule set. */
  readonly rules: string;
  /** In notation. It must have a legal move. */
  readonly position: string;
  readonly chooser: ChooserId;
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number;
}

/** A request whose texts have been read. */
export interface Question {
  readonly rules: RuleSet;
  readonly position: Position;
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

/** Reads the number of a level out of a chooser's name; `null` for the choosers without one. */
export function levelOf(chooser: ChooserId): number | null {
  return chooser === "random" || chooser === "greedy" ? null : Number(chooser.slice("level:".length));
}

/** Reads `random`, `greedy` or `level:N` with N from 1 to `LEVELS`. */
export function parseChooser(text: string): Result<ChooserId, Fault<"UNKNOWN_CHOOSER">> {
  if (text === "random" || text === "greedy") return ok(text);
  const level = Number(/^level:([1-9]\d?)$/.exec(text)?.[1] ?? Number.NaN);
  if (level <= LEVELS) return ok<ChooserId>(`level:${level}`);
  return err("UNKNOWN_CHOOSER", `A machine player is random, greedy or level:1 to level:${LEVELS}.`, text);
}

const requestSchema = v.strictObject({
  rules: v.string(),
  position: v.string(),
  chooser: v.string(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
});

/** Reads what came in over the wire; wrong texts keep the code of whoever found them wrong. */
export function parseRequest(value: unknown): Result<Question> {
  const request = v.safeParse(requestSchema, value);
  if (!request.success) return err("BAD_REQUEST", v.summarize(request.issues));
  const rules = findRuleSet(request.output.rules);
  if (!rules.ok) return rules;
  const position = parsePosition(rules.value, request.output.position);
  if (!position.ok) return position;
  const chooser = parseChooser(request.output.chooser);
  if (!chooser.ok) return chooser;
  return ok({
    rules: rules.value,
    position: position.value,
    chooser: chooser.value,
    seed: request.output.seed,
  });
}
