import { describe, expect, it } from "vitest";
import en from "../../src/i18n/en.json";
import eo from "../../src/i18n/eo.json";
import es from "../../src/i18n/es.json";

interface Texts {
  readonly [key: string]: string | Texts;
}

function flat(texts: Texts, path = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [[path + key, text] as const] : [...flat(text, `${path}${key}.`)],
    ),
  );
}

const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "").sort();

const english = flat(en);
const others = { es: flat(es), eo: flat(eo) };

/** Texts that are rightly the same in English and another language: names, and texts made of gaps alone. */
const SHARED = new Set(["title", "rules.um-el-bagara.name"]);
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));

describe.each(Object.entries(others))("the texts in %s", (_, texts) => {
  it("have the keys of the English ones, in their order", () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it("have the same gaps as the English ones", () => {
    for (const [key, text] of english) expect(gaps(texts.get(key) ?? ""), key).toEqual(gaps(text));
  });

  it("are not left in English", () => {
    const same = [...english].filter(([key, text]) => texts.get(key) === text && hasWords(text));
    expect(same.map(([key]) => key).filter((key) => !SHARED.has(key))).toEqual([]);
  });

  it("are finished like the English ones: sentences with a stop, labels without", () => {
    const stop = (text: string) => /[.?…]$/.exec(text)?.[0] ?? "";
    for (const [key, text] of english)
      expect(`${key} ${stop(texts.get(key) ?? "")}`).toBe(`${key} ${stop(text)}`);
  });
});

it("no text is empty, padded or doubly spaced", () => {
  for (const texts of [english, ...Object.values(others)]) {
    for (const [key, text] of texts) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      expect(text, key).not.toContain("  ");
    }
  }
});

it("every letter is in Bitter's Latin and Latin Extended sets", () => {
  const letters = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{S}]*$/u;
  for (const texts of [english, ...Object.values(others)]) {
    for (const [key, text] of texts) expect(text, key).toMatch(letters);
  }
});
