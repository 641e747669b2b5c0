/**
 * The English texts in letters of other scripts: what a language in them asks of the page, before there is one. Keys and
 * gaps stay as they are.
 */
import { ENGLISH, type Texts } from "./files.ts";

/** Latin letters with marks above and below them, in texts longer by a third as other languages have them. */
const MARKED: Readonly<Record<string, string>> = {
  ...{ a: "å", c: "ç", d: "ď", e: "ẽ", g: "ğ", h: "ĥ", i: "ï", j: "ĵ", k: "ķ", l: "ľ", n: "ñ", o: "ö" },
  ...{ r: "ř", s: "š", t: "ţ", u: "ũ", w: "ŵ", y: "ÿ", z: "ž" },
};

/** Among them the deepest, the tallest and the widest ones. */
const ARABIC: Readonly<Record<string, string>> = {
  ...{ a: "ا", b: "ب", c: "ج", d: "د", e: "ي", f: "ف", g: "غ", h: "ه", i: "إ", j: "خ", k: "ك", l: "ل" },
  ...{ m: "م", n: "ن", o: "و", p: "پ", q: "ق", r: "ر", s: "س", t: "ت", u: "ؤ", v: "ڤ", w: "ع", x: "ص" },
  ...{ y: "ى", z: "ز", ",": "،", "?": "؟" },
};

/** Each consonant's first syllable; the vowels are at the numbers after it. */
const ETHIOPIC: Readonly<Record<string, string>> = {
  ...{ b: "በ", c: "ቸ", d: "ደ", f: "ፈ", g: "ገ", h: "ሐ", j: "ጀ", k: "ከ", l: "ለ", m: "መ", n: "ነ", p: "ፐ" },
  ...{ q: "ቀ", r: "ረ", s: "ሰ", t: "ተ", v: "ቨ", w: "ወ", x: "ጠ", y: "የ", z: "ዘ", "": "አ" },
};
const VOWELS: Readonly<Record<string, number>> = { u: 1, i: 2, a: 3, e: 4, "": 5, o: 6 };
const MARKS: Readonly<Record<string, string>> = { ",": "፣", ".": "።", ";": "፤" };

interface Script {
  readonly self: { readonly name: string; readonly direction: "ltr" | "rtl" };
  write(text: string): string;
}

const isUpper = (letter: string) => letter !== letter.toLowerCase();

/** The last vowel of each word is drawn out. */
function marked(text: string): string {
  const longer = text.replace(/[a-z]+/gi, (word) =>
    word.replace(
      /[aeiou](?=[^aeiou]*$)/i,
      (vowel) => vowel + vowel.toLowerCase().repeat(Math.round(word.length * 0.45)),
    ),
  );
  return longer.replace(/[a-z]/gi, (letter) => {
    const other = MARKED[letter.toLowerCase()] ?? letter;
    return isUpper(letter) ? other.toUpperCase() : other;
  });
}

function arabic(text: string): string {
  return text.replace(/[a-z,?]/gi, (letter) => ARABIC[letter.toLowerCase()] ?? letter);
}

function ethiopic(text: string): string {
  return text
    .toLowerCase()
    .replace(/([bcdfghj-np-tv-z])([aeiou]?)|[aeiou]/g, (syllable, consonant = "", vowel = syllable) => {
      const first = ETHIOPIC[consonant]?.codePointAt(0) ?? 0;
      return String.fromCodePoint(first + (VOWELS[vowel] ?? 0));
    })
    .replace(/[,.;]/g, (mark) => MARKS[mark] ?? mark);
}

export const SCRIPTS: Readonly<Record<"latin" | "arabic" | "ethiopic", Script>> = {
  latin: { self: { name: "Ľåţïñ", direction: "ltr" }, write: marked },
  arabic: { self: { name: "العربية", direction: "rtl" }, write: arabic },
  ethiopic: { self: { name: "ግዕዝ", direction: "ltr" }, write: ethiopic },
};

/** A language file in that script. */
export function pseudo({ self, write }: Script): Texts {
  const rewritten = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        typeof text === "string" ? aroundGaps(text, write) : rewritten(text),
      ]),
    );
  return { ...rewritten(ENGLISH), self };
}

function aroundGaps(text: string, write: (text: string) => string): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part) => (part.startsWith("{{") ? part : write(part)))
    .join("");
}
