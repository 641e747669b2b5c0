import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import { legalMoves, seedsOf, totalSeeds } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { GameEvent, Position, RuleSet } from "../../src/engine/types.ts";
import { anyPosition } from "./arbitrary.ts";

const POSITIONS = 500;

/** What a position offers that a property should have met. */
function featuresOf(rules: RuleSet, position: Position): ReadonlySet<string> {
  const events = legalMoves(rules, position).flatMap((move) => must(applyMove(rules, position, move)).events);
  const features = new Set(events.flatMap(featuresIn));
  if (position.barred !== null) features.add("barred pit");
  if (seedsOf(position) === totalSeeds(rules)) features.add("all seeds");
  return features;
}

function featuresIn(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case "capture":
      return [`capture of ${event.seeds}`, ...(event.link > 1 ? ["chain"] : [])];
    case "lift":
      return [...(event.seeds >= 10 ? ["handful of ten"] : []), ...(event.lap > 1 ? ["relay lap"] : [])];
    case "bar":
    case "pass":
      return [event.kind];
    default:
      return [];
  }
}

test.each(RULE_SETS)("positions of $id meet all that its rules know", (rules) => {
  const met = new Map<string, number>();
  for (const position of fc.sample(anyPosition(rules), { seed: 1, numRuns: POSITIONS })) {
    for (const feature of featuresOf(rules, position)) met.set(feature, (met.get(feature) ?? 0) + 1);
  }
  const due = [
    ...rules.captures.map((seeds) => `capture of ${seeds}`),
    "chain",
    "handful of ten",
    "all seeds",
    ...(rules.relay === "own-row" ? ["relay lap"] : []),
    ...(rules.returnBar ? ["bar", "barred pit"] : []),
    ...(rules.stuck === "passes" ? ["pass"] : []),
  ];
  const seldom = due.filter((feature) => (met.get(feature) ?? 0) < POSITIONS / 50);
  expect(seldom).toEqual([]);
});
