/** Finds what would make markup or a program of a text: what comes from outside is only ever shown as text. */
import { modulesIn, type Node, nodesIn } from "./syntax.ts";

/** Properties, attributes and functions that read a text as markup or as a program. */
const READERS: ReadonlySet<unknown> = new Set([
  ...["dangerouslySetInnerHTML", "innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "srcdoc"],
  ...["createContextualFragment", "parseFromString", "parseHTMLUnsafe", "writeln", "eval", "Function"],
]);

/** An address that is run, or shown as a page of its own, when it is followed. */
const RUN = /^\s*(?:javascript|vbscript|data:text\/html)\b/i;

/** What a node writes by itself. */
function written(node: Node): string {
  const { type, value, quasis = [], object, property } = node;
  switch (type) {
    case "Identifier":
    case "StringLiteral":
      return READERS.has(value) || RUN.test(type === "StringLiteral" ? String(value) : "")
        ? String(value)
        : "";
    case "TemplateLiteral":
      return (
        quasis.map(({ cooked = "" }) => cooked).find((text) => READERS.has(text) || RUN.test(text)) ?? ""
      );
    case "MemberExpression": // Much else may be written to.
      return object?.value === "document" && [property?.value, property?.expression?.value].includes("write")
        ? "document.write"
        : "";
    default:
      return "";
  }
}

/**
 * Every such place under `root/src`, one line each.
 * @throws when no module was read, since a check that reads nothing proves nothing.
 */
export function markup(root: string) {
  const modules = modulesIn(root, ["src"]);
  if (modules.length === 0) throw new Error(`no module was read under ${root}/src`);
  const found = modules.flatMap(({ path, tree }) =>
    [...nodesIn(tree)]
      .map(written)
      .filter((text) => text !== "")
      .map((text) => `${path}: ${text}`),
  );
  return { modules: modules.length, found };
}
