/** The language files, read from their folder, and what is wrong with one. Browser tests read them too, so by no bundler. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Texts {
  readonly [key: string]: string | Texts;
}

const FOLDER = resolve(import.meta.dirname, "../../src/i18n");

export const FILES: ReadonlyMap<string, Texts> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name.replace(".json", ""), JSON.parse(readFileSync(join(FOLDER, name), "utf8"))]),
);

/** English, which the others follow. */
export const ENGLISH = FILES.get("en") ?? {};

/** Every text by its path, as `home.play`. */
export function flat(texts: Texts, path = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [[path + key, text] as const] : [...flat(text, `${path}${key}.`)],
    ),
  );
}

const GAP = /\{\{\w+\}\}/g;
const gapsIn = (text: string) => [...text.matchAll(GAP)].map(([gap]) => gap).sort();

/** The names of a language's forms for counts, in their usual order. Nothing is counted here beyond a thousand. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const found = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return (["zero", "one", "two", "few", "many", "other"] as const).filter((form) => found.has(form));
}

/** English texts by the paths that they have in another language, whose counts may take more or fewer forms. */
function expected(language: string, english: Texts): ReadonlyMap<string, string> {
  const forms = formsOf(language);
  return new Map(
    [...flat(english)].flatMap(([path, text]) => {
      if (path.endsWith("_one")) return [];
      if (!path.endsWith("_other")) return [[path, text] as const];
      return forms.map((form) => [path.replace(/other$/, form), text] as const);
    }),
  );
}

/** The script of a language's own name. */
function scriptOf(name: string): "Latin" | "Arabic" | "Ethiopic" | null {
  const has = (script: string) => new RegExp(`\\p{Script=${script}}`, "u").test(name);
  return (["Latin", "Arabic", "Ethiopic"] as const).find(has) ?? null;
}

/** The mark that ends a text, the same for every script. */
function stopOf(text: string): string {
  const mark = /[.።?؟…]$/u.exec(text)?.[0] ?? "";
  return mark.replace("።", ".").replace("؟", "?");
}

/** Texts that may be the same as in English: names. */
const SHARED = new Set(["title", "rules.um-el-bagara.name", "rules.um-el-tuweisat.name"]);

/** What is wrong with a language's file beside the English one, a line each. */
export function faultsOf(language: string, file: Texts, english: Texts = ENGLISH): readonly string[] {
  const texts = flat(file);
  const model = expected(language, english);
  const faults: string[] = [];
  const own = { name: texts.get("self.name") ?? "", direction: texts.get("self.direction") ?? "" };
  const script = scriptOf(own.name);
  if (own.direction !== (script === "Arabic" ? "rtl" : "ltr"))
    faults.push(`self.direction: ${own.direction}`);
  for (const path of model.keys()) if (!texts.has(path)) faults.push(`${path}: missing`);
  for (const path of texts.keys()) if (!model.has(path)) faults.push(`${path}: too much`);
  const order = [...model.keys()].filter((path) => texts.has(path));
  const found = [...texts.keys()].filter((path) => model.has(path));
  const misplaced = found.findIndex((path, index) => path !== order[index]);
  if (misplaced >= 0) faults.push(`${found[misplaced]}: not in its place`);

  const letters = new RegExp(`^[\\p{Script=Latin}\\p{Script=${script ?? "Latin"}}\\P{L}]*$`, "u");
  for (const [path, text] of texts) {
    const original = model.get(path);
    if (original === undefined) continue;
    const fill = /_(?:zero|one|two)$/.test(path) && !text.includes("{{count}}") ? ["{{count}}"] : [];
    if (String([...gapsIn(text), ...fill].sort()) !== String(gapsIn(original))) faults.push(`${path}: gaps`);
    if (stopOf(text) !== stopOf(original)) faults.push(`${path}: its end`);
    if (text === "" || text.trim() !== text || text.includes("  ")) faults.push(`${path}: spaces`);
    if (!letters.test(text)) faults.push(`${path}: letters of another script`);
    const worded = /\p{L}/u.test(text.replaceAll(GAP, "")) && !path.startsWith("self.");
    if (language !== "en" && worded && text === original && !SHARED.has(path))
      faults.push(`${path}: English`);
  }
  return faults;
}
