/** A finished game in words, as a list of games has it. */
import type { End } from "../../engine/ending.ts";
import { currentPosition, endOf } from "../../engine/game.ts";
import type { Speech } from "../../i18n/language.ts";
import type { SeatId } from "../../session/setup.ts";
import type { Finished } from "../../storage/library.ts";
import { endText, scoredResult } from "./endText.ts";
import { listed, sentence } from "./listed.ts";
import { rulesName } from "./rulesText.ts";
import { machineNames } from "./words.ts";

export interface FinishedText {
  /** `You win, 28 to 22`. */
  readonly result: string;
  readonly date: string;
  /** Rules, opponent, moves. */
  readonly about: string;
}

export function finishedText(
  { t, language }: Speech,
  { game, seats, begun }: Finished<SeatId>,
): FinishedText {
  const end = endText({ t, rules: game.rules, seats }, endOf(game) as End, currentPosition(game).toMove);
  const opponent = machineNames(t, seats);
  return {
    result: end.score === null ? `${sentence(t, end.result)} ${end.reason}` : scoredResult(t, end),
    date: dateText(language, begun),
    about: listed(t, [
      rulesName(t, game.rules),
      opponent === "" ? t("records.two") : opponent,
      t("records.plies", { count: game.plies.length }),
    ]),
  };
}

/** Where a browser does not know the language's months, the date is all in digits, and not in another language. */
function dateText(language: string, moment: number): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return known
    ? new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment)
    : new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short" }).format(moment);
}
