/** Commas and stops as the language that is spoken writes them. */
import type { Translate } from "../../i18n/language.ts";

/** `A, B, C` */
export function listed(t: Translate, parts: readonly string[]): string {
  const [first = "", ...rest] = parts;
  return rest.reduce((a, b) => t("list", { a, b }), first);
}

/** `A.` */
export function sentence(t: Translate, text: string): string {
  return t("sentence", { text });
}
