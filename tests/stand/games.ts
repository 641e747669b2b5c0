import { chooseRandom } from "../../src/ai/choosers.ts";
import { createRandom } from "../../src/ai/random.ts";
import { currentPosition, endOf, newGame, playMove } from "../../src/engine/game.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import type { Players } from "./action.ts";

/** Those for the board of the stand. */
const PLAYED = RULE_SETS.filter(({ row }) => row === 5);

/** Shows whole random games at speed 4, each rule set in its turn. @returns frames of `frameMs`. */
export function playGames(players: Players, count: number, seed: number, frameMs: number): number {
  const random = createRandom(seed);
  players.queue.speed = 4;
  let frames = 0;
  for (let number = 0; number < count; number++) {
    const rules = PLAYED[number % PLAYED.length];
    if (rules !== undefined) frames += playGame(players, rules, random, frameMs);
  }
  return frames;
}

function playGame(
  { director, queue, step }: Players,
  rules: RuleSet,
  random: ReturnType<typeof createRandom>,
  frameMs: number,
): number {
  let frames = 0;
  let game = newGame(rules);
  director.open(game);
  while (endOf(game) === null) {
    const played = playMove(game, chooseRandom(rules, currentPosition(game), random));
    if (!played.ok) throw new Error(played.error.message);
    game = played.value;
    director.play(game.plies.at(-1)?.events ?? []);
    for (; !queue.empty; frames++) step(frameMs);
  }
  return frames;
}
