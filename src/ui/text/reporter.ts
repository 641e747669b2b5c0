/** Tells the plies of a game one by one, and sums up when they come faster than anyone can listen. */
import type { Ply, Side } from "../../engine/types.ts";
import type { Translate } from "../../i18n/language.ts";
import { onlyMachines } from "../../session/seats.ts";
import { plyCaption } from "./captionText.ts";
import { plyGlance, plySentence, scoreSentence } from "./sentence.ts";
import { type Named, playerName } from "./words.ts";

/** Between two summaries, in milliseconds. */
const PAUSE = 2000;

export interface Clock {
  /** @returns calls it off. */
  after(ms: number, act: () => void): () => void;
}

/** A text that can still be said in any language, and of two who face each other to either. */
export type Saying = (t: Translate, listener?: Side) => string;

/** A text, and a brief one for the eye where there is no room for it. */
export interface Told {
  readonly saying: Saying;
  readonly brief?: Saying;
}

export interface Reporter {
  /** @param fast no person plays, and the plies come quickly. */
  ply(named: Named, ply: Ply, fast: boolean): void;
  /** Forgets what has not been told. */
  clear(): void;
}

export function createReporter(clock: Clock, say: (told: Told) => void): Reporter {
  let untold: Ply[] = [];
  let callOff: (() => void) | null = null;

  function clear(): void {
    untold = [];
    callOff?.();
    callOff = null;
  }

  return {
    ply(named, ply, fast) {
      const watched = onlyMachines(named.seats);
      const over = ply.events.at(-1)?.kind === "end";
      if (over || !fast) {
        clear();
        say({
          saying: (t, listener) => plySentence({ ...named, t, listener }, ply),
          brief: (t, listener) => (watched && !over ? plyCaption : plyGlance)({ ...named, t, listener }, ply),
        });
        return;
      }
      untold.push(ply);
      callOff ??= clock.after(PAUSE, () => {
        const plies = untold;
        clear();
        say({ saying: (t) => summary(t, named, plies) });
      });
    },
    clear,
  };
}

/** @param plies at least one. */
function summary(t: Translate, named: Named, plies: readonly Ply[]): string {
  const words = { ...named, t };
  const captured = { south: 0, north: 0 };
  for (const { events } of plies) {
    for (const event of events) if (event.kind === "capture") captured[event.by] += event.seeds;
  }
  const sides = ["south", "north"] as const;
  const last = plies.at(-1);
  return [
    t("summary.plies", { count: plies.length }),
    ...sides
      .filter((side) => captured[side] > 0)
      .map((side) => t("summary.captured", { name: playerName(words, side), count: captured[side] })),
    last && scoreSentence(words, last.after),
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}
