/** The machine's side of a turn. */
import { type Analyst, type ChooserId, type Machine, MOST_EXACT, placeOf } from "../ai/protocol.ts";
import { currentPosition, isDecided, playMove } from "../engine/game.ts";
import { legalMoves, sameMove, seedsOnBoard } from "../engine/position.ts";
import type { Game, Move } from "../engine/types.ts";
import { choiceSeed, type Setup } from "./setup.ts";

/** @throws when the rules do not allow the move, which the caller has made sure of. */
export function playLegal(game: Game, move: Move): Game {
  const played = playMove(game, move);
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}

/**
 * The game after the move that the machine chooses. A machine that fails or answers what the rules do not allow breaks its
 * contract: that is reported, and some legal move is played instead, so that the game goes on.
 * @param game has not ended, so the player to move has a legal move.
 */
export async function askMachine(
  machine: Machine,
  report: (error: unknown) => void,
  setup: Setup,
  chooser: ChooserId,
  game: Game,
  signal: AbortSignal,
): Promise<Game> {
  const position = currentPosition(game);
  const seed = choiceSeed(setup, game.cursor);
  const legal = legalMoves(game.rules, position);
  const request = { ...placeOf(game), chooser, seed };
  try {
    const answer = await machine.choose(request, signal);
    const move = legal.find((one) => sameMove(one, answer));
    if (move !== undefined) return playLegal(game, move);
    throw new Error(`${chooser} answered ${JSON.stringify(answer)} in ${request.path[0]}`);
  } catch (error) {
    if (!signal.aborted) report(error);
    return playLegal(game, legal[seed % legal.length] as Move);
  }
}

/** Positions that a machine looks at before it answers an offer to end the game: less than a second. */
const CONSIDERED = 1_000_000;

/**
 * Whether a machine agrees to end the game: when it is decided, or when the machine knows that nothing more is to be
 * gained. `null` where it fails to answer.
 * @param game has not ended.
 */
export async function agrees(
  machine: Analyst,
  report: (error: unknown) => void,
  game: Game,
): Promise<boolean | null> {
  if (isDecided(game)) return true;
  try {
    const { signal } = new AbortController();
    const place = placeOf(game);
    if (seedsOnBoard(currentPosition(game)) <= MOST_EXACT) await machine.prepare(place, signal);
    for await (const { value, exact, nodes } of machine.study(place, signal)) {
      if (exact || nodes > CONSIDERED) return exact && value === 0;
    }
    return false;
  } catch (error) {
    report(error);
    return null;
  }
}
