/** Tries a parser with hostile input. */

export interface Tally {
  readonly accepted: number;
  readonly refused: number;
}

/** Milliseconds that no input may take: at a hundred thousand characters what is not linear takes seconds. */
const PATIENCE = 50;

/** Milliseconds for a hundred thousand inputs, on a machine that is busy with something else. */
export const PLENTY = 600_000;

/** A machine that is busy with something else is no fault of the parser: it counts only what is slow so many times. */
const TRIES = 3;

/**
 * Parses every input and judges what came of it. Nothing may be thrown, hang, or touch a prototype.
 * @param judge throws where what was read is unsound; tells whether it was accepted.
 * @throws with the input at which any of this fails.
 */
export function endure<Input, Read>(
  inputs: Iterable<Input>,
  parse: (input: Input) => Read,
  judge: (read: Read, input: Input) => boolean,
): Tally {
  const untouched = prototypes();
  let accepted = 0;
  let refused = 0;
  for (const input of inputs) {
    try {
      const began = performance.now();
      const read = parse(input);
      let ms = performance.now() - began;
      for (let tries = 1; ms > PATIENCE && tries < TRIES; tries++) ms = Math.min(ms, timeOf(parse, input));
      insist(ms <= PATIENCE, "was slow", Math.round(ms));
      for (const name in {}) insist(false, "wrote on the prototype of all", name);
      if (judge(read, input)) accepted += 1;
      else refused += 1;
    } catch (cause) {
      throw new Error(`After ${accepted + refused} others: ${told(input)}: ${cause}`, { cause });
    }
  }
  const touched = prototypes().findIndex((entry, n) => entry !== untouched[n]);
  insist(touched < 0, "changed a prototype");
  return { accepted, refused };
}

/** By the clock, or by the work of this process where others were worked for in between. */
function timeOf<Input>(parse: (input: Input) => unknown, input: Input): number {
  const before = process.cpuUsage();
  const began = performance.now();
  parse(input);
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return Math.min(ms, (user + system) / 1000);
}

export function insist(holds: boolean, what: string, ...seen: readonly unknown[]): asserts holds {
  if (!holds) throw new Error([what, ...seen.map(told)].join(" "));
}

function told(value: unknown): string {
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text;
  } catch {
    return String(value); // Nested too deep, or in a circle.
  }
}

/** Everything that the prototypes of plain values hold, flat. */
function prototypes(): readonly unknown[] {
  return [Object, Array, Function, String, Number, RegExp, Map, Set].flatMap(({ prototype }) =>
    Reflect.ownKeys(prototype).flatMap((key) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
      return [prototype, key, value, get, set];
    }),
  );
}

const FORBIDDEN: readonly string[] = ["__proto__", "constructor", "prototype"];
const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype, Map.prototype];

/** Insists that a value is plain data, with no name in it that leads to a prototype. */
export function insistPlain(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  insist(PLAIN.includes(Object.getPrototypeOf(value)), "has a prototype of its own");
  for (const name of Object.keys(value)) {
    insist(!FORBIDDEN.includes(name), "holds", name);
    insistPlain((value as Readonly<Record<string, unknown>>)[name]);
  }
}

/** A refusal that a program and a person can do something with, and that quotes nothing at length. */
export function insistTold(fault: {
  readonly code: string;
  readonly message: string;
  readonly at?: string;
}): void {
  const { code, message, at = "" } = fault;
  insist(/^[A-Z]+(?:_[A-Z]+)*$/.test(code), "has no code", code);
  insist(message !== "" && message.length < 300 && at.length <= 41, "does not tell what is wrong", fault);
}
