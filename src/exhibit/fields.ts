/** What a field of the settings file may hold. */
import * as v from "valibot";
import { parseTime, type Span } from "./hours.ts";

/** What a field was to hold, to be said in any language. */
export type Expected =
  | { readonly kind: "number" | "whole"; readonly from: number; readonly to: number }
  /** As they are written in the file. */
  | { readonly kind: "choice"; readonly choices: string }
  | { readonly kind: "text"; readonly most: number }
  | { readonly kind: "list" | "truth" | "span" | "group" | "texts" }
  /** A field of this name is not known; these are. */
  | { readonly kind: "nothing"; readonly known: string };

export interface Kind<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly expected: Expected;
  /** What each entry of a list was to be. */
  readonly entry?: Expected;
}

export const number = (from: number, to: number): Kind<number> => ({
  schema: v.pipe(v.number(), v.minValue(from), v.maxValue(to)),
  expected: { kind: "number", from, to },
});

export const whole = (from: number, to: number): Kind<number> => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to)),
  expected: { kind: "whole", from, to },
});

export const choice = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  schema: v.picklist(choices),
  expected: { kind: "choice", choices: choices.map((each) => JSON.stringify(each)).join(", ") },
});

export const text = (most: number): Kind<string> => ({
  schema: v.pipe(v.string(), v.trim(), v.maxLength(most)),
  expected: { kind: "text", most },
});

export const truth: Kind<boolean> = { schema: v.boolean(), expected: { kind: "truth" } };

/** Each entry once, and at least so many. Of a list that is too long no entry is looked at. */
export const list = <T>({ schema, expected }: Kind<T>, fewest: number): Kind<T[]> => ({
  schema: v.pipe(
    v.array(v.unknown()),
    v.minLength(fewest),
    v.maxLength(50),
    v.array(schema),
    v.transform((entries) => [...new Set(entries)]),
  ),
  expected: { kind: "list" },
  entry: expected,
});

const time = v.pipe(
  v.string(),
  v.transform(parseTime),
  v.check((minute) => minute !== null),
  v.transform((minute) => minute ?? 0),
);

export const span: Kind<Span> = {
  schema: v.strictObject({ from: time, to: time }),
  expected: { kind: "span" },
};
