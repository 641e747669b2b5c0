import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { markup } from "./markup.ts";

const PROJECT = resolve(import.meta.dirname, "../..");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "markup-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(line: string): void {
  mkdirSync(join(root, "src/ui"), { recursive: true });
  writeFileSync(join(root, "src/ui/bad.tsx"), `export const bad = (x: X, text: string) => { ${line} };\n`);
}

test("no text becomes markup or a program anywhere in the sources", () => {
  const { modules, found } = markup(PROJECT);
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(200);
});

test("the page that is loaded first has no program of its own", () => {
  const page = readFileSync(join(PROJECT, "index.html"), "utf8");
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:/i);
});

test.each([
  "x.innerHTML = text;",
  'x["innerHTML"] = text;',
  "x[`innerHTML`] = text;",
  "x.outerHTML += text;",
  'x.insertAdjacentHTML("beforeend", text);',
  "const { innerHTML } = x; innerHTML;",
  "Object.assign(x, { innerHTML: text });",
  "return <p dangerouslySetInnerHTML={{ __html: text }} />;",
  "return <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;",
  "return <iframe srcdoc={text} />;",
  "document.write(text);",
  'document["write"](text);',
  "document.writeln(text);",
  "new DOMParser().parseFromString(text, x);",
  "x.createContextualFragment(text);",
  "eval(text);",
  "(0, eval)(text);",
  "globalThis.eval(text);",
  "new Function(text)();",
  "Function(text)();",
  'return <a href="javascript:alert(1)">{text}</a>;',
  'return <a href=" JavaScript:alert(1)">{text}</a>;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a planted line.
  "return <a href={`javascript:${text}`} />;",
  'x.href = "data:text/html,<p>";',
])("finds %s", (line) => {
  plant(line);
  const { found } = markup(root);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toContain("src/ui/bad.tsx: ");
});

test.each([
  "x.textContent = text;",
  "store.write(text);",
  'return <p title={text} class="function">{text}</p>;',
  'const kind = "a javascript engine"; return kind;',
  "// innerHTML and eval() are not used here.\n",
  "return (deed: () => void) => document.body.append(text);",
])("keeps quiet about %s", (line) => {
  plant(line);
  expect(markup(root).found).toEqual([]);
});

test("fails when it has read nothing", () => {
  expect(() => markup(root)).toThrow("no module was read");
});
