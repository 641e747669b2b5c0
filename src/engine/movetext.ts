import { playMove } from "./game.ts";
import { formatMove, parseMove } from "./notation.ts";
import { err, errOnLine, type Fault, type LineFault, ok, quote, type Result } from "./result.ts";
import type { Game, GameEvent } from "./types.ts";

/** A word of the numbered moves and the line where it stands. */
export interface Token {
  readonly text: string;
  readonly line: number;
}

const PASS = "pass";

/** The numbered moves up to the cursor, a word each: `1.`, `C>`, `b`, `2.`, …; a forced pass takes a slot too. */
export function formatMoves(game: Game): readonly string[] {
  const played = game.plies
    .slice(0, game.cursor)
    .flatMap((ply) => [formatMove(game.rules, ply.move), ...passesOf(ply.events)]);
  const slots = [...passesOf(game.opening.events), ...played];
  const offset = game.start.toMove === "south" ? 0 : 1;
  return slots.flatMap((slot, index) => {
    const number = numberBefore(index + offset, index === 0);
    return number === null ? [slot] : [number, slot];
  });
}

/**
 * Plays numbered moves from a game's start, all checked by the rules; each number and each pass must stand exactly
 * where `formatMoves` writes it. `next` is the word after them. Codes: `MOVE_NUMBER`, `MOVE_MISSING`, `PASS_MISSING`,
 * `PASS_WRONG` and those of `parseMove` and `playMove`.
 */
export function replayMoves(start: Game, tokens: readonly Token[], next: Token): Result<Game, LineFault> {
  let game = start;
  let passes = passesOf(start.opening.events).length;
  let slot = start.start.toMove === "south" ? 0 : 1;
  let number = numberBefore(slot, true);
  for (const { text, line } of tokens) {
    if (number !== null) {
      if (text !== number) return errOnLine(line, fault("MOVE_NUMBER", `Here ${number} is due.`, text));
      number = null;
      continue;
    }
    if (passes > 0) {
      if (text !== PASS) return passMissing({ text, line });
      passes--;
    } else {
      const played = play(game, text);
      if (!played.ok) return errOnLine(line, { ...played.error, at: quote(text) });
      game = played.value;
      passes = passesOf(game.plies.at(-1)?.events ?? []).length;
    }
    slot++;
    number = numberBefore(slot, false);
  }
  if (passes > 0) return passMissing(next);
  const last = tokens.at(-1);
  if (last?.text.endsWith(".")) {
    return errOnLine(last.line, fault("MOVE_MISSING", "A number stands here without a move.", last.text));
  }
  return ok(game);
}

function play(game: Game, text: string): Result<Game> {
  if (text === PASS) return err("PASS_WRONG", "Nobody passes here.");
  const move = parseMove(game.rules, text);
  return move.ok ? playMove(game, move.value) : move;
}

/** What stands before a slot, counted from South's first: `3.` before South's, `1...` where North begins. */
function numberBefore(slot: number, first: boolean): string | null {
  const number = Math.floor(slot / 2) + 1;
  if (slot % 2 === 0) return `${number}.`;
  return first ? `${number}...` : null;
}

function passesOf(events: readonly GameEvent[]): readonly string[] {
  return events.filter((event) => event.kind === "pass").map(() => PASS);
}

function passMissing({ text, line }: Token): Result<never, LineFault> {
  return errOnLine(line, fault("PASS_MISSING", "Here the rules force a pass.", text));
}

function fault(code: string, message: string, text: string): Fault {
  return { code, message, at: quote(text) };
}
