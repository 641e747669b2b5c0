/**
 * A game as part of an address, short enough for any messenger: `1.split..85.n.1f…9.c0ffee00`. In order: the version of
 * this form, the rule set, the start (empty where it is the usual one), how many plies, how the game was closed, the
 * moves, and a check sum. Each move is its place among the legal ones, all of them together one number.
 */
import { type Closing, closeBy, closingOf } from "../engine/closing.ts";
import { currentPosition, endOf, newGame, playMove } from "../engine/game.ts";
import { formatPosition, parsePosition } from "../engine/notation.ts";
import { legalMoves, sameMove, startPosition } from "../engine/position.ts";
import { err, type Fault, must, ok, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Game, Position, RuleSet } from "../engine/types.ts";

/** What stands before a link in the fragment of an address. */
export const LINK_MARK = "#g=";

const VERSION = "1";
/** No game is as long: two hundred plies without a capture end it. */
const MOST_PLIES = 6000;
/** Characters beyond which no text is a link. */
const LONGEST = 6000;
const FORM = /^(\d+)\.([a-z-]+)\.([^.]*)\.(\d{1,4})\.([a-z]?)\.([0-9a-f]*)\.([0-9a-f]{8})$/;

const LETTERS = {
  s: "south-resigned",
  n: "north-resigned",
  a: "agreed",
} as const satisfies Readonly<Record<string, Closing>>;

/** The text of a link to the game as it stands at the cursor; fit for the fragment of an address as it is. */
export function formatLink(game: Game): string {
  const plies = game.plies.slice(0, game.cursor);
  const usual = formatPosition(game.start) === formatPosition(startPosition(game.rules));
  const moves = plies.reduceRight((sum, { move, before }) => {
    const legal = legalMoves(game.rules, before);
    return sum * BigInt(legal.length) + BigInt(legal.findIndex((one) => sameMove(one, move)));
  }, 0n);
  const fields = [
    VERSION,
    game.rules.id,
    usual ? "" : formatStart(game.start),
    String(plies.length),
    game.closed === null ? "" : letterOf(closingOf(game.closed)),
    moves.toString(16),
  ];
  return sealed(fields.join("."), game);
}

/**
 * Reads what `formatLink` writes, playing every move by the rules; a wrong link is refused whole. The game stands at its
 * last ply. Codes: those of the engine, `LINK_FORM`, `LINK_VERSION`, and `LINK_SUM` where the text was changed.
 */
export function parseLink(text: string): Result<Game> {
  const [, version, id, start, count, closing, moves] = (text.length <= LONGEST && FORM.exec(text)) || [];
  if (version !== undefined && version !== VERSION) {
    return err("LINK_VERSION", "The link is of another version of the game.");
  }
  if (id === undefined || start === undefined || moves === undefined || Number(count) > MOST_PLIES) {
    return err("LINK_FORM", "This is no link to a game, or a part of it is missing.");
  }
  const rules = findRuleSet(id);
  if (!rules.ok) return rules;
  const begun = begin(rules.value, start);
  if (!begun.ok) return begun;
  const played = replay(begun.value, Number(count), BigInt(`0x${moves || 0}`));
  if (!played.ok) return played;
  const named = Object.entries(LETTERS).find(([letter]) => letter === closing)?.[1];
  if (named === undefined && closing !== "") return damaged();
  const game = named === undefined ? played : closeBy(played.value, named);
  if (!game.ok) return game;
  return formatLink(game.value) === text ? game : damaged();
}

function begin(rules: RuleSet, start: string): Result<Game> {
  if (start === "") return ok(newGame(rules));
  const position = parseStart(rules, start);
  return position.ok ? ok(newGame(rules, position.value)) : position;
}

/** Only what nobody escapes in an address: `5-5-5-5-5_5-5-5-5-5_0-0_S_-`. */
function formatStart(start: Position): string {
  return formatPosition(start).replaceAll(",", "-").replaceAll(/[/ ]/g, "_");
}

function parseStart(rules: RuleSet, text: string): Result<Position> {
  const [south = "", north = "", ...rest] = text.split("_");
  const rows = [south, north].map((row) => row.replaceAll("-", ","));
  return parsePosition(rules, [rows.join("/"), ...rest].join(" "));
}

function replay(begun: Game, count: number, moves: bigint): Result<Game, Fault> {
  let game = begun;
  let rest = moves;
  for (let ply = 0; ply < count; ply++) {
    const legal = endOf(game) === null ? legalMoves(game.rules, currentPosition(game)) : [];
    const move = legal[Number(rest % BigInt(legal.length || 1))];
    if (move === undefined) return damaged();
    rest /= BigInt(legal.length);
    game = must(playMove(game, move));
  }
  return ok(game);
}

/** The text with its check sum, which holds the last position too: other rules would lead elsewhere. */
function sealed(text: string, game: Game): string {
  return `${text}.${checkSum(`${text} ${formatPosition(currentPosition(game))}`)}`;
}

/** FNV-1a (Fowler, Noll and Vo) in 32 bits. It tells a slip of the hand, not a forgery. */
function checkSum(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
}

function letterOf(closing: Closing): string {
  return Object.entries(LETTERS).find(([, named]) => named === closing)?.[0] ?? "";
}

function damaged(): Result<never> {
  return err("LINK_SUM", "The link was changed or cut on its way.");
}
