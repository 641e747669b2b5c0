/** What those who put the game on show may decide, as their settings file says it. */
import * as v from "valibot";
import { RULE_SETS } from "../engine/rules/registry.ts";
import { LANGUAGES } from "../i18n/language.ts";
import { SPEEDS, type SpeedChoice, THEMES, type ThemeChoice } from "../storage/choices.ts";
import { parseJson } from "../storage/json.ts";
import { OPPONENTS } from "../ui/text/opponents.ts";
import { brokenLine } from "./brokenLine.ts";
import { choice, type Expected, type Kind, list, number, span, text, truth, whole } from "./fields.ts";
import type { Span } from "./hours.ts";

/** By the language. */
export type Texts = Readonly<Record<string, string>>;

export interface Config {
  /** The exhibit's own, over the board that invites. */
  readonly title: Texts;
  readonly text: Texts;
  /** Those on offer, and the one in which every visit begins. */
  readonly languages: readonly string[];
  readonly language: string;
  /** Identifiers of the rule sets on offer, the first one first. */
  readonly rules: readonly string[];
  /** The machine's levels on offer, the gentlest first. */
  readonly levels: readonly number[];
  readonly idle: {
    /** Without a touch, until the visit is over. */
    readonly seconds: number;
    /** The last of them are counted down in sight. */
    readonly countdown: number;
  };
  readonly sound: {
    readonly on: boolean;
    /** 0 to 1: louder than this it never is. */
    readonly ceiling: number;
  };
  /** When no sound is made, and when the screen is black. */
  readonly quiet: readonly Span[];
  readonly dark: readonly Span[];
  readonly theme: ThemeChoice;
  /** Whether two visitors sit opposite each other at a table. */
  readonly facing: boolean;
  /** How much larger than a finger's breadth what is touched is. */
  readonly touch: number;
  /** Whether visits are counted, without a word about visitors. */
  readonly statistics: boolean;
  readonly fullScreen: boolean;
  readonly speed: SpeedChoice;
}

export interface FieldFault {
  readonly code: "EXHIBIT_FIELD";
  /** As `idle.seconds` or `levels[2]`. */
  readonly path: string;
  readonly expected: Expected;
  /** What stands there, in JSON and never at length. */
  readonly found: string;
}

/** A text that is no settings file at all. */
export type FileFault =
  | { readonly code: "EXHIBIT_PAGE" | "EXHIBIT_LENGTH" | "EXHIBIT_MISSING" | "EXHIBIT_UNREACHED" }
  /** @property line at which it breaks; `null` where it is JSON, but no group of fields. */
  | { readonly code: "EXHIBIT_JSON"; readonly line: number | null };

export type ConfigFault = FieldFault | FileFault;

/** A configuration that can be used, and everything that was wrong with the one that was given. */
export interface ReadConfig {
  readonly config: Config;
  readonly faults: readonly ConfigFault[];
}

const SPOKEN = LANGUAGES.map(({ id }) => id);

const LONGEST_TEXT = 600;

/** Characters beyond which no text is a settings file: one that decides everything has some three thousand. */
const LONGEST_FILE = 30_000;

/** The game of the house, and one of two minutes. */
const FIRST_RULES = ["split", "um-el-tuweisat"];

/**
 * Reads a settings file. Never throws: a field that is wrong or missing has its default, and every wrong one is named.
 */
export function parseConfig(file: string): ReadConfig {
  const given = file.length > LONGEST_FILE ? undefined : parseJson(file);
  return isGroup(given) ? read(given) : { config: DEFAULT_CONFIG, faults: [faultOf(file)] };
}

function faultOf(file: string): FileFault {
  if (/^\s*</.test(file)) return { code: "EXHIBIT_PAGE" };
  if (file.length > LONGEST_FILE) return { code: "EXHIBIT_LENGTH" };
  return { code: "EXHIBIT_JSON", line: brokenLine(file) };
}

function read(given: Group): ReadConfig {
  const faults: FieldFault[] = [];
  const known = new Map<string, Set<string>>();

  function complain(path: string, expected: Expected, value: unknown): void {
    faults.push({ code: "EXHIBIT_FIELD", path, expected, found: shown(value) });
  }

  /** What stands at `group.name`, or at the file's own `name`; `undefined` where nothing does. */
  function valueAt(group: string, name: string): unknown {
    known.set(group, (known.get(group) ?? new Set()).add(name));
    if (group === "") return own(given, name);
    const holder = valueAt("", group);
    return isGroup(holder) ? own(holder, name) : undefined;
  }

  function field<T>(path: string, { schema, expected, entry }: Kind<T>, fallback: T): T {
    const [name = "", group = ""] = path.split(".").reverse();
    const value = valueAt(group, name);
    if (value === undefined) return fallback;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    for (const { key, value: wrong } of wrongEntries(parsed.issues)) {
      if (key === null || entry === undefined) complain(path, expected, value);
      else complain(`${path}[${key}]`, entry, wrong);
    }
    return fallback;
  }

  /** A group that is none is told once, for all its fields. */
  function groupAt(name: string, kind: "group" | "texts"): void {
    const value = valueAt("", name);
    if (value !== undefined && !isGroup(value)) complain(name, { kind }, value);
  }

  /** One text for all languages, or one for each. */
  function texts(name: string, most: number): Texts {
    const value = valueAt("", name);
    if (typeof value === "string") {
      const same = field(name, text(most), "");
      return same === "" ? {} : Object.fromEntries(SPOKEN.map((language) => [language, same]));
    }
    groupAt(name, "texts");
    const each = SPOKEN.map((language) => [language, field(`${name}.${language}`, text(most), "")] as const);
    return Object.fromEntries(each.filter(([, words]) => words !== ""));
  }

  groupAt("idle", "group");
  groupAt("sound", "group");
  const languages = field("languages", list(choice(SPOKEN), 1), SPOKEN);
  const seconds = field("idle.seconds", whole(10, 3600), 90);
  const rules = RULE_SETS.map(({ id }) => id);
  const levels = field("levels", list(whole(1, OPPONENTS.length), 1), [1, 3, 6]);
  const config: Config = {
    title: texts("title", 80),
    text: texts("text", LONGEST_TEXT),
    languages,
    language: field("language", choice(languages), languages[0] ?? "en"),
    rules: field(
      "rules",
      list(choice(rules), 1),
      rules.filter((id) => FIRST_RULES.includes(id)),
    ),
    levels: [...levels].sort((a, b) => a - b),
    idle: {
      seconds,
      countdown: field("idle.countdown", whole(5, seconds), Math.min(30, seconds)),
    },
    sound: { on: field("sound.on", truth, true), ceiling: field("sound.ceiling", number(0, 1), 0.6) },
    quiet: field("quiet", list(span, 0), []),
    dark: field("dark", list(span, 0), []),
    theme: field("theme", choice(THEMES), "dark"),
    facing: field("facing", truth, false),
    touch: field("touch", number(0.5, 3), 1),
    statistics: field("statistics", truth, false),
    fullScreen: field("fullScreen", truth, true),
    speed: field("speed", choice(SPEEDS), "1"),
  };
  for (const [group, names] of known) {
    const holder = group === "" ? given : own(given, group);
    if (!isGroup(holder)) continue;
    const expected = { kind: "nothing", known: [...names].sort().join(", ") } as const;
    for (const name of Object.keys(holder)) {
      if (names.has(name)) continue;
      const path = `${group === "" ? "" : `${group}.`}${clipped(name) || '""'}`;
      complain(path, expected, holder[name]);
    }
  }
  return { config, faults };
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Never what a prototype brings along. */
const own = (group: Group, name: string): unknown => (Object.hasOwn(group, name) ? group[name] : undefined);

/** Each wrong entry of a list once, or the field itself (`key: null`). */
function wrongEntries(issues: readonly v.BaseIssue<unknown>[]) {
  const wrong = new Map<unknown, unknown>();
  for (const { path } of issues) {
    const [first] = path ?? [];
    wrong.set(first?.key ?? null, first?.value);
  }
  return [...wrong].map(([key, value]) => ({ key, value }));
}

const LONGEST_QUOTE = 40;

const clipped = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

function shown(value: unknown): string {
  try {
    return clipped(JSON.stringify(value) ?? "");
  } catch {
    return "…"; // Nested deeper than the stack is high.
  }
}

/** An exhibit's own words in a language; where they are missing, in the one it begins in, or in any. */
export function wordsOf(texts: Texts, wanted: string, { language }: Config): string | null {
  return texts[wanted] ?? texts[language] ?? Object.values(texts)[0] ?? null;
}

export const DEFAULT_CONFIG: Config = read({}).config;
