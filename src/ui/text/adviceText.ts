/** What a position is worth, what was wrong with a move and what would have been better, in words. */
import { formatMove } from "../../engine/notation.ts";
import type { RuleSet } from "../../engine/types.ts";
import type { Assessment } from "../../session/assessment.ts";
import type { Mistake } from "../../session/mistakes.ts";
import { reasonFor } from "../../session/reason.ts";
import { pitPhrase, playerName, voiced, type Words } from "./words.ts";

/** Plies of a line that are told. */
const TOLD = 12;

/** @param value South's final lead. */
export function valueSentence(words: Words, value: number, exact: boolean): string {
  const certainty = exact ? "analysis.exact" : "analysis.about";
  if (value === 0) return words.t(`${certainty}.even`);
  const side = value > 0 ? "south" : "north";
  const told = { name: playerName(words, side), count: Math.abs(value) };
  return words.t(voiced(words, certainty, side), told);
}

export function lineText(rules: RuleSet, { line }: Assessment): string {
  const moves = line.slice(0, TOLD).map((move) => formatMove(rules, move));
  return line.length > TOLD ? `${moves.join(" ")} …` : moves.join(" ");
}

/** Who played what, what it lost, and what would have been better. */
export function mistakeSentence(words: Words, mistake: Mistake): string {
  const { t, rules } = words;
  const { ply, before, played, loss, turning } = mistake;
  const lost = t("analysis.review.lost", {
    ply,
    name: playerName(words, before.toMove),
    move: formatMove(rules, played),
    count: loss,
  });
  return [lost, betterSentence(words, mistake), turning && t("analysis.review.turned")]
    .filter((sentence) => typeof sentence === "string")
    .join(" ");
}

function betterSentence(words: Words, { before, played, better }: Mistake): string {
  const { t, rules } = words;
  const [best] = better.line;
  const move = best === undefined ? "" : formatMove(rules, best);
  const reason = reasonFor(rules, before, better, played);
  switch (reason.kind) {
    case "captures":
    case "prepares":
    case "saves":
      return t(`analysis.would.${reason.kind}`, { move, count: reason.seeds });
    case "bars":
      return t("analysis.would.bars", { move, pit: pitPhrase(words, reason.pit, "into") });
    case "keeps":
      return t(`analysis.would.${reason.result}`, { move });
    case "wins":
      return t("analysis.would.wins", { move });
    case "only": // Of two moves none is the only one.
    case "best":
      return t("analysis.would.best", { move });
    default:
      return reason satisfies never;
  }
}
