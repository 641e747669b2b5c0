/** Whose turn it is: the one place where a game goes forward or back. */
import type { Machine } from "../ai/protocol.ts";
import {
  agree,
  closingEvents,
  currentPosition,
  endOf,
  goTo,
  isDecided,
  newGame,
  resign,
} from "../engine/game.ts";
import { err, ok, type Result } from "../engine/result.ts";
import { split } from "../engine/rules/split.ts";
import type { Game, Ply, Side } from "../engine/types.ts";
import { askMachine, playLegal } from "./agent.ts";
import type { Change, Phase, Refusal, Show } from "./change.ts";
import { redoTarget, undoTarget } from "./decisions.ts";
import { createListeners } from "./listeners.ts";
import { rematchSeed, type Setup } from "./setup.ts";
import { moveOfTouch, type Touch } from "./touch.ts";

/** A machine's move is seen no sooner than this many milliseconds, at speed 1, after the last seed has landed. */
const REST = 700;

interface Ports {
  readonly machine: Machine;
  readonly show: Show;
  /** Gets what went wrong in a machine or a listener; the game has gone on all the same. */
  readonly report: (error: unknown) => void;
}

export interface Session {
  readonly setup: Setup;
  readonly game: Game;
  readonly phase: Phase;
  /** Until the picture has caught up and a person is to move or the game is over. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether there is a last move to show again, and nobody waits for another one. */
  readonly canRepeat: boolean;
  /** Whether nothing has happened since the last move was shown again. */
  readonly repeating: boolean;
  /** Begins a game, or goes on with one that was played under this setup. */
  open(setup: Setup, resumed?: Game): void;
  /** Plays the person's move at once, or says why not; nothing is kept for later. */
  tap(touch: Touch): Result<Game, Refusal>;
  /** Back to a person's last decision, by one ply if only machines play; a closed game is opened again. */
  undo(): void;
  redo(): void;
  /** Shows the last move once more. */
  repeat(): void;
  /** To the position after `cursor` plies. */
  goTo(cursor: number): void;
  /** The same players on the same sides; the machines choose anew. */
  rematch(): void;
  resign(by: Side): Result<Game>;
  /** Ends the game by agreement. A machine agrees only when the game is decided (`NOT_DECIDED`). */
  agree(): Result<Game>;
  /** Every later change is told once, in order. @returns takes the listener off again. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Stops everything; nothing more is told. */
  close(): void;
}

/**
 * A session holds a game of two persons, already waiting, until the first `open`.
 *
 * The game goes forward at once and the picture follows: the turn passes on when `show` is idle again. A machine
 * is asked while its opponent's move is still being shown; its answer is dropped when anything else has happened
 * since. Where later plies are known, because they were taken back, a machine plays what it played before.
 */
export function createSession({ machine, show, report }: Ports): Session {
  let setup: Setup = { rules: split, seats: { south: "human", north: "human" }, start: null, seed: 0 };
  let game = newGame(setup.rules);
  let phase: Phase = "person";
  let repeating = false;
  let turn = new AbortController();
  const listeners = createListeners<Change>(report);

  function change(made: Exclude<Change, { kind: "phase" }>): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    game = made.game;
    repeating = made.kind === "again";
    phase = "showing";
    listeners.tell(made);
    if (!signal.aborted) void takeTurn(signal);
  }

  function enter(next: Phase): void {
    phase = next;
    listeners.tell({ kind: "phase" });
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    const coming = nextGame(signal);
    await Promise.resolve(); // By now every listener has been told, so the show holds all that it has to show.
    await show.idle();
    if (signal.aborted) return;
    if (coming === null) return enter(endOf(game) === null ? "person" : "over");
    enter("thinking");
    if (signal.aborted) return;
    show.rest(REST);
    const [next] = await Promise.all([coming, show.idle()]);
    if (!signal.aborted) advance(next);
  }

  /** The game one ply on without a person's doing; `null` when a person is to move or the game is over. */
  function nextGame(signal: AbortSignal): Promise<Game> | null {
    const seat = setup.seats[currentPosition(game).toMove];
    if (seat === "human" || endOf(game) !== null) return null;
    if (game.cursor < game.plies.length) return Promise.resolve(goTo(game, game.cursor + 1));
    return askMachine(machine, report, setup, seat, game, signal);
  }

  /** @param next is one ply further than the game. */
  function advance(next: Game): void {
    change({ kind: "ply", game: next, ply: next.plies[next.cursor - 1] as Ply });
  }

  function open(next: Setup, resumed?: Game): void {
    setup = next;
    change({ kind: "opened", game: resumed ?? newGame(next.rules, next.start ?? undefined) });
  }

  function moveTo(cursor: number | null): void {
    if (cursor !== null) change({ kind: "moved", game: goTo(game, cursor) });
  }

  /** The last ply, where it may be shown again. */
  function repeatable(): Ply | undefined {
    return phase === "person" || phase === "over" ? game.plies[game.cursor - 1] : undefined;
  }

  function closeBy(closed: Result<Game>): Result<Game> {
    if (closed.ok) change({ kind: "closed", game: closed.value, events: closingEvents(closed.value) });
    return closed;
  }

  return {
    get setup() {
      return setup;
    },
    get game() {
      return game;
    },
    get phase() {
      return phase;
    },
    get busy() {
      return phase === "showing" || phase === "thinking";
    },
    get canUndo() {
      return undoTarget(game, setup.seats) !== null;
    },
    get canRedo() {
      return redoTarget(game, setup.seats) !== null;
    },
    get canRepeat() {
      return repeatable() !== undefined;
    },
    get repeating() {
      return repeating;
    },
    open,
    tap(touch) {
      const move = moveOfTouch(game.rules, currentPosition(game), phase, touch);
      if (!move.ok) return move;
      advance(playLegal(game, move.value));
      return ok(game);
    },
    undo() {
      moveTo(undoTarget(game, setup.seats));
    },
    redo() {
      moveTo(redoTarget(game, setup.seats));
    },
    repeat() {
      const ply = repeatable();
      if (ply !== undefined) change({ kind: "again", game, ply });
    },
    goTo: moveTo,
    rematch() {
      open({ ...setup, seed: rematchSeed(setup) });
    },
    resign(by) {
      return closeBy(resign(game, by));
    },
    agree() {
      const machines = setup.seats.south !== "human" || setup.seats.north !== "human";
      const agreed = agree(game);
      if (agreed.ok && machines && !isDecided(game)) {
        return err("NOT_DECIDED", "The machine plays on while the game is open.");
      }
      return closeBy(agreed);
    },
    subscribe: listeners.subscribe,
    close() {
      turn.abort();
      listeners.clear();
    },
  };
}
