/** Holds the board while the page has a place for it. The game waits for its picture, and stands still while there is none. */
import type { AnimationQueue } from "../animation/beat.ts";
import type { Cue } from "../animation/cue.ts";
import { createDirector } from "../animation/director.ts";
import { currentPosition, endOf } from "../engine/game.ts";
import type { Move, Pit, Side } from "../engine/types.ts";
import { densityFor, type Manifest, manifestFor } from "../layout/manifest.ts";
import { THEMES } from "../layout/theme.ts";
import { fitBoard } from "../layout/view.ts";
import type { Change, Show } from "../session/change.ts";
import type { Session } from "../session/session.ts";
import type { Board, NumeralMode, Sight } from "./board.ts";
import { askForPictures } from "./load.ts";
import type { Presenter } from "./presenter.ts";
import { sharpness } from "./sharpness.ts";

interface Ports {
  readonly queue: AnimationQueue;
  readonly cue: Cue;
  /** Silences what still sounds of a picture that is dropped. */
  readonly hush: () => void;
  /** Gets why there is no board. */
  readonly report: (error: unknown) => void;
  /** The board cannot be drawn, or no more: only loading the page anew helps. The game goes on without a picture. */
  readonly lost: () => void;
  /** A picture of the board cannot be had at present, or all are there again. */
  readonly incomplete: (missing: boolean) => void;
  /** As they are wanted now. */
  readonly looks: () => Looks;
  /** The only person's side; `null` when both seats or neither are a person's. */
  readonly viewpoint: () => Side | null;
}

/** How the board is to be seen. */
export interface Looks extends Sight {
  readonly reducedMotion: boolean;
  readonly numerals: NumeralMode;
}

export interface Easel extends Show {
  /** Asks for what draws, so that a board is there sooner. */
  prepare(): void;
  /**
   * Draws a session's game into an element, which says so (`data-drawn`) when it is there.
   * @returns takes the board away.
   */
  hang(parent: HTMLElement, session: Session): () => void;
  /** Other looks are wanted than before. */
  changeLooks(): void;
  show(change: Change): void;
  /** Resolves when there is a board, or when none can be had. */
  appeared(): Promise<void>;
  /** Shows the rest of a sowing at once. */
  finish(): void;
  /** Shows where a move would lead; `null` takes that away. */
  preview(move: Move | null): void;
  /** The pit that is pointed at; `null` when none is. */
  point(pit: Pit | null): void;
  /** The board in PNG. Rejects where there is none. */
  photograph(): Promise<Blob>;
}

interface Hung {
  readonly board: Board;
  readonly presenter: Presenter;
  wear(looks: Looks): void;
}

export function createEasel({ queue, cue, hush, report, lost, incomplete, looks, viewpoint }: Ports): Easel {
  /** Not before the first frame, nor once the board has gone. */
  let hung: Hung | null = null;
  let coming = comes();
  let parts: ReturnType<typeof fetchParts> | null = null;

  /** Where they cannot be had, the next board asks anew. */
  function askForParts(): ReturnType<typeof fetchParts> {
    parts ??= fetchParts().catch((error) => {
      parts = null;
      throw error;
    });
    return parts;
  }

  async function draw(parent: HTMLElement, session: Session, gone: AbortSignal): Promise<void> {
    const { row } = session.setup.rules;
    askForPictures(wantedPictures(parent, row, looks()));
    const [{ createBoard }, { createPresenter }] = await askForParts();
    if (gone.aborted) return;
    const board = createBoard({
      parent,
      row,
      sight: looks(),
      onFrame: queue.update,
      onMissing() {
        incomplete(true);
        open();
      },
      onDressed: () => incomplete(false),
    });
    gone.addEventListener("abort", board.destroy);
    const director = createDirector({ queue, stage: board.stage, cue, positionOf: currentPosition, endOf });
    const presenter = createPresenter({ session, board, director, hush, viewpoint });
    function wear({ reducedMotion, numerals, ...sight }: Looks): void {
      director.reducedMotion = reducedMotion;
      board.setNumerals(numerals);
      board.setSight(sight);
    }
    /** While a picture is missing the game keeps its pace all the same. */
    function open(): void {
      if (gone.aborted || hung?.board === board) return;
      wear(looks());
      hung = { board, presenter, wear };
      presenter.open();
      coming.tell();
    }
    board.lost.then(lost);
    await board.ready;
    if (gone.aborted) return;
    open();
    parent.dataset.drawn = "true";
  }

  return {
    prepare() {
      askForParts().catch(() => {}); // Whoever draws is told.
    },
    hang(parent, session) {
      const gone = new AbortController();
      draw(parent, session, gone.signal).catch((error) => {
        report(error);
        lost();
        coming.tell();
      });
      return () => {
        gone.abort();
        hung = null;
        queue.clear();
        if (coming.told) coming = comes(); // Who waits for a board that goes before it came waits for the next.
      };
    },
    changeLooks: () => hung?.wear(looks()),
    show: (change) => hung?.presenter.show(change),
    appeared: () => coming.promise,
    idle: () => coming.promise.then(queue.idle),
    rest: (ms) => hung?.presenter.rest(ms),
    finish: () => hung?.presenter.finish(),
    preview: (move) => hung?.presenter.preview(move),
    point: (pit) => hung?.board.point(pit),
    async photograph() {
      if (hung === null) throw new Error("There is no board.");
      return hung.board.photograph();
    },
  };
}

/** Those of a board that fills the element. */
function wantedPictures(parent: HTMLElement, row: number, { seat, around, theme }: Sight): Manifest {
  const { clientWidth: width, clientHeight: height } = parent;
  const { orientation, unit } = fitBoard({ width, height }, row, seat, around);
  return manifestFor(orientation, row, densityFor(unit * sharpness()), THEMES[theme].ground);
}

const fetchParts = () => Promise.all([import("./boardGame.ts"), import("./presenter.ts")]);

/** A board's coming, which is told once. */
function comes() {
  const coming = {
    told: false,
    tell: (): void => {},
    promise: Promise.resolve(),
  };
  coming.promise = new Promise((resolve) => {
    coming.tell = () => {
      coming.told = true;
      resolve();
    };
  });
  return coming;
}
