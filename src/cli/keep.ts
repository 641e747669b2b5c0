import { createRandom } from "../ai/random.ts";
import { formatMove, parsePosition } from "../engine/notation.ts";
import { legalMoves, seedsOnBoard } from "../engine/position.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Position, RuleSet } from "../engine/types.ts";
import { inputLines, readTexts } from "./lines.ts";
import { type Command, optional, readOptions, rulesOption, wholeNumber } from "./options.ts";
import { printLine, wrongInput } from "./output.ts";
import { prepare, think } from "./thinker.ts";

/** A position whose best moves are known from elsewhere. */
interface Known {
  readonly position: Position;
  readonly best: readonly string[];
}

/**
 * `keep --rules split --time 1000`: how often the strongest player's move keeps the value of a position. Each line is
 * `{"position":P,"best":[M…]}`; whatever else it holds is left alone.
 */
export const keepCommand: Command = async (args) => {
  const options = readOptions(args, { rules: rulesOption, time: optional(wholeNumber(1, 3_600_000), 1000) });
  if (!options.ok) return options;
  const { rules, time } = options.value;
  let positions = 0;
  let kept = 0;
  let exact = 0;
  let depths = 0;
  let nodes = 0;
  for await (const line of inputLines()) {
    const known = parseKnown(rules, line);
    if (!known.ok) return wrongInput(known.error);
    const { position, best } = known.value;
    const tree = prepare(rules, seedsOnBoard(position));
    const found = think(tree, [position], { ms: time }, createRandom(1));
    positions++;
    if (best.includes(formatMove(rules, found.move))) kept++;
    if (found.exact) exact++;
    depths += found.depth;
    nodes += found.nodes;
  }
  const mean = (sum: number) => (positions === 0 ? null : Math.round((sum / positions) * 1000) / 1000);
  printLine({
    positions,
    kept,
    share: mean(kept),
    exact: mean(exact),
    depth: mean(depths),
    nodes: mean(nodes),
  });
  return ok(0);
};

function parseKnown(rules: RuleSet, line: string): Result<Known> {
  const asked = readTexts(line, ["position"]);
  if (!asked.ok) return asked;
  const { best } = JSON.parse(line);
  if (!Array.isArray(best) || !best.every((move) => typeof move === "string")) {
    return err("BAD_LINE", "The best moves are a list of texts.", line);
  }
  const position = parsePosition(rules, asked.value.position);
  if (!position.ok) return position;
  const legal = legalMoves(rules, position.value).map((move) => formatMove(rules, move));
  if (legal.length === 0) return err("NO_MOVES", "The player to move has no legal move.", line);
  const wrong = best.find((move) => !legal.includes(move));
  return wrong === undefined
    ? ok({ position: position.value, best })
    : err("BAD_LINE", "A best move is not legal.", wrong);
}
