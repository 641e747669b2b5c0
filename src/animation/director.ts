/** Presents what has happened: the one who knows what the picture is to be when everything has been shown. */
import type { Game, GameEvent, Outcome, Position, Side } from "../engine/types.ts";
import type { AnimationQueue } from "./beat.ts";
import { choreograph } from "./choreography.ts";
import type { Cue } from "./cue.ts";
import { type Picture, pictureOf, traceOf } from "./picture.ts";
import type { Stage } from "./stage.ts";
import { reseat, seat, type Table } from "./table.ts";
import { beatsOf } from "./track.ts";

interface Ports {
  readonly queue: AnimationQueue;
  readonly stage: Stage;
  readonly cue: Cue;
  /** The engine's position at the cursor, the end included. */
  readonly positionOf: (game: Game) => Position;
  readonly endOf: (game: Game) => { readonly outcome: Outcome } | null;
}

export interface Director {
  /** The only person's side, as sounds need it; `null` when both seats or neither are a person's. */
  viewpoint: Side | null;
  /** No flights. Holds from the next events on. */
  reducedMotion: boolean;
  /** A new or resumed game: shown at once, and what happens before a first move is played. */
  open(game: Game): void;
  /** Plays events, a ply's or those of closing a game, after everything that is still to be shown. */
  play(events: readonly GameEvent[]): void;
  /** Shows the game as it stands, silently; whatever was still to be shown is dropped. */
  show(game: Game): void;
  /** Plays the last ply up to the cursor once more. Does nothing where there is none; how the game was closed is not played again. */
  again(game: Game): void;
  /** Drops what is still to be shown and shows the end of it, silently. */
  finish(): void;
  /** A pause of so many milliseconds, at speed 1. */
  rest(ms: number): void;
  /** Resolves when nothing is left to show. */
  idle(): Promise<void>;
}

export function createDirector({ queue, stage, cue, positionOf, endOf }: Ports): Director {
  /** The picture when everything in the queue has been shown; `null` before the first game. */
  let picture: Picture | null = null;

  function showNow(next: Picture): void {
    queue.clear();
    picture = next;
    stage.show(next);
  }

  function play(events: readonly GameEvent[]): void {
    if (picture === null) return;
    const { parts, after } = choreograph(picture, events, stage, hear, director.reducedMotion);
    picture = after;
    queue.push(beatsOf(parts.flat()));
  }

  function hear(event: GameEvent, seedsInPit: number, lastDrop: boolean): void {
    cue.play(event, { viewpoint: director.viewpoint, seedsInPit, lastDrop, speed: queue.speed });
  }

  function tableOf(position: Position): Table {
    return picture === null ? seat(position) : reseat(picture.table, position);
  }

  function standing(game: Game): Picture {
    const position = positionOf(game);
    const ply = game.plies[game.cursor - 1];
    const end = endOf(game);
    const still = pictureOf(position, tableOf(position), end !== null);
    const winner = end?.outcome.winner ?? null;
    return { ...still, winner, trace: ply === undefined ? null : traceOf(ply.events) };
  }

  const director: Director = {
    viewpoint: null,
    reducedMotion: false,
    open(game) {
      picture = null;
      const { events } = game.opening;
      if (game.cursor > 0 || game.closed !== null || events.length === 0) return showNow(standing(game));
      showNow(pictureOf(game.start, seat(game.start), false));
      play(events);
    },
    play,
    show(game) {
      showNow(standing(game));
    },
    again(game) {
      const ply = game.plies[game.cursor - 1];
      if (ply === undefined) return;
      showNow(pictureOf(ply.before, tableOf(ply.before), false));
      play(ply.events);
      if (game.closed === null) return;
      const closed = standing(game);
      picture = closed;
      queue.push([{ ms: 0, draw: () => stage.show(closed) }]);
    },
    finish() {
      if (picture !== null) showNow(picture);
    },
    rest(ms) {
      queue.push([{ ms, draw() {} }]);
    },
    idle: queue.idle,
  };
  return director;
}
