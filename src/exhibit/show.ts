/** The games that two machines play while nobody is there. */
import { effect, type ReadonlySignal, untracked } from "@preact/signals";
import { ruleSetOrDefault } from "../engine/rules/registry.ts";
import { NEW_SERIES } from "../session/series.ts";
import type { Setup } from "../session/setup.ts";
import type { App } from "../ui/context.ts";

/** Two characters that play differently and about equally well. */
const PAIRS = [
  { south: "level:4", north: "level:5" },
  { south: "level:5", north: "level:3" },
  { south: "level:6", north: "level:4" },
] as const;

/** @param rules identifiers of the rule sets that take turns, from show to show. */
function showSetup(rules: readonly string[], nth: number, seed: number): Setup {
  return {
    rules: ruleSetOrDefault(rules[nth % rules.length] ?? ""),
    seats: PAIRS[nth % PAIRS.length] ?? PAIRS[0],
    start: null,
    seed,
    match: null,
    series: NEW_SERIES,
    purpose: "show",
  };
}

/** Lets machines play while the screen invites. @param held whether the picture stands still. @returns stops it. */
export function runShow(
  { ports, screen }: App,
  rules: readonly string[],
  held: ReadonlySignal<boolean>,
): () => void {
  const { session, paused } = ports;
  let shown = 0;

  const begin = effect(() => {
    if (screen.value === "attract") untracked(() => session.open(showSetup(rules, shown++, ports.seed())));
  });
  const halt = effect(() => {
    if (screen.value === "attract" && paused.value !== held.value) paused.value = held.value;
  });
  return () => {
    begin();
    halt();
  };
}
