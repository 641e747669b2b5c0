/** The games that two machines play while nobody is there: one after the other, each a little different. */
import { effect, untracked } from "@preact/signals";
import { findRuleSet } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import type { Setup } from "../session/setup.ts";
import type { App } from "../ui/context.ts";

/** Two characters that play differently and about equally well. */
const PAIRS = [
  { south: "level:4", north: "level:5" },
  { south: "level:5", north: "level:3" },
  { south: "level:6", north: "level:4" },
] as const;

/** Milliseconds that a result is left to be read. */
const REST = 8000;

/** @param rules identifiers of the rule sets that take turns. */
function showSetup(rules: readonly string[], nth: number, seed: number): Setup {
  const found = findRuleSet(rules[nth % rules.length] ?? "");
  return {
    rules: found.ok ? found.value : split,
    seats: PAIRS[nth % PAIRS.length] ?? PAIRS[0],
    start: null,
    seed,
    match: null,
    purpose: "show",
  };
}

/** Lets game follow game while the screen invites. @param held whether the picture stands still. @returns stops it. */
export function runShow(
  { ports, screen, table }: App,
  rules: readonly string[],
  held: { readonly value: boolean },
): () => void {
  const { session, paused } = ports;
  let shown = 0;

  function next(): void {
    session.open(showSetup(rules, shown, ports.seed()));
    shown += 1;
  }

  const begin = effect(() => {
    if (screen.value === "attract") untracked(next);
  });
  const halt = effect(() => {
    if (screen.value === "attract" && paused.value !== held.value) paused.value = held.value;
  });
  const goOn = effect(() => {
    const { setup, phase } = table.value;
    const over = screen.value === "attract" && setup.purpose === "show" && phase === "over";
    if (!over || held.value) return;
    const timer = setTimeout(next, REST);
    return () => clearTimeout(timer);
  });
  return () => {
    for (const stop of [begin, halt, goOn]) stop();
  };
}
