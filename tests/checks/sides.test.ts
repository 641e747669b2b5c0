/** Style sheets tell where lines begin and end, not left and right: some languages begin at the right. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCES = resolve(import.meta.dirname, "../../src");

/** A property of one side, or a value that names one; `inset: a b c d` and its like, where two sides differ. */
const SIDED = /(?:^|[\s;{-])(?:left|right)(?:-[a-z-]+)?\s*:|(?:text-align|float|clear):\s*(?:left|right)\b/;
const FOUR = /\b(?:padding|margin|inset|border-width|scroll-margin): [^\s(]+ ([^\s(]+) [^\s(]+ ([^\s(;]+);/;

function sided(css: string): readonly string[] {
  return css
    .replaceAll(/\/\*[^*]*\*\//g, "")
    .split("\n")
    .filter((line) => {
      const [, right, left] = FOUR.exec(line) ?? [];
      return SIDED.test(line) || right !== left;
    });
}

test("no style sheet has a left or a right", () => {
  const sheets = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(6);
  expect(sheets.flatMap((path) => sided(readFileSync(join(SOURCES, path), "utf8")))).toEqual([]);
});

test.each([
  "  left: 0;",
  "  padding-right: 1rem;",
  "  border-left-color: red;",
  "  text-align: left;",
  "p { float: right; }",
  "  margin: 0 1rem 0 2rem;",
])("finds %j", (line) => {
  expect(sided(`p {\n${line}\n}`)).toEqual([line]);
});

test.each([
  "  inset-inline-start: 0;",
  "  text-align: start;",
  "  margin: 0 1rem 2rem 1rem;",
  "  padding: 0 8px;",
])("lets %j be", (line) => {
  expect(sided(`/* to the right: so */\np {\n${line}\n}`)).toEqual([]);
});
