import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { breaches } from "./walls.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "walls-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

const engine = {
  "src/engine/pit.ts": "export const pit = 0; export type Pit = number;\n",
  "src/engine/row.ts": 'import { pit } from "./pit.ts"; export const row = pit;\n',
};

test("keeps quiet about imports that the table allows", () => {
  plant({
    ...engine,
    "src/animation/queue.ts": 'import type { Pit } from "../engine/pit.ts"; export type Q = Pit;\n',
    "src/session/turn.ts": 'import type { A } from "../ai/protocol.ts"; export type B = A;\n',
    "src/ai/protocol.ts": "export type A = 1;\n",
    "src/main.ts": 'import "./session/turn.ts"; import "phaser";\n',
  });
  expect(breaches(root).breaches).toEqual([]);
});

test.each([
  ["a room below imports one above", "src/engine/bad.ts", 'import "../ai/search.ts";\n'],
  [
    "a value through a wall for types",
    "src/animation/bad.ts",
    'import { pit } from "../engine/pit.ts"; pit;\n',
  ],
  [
    "a value beside a type through a wall for types",
    "src/animation/bad.ts",
    'import type { Pit } from "../engine/pit.ts"; import { pit } from "../engine/pit.ts"; export const p: Pit = pit;\n',
  ],
  ["a package that the room may not know", "src/engine/bad.ts", 'import "valibot";\n'],
  [
    "a type of a package that the room may not know",
    "src/ui/bad.ts",
    'import type { Game } from "phaser"; export type G = Game;\n',
  ],
  ["a package that one file alone may know", "src/sound/cues.ts", 'import { Howl } from "howler"; Howl;\n'],
  ["a file of a room that is open in part", "src/session/bad.ts", 'import "../ai/search.ts";\n'],
  // Under verbatimModuleSyntax the import itself stays, for its side effects.
  [
    "a type named inline",
    "src/animation/bad.ts",
    'import { type Pit } from "../engine/pit.ts"; export type P = Pit;\n',
  ],
  ["a value passed on", "src/animation/bad.ts", 'export { pit } from "../engine/pit.ts";\n'],
  ["all values passed on", "src/animation/bad.ts", 'export * from "../engine/pit.ts";\n'],
  ["a type taken inline", "src/engine/bad.ts", 'export type P = import("../ai/search.ts").P;\n'],
  ["the composition root", "src/ui/bad.ts", 'import "../main.ts";\n'],
  ["a folder that is no room", "src/utils/bad.ts", 'import "../engine/pit.ts";\n'],
  ["an import by call", "src/engine/bad.ts", 'export const search = () => import("../ai/search.ts");\n'],
])("finds %s", (_, path, text) => {
  plant({
    ...engine,
    "src/ai/search.ts": "export const search = 0;\n",
    "src/main.ts": "export {};\n",
    [path]: text,
  });
  const found = breaches(root).breaches;
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(path);
});

test("fails when it has read nothing", () => {
  plant({ "src/engine/alone.ts": "export const alone = 1;\n" });
  expect(() => breaches(root)).toThrow(/read 1 modules and no import/);
});

test("reads the project itself", () => {
  const { modules, imports } = breaches(resolve(import.meta.dirname, "../.."));
  expect(modules).toBeGreaterThan(50);
  expect(imports).toBeGreaterThan(100);
});
