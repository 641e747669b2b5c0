/** Input that wishes a parser ill. The same seed gives the same input. */
import { createRandom, type Random } from "../../src/ai/random.ts";

/** A format as its parser knows it. */
export interface Format {
  /** What the parser takes: mostly short, since most of what is tried is made from them. */
  readonly valid: readonly string[];
  /** Its keywords and marks. */
  readonly words: readonly string[];
  /** Whether it is written in JSON: a group of fields. */
  readonly json?: boolean;
}

/** What every object has, and no table of names may be taken to have. */
export const BORROWED = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "__defineGetter__",
] as const;

/** Letters and numbers that look like others, or are none, or change what stands around them. */
const NASTY = [
  ...[
    "\0",
    "\uFEFF",
    "\u202E",
    "\u200F",
    "\u2066",
    "\u2028",
    "\u00A0",
    "\u200B",
    "\uD800",
    "\uDFFF",
    "e\u0301",
  ],
  ...[
    "\r\n",
    "\r",
    "\n\n",
    "\t",
    "%",
    "%00",
    "%ff",
    "%2C",
    "+",
    "&",
    "=",
    "#",
    "\\",
    '"',
    "'",
    "`",
    "\\u0000",
  ],
  ...[
    "<img src=x onerror=alert(1)>",
    "</script>",
    "{{path}}",
    "$&",
    "../",
    "javascript:0",
    "🌱",
    "ß",
    "İ",
    "ﬁ",
  ],
  ...["٣", "𝟓", "１", "−", "‚", "∕", "․", "Α", "А", "ѕ", "²", "½"],
  ...["-", "--1", "-0", "+1", "00", "1e999", "-1e-999", "0x10", "1_000", "NaN", "Infinity", "4294967296"],
  ...["99999999999999999999", "9007199254740993", "0.1", "1.", "[", "]", "{", "}", ",", ":", "null", "true"],
  ...BORROWED,
];

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, 1, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 32, 8.64e15 + 1],
  ...["", " ", "0", "null", "\0", "\uD800", "x".repeat(700), ...BORROWED],
  ...[
    [],
    {},
    [[]],
    [null],
    [0, 0],
    ["a", "a"],
    { length: 1 },
    { toString: 0, valueOf: 0 },
    { 0: "a", length: 1 },
  ],
  ...BORROWED.map((name) => Object.fromEntries([[name, { polluted: true }]])),
  Object.fromEntries([["constructor", Object.fromEntries([["prototype", { polluted: true }]])]]),
];

export const chosen = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T;

const below = (most: number, random: Random) => Math.floor(random() * most);

/** A valid text with up to three things done to it. */
function mutated({ valid, words }: Format, random: Random): string {
  let text = chosen(valid, random);
  for (let times = below(3, random); times >= 0; times--) text = harmed(text, valid, words, random);
  return text;
}

const ORDER: readonly ((
  text: string,
  from: number,
  to: number,
  other: string,
  word: string,
  random: Random,
) => string)[] = [
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from, to) => text.slice(0, to) + text.slice(from),
  (text, from, to) =>
    text.slice(0, from) + text.slice(to, to + 1) + text.slice(from, to) + text.slice(to + 1),
  (text, from, _, other) =>
    text.slice(0, from) + other.slice(Math.floor((from / text.length) * other.length)),
  (text, from, _, __, word) => text.slice(0, from) + word + text.slice(from),
  (text, from, to, _, word) => text.slice(0, from) + word + text.slice(to),
  (text, from) => text.slice(0, from),
  (text) => text + text,
  // From here on the place is that of something: a digit, a number, a word, a letter, a break.
  (text, from, _, __, ___, random) => swapped(text, /\d/g, from, () => String(below(10, random))),
  (text, from, _, __, word) =>
    swapped(text, /\d+/g, from, (number) => number + (/^\d+$/.test(word) ? word : "0")),
  (text, from, _, __, word) => swapped(text, /\w+/g, from, () => word),
  (text, from, _, __, ___, random) => swapped(text, /[\w"-]+/g, from, () => chosen(BORROWED, random)),
  (text, from) => swapped(text, /[a-z]/gi, from, (a) => (a < "a" ? a.toLowerCase() : a.toUpperCase())),
  (text, from) => swapped(text, /[ \n]/g, from, (blank) => (blank === " " ? "\u00A0" : "\r\n")),
];

/** The first match from a place on, as something else. */
function swapped(text: string, what: RegExp, from: number, by: (match: string) => string): string {
  what.lastIndex = from;
  const match = what.exec(text);
  if (match === null) return text;
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

function harmed(text: string, valid: readonly string[], words: readonly string[], random: Random): string {
  const from = below(text.length, random);
  const to = from + 1 + below(random() < 0.8 ? 4 : text.length, random);
  const word = chosen(random() < 0.5 ? words : NASTY, random);
  return chosen(ORDER, random)(text, from, to, chosen(valid, random), word, random);
}

/** The format's own words in any order. */
function worded({ words }: Format, random: Random): string {
  let text = "";
  for (let left = below(20, random); left >= 0; left--) {
    text += chosen(random() < 0.9 ? words : NASTY, random);
    if (random() < 0.1) text += " ";
  }
  return text;
}

/** Any code units, lone surrogates among them. */
function raw(random: Random): string {
  const top = chosen([128, 256, 0x3000, 0x1_0000], random);
  return String.fromCharCode(...Array.from({ length: below(40, random) }, () => below(top, random)));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with another one somewhere in it, or with a field more or less. @param strange what may come there. */
export function revalued(value: unknown, random: Random, strange: readonly unknown[] = VALUES): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.85) {
    const at = below(value.length, random);
    if (random() < 0.1) return [...value.slice(0, at), ...value];
    return value.with(at, revalued(value[at], random, strange));
  }
  if (isGroup(value) && random() < 0.9) {
    const names = Object.keys(value);
    const name = chosen(names, random) ?? "";
    const roll = random();
    if (roll < 0.1) return { ...value, [chosen(NASTY, random)]: chosen(strange, random) };
    if (roll < 0.15) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
    return { ...value, [name]: revalued(value[name], random, strange) };
  }
  if (typeof value === "string" && value !== "" && random() < 0.6)
    return harmed(value, [value], NASTY, random);
  if (typeof value === "number" && random() < 0.4) return value + chosen([1, -1, 0.5, 2 ** 31], random);
  return chosen(strange, random);
}

/**
 * Long texts, each of the growing lengths, so that what explodes is met while it is still waited for: runs of every
 * word, by themselves and in the midst of a valid text.
 */
function* longTexts({ valid, words, json = false }: Format): Generator<string> {
  const units = [
    ...new Set([...words, ...BORROWED, "a", "0", "9", " ", "\n", "\r", "\u2028", "\\", '"', "[", "\uD800"]),
  ];
  const [first = "", second = first] = valid;
  for (const length of [20, 24, 28, 1000, 16_000, 120_000]) {
    for (const [n, unit] of units.entries()) {
      const run = unit.repeat(Math.ceil(length / unit.length));
      yield run;
      const text = n % 2 === 0 ? first : second;
      const places = length > 10_000 ? [n % 7] : [0, 1, 2, 3, 4, 5, 6];
      for (const place of places) {
        const at = Math.floor((text.length * place) / 6);
        yield `${text.slice(0, at)}${run}${place % 2 === 0 ? "!" : ""}${text.slice(at)}`;
      }
    }
    if (json) yield* longFields(JSON.parse(first), length);
  }
  yield "9".repeat(1_000_000);
  yield first.repeat(Math.ceil(200_000 / first.length));
}

/** Every field of a group with a long value. */
function* longFields(group: Readonly<Record<string, unknown>>, length: number): Generator<string> {
  const deep = Math.ceil(length / 6);
  const numbers = Array.from({ length: deep }, (_, n) => n);
  const longs = [
    `${"[".repeat(deep)}${"]".repeat(deep)}`,
    `${'{"a":'.repeat(deep)}0${"}".repeat(deep)}`,
    `[${numbers.join()}]`,
    `{${numbers.map((n) => `"${n}":${n}`).join()}}`,
    `"${"x".repeat(length)}"`,
    `${"9".repeat(length)}`,
    `0.${"0".repeat(length)}1`,
  ];
  yield* longs;
  // The group begins anew: of a name that stands twice the last one counts.
  const fields = JSON.stringify(group).slice(0, -1);
  const names = [...Object.keys(group), ...BORROWED];
  for (const [n, name] of names.entries()) {
    for (const long of length > 10_000 ? [longs[n % 4], longs[(n + 1) % longs.length]] : longs)
      yield `${fields},${JSON.stringify(name)}:${long}}`;
  }
}

/** So many texts of this format, and of nearly this format, and of none. */
export function* hostileTexts(format: Format, seed: number, count = 100_000): Generator<string> {
  const random = createRandom(seed);
  const values = format.json ? format.valid.map((text) => JSON.parse(text) as unknown) : [];
  let left = count;
  for (const text of longTexts(format)) {
    yield text;
    left -= 1;
  }
  for (; left > 0; left--) {
    const roll = random();
    if (roll < 0.04) yield chosen(format.valid, random);
    else if (roll < 0.1) yield raw(random);
    else if (roll < 0.2) yield worded(format, random);
    else if (roll < 0.6 && values.length > 0)
      yield JSON.stringify(revalued(chosen(values, random), random)) ?? "";
    else yield mutated(format, random);
  }
}
