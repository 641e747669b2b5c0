import { Renderer, Scene } from "phaser";
import { densityFor, manifestFor } from "../layout/manifest.ts";
import type { Theme } from "../layout/theme.ts";
import type { View } from "../layout/view.ts";
import { createBackdrop } from "./backdrop.ts";
import { createBar } from "./bar.ts";
import { createCrown } from "./crown.ts";
import { createLight } from "./light.ts";
import { loadPictures } from "./load.ts";
import type { Look, Part } from "./look.ts";
import { createMarks, type Invitation } from "./marks.ts";
import { createNumerals, type Wanted } from "./numerals.ts";
import { createPreview } from "./preview.ts";
import { createSeeds } from "./seeds.ts";
import { sitesOf } from "./sites.ts";
import type { Tableau } from "./tableau.ts";

/** What is wanted to be seen beside what the tableau says. */
export interface Wishes extends Wanted, Invitation {
  /** Grows with every change. */
  changes: number;
}

/** Longer frames count as this, in milliseconds, so that nothing leaps after a stall. */
const LONGEST_FRAME = 100;
/** So many milliseconds after the last change everything has come to rest, and no more frames are drawn. */
const RESTLESS = 900;

/** The board on its ground. The world is in board units from the board's middle; the camera maps it to the window. */
export class BoardScene extends Scene {
  readonly #tableau: Tableau;
  readonly #wishes: Wishes;
  readonly #onFrame: (dtMs: number) => void;
  readonly #ready: Promise<unknown>;
  #tellCreated: () => void = () => {};
  #parts: readonly Part[] = [];
  /** Counts the calls of `dress`: only the last one counts. */
  #dressing = 0;
  /** What is to be put on with the next frame. */
  #next: Look | null = null;
  #drawnChanges = -1;
  #drawing = true;
  /** Pits a row, as the parts are dressed. */
  #row = 0;
  /** Milliseconds for which frames are still drawn. */
  #restless = 0;

  /** @param type resolves when the numerals can be drawn: what is drawn in another type stays. */
  constructor(tableau: Tableau, wishes: Wishes, type: Promise<void>, onFrame: (dtMs: number) => void) {
    super("board");
    this.#tableau = tableau;
    this.#wishes = wishes;
    this.#onFrame = onFrame;
    const created = new Promise<void>((resolve) => {
      this.#tellCreated = resolve;
    });
    this.#ready = Promise.all([created, type]);
  }

  create(): void {
    this.cameras.main.setOrigin(0);
    this.#parts = [
      createBackdrop(this),
      createLight(this, this.#tableau),
      createMarks(this, this.#tableau, this.#wishes),
      createCrown(this, this.#tableau),
      createSeeds(this, this.#tableau),
      createBar(this, this.#tableau),
      createNumerals(this, this.#tableau, this.#wishes),
      createPreview(this, this.#wishes),
    ];
    this.renderer.on(Renderer.Events.RESTORE_WEBGL, () => {
      this.#restless = RESTLESS;
    });
    this.#tellCreated();
  }

  /**
   * Draws the board as `view` has it from the moment on when all its pictures are there; until then it stays as it
   * is. @param pixelRatio device pixels a CSS px. Rejects when a picture cannot be had.
   */
  async dress(view: View, theme: Theme, pixelRatio: number, gone: AbortSignal): Promise<void> {
    const dressing = ++this.#dressing;
    const devicePx = view.unit * pixelRatio;
    const density = densityFor(devicePx);
    const manifest = manifestFor(view.orientation, view.row, density, theme.ground);
    await this.#ready;
    await loadPictures(this.textures, manifest, gone);
    if (gone.aborted || dressing !== this.#dressing) return;
    this.#next = { view, sites: sitesOf(view), theme, density, manifest, devicePx };
  }

  /** Resizing empties the canvas, so it is done only just before a frame is drawn. */
  #putOn(look: Look): void {
    const { view, devicePx } = look;
    const { centre, unit, width, height } = view;
    const pixelRatio = devicePx / unit;
    this.scale.setZoom(1 / pixelRatio);
    this.scale.resize(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
    this.game.canvas.style.width = `${width}px`;
    this.game.canvas.style.height = `${height}px`;
    this.cameras.main.setZoom(devicePx).setScroll(-centre.x / unit, -centre.y / unit);
    for (const part of this.#parts) part.dress(look);
    this.#row = view.row;
    this.#restless = RESTLESS;
  }

  override update(_time: number, delta: number): void {
    const dt = Math.min(delta, LONGEST_FRAME);
    this.#onFrame(dt);
    if (this.#next !== null) this.#putOn(this.#next);
    this.#next = null;
    const changes = this.#tableau.changes + this.#wishes.changes;
    if (changes !== this.#drawnChanges) this.#restless = RESTLESS;
    this.#drawnChanges = changes;
    this.#setDrawing(this.#restless > 0 && this.#tableau.row === this.#row);
    if (!this.#drawing) return;
    this.#restless -= dt;
    for (const part of this.#parts) part.draw(dt);
  }

  /** While nothing is drawn, the canvas is not cleared either and keeps what was drawn last. */
  #setDrawing(drawing: boolean): void {
    if (drawing === this.#drawing) return;
    this.#drawing = drawing;
    this.sys.setVisible(drawing);
    Object.assign(this.renderer.config, { clearBeforeRender: drawing });
  }
}
