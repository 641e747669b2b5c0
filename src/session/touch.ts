/** From a touched pit to a move, or to the reason why not. */
import { legalMoves, refusal } from "../engine/position.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Direction, Move, Pit, Position, RuleSet } from "../engine/types.ts";
import type { Phase, Refusal, RefusalCode } from "./change.ts";

/** A pit and, where the rules give a choice, the direction. Every `Move` is a touch. */
export interface Touch {
  readonly pit: Pit;
  readonly direction?: Direction;
}

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  over: "The game is over.",
  showing: "The last move is still being shown.",
  thinking: "The machine is choosing its move.",
  waiting: "Nobody plays on here.",
  looking: "Another position is shown than the one to be played.",
  "not-yours": "This pit belongs to the other player.",
  empty: "This pit is empty.",
  "too-few": "This pit has too few seeds to be sown.",
  barred: "This pit may not be sown on this turn.",
  "choose-direction": "Choose a direction in which this pit can be sown.",
};

const refuse = (code: RefusalCode) => err(code, MESSAGES[code]);

function refusalOfPhase(phase: Phase): RefusalCode | null {
  switch (phase) {
    case "person":
      return null;
    case "over":
    case "showing":
    case "thinking":
    case "looking":
    case "waiting":
      return phase;
    default:
      throw phase satisfies never;
  }
}

/** The move that a touch means. */
export function moveOfTouch(
  rules: RuleSet,
  position: Position,
  phase: Phase,
  touch: Touch,
): Result<Move, Refusal> {
  const refused = refusalOfPhase(phase) ?? refusal(rules, position, touch.pit);
  if (refused !== null) return refuse(refused);
  const [move, other] = legalMoves(rules, position).filter(
    ({ pit, direction }) => pit === touch.pit && direction === (touch.direction ?? direction),
  );
  return move === undefined || other !== undefined ? refuse("choose-direction") : ok(move);
}
