/** Finds words that people would read or hear and that come from no language file. */
import { modulesIn, type Node, nodesIn } from "./syntax.ts";

/** The folders whose components speak. */
const FOLDERS = ["src/ui", "src/learn", "src/exhibit"];

/** Attributes, and properties of the project's own components, that are read or heard. */
const SPOKEN = new Set([
  ...[
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
  ],
  ...["label", "about", "question", "deed", "safe"],
]);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The strings that an expression may come to by itself; what a call gives is not its own. */
function literals(node: Node | undefined): readonly string[] {
  switch (node?.type) {
    case "StringLiteral":
      return [String(node.value)];
    case "TemplateLiteral":
      return [
        ...(node.quasis ?? []).map(({ cooked }) => cooked ?? ""),
        ...(node.expressions ?? []).flatMap(literals),
      ];
    case "ConditionalExpression":
      return [...literals(node.consequent), ...literals(node.alternate)];
    case "BinaryExpression": // Of a comparison nothing is seen.
      return ["&&", "||", "??", "+"].includes(node.operator ?? "")
        ? [...literals(node.left), ...literals(node.right)]
        : [];
    case "JSXExpressionContainer":
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
      return literals(node.expression);
    default:
      return [];
  }
}

function attributeName({ name }: Node): string {
  const { value, namespace } = name as { readonly value?: string; readonly namespace?: Node };
  return namespace === undefined ? (value ?? "") : "";
}

/** What is the same in every language, as a file's name. */
function isCode({ opening }: Node): boolean {
  return (opening?.name as Node | undefined)?.value === "code";
}

/** What a node shows or says by itself. */
function said(node: Node): readonly string[] {
  switch (node.type) {
    case "JSXText":
      return [String(node.value).trim()];
    case "JSXElement":
    case "JSXFragment":
      if (isCode(node)) return [];
      return (node.children ?? []).filter(({ type }) => type === "JSXExpressionContainer").flatMap(literals);
    case "JSXAttribute":
      return SPOKEN.has(attributeName(node)) ? literals(node.value as Node | undefined) : [];
    default:
      return [];
  }
}

/**
 * Every stray under `root`, one line each.
 * @throws when no component was read, since a check that reads nothing proves nothing.
 */
export function strays(root: string) {
  const modules = modulesIn(root, FOLDERS);
  const nodes = modules.flatMap(({ path, tree }) => [...nodesIn(tree)].map((node) => ({ path, node })));
  const elements = nodes.filter(({ node }) => node.type === "JSXElement").length;
  if (elements === 0) throw new Error(`no component was read in ${modules.length} modules under ${root}/src`);
  return {
    modules: modules.length,
    elements,
    strays: nodes.flatMap(({ path, node }) =>
      said(node)
        .filter(hasLetters)
        .map((text) => `${path}: “${text}”`),
    ),
  };
}
