import { learn } from "../ai/endgame.ts";
import { createEvaluation, halfRows, mirrorOf, SEED, weightsOf } from "../ai/evaluation.ts";
import { createRandom } from "../ai/random.ts";
import { isMirrored } from "../ai/ranks.ts";
import { ok } from "../engine/result.ts";
import { type Command, optional, readOptions, rulesOption, wholeNumber } from "./options.ts";
import { printLine } from "./output.ts";
import { addExample, createRidge, solveRidge } from "./ridge.ts";
import { playItself } from "./selfPlay.ts";
import { endgameOf } from "./thinker.ts";

/** Games are played until so many seeds are left: from there on their exact values tell how they end. */
const MOST_EXACT = 16;
/** Examples that outweigh the expectation that half of a row is kept. */
const TRUST = 30;

/**
 * `tune --rules split --games 6000 --rounds 3 --seed 1`: the weights of the evaluation, learned from games of the machine
 * against itself; each round plays with what the one before has learned. They belong into `src/ai/weights/`.
 */
export const tuneCommand: Command = async (args) => {
  const options = readOptions(args, {
    rules: rulesOption,
    games: optional(wholeNumber(1, 1_000_000), 6000),
    rounds: optional(wholeNumber(1, 100), 3),
    seed: optional(wholeNumber(0, 0xffff_ffff), 1),
  });
  if (!options.ok) return options;
  const { rules, games, rounds, seed } = options.value;
  const random = createRandom(seed);
  const endgame = endgameOf(rules);
  for (const _ of learn(endgame, MOST_EXACT, Number.MAX_SAFE_INTEGER));
  const mirrored = isMirrored(rules);
  /** Of two weights that must be the same the first. */
  const shared = (weight: number) => (mirrored ? Math.min(weight, mirrorOf(rules, weight)) : weight);
  let evaluation = createEvaluation(rules, halfRows(rules));
  for (let round = 1; round <= rounds; round++) {
    const ridge = createRidge(Float64Array.from(halfRows(rules)), TRUST);
    for (const { position, gain } of playItself(endgame, evaluation, games, random)) {
      const features = weightsOf(rules, evaluation, position).map(shared);
      addExample(ridge, features, gain * SEED);
    }
    const learned = solveRidge(ridge);
    const weights = Int16Array.from(learned, (_, weight) => Math.round(learned[shared(weight)] ?? 0));
    evaluation = createEvaluation(rules, weights);
  }
  printLine([...evaluation.weights]);
  return ok(0);
};
