import { parseArgs } from "node:util";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { findRuleSet, RULE_SETS } from "../engine/rules/registry.ts";
import type { RuleSet } from "../engine/types.ts";

/** How an option is read; `text` is `undefined` where it was not given. */
export type Option<T> = (text: string | undefined) => Result<T>;

type Values<Options> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer T> ? T : never;
};

/** A command of the runner. A refused command line gives a fault, anything else the exit code. */
export type Command = (args: readonly string[]) => Promise<Result<number>>;

/** Reads `--name value …` and flags, nothing else; each by its own reader. Code: `USAGE` or the reader's. */
export function readOptions<Options extends Readonly<Record<string, Option<unknown>>>>(
  args: readonly string[],
  options: Options,
): Result<Values<Options>> {
  const given = split(args, options);
  if (!given.ok) return given;
  const values: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(options)) {
    const value = read(given.value[name]);
    if (!value.ok) return { ok: false, error: named(value.error, name) };
    values[name] = value.value;
  }
  return ok(values as Values<Options>);
}

export function required<T>(read: (text: string) => Result<T>): Option<T> {
  return (text) => (text === undefined ? err("USAGE", "This option is needed.") : read(text));
}

export function optional<T>(read: (text: string) => Result<T>, otherwise: T): Option<T> {
  return (text) => (text === undefined ? ok(otherwise) : read(text));
}

export function wholeNumber(from: number, to: number): (text: string) => Result<number> {
  return (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to
      ? ok(Number(text))
      : err("USAGE", `A whole number from ${from} to ${to} is due here.`, text);
}

/** An option without a value; whether it was given. */
export const flag: Option<boolean> = (text) => ok(text !== undefined);

/** `--rules`, the default rule set where it is not given. */
export const rulesOption: Option<RuleSet> = (text) => findRuleSet(text ?? RULE_SETS[0]?.id ?? "");

function split(
  args: readonly string[],
  readers: Readonly<Record<string, Option<unknown>>>,
): Result<Readonly<Record<string, string>>> {
  const options = Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [
      name,
      { type: read === flag ? "boolean" : "string" } as const,
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
    return ok(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
  } catch (error) {
    return err("USAGE", error instanceof Error ? error.message : String(error));
  }
}

function named(fault: Fault, name: string): Fault {
  return { ...fault, message: `--${name}: ${fault.message}` };
}
