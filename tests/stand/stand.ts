/**
 * A board without a page around it, on a clock that stands still until it is told to go on. Served to tests as it is,
 * never built.
 */
import { Game, Renderer } from "phaser";
import { createDirector } from "../../src/animation/director.ts";
import { createQueue } from "../../src/animation/queue.ts";
import type { Side } from "../../src/engine/types.ts";
import { handPile, pitPile, storePile } from "../../src/layout/pile.ts";
import { fitBoard, USUAL } from "../../src/layout/view.ts";
import { createBoard } from "../../src/scenes/boardGame.ts";
import { type Action, ENGINE, perform } from "./action.ts";
import { openEmpty, timeEmpty } from "./emptyScene.ts";
import { playGames } from "./games.ts";
import { type Harm, harm } from "./harm.ts";
import { type Inventory, takeInventory } from "./inventory.ts";
import { createSight, type Sight } from "./sight.ts";
import { type FrameTimes, timeFrames } from "./timing.ts";

export interface Stand {
  /** What is seen after each step of the actions. */
  perform(actions: readonly Action[]): readonly Sight[];
  see(): Sight;
  /** What is seen while something is wrong. */
  harm(what: Harm): Sight;
  /** Random games of all rule sets, every beat shown at speed 4. @returns frames. */
  playGames(count: number, seed: number): number;
  inventory(): Inventory;
  /** Makes all heaps that there can be, which are kept for good. */
  fillPiles(): void;
  timeFrames(rounds: number): FrameTimes;
  /** The same of a scene with nothing in it, as large as the board's. */
  timeEmpty(rounds: number): Promise<readonly number[]>;
  /** How often something has been painted, or would have been since `stopPainting`. */
  readonly drawCalls: number;
  /**
   * From now on WebGL runs in full but paints nothing: a software rasteriser spends many times longer on it than the
   * game does.
   */
  stopPainting(): void;
}

declare global {
  interface Window {
    stand: Stand;
    /** Puts up a board that fills the window, in place of the last; the first frame has been drawn. */
    mountStand(seat: Side): Promise<void>;
  }
}

/** Milliseconds of a frame of shown games. */
const FRAME = 50;

let takeDown = (): void => {};

window.mountStand = async (seat) => {
  takeDown();
  const parent = document.body;
  const queue = createQueue();
  const met = meetGame();
  const board = createBoard({
    parent,
    row: 5,
    sight: { seat, around: USUAL, theme: "dark" },
    onFrame: queue.update,
    onMissing: (error) => console.error(error),
    onDressed: () => {},
  });
  const director = createDirector({ queue, stage: board.stage, cue: { play() {} }, ...ENGINE });
  await board.ready;
  const game = await met;
  game.loop.sleep();
  let now = game.loop.time;
  const step = (ms: number) => {
    now += ms;
    game.step(now, ms);
  };
  step(0);
  takeDown = () => {
    board.destroy();
    // A game goes with its next frame.
    step(0);
  };
  /** Any wish counts as a change. */
  const draw = (ms: number) => {
    board.point(null);
    step(ms);
  };
  const painting = watchPainting(game);
  const players = { director, queue, step };
  const scene = game.scene.getScene("board");
  const see = createSight(
    scene,
    fitBoard({ width: parent.clientWidth, height: parent.clientHeight }, 5, seat),
  );

  let empty: Promise<Game> | null = null;

  window.stand = {
    perform: (actions) =>
      actions.flatMap((action) => {
        perform(players, action);
        return action.kind === "step" ? [see()] : [];
      }),
    see,
    harm(what) {
      const repair = harm(scene, what);
      const sight = see();
      repair();
      return sight;
    },
    playGames: (count, seed) => playGames(players, count, seed, FRAME),
    inventory: () => takeInventory(game, scene),
    fillPiles() {
      for (let count = 0; count <= 50; count++) {
        for (let pit = 0; pit < 10; pit++) pitPile(pit, count);
        storePile("south", count);
        storePile("north", count);
        handPile(count);
      }
    },
    get drawCalls() {
      return painting.calls;
    },
    stopPainting: painting.stop,
    timeFrames: (rounds) => timeFrames(players, rounds, draw, () => finishDrawing(game)),
    async timeEmpty(rounds) {
      empty ??= openEmpty(parent);
      return timeEmpty(await empty, rounds, finishDrawing);
    },
  };
};

function watchPainting({ renderer }: Game): { readonly calls: number; stop(): void } {
  let calls = 0;
  let stopped = false;
  if (renderer instanceof Renderer.WebGL.WebGLRenderer) {
    const { gl } = renderer;
    const { drawElements } = gl;
    gl.drawElements = (...what) => {
      calls += 1;
      if (!stopped) drawElements.apply(gl, what);
    };
  }
  return {
    get calls() {
      return calls;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Drawing on a 2D canvas is put off until its pixels are asked for. */
function finishDrawing({ context }: Game): void {
  if (context instanceof CanvasRenderingContext2D) context.getImageData(0, 0, 1, 1);
}

/** The board keeps its game to itself; it is met at its first frame. */
function meetGame(): Promise<Game> {
  const { step } = Game.prototype;
  return new Promise((resolve) => {
    Game.prototype.step = function (...clock) {
      Game.prototype.step = step;
      resolve(this);
      step.apply(this, clock);
    };
  });
}
