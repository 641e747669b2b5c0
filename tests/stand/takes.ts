/** Lists of actions, each with what must be seen after it. */
import fc from "fast-check";
import type { FoldState } from "../../src/engine/fold.ts";
import { goTo } from "../../src/engine/game.ts";
import type { Game } from "../../src/engine/types.ts";
import type { Action } from "./action.ts";
import { Course } from "./course.ts";
import type { Happening } from "./happenings.ts";

export interface Take {
  readonly action: Action;
  /** Between these states of the engine the picture must be after it; see `faults`. */
  readonly states: readonly FoldState[];
}

export const SPEEDS = [0.5, 1, 2, 4, Number.POSITIVE_INFINITY] as const;

/** The longest frame that counts in full, in milliseconds. */
const LONGEST = 100;

/** Each event by itself, shown to its end before the next one begins. */
export function oneByOne({ before, events }: Happening, speed: number, calm: boolean): readonly Take[] {
  const takes = begin(before, speed, calm);
  for (const event of events) {
    takes.add({ kind: "play", events: [event] });
    takes.runOut(LONGEST);
  }
  return takes.list;
}

/** All events as they are played, in frames of `ms`. */
export function allTogether(
  { before, events }: Happening,
  speed: number,
  calm: boolean,
  ms: number,
): readonly Take[] {
  const takes = begin(before, speed, calm);
  takes.add({ kind: "play", events });
  takes.runOut(ms);
  return takes.list;
}

/** What somebody may do while a game is shown. */
type Deed =
  | Exclude<Action, { kind: "show" | "play" }>
  | { readonly kind: "next" }
  | { readonly kind: "undo" };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant("step"), ms: fc.integer({ min: 0, max: LONGEST }) }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: "next" }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("pause"), paused: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("speed"), speed: fc.constantFrom(...SPEEDS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("calm"), calm: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: "finish" }) },
  { weight: 1, arbitrary: fc.constant({ kind: "undo" }) },
);

/**
 * A game shown with pauses, other speeds, skipping and undoing at random moments, as the plies come, and then to its
 * end at speed 4.
 */
export function atRandom(games: fc.Arbitrary<Game>): fc.Arbitrary<readonly Take[]> {
  const deeds = fc.array(deed, { minLength: 20, maxLength: 80, size: "max" });
  return fc.tuple(games, deeds, fc.nat()).map(([game, done, from]) => {
    let cursor = from % game.plies.length;
    const takes = begin(goTo(game, cursor), 1, false);
    for (const what of done) {
      switch (what.kind) {
        case "next": {
          const ply = game.plies[cursor];
          if (ply === undefined) break;
          cursor += 1;
          takes.add({ kind: "play", events: ply.events });
          break;
        }
        case "undo":
          cursor = Math.max(0, cursor - 1);
          takes.add({ kind: "show", game: goTo(game, cursor) });
          break;
        default:
          takes.add(what);
      }
    }
    takes.add({ kind: "pause", paused: false });
    takes.add({ kind: "speed", speed: 4 });
    takes.runOut(LONGEST);
    return takes.list;
  });
}

interface Takes {
  readonly list: readonly Take[];
  add(action: Action): void;
  /** Frames of `ms` until everything has been shown. */
  runOut(ms: number): void;
}

function begin(game: Game, speed: number, calm: boolean): Takes {
  const course = new Course();
  const list: Take[] = [];
  const takes = {
    list,
    add(action: Action) {
      course.follow(action);
      list.push({ action, states: course.states });
    },
    runOut(ms: number) {
      do takes.add({ kind: "step", ms });
      while (!course.over);
    },
  };
  takes.add({ kind: "show", game });
  takes.add({ kind: "pause", paused: false });
  takes.add({ kind: "speed", speed });
  takes.add({ kind: "calm", calm });
  return takes;
}
