import { AUTO, Core, Game, Scale } from "phaser";
import { THEMES } from "../layout/theme.ts";
import { fitBoard } from "../layout/view.ts";
import type { Board, BoardOptions } from "./board.ts";
import { BoardScene, type Wishes } from "./boardScene.ts";
import { loadType } from "./digits.ts";
import { forecastOf } from "./forecast.ts";
import { sharpness } from "./sharpness.ts";
import { Tableau } from "./tableau.ts";
import { watchContext } from "./watchContext.ts";
import { watchSize } from "./watchSize.ts";

/** Milliseconds until a picture that could not be had is asked for again: twice as long with every time. */
const RETRY = { first: 1000, longest: 30_000 };

/**
 * Phaser listens for the page's visibility and never ceases to, so that every board would leave something behind. A
 * hidden page gets no frames anyway.
 */
class PassingGame extends Game {
  protected override start(): void {
    document.addEventListener = () => {};
    super.start();
    Reflect.deleteProperty(document, "addEventListener"); // The document's own covered that of all nodes.
  }
}

/** Draws a board into an element, until it is destroyed. The page is the input; the canvas takes none. */
export function createBoard({ parent, row, sight, onFrame, onMissing, onDressed }: BoardOptions): Board {
  const gone = new AbortController();
  const tableau = new Tableau(row);
  const wishes: Wishes = { mode: "always", pointed: null, forecast: null, playable: [], changes: 0 };
  const wearing = { row, ...sight, pixelRatio: sharpness() };
  const scene = new BoardScene(tableau, wishes, loadType(), frame);
  const game = new PassingGame({
    type: AUTO,
    parent,
    backgroundColor: THEMES[sight.theme].backdrop,
    scale: { mode: Scale.NONE, width: 1, height: 1, expandParent: false },
    scene,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    fps: { smoothStep: false },
    // Phaser finds a quad's texture among several by comparing interpolated numbers for equality; not every
    // graphics processor keeps them whole, and seeds break into splinters. With one texture there is no search.
    render: { maxTextures: 1, antialiasGL: false },
    autoFocus: false,
    banner: false,
  });

  function frame(dtMs: number): void {
    onFrame(dtMs);
    const { row } = tableau;
    const pixelRatio = sharpness();
    if (row === wearing.row && pixelRatio === wearing.pixelRatio) return;
    Object.assign(wearing, { row, pixelRatio });
    dressAgain();
  }

  async function dress(): Promise<void> {
    const { width, height } = size;
    const view = fitBoard({ width, height }, wearing.row, wearing.seat, wearing.around);
    if (width > 0 && height > 0)
      await scene.dress(view, THEMES[wearing.theme], wearing.pixelRatio, gone.signal);
  }

  /** Where a picture cannot be had, the board stays as it is until that comes or something else is wanted. */
  function dressAgain(): void {
    clearTimeout(retry);
    dress().then(
      () => {
        wait = RETRY.first;
        onDressed();
        tellReady();
      },
      (error: unknown) => {
        if (gone.signal.aborted) return;
        onMissing(error);
        clearTimeout(retry);
        retry = setTimeout(dressAgain, wait);
        wait = Math.min(wait * 2, RETRY.longest);
      },
    );
  }

  function wish(wishing: Partial<Wishes>): void {
    Object.assign(wishes, wishing);
    wishes.changes += 1;
  }

  const size = watchSize(parent, dressAgain);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY.first;
  let tellReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  dressAgain();
  const lost = watchContext(game);

  return {
    stage: tableau,
    ready,
    setSight(next) {
      Object.assign(wearing, next);
      dressAgain();
    },
    lost,
    setNumerals: (mode) => wish({ mode }),
    setPlayable: (playable) => wish({ playable }),
    point: (pointed) => wish({ pointed }),
    preview(events) {
      const { south, north } = tableau.stores;
      const scores = { south: south.value, north: north.value };
      wish({ forecast: events === null ? null : forecastOf(events, scores) });
    },
    photograph() {
      wish({}); // A board at rest is not drawn, and what was drawn is no longer there to be read.
      return new Promise((resolve, reject) => {
        game.events.once(Core.Events.POST_RENDER, () => {
          game.canvas.toBlob((picture) => {
            if (picture === null) reject(new Error("The board gives no picture."));
            else resolve(picture);
          });
        });
      });
    },
    destroy() {
      gone.abort();
      clearTimeout(retry);
      size.stop();
      game.destroy(true);
    },
  };
}
