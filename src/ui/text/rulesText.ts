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

/** What a rule is about. */
export type RuleId =
  | "board"
  | "start"
  | "sow"
  | "directions"
  | "single"
  | "fewest"
  | "capture"
  | "chain"
  | "own"
  | "relay"
  | "bar"
  | "stuck"
  | "round-trip"
  | "endless";

export interface RuleLine {
  readonly id: RuleId;
  readonly text: string;
}

/** How to play, about ten short lines. */
export function howToPlay(t: Translate, rules: RuleSet): readonly RuleLine[] {
  const captures = rules.captures.map(String).reduce((a, b) => t("or", { a, b }));
  const lines: (RuleLine | false)[] = [
    { id: "board", text: t("howTo.board", { count: rules.row }) },
    { id: "start", text: t("howTo.start", { count: rules.seedsPerPit }) },
    { id: "sow", text: t("howTo.sow") },
    { id: "directions", text: directions(t, rules) },
    rules.fewestToSow === 1
      ? { id: "single", text: t("howTo.single") }
      : { id: "fewest", text: t("howTo.fewest", { count: rules.fewestToSow }) },
    { id: "capture", text: t("howTo.capture", { captures }) },
    { id: "chain", text: t("howTo.chain", { captures }) },
    rules.relay === "own-row" ? { id: "relay", text: t("howTo.relay") } : { id: "own", text: t("howTo.own") },
    rules.returnBar && { id: "bar", text: t("howTo.bar") },
    { id: "stuck", text: rules.stuck === "passes" ? t("howTo.passes") : t("howTo.ends") },
  ];
  return lines.filter((line) => line !== false);
}

/** What the sources leave open and this program has decided. */
export function decidedRules(t: Translate, rules: RuleSet): readonly RuleLine[] {
  return [
    { id: "round-trip", text: t("howTo.round-trip", { pits: pitCount(rules) }) },
    { id: "endless", text: t("howTo.endless") },
  ];
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
