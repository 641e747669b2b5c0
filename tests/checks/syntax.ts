/** The syntax trees of the sources, for checks that read them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";

/** As much of a syntax tree as the checks look at. */
export interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly operator?: string;
  readonly expression?: Node;
  readonly expressions?: readonly Node[];
  readonly object?: Node;
  readonly property?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly children?: readonly Node[];
  readonly opening?: Node;
  readonly quasis?: readonly { readonly cooked?: string }[];
}

interface Module {
  readonly path: string;
  readonly tree: unknown;
}

/** Every module below these folders of `root`; a folder that is not there has none. */
export function modulesIn(root: string, folders: readonly string[]): readonly Module[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .map((path) => `${folder}/${path.toString().replaceAll("\\", "/")}`)
        .filter((path) => /\.tsx?$/.test(path)),
    )
    .map((path) => ({
      path,
      tree: parseSync(readFileSync(join(root, path), "utf8"), {
        syntax: "typescript",
        tsx: path.endsWith("x"),
      }).body,
    }));
}

/** Every node of a tree. */
export function* nodesIn(tree: unknown): Generator<Node> {
  if (tree === null || typeof tree !== "object") return;
  if ("type" in tree) yield tree as Node;
  for (const child of Object.values(tree)) yield* nodesIn(child);
}
