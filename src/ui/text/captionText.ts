/** What whoever passes by reads of a game that machines play: large, and no more than can be followed. */
import type { End } from "../../engine/ending.ts";
import { oppositeSide, pitLetter } from "../../engine/pit.ts";
import type { Ply, Side } from "../../engine/types.ts";
import { endText, scoredResult } from "./endText.ts";
import { sentence } from "./listed.ts";
import { asides, seedsCaptured } from "./sentence.ts";
import { pitPhrase, playerName, type Words } from "./words.ts";

/** Who sows what, and what that brings. The end of a game is not told before it is seen. */
export function plyCaption(words: Words, ply: Ply): string {
  return [sowing(words, ply), ...asides(words, ply.events, ply.after)].join(" ");
}

function sowing(words: Words, { move, before, events }: Ply): string {
  const { t, rules } = words;
  const side = before.toMove;
  const sown = { name: playerName(words, side), pit: pitLetter(rules, move.pit) };
  const count = seedsCaptured(events);
  if (count > 0) {
    const own = before.stores[side] + count;
    return t("watch.capture", { ...sown, count, own, other: before.stores[oppositeSide(side)] });
  }
  const bar = events.find((event) => event.kind === "bar");
  return bar === undefined
    ? t("watch.sow", sown)
    : t("watch.bar", { ...sown, barred: pitPhrase(words, bar.pit, "into") });
}

/** @param toMove whose turn it would be. */
export function endCaption(words: Words, end: End, toMove: Side): string {
  return sentence(words.t, scoredResult(words.t, endText(words, end, toMove)));
}
