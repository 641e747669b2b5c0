/** A hint in words: what to sow, and why. */

import { currentPosition } from "../../engine/game.ts";
import { directionsOf, pitLetter } from "../../engine/pit.ts";
import type { Game } from "../../engine/types.ts";
import type { Advice } from "../../session/adviser.ts";
import { type Reason, reasonFor } from "../../session/reason.ts";
import { pitPhrase, type Words } from "./words.ts";

/** @param advice is asked for a hint in the position where the game stands. */
export function hintSentence(words: Words, game: Game, { hint, assessment }: Advice): string {
  const { t, rules } = words;
  const [move] = assessment?.line ?? [];
  if (hint === "sought") return t("analysis.hint.sought");
  if (hint === "failed" || assessment === null || move === undefined) return t("analysis.hint.failed");
  const reason = reasonText(words, reasonFor(rules, currentPosition(game), assessment, null));
  const pit = pitLetter(rules, move.pit);
  return directionsOf(rules, move.pit).length > 1
    ? t("analysis.hint.way", { pit, direction: t(`direction.${move.direction}`), reason })
    : t("analysis.hint.sow", { pit, reason });
}

function reasonText(words: Words, reason: Reason): string {
  const { t } = words;
  switch (reason.kind) {
    case "captures":
    case "prepares":
    case "saves":
      return t(`analysis.reason.${reason.kind}`, { count: reason.seeds });
    case "bars":
      return t("analysis.reason.bars", { pit: pitPhrase(words, reason.pit, "into") });
    case "keeps":
      return t(`analysis.reason.${reason.result}`);
    case "wins":
    case "only":
    case "best":
      return t(`analysis.reason.${reason.kind}`);
    default:
      return reason satisfies never;
  }
}
