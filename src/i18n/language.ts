/**
 * The languages of the game and the way to a translator. A language is one file here, named by its tag: `es.json`. It has
 * the keys of `en.json`, in their order, and in `self` its name and the direction in which its lines run.
 */
import { createInstance } from "i18next";
import en from "./en.json";

/** What a language file says of itself. */
interface Self {
  /** In its own words, since whoever looks for a language can read its own name. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Unnumbered<K>}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** A text with plural forms is asked for by the key that they share. */
type Unnumbered<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** The path of a text. */
export type TextKey = Leaves<Omit<typeof en, "self">>;

type Values = Readonly<Record<string, string | number>>;

/** @param values fill the `{{gaps}}` of a text; `count` chooses its plural form. */
export type Translate = (key: TextKey, values?: Values) => string;

export interface Speech {
  readonly language: string;
  readonly direction: Self["direction"];
  readonly t: Translate;
}

type Texts = { readonly self: Self };

/** Modules of their own by their query, of which nothing but `self` stays in the bundle; the files are fetched when spoken. */
const SELVES = import.meta.glob<Self>("./*.json", { eager: true, query: "?self.json", import: "self" });
const FILES: Readonly<Record<string, () => Promise<Texts>>> = {
  ...import.meta.glob<Texts>(["./*.json", "!./en.json"], { import: "default" }),
  "./en.json": () => Promise.resolve(en as Texts),
};

const idOf = (path: string) => path.slice("./".length, -".json".length);

/** English first, the others by their names. */
export const LANGUAGES: readonly { readonly id: string; readonly name: string }[] = Object.entries(SELVES)
  .map(([path, { name }]) => ({ id: idOf(path), name }))
  .sort((a, b) => Number(b.id === "en") - Number(a.id === "en") || a.name.localeCompare(b.name, "en"));

export function isLanguage(text: string): boolean {
  return LANGUAGES.some(({ id }) => id === text);
}

/**
 * The first language of ours that is wanted, else English.
 * @param wanted language tags as browsers give them (`es-UY`), the most wanted first.
 */
export function chooseLanguage(wanted: readonly string[]): string {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return spoken.find(isLanguage) ?? "en";
}

/** @param language one of `LANGUAGES`. Rejects when the texts cannot be fetched. */
export async function loadSpeech(language: string): Promise<Speech> {
  const file = await FILES[`./${language}.json`]?.();
  if (file === undefined) throw new RangeError(`There is no language ${language}.`);
  const { direction } = file.self;
  // Where plural rules for Esperanto are missing a browser would take those of its own language. English has the same.
  const [plurals = "en"] = Intl.PluralRules.supportedLocalesOf(language);
  const instance = createInstance();
  const translate = await instance.init({
    lng: plurals,
    resources: { [plurals]: { translation: file } },
    interpolation: { escapeValue: false }, // Preact escapes.
    fallbackLng: false,
  });
  const filled = direction === "rtl" ? isolated : (values: Values) => values;
  return { language, direction, t: (key, values = {}) => translate(key, { ...filled(values) }) };
}

/** In lines that run to the left, what runs to the right keeps its own order: `C>` is no arrow to the left. */
function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([gap, value]) => [
      gap,
      typeof value === "string" && runsRight(value) ? `${LEFT_TO_RIGHT}${value}${POP}` : value,
    ]),
  );
}

/** Whether a text begins with a letter that runs to the right, or has none but digits. What is isolated in it says nothing. */
function runsRight(text: string): boolean {
  const bare = text.replace(new RegExp(`${LEFT_TO_RIGHT}.*?${POP}`, "g"), "");
  const [first] = /\p{L}/u.exec(bare) ?? /\p{N}/u.exec(bare) ?? [];
  return first !== undefined && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}

/** Unicode's marks around a part of a line that has an order of its own. */
const LEFT_TO_RIGHT = "\u2066";
const POP = "\u2069";
