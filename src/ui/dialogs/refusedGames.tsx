import type { JSX } from "preact";
import { useApp } from "../context.ts";

/** Tells how many finished games could not be read and were set aside. */
export function RefusedGames({ count }: { readonly count: number }): JSX.Element | null {
  const { t } = useApp().speech.value;
  return count === 0 ? null : <p role="alert">{t("records.refused", { count })}</p>;
}
