/** Positions and moves that show what each rule of each rule set means. */
import { newGame, playMove } from "../engine/game.ts";
import { parseMove, parsePosition } from "../engine/notation.ts";
import { must } from "../engine/result.ts";
import type { Game, RuleSet } from "../engine/types.ts";
import type { RuleId } from "../ui/text/rulesText.ts";

export interface Example {
  readonly rule: RuleId;
  readonly position: string;
  readonly moves: readonly string[];
}

const START = "5,5,5,5,5/5,5,5,5,5 0-0 S -";

const CAPTURES: readonly Example[] = [
  { rule: "capture", position: "3,1,0,2,3/1,2,4,4,3 0-0 S -", moves: ["D"] },
  { rule: "capture", position: "1,3,2,0,2/4,3,0,0,4 0-0 S -", moves: ["E"] },
  { rule: "chain", position: "3,3,2,3,4/3,1,4,0,1 0-0 S -", moves: ["D"] },
];

const ROUND_TRIP: Example = { rule: "round-trip", position: "1,0,0,0,11/1,3,0,2,0 0-0 S -", moves: ["E"] };

const SPLIT_WAYS: readonly Example[] = [
  { rule: "directions", position: "2,2,2,2,2/2,2,2,2,2 0-0 S -", moves: ["A", "b"] },
  { rule: "directions", position: "2,2,2,2,2/2,2,2,2,2 0-0 S -", moves: ["E", "c>"] },
];

const ROUND: readonly Example[] = [
  { rule: "sow", position: "4,4,4,4,4/4,4,4,4,4 0-0 S -", moves: ["E"] },
  { rule: "directions", position: "2,2,2,2,2/2,2,2,2,2 0-0 S -", moves: ["E", "e"] },
  { rule: "single", position: "0,1,0,2,3/2,0,3,0,2 0-0 S -", moves: ["B"] },
  ...CAPTURES,
];

const ROUND_END: readonly Example[] = [
  { rule: "stuck", position: "2,1,0,0,2/3,1,0,0,0 13-18 S -", moves: ["E"] },
  ROUND_TRIP,
];

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  split: [
    { rule: "sow", position: START, moves: ["E"] },
    ...SPLIT_WAYS,
    { rule: "single", position: "0,1,0,2,3/2,0,3,0,2 0-0 S -", moves: ["B"] },
    ...CAPTURES,
    { rule: "own", position: "1,2,2,0,1/2,0,3,0,2 0-0 S -", moves: ["C>"] },
    { rule: "bar", position: "0,4,4,2,1/0,2,0,0,1 0-0 S -", moves: ["E"] },
    { rule: "stuck", position: "2,4,2,0,0/0,0,0,3,3 15-21 S -", moves: ["A"] },
    ROUND_TRIP,
  ],
  circular: [...ROUND, { rule: "own", position: "1,2,2,0,1/2,0,3,0,2 0-0 S -", moves: ["C"] }, ...ROUND_END],
  "circular-relay": [
    ...ROUND,
    { rule: "relay", position: "1,2,0,1,3/2,0,3,0,2 0-0 S -", moves: ["D"] },
    ...ROUND_END,
  ],
  "um-el-bagara": [
    { rule: "sow", position: START, moves: ["E"] },
    ...SPLIT_WAYS,
    ...CAPTURES,
    { rule: "own", position: "1,2,2,0,1/2,0,3,0,2 0-0 S -", moves: ["C>"] },
    { rule: "stuck", position: "0,3,2,4,0/1,1,0,0,0 19-20 S -", moves: ["C>", "B"] },
    { rule: "stuck", position: "0,0,0,2,0/0,1,0,0,1 22-24 S -", moves: ["D"] },
    ROUND_TRIP,
  ],
  "um-el-tuweisat": [
    { rule: "sow", position: "3,3,3/3,3,3 0-0 S -", moves: ["C"] },
    { rule: "directions", position: "2,2,2/2,2,2 0-0 S -", moves: ["A", "a"] },
    { rule: "directions", position: "2,2,2/2,2,2 0-0 S -", moves: ["C", "b>"] },
    { rule: "capture", position: "0,3,3/2,4,1 0-0 S -", moves: ["C"] },
    { rule: "chain", position: "3,0,4/1,1,4 0-0 S -", moves: ["A"] },
    { rule: "own", position: "0,1,5/2,0,3 0-0 S -", moves: ["C"] },
    { rule: "stuck", position: "2,0,4/1,0,0 5-6 S -", moves: ["A", "C"] },
    { rule: "stuck", position: "1,3,0/1,1,0 4-8 S -", moves: ["B>"] },
    { rule: "round-trip", position: "0,0,7/1,2,0 0-0 S -", moves: ["C"] },
  ],
};

/** In the order of the rules. */
export function examplesOf(rules: RuleSet): readonly Example[] {
  return EXAMPLES[rules.id] ?? [];
}

export function gameOf(rules: RuleSet, { position, moves }: Example): Game {
  return moves.reduce(
    (game, move) => must(playMove(game, must(parseMove(rules, move)))),
    newGame(rules, must(parsePosition(rules, position))),
  );
}
