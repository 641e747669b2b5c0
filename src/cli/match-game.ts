import { setImmediate } from "node:timers/promises";
import type { Random } from "../ai/random.ts";
import { currentPosition, endOf, playMove } from "../engine/game.ts";
import { formatMove } from "../engine/notation.ts";
import { oppositeSide } from "../engine/pit.ts";
import type { BySide, Game, Side } from "../engine/types.ts";
import type { Agent } from "./agents.ts";

/** Time that a player took over his moves, in all and over the longest. */
export interface Clock {
  readonly moves: number;
  readonly ms: number;
  readonly most: number;
}

/** A game that is over, or was broken off. */
interface Played {
  readonly game: Game;
  readonly broken: null | { readonly by: Side | "nobody"; readonly why: string };
  readonly clock: BySide<Clock>;
}

/** One game as the player named South saw it; `south` and `north` are the players so named, whatever their seats. */
export interface Score {
  /** A win counts 1, a draw ½. Whoever breaks the rules has lost; a game that finds no end is a draw. */
  readonly points: 0 | 0.5 | 1;
  /** Seeds he stored, less the other's. */
  readonly margin: number;
  readonly plies: number;
  /** What went wrong; else `null`. */
  readonly fault: string | null;
  readonly clock: BySide<Clock>;
}

/** In plies. The rules end every game far sooner: there are few captures in one, and 200 plies without any end it. */
const LONGEST = 10_000;

/** Plays a game to its end. Between two moves other events have their turn, so that the process can be ended. */
export async function playGame(begun: Game, seats: BySide<Agent>, random: Random): Promise<Played> {
  let game = begun;
  const clock = { south: { moves: 0, ms: 0, most: 0 }, north: { moves: 0, ms: 0, most: 0 } };
  while (endOf(game) === null) {
    if (game.cursor >= LONGEST) return { game, clock, broken: { by: "nobody", why: "It finds no end." } };
    const side = currentPosition(game).toMove;
    const begin = performance.now();
    try {
      const move = seats[side](game, random);
      const ms = performance.now() - begin;
      const { moves, ms: before, most } = clock[side];
      clock[side] = { moves: moves + 1, ms: before + ms, most: Math.max(most, ms) };
      const played = playMove(game, move);
      if (!played.ok) {
        const why = `${formatMove(game.rules, move)}: ${played.error.message}`;
        return { game, clock, broken: { by: side, why } };
      }
      game = played.value;
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { game, clock, broken: { by: side, why } };
    }
    await setImmediate();
  }
  return { game, clock, broken: null };
}

/** @param seat of the player named South. */
export function scoreOf({ game, broken, clock }: Played, seat: Side): Score {
  const other = oppositeSide(seat);
  const { stores } = currentPosition(game);
  const culprit = broken === null || broken.by === "nobody" ? null : broken.by;
  const winner = culprit === null ? (endOf(game)?.outcome.winner ?? null) : oppositeSide(culprit);
  return {
    points: winner === null ? 0.5 : winner === seat ? 1 : 0,
    margin: stores[seat] - stores[other],
    plies: game.cursor,
    fault:
      broken && (culprit === null ? broken.why : `--${culprit === seat ? "south" : "north"}: ${broken.why}`),
    clock: { south: clock[seat], north: clock[other] },
  };
}
