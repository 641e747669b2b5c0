import { Core, type Game } from "phaser";

/** A graphics context that is to come back has come back by then; milliseconds. */
const PATIENCE = 5000;

/**
 * Resolves when the game's WebGL context is lost and not restored in time. Phaser uploads its textures again by
 * itself when it is. When the game is destroyed, the context is given back at once, since a browser has few.
 */
export function watchContext(game: Game): Promise<void> {
  return new Promise((resolve) => {
    game.events.once(Core.Events.READY, () => {
      const { canvas } = game;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const off = new AbortController();
      const { signal } = off;
      canvas.addEventListener(
        "webglcontextlost",
        () => {
          timer = setTimeout(resolve, PATIENCE);
        },
        { signal },
      );
      canvas.addEventListener("webglcontextrestored", () => clearTimeout(timer), { signal });
      game.events.once(Core.Events.DESTROY, () => {
        off.abort();
        clearTimeout(timer);
        const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
        context?.getExtension("WEBGL_lose_context")?.loseContext();
      });
    });
  });
}
