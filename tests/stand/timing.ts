import { newGame, playMove } from "../../src/engine/game.ts";
import { parseMove, parsePosition } from "../../src/engine/notation.ts";
import { split } from "../../src/engine/rules/split.ts";
import { type Players, perform } from "./action.ts";

/** Twelve seeds are about to be lifted from D. */
const POSITION = "2,2,3,12,3/4,5,3,2,1 7-6 S -";
/** All of them are in the air for the lift and the first carry, 410 ms. */
export const FRAMES = 24;
const FRAME = 1000 / 60;

export interface FrameTimes {
  /** Mean milliseconds a frame, round by round: the board at rest but drawn, and with twelve seeds in flight. */
  readonly rest: readonly number[];
  readonly flight: readonly number[];
}

/**
 * Rounds at rest and in flight by turns, so that a busy machine slows both alike.
 * @param draw a frame that is drawn though nothing has changed.
 * @param finish waits until a frame is really on the canvas.
 */
export function timeFrames(
  players: Players,
  rounds: number,
  draw: (ms: number) => void,
  finish: () => void,
): FrameTimes {
  const position = parsePosition(split, POSITION);
  const move = parseMove(split, "D");
  if (!position.ok || !move.ok) throw new Error("the position cannot be read");
  const game = newGame(split, position.value);
  const played = playMove(game, move.value);
  if (!played.ok) throw new Error(played.error.message);
  const { events } = played.value.plies[0] ?? { events: [] };
  perform(players, { kind: "speed", speed: 1 });

  const time = (frame: (ms: number) => void) => {
    const start = performance.now();
    for (let count = 0; count < FRAMES; count++) {
      frame(FRAME);
      finish();
    }
    return (performance.now() - start) / FRAMES;
  };
  const rest: number[] = [];
  const flight: number[] = [];
  for (let round = 0; round < rounds; round++) {
    perform(players, { kind: "show", game });
    perform(players, { kind: "step", ms: 0 });
    rest.push(time(draw));
    perform(players, { kind: "play", events });
    perform(players, { kind: "step", ms: 1 });
    flight.push(time(players.step));
  }
  return { rest, flight };
}
