/** What the page and the worker that chooses the machine's moves ask of each other. Plain text both ways. */
import { sinceCapture } from "../engine/game.ts";
import { formatPosition } from "../engine/notation.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import type { Game, Move } from "../engine/types.ts";
import type { Found } from "./search.ts";

/** Levels run from 1, a beginner, to this. */
export const LEVELS = 8;

type LevelId = `level:${number}`;

export type ChooserId = "random" | "greedy" | LevelId;

/** Most seeds on the board for which exact values are worked out. */
export const MOST_EXACT = 16;

/** The levels from this one on know how games end. */
const FIRST_TO_KNOW = 7;

/** Whether it makes use of exact values; the gentler ones spare a device the work of finding them. */
export function knowsEnds(chooser: ChooserId): boolean {
  return chooser !== "random" && chooser !== "greedy" && levelOf(chooser) >= FIRST_TO_KNOW;
}

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

/** What a search has found, as people are told. */
export interface Analysis extends Found {
  /** Whole seeds that the player to move gains from here to the end. */
  readonly value: number;
  /** How play goes on when both play their best. */
  readonly line: readonly Move[];
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
  /** Resolves when the exact values that matter in this position have been worked out. Rejects like a choice. */
  prepare(place: Place, signal: AbortSignal): Promise<void>;
  /** Thinks on as long as it is asked for more, and ends when all is proven. Rejects like a choice. */
  study(place: Place, signal: AbortSignal): AsyncGenerator<Analysis, void>;
}

/** What the worker offers. */
export interface WorkerService {
  /** Shows that it is alive. */
  hear(): void;
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
