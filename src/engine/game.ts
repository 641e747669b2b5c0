import { type Applied, applyMove, type MoveCode, openPosition } from "./apply.ts";
import { type End, endAmong, endByShares } from "./ending.ts";
import { foldEvents } from "./fold.ts";
import { decidedFor, outcomeOfResigning, startPosition } from "./position.ts";
import { err, type Fault, ok, type Result } from "./result.ts";
import type { Closed, Game, GameEvent, Move, Ply, Position, RuleSet, Side } from "./types.ts";

/** A game at its first position. A given start has no history, and may have to be passed or ended at once. */
export function newGame(rules: RuleSet, start: Position = startPosition(rules)): Game {
  return { rules, start, opening: openPosition(rules, start), plies: [], cursor: 0, closed: null };
}

/** Plays a move where the cursor stands; plies beyond it are dropped. `GAME_OVER` after the end. */
export function playMove(game: Game, move: Move): Result<Game, Fault<MoveCode | "GAME_OVER">> {
  if (endOf(game) !== null) return over();
  const before = currentPosition(game);
  const applied = applyMove(game.rules, before, move, sinceCapture(game));
  if (!applied.ok) return applied;
  const { after, events } = applied.value;
  const plies = game.plies.slice(0, game.cursor);
  plies.push({ move, before, after, events });
  return ok({ ...game, plies, cursor: plies.length, closed: null });
}

/** The game as it stood after `cursor` plies (kept within the game); a resignation or agreement is taken back. */
export function goTo(game: Game, cursor: number): Game {
  const within = Math.max(0, Math.min(Math.trunc(cursor), game.plies.length));
  return { ...game, cursor: within, closed: null };
}

/** `by` gives up: the other wins whatever the count, and the seeds stay where they are. */
export function resign(game: Game, by: Side): Result<Game, Fault<"GAME_OVER">> {
  return close(game, { kind: "resigned", by });
}

/** Both agree to end: the seeds left on the board are shared equally. */
export function agree(game: Game): Result<Game, Fault<"GAME_OVER">> {
  return close(game, { kind: "agreed" });
}

/** The position at the cursor, the end included. */
export function currentPosition(game: Game): Position {
  return foldEvents(standing(game).after, closingEvents(game));
}

/** How the game ended, or `null` while it goes on at the cursor. */
export function endOf(game: Game): End | null {
  return endAmong(closingEvents(game)) ?? endAmong(standing(game).events);
}

/** What is told when the players close the game by their will; nothing otherwise. */
export function closingEvents(game: Game): readonly GameEvent[] {
  const { closed } = game;
  if (closed === null) return [];
  const position = standing(game).after;
  switch (closed.kind) {
    case "resigned": {
      const reason = closed.by === "south" ? "south-resigned" : "north-resigned";
      return [{ kind: "end", reason, outcome: outcomeOfResigning(position, closed.by) }];
    }
    case "agreed":
      return endByShares(position, "agreed");
    default:
      return closed satisfies never;
  }
}

/** Whether a storehouse at the cursor holds more than half of all seeds, so that stopping may be offered. */
export function isDecided(game: Game): boolean {
  return decidedFor(currentPosition(game)) !== null;
}

/** The last thing played up to the cursor: a ply, or the opening. */
function standing(game: Game): Omit<Applied, "end"> {
  return game.plies[game.cursor - 1] ?? game.opening;
}

/** The positions that have stood since the last capture, the present one first. */
export type Path = readonly [Position, ...Position[]];

/** How the game came to stand where it stands, at the cursor. */
export function sinceCapture(game: Game): Path {
  const positions: [Position, ...Position[]] = [standing(game).after];
  for (let n = game.cursor - 1; n >= 0; n--) {
    const ply = game.plies[n];
    if (!ply || captures(ply)) break;
    positions.push(ply.before);
  }
  return positions;
}

/** While the game goes on, only captures fill the storehouses. */
function captures({ before, after }: Ply): boolean {
  return before.stores.south !== after.stores.south || before.stores.north !== after.stores.north;
}

function close(game: Game, closed: Closed): Result<Game, Fault<"GAME_OVER">> {
  if (endOf(game) !== null) return over();
  return ok({ ...game, plies: game.plies.slice(0, game.cursor), closed });
}

function over(): Result<never, Fault<"GAME_OVER">> {
  return err("GAME_OVER", "The game is over.");
}
