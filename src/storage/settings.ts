/** What a person has set, kept from visit to visit. */
import * as v from "valibot";
import type { Fault } from "../engine/result.ts";
import { RULE_SETS } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import { ROUNDS, SPEEDS, THEMES } from "./choices.ts";
import { parseJson } from "./json.ts";
import type { Store, StoreFault } from "./store.ts";

const level = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Every field with what it falls back to; "system" follows what the browser or its system asks for. */
const schema = v.object({
  language: v.fallback(v.string(), "system"),
  theme: v.fallback(v.picklist(["system", ...THEMES]), "system"),
  speed: v.fallback(v.picklist(SPEEDS), "1"),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
  muted: v.fallback(v.boolean(), false),
  /** When the seeds of a pit are written beside it; "focus" is on hover too. */
  counts: v.fallback(v.picklist(["always", "focus", "never"]), "always"),
  motion: v.fallback(v.picklist(["system", "reduced", "full"]), "system"),
  /** Whether single keys play. */
  keys: v.fallback(v.boolean(), true),
  /** Whether a pit is pressed twice to be sown. */
  confirm: v.fallback(v.boolean(), false),
  /** Whether two persons on one device sit at opposite sides of it. */
  facing: v.fallback(v.boolean(), false),
  /** What was chosen last to be played: rule set, rounds, level of the machine, side of a person who plays alone. */
  rules: v.fallback(v.picklist(RULE_SETS.map(({ id }) => id)), split.id),
  rounds: v.fallback(v.picklist(ROUNDS), "one"),
  level: v.fallback(level, 1),
  side: v.fallback(v.picklist(["south", "north"]), "south"),
  /** Levels of two machines that play each other. */
  southLevel: v.fallback(level, 4),
  northLevel: v.fallback(level, 6),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

export const DEFAULT_SETTINGS: Settings = v.getFallbacks(schema);

/** Settings that can be used, and what was wrong with those that were kept. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly fault: Fault<"SETTINGS_MENDED"> | StoreFault | null;
}

const NAME = "settings";

/**
 * Reads what `formatSettings` writes; whatever is wrong, or missing, gets its default, field by field.
 * @param languages that may be chosen.
 */
export function parseSettings(text: string, languages: readonly string[]): ReadSettings {
  const kept = parseJson(text);
  const read = v.safeParse(schema, kept);
  const fields = read.success ? read.output : DEFAULT_SETTINGS;
  const settings = languages.includes(fields.language)
    ? fields
    : { ...fields, language: DEFAULT_SETTINGS.language };
  // What an older program did not know yet is not missed.
  const mended = Object.entries(settings).some(
    ([name, value]) => isObject(kept) && name in kept && kept[name] !== value,
  );
  if (isObject(kept) && !mended) return { settings, fault: null };
  const message = "Some settings could not be read and have their defaults again.";
  return { settings, fault: { code: "SETTINGS_MENDED", message } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function formatSettings(settings: Settings): string {
  return JSON.stringify(settings);
}

export function readSettings(store: Store, languages: readonly string[]): ReadSettings {
  const text = store.read(NAME);
  if (!text.ok) return { settings: DEFAULT_SETTINGS, fault: text.error };
  return text.value === null
    ? { settings: DEFAULT_SETTINGS, fault: null }
    : parseSettings(text.value, languages);
}

export function writeSettings(store: Store, settings: Settings): ReturnType<Store["write"]> {
  return store.write(NAME, formatSettings(settings));
}
