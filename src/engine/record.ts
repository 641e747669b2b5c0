import { CLOSINGS, closeBy } from "./closing.ts";
import { endOf, newGame } from "./game.ts";
import { formatHeader, type HeaderLine, type Headers, parseHeaders } from "./headers.ts";
import { formatMoves, replayMoves, type Token } from "./movetext.ts";
import { formatPosition, parsePosition } from "./notation.ts";
import { errOnLine, type Fault, type LineFault, ok, quote, type Result } from "./result.ts";
import { findRuleSet } from "./rules/registry.ts";
import type { Game } from "./types.ts";

/** A game on record: the game, and the headers that it does not know itself (players, date, …). */
export interface GameRecord {
  readonly game: Game;
  readonly headers: Headers;
}

/** Headers written from the game and checked against it. */
const DERIVED: readonly string[] = ["Rules", "Start", "Result", "End"];
/** Columns that a line of moves fills. */
const WIDTH = 80;
/** Characters beyond which no text is a record: the longest game has some fifty thousand. */
const LONGEST = 100_000;
const RESULT = /^(\*|\d+-\d+)$/;

/**
 * The game up to its cursor as text (`.alm`). `headers` are kept in their order; their names are words of ASCII letters,
 * digits and `_`.
 */
export function formatRecord(game: Game, headers: Headers): string {
  const end = endOf(game);
  const lines = [
    formatHeader("Rules", game.rules.id),
    ...[...headers]
      .filter(([name]) => !DERIVED.includes(name))
      .map(([name, value]) => formatHeader(name, value)),
    formatHeader("Start", formatPosition(game.start)),
    formatHeader("Result", resultOf(game)),
    ...(end === null ? [] : [formatHeader("End", end.reason)]),
    "",
    ...wrap([...formatMoves(game), resultOf(game)]),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Reads a record: every move is checked by the rules, Result and End against the replay. A wrong record is refused
 * whole. Codes: those of its parts, and `RECORD_LENGTH`, `RULES_MISSING`, `RESULT_MISSING`, `RESULT_WRONG`,
 * `END_WRONG`.
 */
export function parseRecord(text: string): Result<GameRecord, LineFault> {
  if (text.length > LONGEST) {
    return errOnLine(1, { code: "RECORD_LENGTH", message: "The text is too long to be a record." });
  }
  const lines = text.split(/\r\n|\r|\n/);
  const head = parseHeaders(lines);
  if (!head.ok) return head;
  const { headers, length } = head.value;
  const opened = openGame(headers);
  if (!opened.ok) return opened;

  const tokens = lines
    .slice(length)
    .flatMap((words, index): Token[] =>
      (words.match(/\S+/g) ?? []).map((word) => ({ text: word, line: length + index + 1 })),
    );
  const result = tokens.at(-1);
  if (!result || !RESULT.test(result.text)) {
    const message = "The last word is the result, as 28-22, or * where the game goes on.";
    return errOnLine(result?.line ?? lines.length, { code: "RESULT_MISSING", message });
  }
  const replayed = replayMoves(opened.value, tokens.slice(0, -1), result);
  if (!replayed.ok) return replayed;
  const closed = closeGame(replayed.value, headers.get("End"));
  if (!closed.ok) return closed;
  const game = closed.value;

  for (const written of [headers.get("Result"), { value: result.text, line: result.line }]) {
    if (written && written.value !== resultOf(game)) {
      return errOnLine(written.line, wrong("RESULT_WRONG", `The result is ${resultOf(game)}.`, written));
    }
  }
  const others = [...headers].filter(([name]) => !DERIVED.includes(name));
  return ok({ game, headers: new Map(others.map(([name, { value }]) => [name, value])) });
}

/** South's and North's count at the end, or `*` while the game goes on. */
export function resultOf(game: Game): string {
  const end = endOf(game);
  return end === null ? "*" : `${end.outcome.stores.south}-${end.outcome.stores.north}`;
}

function openGame(headers: ReadonlyMap<string, HeaderLine>): Result<Game, LineFault> {
  const id = headers.get("Rules");
  if (!id) return errOnLine(1, { code: "RULES_MISSING", message: "The header Rules is missing." });
  const rules = findRuleSet(id.value);
  if (!rules.ok) return errOnLine(id.line, rules.error);
  const start = headers.get("Start");
  if (!start) return ok(newGame(rules.value));
  const position = parsePosition(rules.value, start.value);
  return position.ok ? ok(newGame(rules.value, position.value)) : errOnLine(start.line, position.error);
}

/** Closes the game by will where End says so; any other End must be what the replay came to. */
function closeGame(game: Game, end: HeaderLine | undefined): Result<Game, LineFault> {
  if (!end) return ok(game);
  const closing = CLOSINGS.find((word) => word === end.value);
  const closed = closing === undefined ? ok(game) : closeBy(game, closing);
  if (closed.ok && endOf(closed.value)?.reason === end.value) return closed;
  const reason = endOf(game)?.reason;
  const message = reason ? `The game ended by ${reason}.` : "The moves do not end the game in this way.";
  return errOnLine(end.line, wrong("END_WRONG", message, end));
}

function wrong(code: string, message: string, { value }: HeaderLine): Fault {
  return { code, message, at: quote(value) };
}

function wrap(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
