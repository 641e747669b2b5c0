import { parsePosition } from "../engine/notation.ts";
import { perft } from "../engine/perft.ts";
import { startPosition } from "../engine/position.ts";
import { ok } from "../engine/result.ts";
import { type Command, optional, readOptions, required, rulesOption, wholeNumber } from "./options.ts";
import { printLine, wrongInput } from "./output.ts";

/** `perft --rules split --depth 6 [--position P]`: counts the move sequences of each depth up to the given one. */
export const perftCommand: Command = async (args) => {
  const options = readOptions(args, {
    rules: rulesOption,
    depth: required(wholeNumber(1, 30)),
    position: optional<string | null>(ok, null),
  });
  if (!options.ok) return options;
  const { rules, depth, position } = options.value;
  const from = position === null ? ok(startPosition(rules)) : parsePosition(rules, position);
  if (!from.ok) return wrongInput(from.error);
  for (let plies = 1; plies <= depth; plies++) {
    printLine({ depth: plies, nodes: perft(rules, from.value, plies) });
  }
  return ok(0);
};
