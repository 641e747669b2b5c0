/** A review in words. */
import type { Translate } from "../../i18n/language.ts";
import { mistakesIn } from "../../session/mistakes.ts";
import type { Review } from "../../session/reviewer.ts";

/** How a review has ended. */
export function reviewSentence(t: Translate, { game, assessments, state }: Review): string {
  if (state === "failed") return t("analysis.review.failed");
  const { length } = mistakesIn(game, assessments);
  return length === 0 ? t("analysis.review.none") : t("analysis.review.done", { count: length });
}
