import { SEED } from "../ai/evaluation.ts";
import { lineAfter } from "../ai/line.ts";
import { createRandom } from "../ai/random.ts";
import { DEEPEST } from "../ai/tree.ts";
import { currentPosition, endOf, newGame } from "../engine/game.ts";
import { formatMove, parsePosition } from "../engine/notation.ts";
import { leadOf, seedsOnBoard } from "../engine/position.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Move, RuleSet } from "../engine/types.ts";
import { answerLines, readTexts } from "./lines.ts";
import { type Command, optional, readOptions, rulesOption, wholeNumber } from "./options.ts";
import { type Limit, prepare, think } from "./thinker.ts";

/**
 * `analyse --rules split --time 1000 | --depth N`: what the strongest player makes of each line's position,
 * `{"position":P}`, without a history.
 */
export const analyseCommand: Command = async (args) => {
  const options = readOptions(args, {
    rules: rulesOption,
    time: optional<number | null>(wholeNumber(1, 3_600_000), null),
    depth: optional<number | null>(wholeNumber(1, DEEPEST), null),
  });
  if (!options.ok) return options;
  const { rules, time, depth } = options.value;
  if (time !== null && depth !== null) return err("USAGE", "Give --time or --depth, not both.");
  const limit: Limit = depth === null ? { ms: time ?? 1000 } : { depth };
  return ok(await answerLines((line) => analyseLine(rules, limit, line)));
};

function analyseLine(rules: RuleSet, limit: Limit, line: string): Result<unknown> {
  const asked = readTexts(line, ["position"]);
  if (!asked.ok) return asked;
  const given = parsePosition(rules, asked.value.position);
  if (!given.ok) return given;
  const game = newGame(rules, given.value);
  if (endOf(game) !== null) {
    const value = leadOf(currentPosition(game), given.value.toMove) - leadOf(given.value, given.value.toMove);
    return ok({ move: null, best: [], value, exact: true, depth: 0, nodes: 0, ms: 0, pv: [] });
  }
  const position = currentPosition(game);
  const tree = prepare(rules, seedsOnBoard(position));
  const { move, best, value, exact, depth, nodes, ms } = think(tree, [position], limit, createRandom(1));
  const seeds = Math.round(value / SEED);
  const effort = { exact, depth, nodes, ms: Math.round(ms) };
  // Who must pass has no move; his loss is what the other gains.
  if (position.toMove !== given.value.toMove) {
    return ok({ move: null, best: [], value: 0 - seeds, ...effort, pv: [] });
  }
  const text = (one: Move) => formatMove(rules, one);
  return ok({
    move: text(move),
    best: best.map(text),
    value: seeds,
    ...effort,
    pv: lineAfter(tree, move).map(text),
  });
}
