/**
 * Keeps the rooms of `src` apart: which room may import which, and which packages. Run as a program it checks the
 * project and prints every breach; `breaches(root)` gives them as text.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { modulesIn } from "./syntax.ts";

type Allowed = true | "types" | readonly string[];
interface Walls {
  readonly rooms: Readonly<Record<string, Allowed>>;
  readonly packages: readonly string[];
}
interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}
/** As much of a syntax tree as the walk below looks at. */
interface Node {
  readonly type?: string;
  readonly typeOnly?: boolean;
  readonly source?: { readonly value?: unknown };
  readonly callee?: { readonly type: string };
  readonly arguments?: readonly { readonly expression: { readonly value?: string } }[];
  readonly argument?: { readonly value: string };
}

/** `true`: everything; "types": only `import type`; a list: only these files of the room. */
const ROOMS: Readonly<Record<string, Walls>> = {
  engine: { rooms: {}, packages: [] },
  ai: { rooms: { engine: true }, packages: ["comlink", "valibot"] },
  session: { rooms: { engine: true, ai: ["protocol.ts", "choosers.ts", "random.ts"] }, packages: [] },
  animation: { rooms: { engine: "types" }, packages: [] },
  layout: { rooms: { engine: "types" }, packages: [] },
  scenes: {
    rooms: { engine: true, animation: true, layout: true, session: "types" },
    packages: ["phaser", "@fontsource/bitter"],
  },
  sound: { rooms: { engine: true, animation: "types" }, packages: [] },
  ui: {
    rooms: {
      engine: true,
      session: true,
      layout: true,
      i18n: true,
      storage: true,
      ai: ["protocol.ts"],
    },
    packages: ["preact", "@preact/signals", "@fontsource/bitter"],
  },
  learn: {
    rooms: { engine: true, session: true, ui: true, i18n: true },
    packages: ["preact", "@preact/signals"],
  },
  exhibit: {
    rooms: { engine: true, session: true, ui: true, storage: true, i18n: true },
    packages: ["preact", "@preact/signals", "valibot"],
  },
  storage: { rooms: { engine: true }, packages: ["valibot"] },
  i18n: { rooms: {}, packages: ["i18next"] },
  cli: { rooms: { engine: true, ai: true }, packages: ["node:"] },
};

/** Packages that one file alone may know. */
const SINGLE_FILES: Readonly<Record<string, string>> = { howler: "src/sound/player.ts" };

const isPackage = (name: string, allowed: string) =>
  allowed.endsWith(":") ? name.startsWith(allowed) : name === allowed;

/** A package's own name, without a path inside it: `@a/b/c.css` → `@a/b`. */
const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Every import in a syntax tree, however it is written: `{ specifier, typeOnly }`. */
function importsIn(tree: unknown, found: Import[] = []): readonly Import[] {
  if (tree === null || typeof tree !== "object") return found;
  const node: Node = tree;
  if (typeof node.source?.value === "string") {
    found.push({ specifier: node.source.value, typeOnly: node.typeOnly === true });
  } else if (node.type === "CallExpression" && node.callee?.type === "Import") {
    found.push({ specifier: node.arguments?.[0]?.expression.value ?? "(computed)", typeOnly: false });
  } else if (node.type === "TsImportType") {
    found.push({ specifier: node.argument?.value ?? "(computed)", typeOnly: true });
  }
  for (const child of Object.values(tree)) importsIn(child, found);
  return found;
}

function breach(root: string, from: string, { specifier, typeOnly }: Import): string | null {
  if (from === "src/main.ts") return null;
  const room = from.split("/")[1] ?? "";
  const walls = ROOMS[room];
  if (walls === undefined) return `${from}: no room of this name`;
  if (specifier.startsWith(".")) {
    const to = relative(root, resolve(root, dirname(from), specifier));
    if (!existsSync(join(root, to))) return `${from}: cannot find ${specifier}`;
    const [top, target, ...file] = to.split("/");
    if (top !== "src" || target === undefined) return `${from} imports ${to}, outside of src`;
    if (file.length === 0) return `${from} imports ${to}, the composition root`;
    const allowed = target === room || walls.rooms[target];
    if (allowed === true) return null;
    if (allowed === "types" && typeOnly) return null;
    if (Array.isArray(allowed) && allowed.includes(file.join("/"))) return null;
    return `${from} imports ${to}: ${room} may import ${allowed ? `${target} (${allowed})` : `no ${target}`}`;
  }
  const name = specifier.startsWith("node:") ? specifier : packageName(specifier);
  if (SINGLE_FILES[name] === from) return null;
  if (walls.packages.some((allowed) => isPackage(name, allowed))) return null;
  return `${from} imports the package ${name}`;
}

/**
 * Every import under `root/src` that goes through a wall, one line each.
 * @throws when no import was read, since a check that reads nothing proves nothing.
 */
export function breaches(root: string) {
  const modules = modulesIn(root, ["src"]);
  const imports = modules.flatMap(({ path: from, tree }) =>
    importsIn(tree).map((entry) => ({ from, entry })),
  );
  if (imports.length === 0) {
    throw new Error(`the wall check read ${modules.length} modules and no import under ${root}/src`);
  }
  return {
    modules: modules.length,
    imports: imports.length,
    breaches: imports.map(({ from, entry }) => breach(root, from, entry)).filter((line) => line !== null),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = breaches(resolve(dirname(fileURLToPath(import.meta.url)), "../.."));
  for (const line of result.breaches) console.error(line);
  console.log(
    `walls: ${result.imports} imports in ${result.modules} modules, ${result.breaches.length} breaches`,
  );
  process.exitCode = result.breaches.length === 0 ? 0 : 1;
}
