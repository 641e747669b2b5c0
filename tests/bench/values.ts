/**
 * How far the values that people are told in a review are from the truth, and from what `analyse` finds in a second; JSON
 * on the standard output: for each number of seeds, how many positions are off by so many.
 */
import { readFileSync } from "node:fs";
import { SEED } from "../../src/ai/evaluation.ts";
import { placeOf } from "../../src/ai/protocol.ts";
import { createRandom } from "../../src/ai/random.ts";
import { prepare, think } from "../../src/cli/thinker.ts";
import { currentPosition, endOf, goTo, newGame } from "../../src/engine/game.ts";
import { parsePosition } from "../../src/engine/notation.ts";
import { leadOf, seedsOnBoard } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game, Position } from "../../src/engine/types.ts";
import { type Assessment, assess } from "../../src/session/assessment.ts";
import { review, STRETCHES } from "../../src/session/review.ts";
import { parseLink } from "../../src/storage/link.ts";
import { createAnalyst } from "../session/thinking.ts";
import { GAME } from "./game.ts";

const FILES = ["split-18-24", "split-26-28", "split-30"] as const;
const forever = new AbortController().signal;

interface Solution {
  readonly position: string;
  readonly value: number;
}

/** How many positions are off by each number of seeds; those proven must not be off at all. */
class Tally {
  readonly off: Record<number, number> = {};
  exact = 0;

  add({ value, exact }: Assessment, other: number): void {
    const error = Math.abs(value - other);
    if (exact && error > 0) throw new Error(`${value} is said to be proven, but it is ${other}.`);
    this.off[error] = (this.off[error] ?? 0) + 1;
    if (exact) this.exact++;
  }
}

/** South's final lead where the player to move gains so many seeds. */
function finalLead(position: Position, gained: number): number {
  return leadOf(position, "south") + (position.toMove === "south" ? gained : -gained);
}

async function assessed(analyst: ReturnType<typeof createAnalyst>, game: Game): Promise<Assessment> {
  let last: Assessment | null = null;
  for await (const found of assess(analyst, game, STRETCHES, forever)) last = found;
  if (last === null) throw new Error("Nothing was found.");
  return last;
}

/** Against the tables of another program. */
async function solved(file: string): Promise<Tally> {
  const tally = new Tally();
  const analyst = createAnalyst();
  const text = readFileSync(new URL(`held-back/${file}.jsonl`, import.meta.url), "utf8");
  for (const [n, line] of text.trim().split("\n").entries()) {
    const { position, value }: Solution = JSON.parse(line);
    const game = newGame(split, must(parsePosition(split, position)));
    if (n === 0) await analyst.prepare(placeOf(game), forever);
    tally.add(await assessed(analyst, game), finalLead(game.start, value));
  }
  return tally;
}

/** Every position of a game that has not ended. */
async function analysed(): Promise<Tally> {
  const tally = new Tally();
  const game = must(parseLink(GAME));
  for await (const { cursor, assessment } of review(createAnalyst(), game, forever)) {
    const there = goTo(game, cursor);
    if (endOf(there) !== null) continue;
    const position = currentPosition(there);
    const tree = prepare(split, seedsOnBoard(position));
    const { value } = think(tree, [position], { ms: 1000 }, createRandom(1));
    tally.add(assessment, finalLead(position, Math.round(value / SEED)));
  }
  return tally;
}

for (const file of FILES) console.log(JSON.stringify({ [file]: await solved(file) }));
console.log(JSON.stringify({ analyse: await analysed() }));
