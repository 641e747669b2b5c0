/** A rule set in words: its name, where it is from, and its rules, read off its data. */
import { pitCount, pitLetter, pitsOf } from "../../engine/pit.ts";
import type { Direction, RuleSet } from "../../engine/types.ts";
import type { TextKey, Translate } from "../../i18n/language.ts";
import { listed } from "./listed.ts";

const TEXTS: Readonly<Record<string, { readonly name: TextKey; readonly about: TextKey }>> = {
  split: { name: "rules.split.name", about: "rules.split.about" },
  circular: { name: "rules.circular.name", about: "rules.circular.about" },
  "circular-relay": { name: "rules.circular-relay.name", about: "rules.circular-relay.about" },
  "um-el-bagara": { name: "rules.um-el-bagara.name", about: "rules.um-el-bagara.about" },
  "um-el-tuweisat": { name: "rules.um-el-tuweisat.name", about: "rules.um-el-tuweisat.about" },
};

export function rulesName(t: Translate, rules: RuleSet): string {
  const texts = TEXTS[rules.id];
  return texts ? t(texts.name) : rules.id;
}

export function rulesAbout(t: Translate, rules: RuleSet): string {
  const texts = TEXTS[rules.id];
  return texts ? t(texts.about) : "";
}

/** How to play, about ten short lines. */
export function howToPlay(t: Translate, rules: RuleSet): readonly string[] {
  const captures = rules.captures.map(String).reduce((a, b) => t("or", { a, b }));
  return [
    t("howTo.board", { count: rules.row }),
    t("howTo.start", { count: rules.seedsPerPit }),
    t("howTo.sow"),
    directions(t, rules),
    rules.fewestToSow === 1 ? t("howTo.single") : t("howTo.fewest", { count: rules.fewestToSow }),
    t("howTo.capture", { captures }),
    t("howTo.chain", { captures }),
    rules.relay === "own-row" ? t("howTo.relay") : t("howTo.own"),
    rules.returnBar && t("howTo.bar"),
    rules.stuck === "passes" ? t("howTo.passes") : t("howTo.ends"),
  ].filter((line) => typeof line === "string");
}

/** What the sources leave open and this program has decided. */
export function decidedRules(t: Translate, rules: RuleSet): readonly string[] {
  return [t("howTo.round-trip", { pits: pitCount(rules) }), t("howTo.endless")];
}

function directions(t: Translate, rules: RuleSet): string {
  const letters = (wanted: readonly Direction[]) =>
    listed(
      t,
      pitsOf(rules, "south")
        .filter((pit) => String(rules.directions[pit]) === String(wanted))
        .map((pit) => pitLetter(rules, pit)),
    );
  const either = letters(["clockwise", "counterclockwise"]);
  if (either === "") return t("howTo.round");
  const clockwise = letters(["clockwise"]);
  return t("howTo.split", { clockwise, counterclockwise: letters(["counterclockwise"]), either });
}
