/** What the rest of the program may do with the drawn board. */
import type { Stage } from "../animation/stage.ts";
import type { GameEvent, Pit, Side } from "../engine/types.ts";
import type { ThemeName } from "../layout/theme.ts";
import type { Around } from "../layout/view.ts";

export type NumeralMode = "always" | "pointed" | "never";

/** From where the board is seen, and in which colours. */
export interface Sight {
  /** Whose row is at the bottom, or in the left column. */
  readonly seat: Side;
  readonly around: Around;
  readonly theme: ThemeName;
}

export interface BoardOptions {
  /** The canvas fills it and follows its size; the board is placed by `fitBoard` of that size. */
  readonly parent: HTMLElement;
  /** Pits a row, until a picture of another row is shown. */
  readonly row: number;
  readonly sight: Sight;
  /** Called before each frame with the milliseconds since the last, at most 100. */
  readonly onFrame: (dtMs: number) => void;
  /** Called when a picture cannot be had; it is asked for again until it comes. */
  readonly onMissing: (error: unknown) => void;
  /** Called when all pictures that are wanted are there. */
  readonly onDressed: () => void;
}

export interface Board {
  readonly stage: Stage;
  /** Resolves when the first frame can be drawn, however long its pictures are in coming. */
  readonly ready: Promise<void>;
  /** Resolves when the graphics context is gone and does not come back: only loading the page anew helps. */
  readonly lost: Promise<void>;
  setSight(sight: Sight): void;
  setNumerals(mode: NumeralMode): void;
  /** Lights the grooves of the pits that a person may sow now. */
  setPlayable(pits: readonly Pit[]): void;
  /** The pit under the pointer or the focus. */
  point(pit: Pit | null): void;
  /** Shows what a move would do, told by its events; `null` takes it away. */
  preview(events: readonly GameEvent[] | null): void;
  /** The board as it is drawn next, in PNG. Rejects when it cannot be had. */
  photograph(): Promise<Blob>;
  destroy(): void;
}
