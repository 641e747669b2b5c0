/** A scene with nothing in it, to be measured beside the board. */
import { AUTO, Core, Game, Scale, Scene } from "phaser";
import { FRAMES } from "./timing.ts";

/** Milliseconds of a frame's own time. */
const FRAME = 1000 / 60;

/** Puts it up over the whole of an element; its frames come only when they are asked for. */
export async function openEmpty(parent: HTMLElement): Promise<Game> {
  const game = new Game({
    type: AUTO,
    parent,
    scale: { mode: Scale.NONE, width: parent.clientWidth, height: parent.clientHeight },
    scene: new Scene("empty"),
    audio: { noAudio: true },
    banner: false,
  });
  await new Promise<void>((resolve) => {
    game.events.once(Core.Events.POST_RENDER, () => resolve());
  });
  game.loop.sleep();
  return game;
}

/** Mean milliseconds a frame, round by round. @param finish waits until a frame is really on the canvas. */
export function timeEmpty(game: Game, rounds: number, finish: (game: Game) => void): readonly number[] {
  let now = game.loop.time;
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (let count = 0; count < FRAMES; count++) {
      now += FRAME;
      game.step(now, FRAME);
      finish(game);
    }
    return (performance.now() - start) / FRAMES;
  });
}
