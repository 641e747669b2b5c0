/** Which paths of texts the sources name. */
import { modulesIn, nodesIn } from "./syntax.ts";

/** Endings that are added to a path where it is asked for: who is spoken of, and what a count takes. */
const ADDED = /(?:\.(?:named|you))?(?:_(?:one|other))?$/;

/** What stands in a gap: one step of a path. */
const STEP = "[\\w-]+";

/**
 * The paths among `paths` that no module under `root/src` names, be it in full or with gaps, as in `name.${side}`. Where a
 * gap comes first it may be a path that is named elsewhere, as in `${certainty}.even`.
 * @throws when no module was read.
 */
export function unused(root: string, paths: readonly string[]): readonly string[] {
  const modules = modulesIn(root, ["src"]);
  if (modules.length === 0) throw new Error(`no module was read under ${root}/src`);
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const { tree } of modules) {
    for (const { type, value, quasis = [] } of nodesIn(tree)) {
      if (type === "StringLiteral") named.add(String(value));
      const parts = quasis.map(({ cooked = "" }) =>
        cooked.replaceAll(/[^\w.-]/g, " ").replaceAll(".", "\\."),
      );
      if (type === "TemplateLiteral" && /[a-z]/i.test(parts.join(""))) templates.add(parts.join(STEP));
    }
  }
  const whole = new RegExp(`^(?:${[...templates].join("|")})$`);
  const after = new RegExp(
    `^(.+?)(?:${[...templates]
      .filter((template) => template.startsWith(STEP))
      .map((template) => template.slice(STEP.length))
      .join("|")})$`,
  );
  return paths.filter((path) => {
    const base = path.replace(/_(?:one|other)$/, "");
    const [, begin = ""] = after.exec(base) ?? [];
    return ![base, path.replace(ADDED, ""), begin].some((text) => named.has(text)) && !whole.test(base);
  });
}
