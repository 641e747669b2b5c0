/** A match of rounds in words. */
import { type Match, type MatchFormat, matchEnd, matchScore, withRound } from "../../engine/match.ts";
import { oppositeSide } from "../../engine/pit.ts";
import type { Game, Side } from "../../engine/types.ts";
import type { Translate } from "../../i18n/language.ts";
import { sentence } from "./listed.ts";
import { playerName, voiced, type Words } from "./words.ts";

export function formatName(t: Translate, { kind, rounds }: MatchFormat): string {
  return t(kind === "first-to" ? "match.firstTo" : "match.fixed", { count: rounds });
}

/** Which round this is, and what the finished ones have brought, the present one with them once it is over. */
export function matchText(words: Words, before: Match, game: Game): string {
  const { t } = words;
  const match = withRound(before, game);
  return [
    t("match.round", { round: before.rounds.length + 1 }),
    formatName(t, match.format),
    scoreText(words, match),
  ].join(" · ");
}

/** The same in short, where there is no room. @param first whose wins stand first. */
export function matchBrief(before: Match, game: Game, first: Side = "south"): string {
  const { wins } = matchScore(withRound(before, game));
  return `${wins[first]} – ${wins[oppositeSide(first)]}`;
}

/** What a finished round means for the match, as a sentence. */
export function roundSentence(words: Words, before: Match, game: Game): string {
  const match = withRound(before, game);
  const end = matchEnd(match);
  const score = sentence(words.t, scoreText(words, match));
  if (end === null) return score;
  if (end.winner === null) return `${words.t("match.drawn")} ${score}`;
  const won = words.t(voiced(words, "match.won", end.winner), { name: playerName(words, end.winner) });
  return `${won} ${score}`;
}

function scoreText(words: Words, match: Match): string {
  const { wins, seeds } = matchScore(match);
  return words.t("match.score", {
    south: playerName(words, "south"),
    north: playerName(words, "north"),
    southWins: wins.south,
    northWins: wins.north,
    southSeeds: seeds.south,
    northSeeds: seeds.north,
  });
}
