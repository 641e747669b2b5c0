/** Directions are told from the player's own seat, since the board may be turned: never by the screen's sides. */
import { expect, it } from "vitest";
import en from "../../src/i18n/en.json";
import eo from "../../src/i18n/eo.json";
import es from "../../src/i18n/es.json";

interface Texts {
  readonly [key: string]: string | Texts;
}

const LANGUAGES: Readonly<
  Record<string, { readonly texts: Texts; readonly sides: RegExp; readonly own: RegExp }>
> = {
  en: {
    texts: en,
    // "Seeds left" are those that remain.
    sides: /\b(?:(?<!seeds )left(?! in\b)|right|top|bottom|above|below|upper|lower|upwards?|downwards?)\b/gi,
    own: /\bfrom your left\b|\bat its right end\b/gi,
  },
  es: {
    texts: es,
    sides: /izquierd\w*|derech\w*|\b(?:arriba|abajo|superior|inferior|encima|debajo)\b/gi,
    own: /\bdesde tu izquierda\b|\ba su derecha\b/gi,
  },
  eo: {
    texts: eo,
    sides: /dekstr\w*|\b(?:mal)?supr\w*|\b(?:super|sub)\b/gi,
    own: /\bde via maldekstro\b|ĉe ĝia dekstra fino\b/gi,
  },
};

function lines(texts: Texts): readonly string[] {
  return Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : lines(text)));
}

it.each(Object.entries(LANGUAGES))(
  "no text in %s tells a direction by the screen's sides",
  (_, { texts, sides, own }) => {
    const all = lines(texts);
    expect(all.flatMap((text) => text.replaceAll(own, "").match(sides) ?? [])).toEqual([]);
    // The words are looked for in the right forms: those told from the own seat are found.
    expect(all.flatMap((text) => text.match(sides) ?? []).length).toBeGreaterThan(3);
  },
);
