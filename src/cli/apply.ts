import { applyMove, requireMove } from "../engine/apply.ts";
import { formatPosition, parseMove, parsePosition } from "../engine/notation.ts";
import { pitLetter } from "../engine/pit.ts";
import { ok, type Result } from "../engine/result.ts";
import type { GameEvent, Pit, RuleSet } from "../engine/types.ts";
import { answerLines, readTexts } from "./lines.ts";
import { type Command, readOptions, rulesOption } from "./options.ts";
import { endLine } from "./output.ts";

/** `apply --rules split`: plays each line's move on its position, `{"position":P,"move":M}`, without a history. */
export const applyCommand: Command = async (args) => {
  const options = readOptions(args, { rules: rulesOption });
  if (!options.ok) return options;
  const { rules } = options.value;
  return ok(await answerLines((line) => applyLine(rules, line)));
};

function applyLine(rules: RuleSet, line: string): Result<unknown> {
  const asked = readTexts(line, ["position", "move"]);
  if (!asked.ok) return asked;
  const position = parsePosition(rules, asked.value.position);
  if (!position.ok) return position;
  const movable = requireMove(rules, position.value);
  if (!movable.ok) return movable;
  const move = parseMove(rules, asked.value.move);
  if (!move.ok) return move;
  const applied = applyMove(rules, position.value, move.value);
  if (!applied.ok) return applied;
  const { after, events, end } = applied.value;
  return ok({
    position: formatPosition(after),
    events: events.map((event) => lettered(rules, event)),
    end: endLine(end),
  });
}

/** The event with its pits as letters. */
function lettered(rules: RuleSet, event: GameEvent): unknown {
  const letter = (pit: Pit) => pitLetter(rules, pit);
  if ("pit" in event) return { ...event, pit: letter(event.pit) };
  if (event.kind === "sweep") return { ...event, from: event.from.map(letter) };
  return event;
}
