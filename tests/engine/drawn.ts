import { type Applied, applyMove } from "../../src/engine/apply.ts";
import { currentPosition, newGame, playMove } from "../../src/engine/game.ts";
import { parseMove } from "../../src/engine/notation.ts";
import { pitLetter } from "../../src/engine/pit.ts";
import { type Fault, must } from "../../src/engine/result.ts";
import type { Game, GameEvent, Move, Pit, Position, RuleSet } from "../../src/engine/types.ts";

const DRAWING =
  /^\s*(\d+) \|((?: +\d+)+)\n +((?:\d+ +)+)\| (\d+) +(South|North) to move(?:, ([A-Za-z]) barred)?\s*$/;

/**
 * Reads a board drawn as it lies before South: North's row above, `e d c b a`, South's below, `A B C D E`, each
 * storehouse at its owner's right.
 *
 *     0 | 5 5 5 5 5
 *         5 5 5 5 5 | 0   South to move
 */
export function board(rules: RuleSet, drawing: string): Position {
  const [, stored, above, below, kept, mover, bar] = DRAWING.exec(drawing) ?? [];
  const row = (text: string | undefined) => (text ?? "").trim().split(/ +/).map(Number);
  const pits = [...row(below), ...row(above).reverse()];
  if (pits.length !== rules.row * 2) throw new Error(`This is no board of ${rules.id}:\n${drawing}`);
  return {
    pits,
    stores: { south: Number(kept), north: Number(stored) },
    toMove: mover === "South" ? "south" : "north",
    barred: bar === undefined ? null : move(rules, bar).pit,
  };
}

export function move(rules: RuleSet, text: string): Move {
  return must(parseMove(rules, text));
}

/** One move on a position, without history. */
export function play(rules: RuleSet, position: Position, text: string): Applied {
  return must(applyMove(rules, position, move(rules, text)));
}

/** The story of a move up to the turn. */
export function sowing(rules: RuleSet, position: Position, text: string): string {
  const { events } = play(rules, position, text);
  return story(rules, events.slice(0, events.findLastIndex((event) => event.kind === "turn") + 1));
}

/** The code of the refusal that a move meets. */
export function refused(rules: RuleSet, position: Position, text: string): string | null {
  const result = applyMove(rules, position, move(rules, text));
  return result.ok ? null : codeOf(result.error);
}

/**
 * The code of a refusal.
 * @throws where it tells people nothing.
 */
export function codeOf({ code, message }: Fault): string {
  if (!/^[A-Z].*\w.*\.$/.test(message)) throw new Error(`${code} says: ${message}`);
  return code;
}

/** Moves, parted by spaces, on a game. */
export function playOn(game: Game, moves: string): Game {
  return moves.split(" ").reduce((played, text) => must(playMove(played, move(game.rules, text))), game);
}

/** A game from a position, with moves played in it. */
export function played(rules: RuleSet, start: Position, moves: string): Game {
  return playOn(newGame(rules, start), moves);
}

/** The events of the newest ply at the cursor. */
export function lastEvents(game: Game): readonly GameEvent[] {
  return game.plies[game.cursor - 1]?.events ?? [];
}

export function standing(game: Game): Position {
  return currentPosition(game);
}

/** Events in short: `lift D3`, `E1` (a drop that makes 1), `take b2`, `bar a`, `turn north`, …, in their order. */
export function story(rules: RuleSet, events: readonly GameEvent[]): string {
  return events.map((event) => tell(rules, event)).join(" ");
}

function tell(rules: RuleSet, event: GameEvent): string {
  const letter = (pit: Pit) => pitLetter(rules, pit);
  switch (event.kind) {
    case "lift":
      return `lift ${letter(event.pit)}${event.seeds}`;
    case "drop":
      return `${letter(event.pit)}${event.inPit}`;
    case "capture":
      return `take ${letter(event.pit)}${event.seeds}`;
    case "bar":
      return `bar ${letter(event.pit)}`;
    case "pass":
    case "turn":
      return `${event.kind} ${event.side}`;
    case "notice":
      return event.what;
    case "sweep":
      return `sweep ${event.from.map(letter).join("")} to ${event.to}${event.unshared === 1 ? " but one" : ""}`;
    case "end":
      return `end ${event.reason}`;
    default:
      return event satisfies never;
  }
}
