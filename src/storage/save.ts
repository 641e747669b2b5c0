/**
 * A game as text, to be gone on with later: rule set, start, moves, how it was closed, and who plays. Everything
 * else is derived again by the rules when it is read.
 */
import * as v from "valibot";
import { CLOSINGS, closeBy, closingOf } from "../engine/closing.ts";
import { goTo, newGame, playMove } from "../engine/game.ts";
import { type Match, matchEnd, starterOf } from "../engine/match.ts";
import { formatMove, formatPosition, parseMove, parsePosition } from "../engine/notation.ts";
import { totalSeeds } from "../engine/position.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { BySide, Game } from "../engine/types.ts";
import { parseJson } from "./json.ts";

/** @template Seat what a seat's name is read into. */
export interface Save<Seat> {
  readonly game: Game;
  readonly seats: BySide<Seat>;
  /** The seed of the machines' choices. */
  readonly seed: number;
  /** The match that the game is a round of, with the rounds before it. */
  readonly match: Match | null;
  /** When the game was begun, in milliseconds since 1970; `null` in a save from before that was noted. */
  readonly begun: number | null;
}

/** Reads a seat's name. */
export type SeatParser<Seat> = (text: string) => Result<Seat>;

const VERSION = 1;

/** Characters beyond which no text is a save: the longest game has some fifteen thousand. */
const LONGEST = 100_000;

const versioned = v.looseObject({ version: v.number() });

const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

const side = v.picklist(["south", "north"]);
/** Stored seeds, or rounds. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

const matchSchema = v.strictObject({
  format: v.strictObject({
    kind: v.picklist(["first-to", "fixed"]),
    rounds: v.pipe(count, v.minValue(1)),
  }),
  rounds: v.pipe(
    v.array(
      v.strictObject({
        starter: side,
        outcome: v.strictObject({
          winner: v.nullable(side),
          stores: v.strictObject({ south: count, north: count }),
        }),
      }),
    ),
    v.readonly(),
  ),
});
/** Up to the last moment that a `Date` can tell. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const schema = v.strictObject({
  version: v.literal(VERSION),
  rules: v.string(),
  /** Position in notation. */
  start: v.string(),
  /** Moves in notation with spaces between, those beyond the cursor too. */
  moves: v.string(),
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  closed: v.nullable(v.picklist(CLOSINGS)),
  south: v.string(),
  north: v.string(),
  seed,
  /** Missing in saves of older programs. */
  match: v.optional(v.nullable(matchSchema), null),
  begun: v.nullish(moment, null),
});

type Written = v.InferOutput<typeof schema>;

export function formatSave({ game, seats, seed, match, begun }: Save<string>): string {
  const written: Written = {
    version: VERSION,
    rules: game.rules.id,
    start: formatPosition(game.start),
    moves: game.plies.map(({ move }) => formatMove(game.rules, move)).join(" "),
    cursor: game.cursor,
    closed: game.closed === null ? null : closingOf(game.closed),
    south: seats.south,
    north: seats.north,
    seed,
    match,
    begun,
  };
  return JSON.stringify(written);
}

/**
 * Reads what `formatSave` writes, playing every move by the rules; a wrong save is refused whole. Codes: those of
 * the engine and of `parseSeat`, `SAVE_FORM`, and `SAVE_VERSION` for a save of another version of the game.
 */
export function parseSave<Seat>(text: string, parseSeat: SeatParser<Seat>): Result<Save<Seat>> {
  const value = text.length > LONGEST ? undefined : parseJson(text);
  const version = v.safeParse(versioned, value, { abortEarly: true });
  if (version.success && version.output.version !== VERSION) {
    return err("SAVE_VERSION", "The save is of another version of the game.");
  }
  const written = v.safeParse(schema, value, { abortEarly: true });
  if (!written.success) return err("SAVE_FORM", "This is not a saved game.");
  const { output } = written;
  const south = parseSeat(output.south);
  if (!south.ok) return south;
  const north = parseSeat(output.north);
  if (!north.ok) return north;
  const game = replay(output);
  if (!game.ok) return game;
  const { match, seed, begun } = output;
  if (match !== null && !isRoundOf(game.value, match)) {
    return err("SAVE_FORM", "The game is no round of its match.", "match");
  }
  const seats = { south: south.value, north: north.value };
  return ok({ game: game.value, seats, seed, match, begun });
}

function isRoundOf({ start, rules }: Game, match: Match): boolean {
  const most = totalSeeds(rules);
  return (
    start.toMove === starterOf(match) &&
    matchEnd(match) === null &&
    match.rounds.every(({ outcome: { stores } }) => stores.south + stores.north <= most)
  );
}

function replay({ rules: id, start, moves, cursor, closed }: Written): Result<Game> {
  const rules = findRuleSet(id);
  if (!rules.ok) return rules;
  const position = parsePosition(rules.value, start);
  if (!position.ok) return position;
  let game = newGame(rules.value, position.value);
  for (const [n, text] of (moves === "" ? [] : moves.split(" ")).entries()) {
    const move = parseMove(rules.value, text);
    const played = move.ok ? playMove(game, move.value) : move;
    if (!played.ok) return { ok: false, error: atMove(played.error, n) };
    game = played.value;
  }
  if (cursor > game.plies.length || (closed !== null && cursor < game.plies.length)) {
    return err("SAVE_FORM", "The save stands at a ply that it has not.", `cursor ${cursor}`);
  }
  return closed === null ? ok(goTo(game, cursor)) : closeBy(game, closed);
}

function atMove(fault: Fault, n: number): Fault {
  return { ...fault, at: `move ${n + 1}` };
}
