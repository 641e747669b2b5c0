/** Counts of a day's visits. They say how an exhibit is used, and nothing about who uses it. */
import * as v from "valibot";
import { RULE_SETS } from "../engine/rules/registry.ts";
import { LANGUAGES } from "../i18n/language.ts";
import { parseJson } from "../storage/json.ts";
import { OPPONENTS } from "../ui/text/opponents.ts";

/** How far a game had gone that was left; the last bucket has no end. */
const BUCKETS = [0, 5, 15, 30] as const;

/** Everything that is counted, in the order of the table's columns. */
export const COUNTED = [
  "starts",
  "finishes",
  ...BUCKETS.map(
    (ply, index) => `left:${ply}${index + 1 < BUCKETS.length ? `-${(BUCKETS[index + 1] ?? 0) - 1}` : "+"}`,
  ),
  ...LANGUAGES.map(({ id }) => `language:${id}`),
  ...OPPONENTS.map((_, index) => `level:${index + 1}`),
  "level:two",
  ...RULE_SETS.map(({ id }) => `rules:${id}`),
] as readonly string[];

/** By the day, as `2026-11-30`, the oldest first; what a day does not name did not happen. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** More than a year, so that a season can be compared with the last one. */
const MOST_DAYS = 400;

const days = v.record(v.string(), v.record(v.string(), v.unknown()));
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Reads what `formatCounts` writes; `null` for anything else. What another version has counted, and this one does not
 * know, is left out, and the rest of a season is not lost.
 */
export function parseCounts(text: string): Counts | null {
  const read = v.safeParse(days, parseJson(text), { abortEarly: true });
  if (!read.success) return null;
  const kept = newest(Object.entries(read.output).filter(([day]) => isDay(day)));
  return new Map(
    [...kept].map(([day, tally]) => [day, new Map(COUNTED.flatMap((name) => countIn(tally, name)))]),
  );
}

function countIn(tally: Readonly<Record<string, unknown>>, name: string): [string, number][] {
  const count = Object.hasOwn(tally, name) ? tally[name] : null;
  return isCount(count) ? [[name, count]] : [];
}

export function formatCounts(counts: Counts): string {
  return JSON.stringify(
    Object.fromEntries([...counts].map(([day, tally]) => [day, Object.fromEntries(tally)])),
  );
}

/** One more of each of these on a day; of names that are not counted nothing is kept. */
export function countOn(counts: Counts, day: string, names: readonly string[]): Counts {
  const tally = new Map(counts.get(day));
  for (const name of names) if (COUNTED.includes(name)) tally.set(name, (tally.get(name) ?? 0) + 1);
  return newest([...counts, [day, tally]]);
}

function newest<Tally>(days: readonly (readonly [string, Tally])[]): ReadonlyMap<string, Tally> {
  const sorted = [...new Map(days)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.slice(-MOST_DAYS));
}

/** The name under which a game counts that was left after so many plies. */
export function leftAfter(plies: number): string {
  const bucket = BUCKETS.findLastIndex((ply) => ply <= plies);
  return COUNTED[COUNTED.indexOf("finishes") + 1 + bucket] ?? "";
}

/** As `2026-11-30`, by the clock on the wall. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A table that every spreadsheet opens: a line for each day. */
export function formatCsv(counts: Counts): string {
  const lines = [...counts].map(([day, tally]) => [day, ...COUNTED.map((name) => tally.get(name) ?? 0)]);
  return [["day", ...COUNTED], ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}
