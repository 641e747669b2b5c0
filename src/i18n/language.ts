/** The languages of the game and the way to a translator. */
import { createInstance } from "i18next";
import en from "./en.json";

/** In their own words, since whoever looks for a language can read its own name. */
export const LANGUAGES = [
  { id: "en", name: "English" },
  { id: "es", name: "Español" },
  { id: "eo", name: "Esperanto" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Unnumbered<K>}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** A text with plural forms is asked for by the key that they share. */
type Unnumbered<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** The path of a text. */
export type TextKey = Leaves<typeof en>;

/** @param values fill the `{{gaps}}` of a text; `count` chooses its plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export interface Speech {
  readonly language: Language;
  readonly t: Translate;
}

const TEXTS: Readonly<Record<Language, () => Promise<object>>> = {
  en: () => Promise.resolve(en),
  es: () => import("./es.json").then((file) => file.default),
  eo: () => import("./eo.json").then((file) => file.default),
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some(({ id }) => id === text);
}

/**
 * The first language of ours that is wanted, else English.
 * @param wanted language tags as browsers give them (`es-UY`), the most wanted first.
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return spoken.find(isLanguage) ?? "en";
}

/** Rejects when the texts cannot be fetched. */
export async function loadSpeech(language: Language): Promise<Speech> {
  // Where plural rules for Esperanto are missing a browser would take those of its own language. English has the same.
  const [plurals = "en"] = Intl.PluralRules.supportedLocalesOf(language);
  const instance = createInstance();
  const translate = await instance.init({
    lng: plurals,
    resources: { [plurals]: { translation: await TEXTS[language]() } },
    interpolation: { escapeValue: false }, // Preact escapes.
    fallbackLng: false,
  });
  return { language, t: (key, values) => translate(key, { ...values }) };
}
