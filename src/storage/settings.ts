/** What a person has set, kept from visit to visit. */
import * as v from "valibot";
import type { Fault } from "../engine/result.ts";
import { RULE_SETS } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import { LANGUAGES, SPEEDS, THEMES } from "./choices.ts";
import { parseJson } from "./json.ts";
import type { Store, StoreFault } from "./store.ts";

/** Every field with what it falls back to; "system" follows what the browser or its system asks for. */
const schema = v.object({
  language: v.fallback(v.picklist(["system", ...LANGUAGES]), "system"),
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
  /** What was chosen last to be played: rule set, level of the machines, side of a person who plays alone. */
  rules: v.fallback(v.picklist(RULE_SETS.map(({ id }) => id)), split.id),
  level: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  side: v.fallback(v.picklist(["south", "north"]), "south"),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

export const DEFAULT_SETTINGS: Settings = v.getFallbacks(schema);

/** Settings that can be used, and what was wrong with those that were kept. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly fault: Fault<"SETTINGS_MENDED"> | StoreFault | null;
}

const NAME = "settings";

/** Reads what `formatSettings` writes; whatever is wrong or missing gets its default, field by field. */
export function parseSettings(text: string): ReadSettings {
  const kept = parseJson(text);
  const read = v.safeParse(schema, kept);
  const settings = read.success ? read.output : DEFAULT_SETTINGS;
  const mended = Object.entries(settings).some(
    ([name, value]) => (kept as Record<string, unknown> | null | undefined)?.[name] !== value,
  );
  if (!mended) return { settings, fault: null };
  const message = "Some settings could not be read and have their defaults again.";
  return { settings, fault: { code: "SETTINGS_MENDED", message } };
}

export function formatSettings(settings: Settings): string {
  return JSON.stringify(settings);
}

export function readSettings(store: Store): ReadSettings {
  const text = store.read(NAME);
  if (!text.ok) return { settings: DEFAULT_SETTINGS, fault: text.error };
  return text.value === null ? { settings: DEFAULT_SETTINGS, fault: null } : parseSettings(text.value);
}

export function writeSettings(store: Store, settings: Settings): ReturnType<Store["write"]> {
  return store.write(NAME, formatSettings(settings));
}
