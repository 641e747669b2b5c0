/** Why a press was not taken, in words. */
import { pitLetter } from "../../engine/pit.ts";
import type { Pit, Side } from "../../engine/types.ts";
import type { RefusalCode } from "../../session/change.ts";
import { onlyMachines } from "../../session/seats.ts";
import { address, playerName, type Words } from "./words.ts";

/** A sowing that is finished and a choice that opens are no refusals to the person who presses. */
export type Refused = Exclude<RefusalCode, "showing" | "choose-direction">;

/** @param toMove the player to move. */
export function refusalText(words: Words, code: Refused, pit: Pit, toMove: Side): string {
  const { t, rules, seats } = words;
  const letter = { pit: pitLetter(rules, pit) };
  const name = playerName(words, toMove);
  switch (code) {
    case "over":
    case "looking":
    case "waiting":
      return t(`refusal.${code}`);
    case "thinking":
      return onlyMachines(seats) ? t("refusal.watching") : t("refusal.thinking", { name });
    case "not-yours":
      return address(words, toMove) === "you"
        ? t("refusal.notYours.you")
        : t("refusal.notYours.named", { name });
    case "too-few":
      return t("refusal.too-few", { ...letter, count: rules.fewestToSow });
    case "empty":
    case "barred":
      return t(`refusal.${code}`, letter);
    default:
      return code satisfies never;
  }
}
