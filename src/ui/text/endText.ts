/** How a game ended, in words. */
import type { End } from "../../engine/ending.ts";
import type { EndReason, Outcome, Side } from "../../engine/types.ts";
import type { Translate } from "../../i18n/language.ts";
import { listed, sentence } from "./listed.ts";
import { playerName, voiced, type Words } from "./words.ts";

export interface EndText {
  readonly result: string;
  /** The winner's count first, and in a draw South's; `null` where the count decides nothing. */
  readonly score: string | null;
  readonly reason: string;
}

/** @param toMove whose turn it would be. */
export function endText(words: Words, { reason, outcome }: End, toMove: Side): EndText {
  const resigned = reason === "south-resigned" || reason === "north-resigned";
  return {
    result: resultText(words, outcome),
    score: resigned ? null : scoreText(words, outcome),
    reason: reasonText(words, reason, toMove),
  };
}

/** The same as one sentence. */
export function endSentence(words: Words, end: End, toMove: Side): string {
  const text = endText(words, end, toMove);
  return `${text.reason} ${sentence(words.t, scoredResult(words.t, text))}`;
}

/** `You win, 28 to 22` */
export function scoredResult(t: Translate, { result, score }: EndText): string {
  return score === null ? result : listed(t, [result, score]);
}

function resultText(words: Words, { winner }: Outcome): string {
  if (winner === null) return words.t("end.draw");
  return words.t(voiced(words, "end.win", winner), { name: playerName(words, winner) });
}

function scoreText(words: Words, { winner, stores }: Outcome): string {
  const first = winner ?? "south";
  const second = first === "south" ? "north" : "south";
  return words.t("end.score", { winner: stores[first], loser: stores[second] });
}

function reasonText(words: Words, reason: EndReason, toMove: Side): string {
  const { t, rules } = words;
  switch (reason) {
    case "no-moves":
      if (rules.stuck === "passes") return t("end.reason.no-moves.neither");
      return t(voiced(words, "end.reason.no-moves", toMove), { name: playerName(words, toMove) });
    case "repetition":
    case "no-capture":
    case "agreed":
      return t(`end.reason.${reason}`);
    case "south-resigned":
      return resignedText(words, "south");
    case "north-resigned":
      return resignedText(words, "north");
    default:
      return reason satisfies never;
  }
}

function resignedText(words: Words, by: Side): string {
  return words.t(voiced(words, "end.reason.resigned", by), { name: playerName(words, by) });
}
