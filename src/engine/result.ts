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

export function err<Code extends string>(
  code: Code,
  message: string,
  at?: string,
): { readonly ok: false; readonly error: Fault<Code> } {
  return { ok: false, error: at === undefined ? { code, message } : { code, message, at } };
}
