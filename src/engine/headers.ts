import { errOnLine, type LineFault, ok, type Result } from "./result.ts";

/** Headers of a record by name, in their order. */
export type Headers = ReadonlyMap<string, string>;

/** A header as read, with the line where it stands. */
export interface HeaderLine {
  readonly value: string;
  readonly line: number;
}

/** The most characters that a player's name may have. */
const NAME_LENGTH = 60;
const NAMES: readonly string[] = ["South", "North"];
const HEADER = /^\[([A-Za-z]\w*) "((?:[^"\\]|\\["\\])*)"\]$/;

/**
 * `[Name "value"]`, with `\` before `"` and `\`. What a line of a record cannot hold is left out: a line break becomes a
 * space, and a player's name is cut to 60 characters.
 */
export function formatHeader(name: string, value: string): string {
  const cut = NAMES.includes(name) ? [...value].slice(0, NAME_LENGTH).join("") : value;
  return `[${name} "${cut.replace(/[\r\n]+/g, " ").replace(/["\\]/g, "\\$&")}"]`;
}

/**
 * Reads the headers at the top of a record's lines; blank lines may stand anywhere. Gives the headers by name and how
 * many lines they take. Codes: `HEADER_FORM`, `HEADER_TWICE`, `NAME_LENGTH`.
 */
export function parseHeaders(
  lines: readonly string[],
): Result<{ headers: ReadonlyMap<string, HeaderLine>; length: number }, LineFault> {
  const headers = new Map<string, HeaderLine>();
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const trimmed = text.trim();
    if (trimmed === "") continue;
    if (!trimmed.startsWith("[")) return ok({ headers, length: index });
    const [, name, escaped] = HEADER.exec(trimmed) ?? [];
    if (name === undefined || escaped === undefined) {
      return errOnLine(line, { code: "HEADER_FORM", message: 'A header is written [Name "value"].' });
    }
    if (headers.has(name)) {
      return errOnLine(line, { code: "HEADER_TWICE", message: `The header ${name} stands twice.`, at: name });
    }
    const value = escaped.replace(/\\(["\\])/g, "$1");
    if (NAMES.includes(name) && [...value].length > NAME_LENGTH) {
      const message = `A player's name has at most ${NAME_LENGTH} characters.`;
      return errOnLine(line, { code: "NAME_LENGTH", message, at: name });
    }
    headers.set(name, { value, line });
  }
  return ok({ headers, length: lines.length });
}
