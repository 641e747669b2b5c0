import { choreograph } from "../../src/animation/choreography.ts";
import { pictureOf } from "../../src/animation/picture.ts";
import { seat } from "../../src/animation/table.ts";
import { endOf } from "../../src/animation/track.ts";
import { beginFold, type FoldState, foldEvent } from "../../src/engine/fold.ts";
import { currentPosition } from "../../src/engine/game.ts";
import type { GameEvent } from "../../src/engine/types.ts";
import { FakeStage } from "../animation/fakes.ts";
import type { Action } from "./action.ts";

/** When an event is on show: milliseconds at speed 1 since the last position was shown. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What must be seen at each moment, by the engine's fold alone. It keeps its own clock beside the queue's; with whole
 * milliseconds and the game's speeds both are exact.
 */
export class Course {
  /** The state at first, and after each event. */
  #states: FoldState[] = [];
  #spans: Span[] = [];
  #clock = 0;
  #length = 0;
  #speed = 1;
  #paused = false;
  #calm = false;

  follow(action: Action): void {
    switch (action.kind) {
      case "show":
        this.#restart(beginFold(currentPosition(action.game)));
        return;
      case "play":
        this.#schedule(action.events);
        return;
      case "finish":
        this.#restart(this.#last);
        return;
      case "speed":
        this.#speed = action.speed;
        return;
      case "pause":
        this.#paused = action.paused;
        return;
      case "calm":
        this.#calm = action.calm;
        return;
      case "step": {
        if (this.#paused) return;
        const shown = this.#speed === Number.POSITIVE_INFINITY ? this.#length : action.ms * this.#speed;
        this.#clock = Math.min(this.#length, this.#clock + shown);
        return;
      }
      default:
        action satisfies never;
    }
  }

  /** Whether everything has been shown. */
  get over(): boolean {
    return this.#clock === this.#length;
  }

  /**
   * The states from the last event whose beats have ended, with those of all before it, to the last that has begun:
   * no number in the picture may be outside of what these say. One state when nothing is under way.
   */
  get states(): readonly FoldState[] {
    if (this.over) return [this.#last];
    const going = this.#spans.findIndex(({ end }) => end >= this.#clock);
    const begun = this.#spans.findLastIndex(({ start }) => start <= this.#clock);
    return this.#states.slice(going, begun + 2);
  }

  get #last(): FoldState {
    const last = this.#states.at(-1);
    if (last === undefined) throw new Error("nothing has been shown yet");
    return last;
  }

  #restart(state: FoldState): void {
    this.#states = [state];
    this.#spans = [];
    this.#clock = 0;
    this.#length = 0;
  }

  #schedule(events: readonly GameEvent[]): void {
    const { position } = this.#last;
    const picture = pictureOf(position, seat(position), false);
    const { parts } = choreograph(picture, events, new FakeStage(), () => {}, this.#calm);
    events.forEach((event, index) => {
      const tracks = parts[index] ?? [];
      this.#states.push(foldEvent(this.#last, event));
      this.#spans.push({
        start: this.#length + Math.min(...tracks.map(({ start }) => start)),
        end: this.#length + endOf(tracks),
      });
    });
    this.#length += endOf(parts.flat());
  }
}
