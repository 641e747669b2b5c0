/** What comes from outside is parsed once into a `Result`; nothing is half applied when it is wrong. */
export type Result<T, E = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A refusal: a code for programs, a message in plain English for people, and the place where it was found. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  /** Where in the input: a line number, a field's name or the offending text. */
  readonly at?: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The value of what must not fail: throws where it does, since that is a fault of the caller. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
}

/** Wrong input is quoted back to the reader, but never at length. */
export function quote(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

export function err<Code extends string>(
  code: Code,
  message: string,
  at?: string,
): { readonly ok: false; readonly error: Fault<Code> } {
  return { ok: false, error: at === undefined ? { code, message } : { code, message, at: quote(at) } };
}

/** A refusal of a text, with the line (1 is the first) where it is wrong. */
export interface LineFault extends Fault {
  readonly line: number;
}

export function errOnLine(line: number, fault: Fault): { readonly ok: false; readonly error: LineFault } {
  return { ok: false, error: { ...fault, line } };
}
