/** Whose turn it is: the one place where a game goes forward or back. */
import type { Analyst, Machine } from "../ai/protocol.ts";
import { agree, closingEvents, currentPosition, endOf, goTo, newGame, resign } from "../engine/game.ts";
import { err, ok, type Result } from "../engine/result.ts";
import { split } from "../engine/rules/split.ts";
import type { Game, Ply, Side } from "../engine/types.ts";
import { agrees, askMachine, playLegal } from "./agent.ts";
import type { Change, Phase, Refusal, Show } from "./change.ts";
import { redoTarget, undoTarget } from "./decisions.ts";
import { createListeners } from "./listeners.ts";
import { replayTarget, shownAt } from "./look.ts";
import { isMachine, onlyPersons, TWO_PERSONS } from "./seats.ts";
import { rematchOf, type Setup } from "./setup.ts";
import { moveOfTouch, type Touch } from "./touch.ts";

/** A machine's move is seen no sooner than this many milliseconds, at speed 1, after the last seed has landed. */
const REST = 700;

interface Ports {
  readonly machine: Machine & Analyst;
  readonly show: Show;
  /** Gets what went wrong in a machine or a listener; the game has gone on all the same. */
  readonly report: (error: unknown) => void;
}

export interface Session {
  readonly setup: Setup;
  /** The game as it stands. */
  readonly whole: Game;
  /** The game as it is shown: the same, or while somebody looks back, as it stood at another ply. */
  readonly game: Game;
  /** Whether an earlier or later position is shown than the one where the game stands. */
  readonly looking: boolean;
  /** Whether the game was opened only to be looked at, so that nobody plays in it. */
  readonly presented: boolean;
  /** Whether ply after ply is being shown again. */
  readonly replaying: boolean;
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
  /** Opens a game only to be looked at, at its first position. */
  present(setup: Setup, game: Game): void;
  /** Shows the position after `cursor` plies, and leaves the game as it is. */
  look(cursor: number): void;
  /** Shows the known plies from here on, one after the other; from the last one, all of them. */
  replay(): void;
  /** Ends the replay with the ply that is being shown. */
  halt(): void;
  /** Back to where the game stands, where it goes on. */
  leave(): void;
  /** Plays the person's move at once, or says why not; nothing is kept for later. */
  tap(touch: Touch): Result<Game, Refusal>;
  /** Back to a person's last decision, by one ply if only machines play; a closed game is opened again. */
  undo(): void;
  redo(): void;
  /** Shows the last move once more. */
  repeat(): void;
  /** Takes the game back, or forth again, to the position after `cursor` plies. */
  goTo(cursor: number): void;
  /** The same players on the same sides; the machines choose anew. */
  rematch(): void;
  resign(by: Side): Result<Game>;
  /**
   * Ends the game by agreement. A machine is asked, and may want to play on (`NOT_AGREED`) or fail to answer
   * (`NO_ANSWER`); where the game has gone on meanwhile, nothing happens (`TOO_LATE`).
   */
  agree(): Promise<Result<Game>>;
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
  let setup: Setup = {
    rules: split,
    seats: TWO_PERSONS,
    start: null,
    seed: 0,
    match: null,
    purpose: "play",
  };
  let whole = newGame(setup.rules);
  let game = whole;
  let phase: Phase = "person";
  let presented = false;
  let looking = false;
  let replaying = false;
  let repeating = false;
  let turn = new AbortController();
  const listeners = createListeners<Change>(report);

  function tell(made: Exclude<Change, { kind: "phase" }>): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    game = made.game;
    repeating = made.kind === "again";
    phase = "showing";
    listeners.tell(made);
    if (!signal.aborted) void (looking ? takeLook(signal) : takeTurn(signal));
  }

  /** The game itself changes; whoever looked elsewhere looks at it again. */
  function change(made: Extract<Change, { kind: "opened" | "ply" | "moved" | "closed" }>): void {
    whole = made.game;
    presented = false;
    looking = false;
    replaying = false;
    tell(made);
  }

  function enter(next: Phase): void {
    phase = next;
    listeners.tell({ kind: "phase" });
  }

  /** Resolves when the picture has caught up. */
  async function shown(): Promise<void> {
    await Promise.resolve(); // By now every listener has been told, so the show holds all that it has to show.
    await show.idle();
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    const coming = nextGame(signal);
    await shown();
    if (signal.aborted) return;
    if (coming === null) return enter(phaseAtRest());
    enter("thinking");
    if (signal.aborted) return;
    show.rest(REST);
    const [next] = await Promise.all([coming, show.idle()]);
    if (!signal.aborted) advance(next);
  }

  /** Goes on with a replay, or stays where somebody looks. */
  async function takeLook(signal: AbortSignal): Promise<void> {
    await shown();
    if (signal.aborted) return;
    if (!replaying) return enter("looking");
    if (game.cursor === replayTarget(whole, game.cursor)) return look(game.cursor);
    show.rest(REST);
    await show.idle();
    if (signal.aborted) return;
    if (replaying) replayNext();
    else enter("looking");
  }

  function phaseAtRest(): Phase {
    if (endOf(game) !== null) return "over";
    return setup.seats[currentPosition(game).toMove] === "nobody" ? "waiting" : "person";
  }

  /** The game one ply on without a person's doing; `null` when no machine is to move or the game is over. */
  function nextGame(signal: AbortSignal): Promise<Game> | null {
    const seat = setup.seats[currentPosition(game).toMove];
    if (!isMachine(seat) || endOf(game) !== null) return null;
    if (game.cursor < game.plies.length) return Promise.resolve(goTo(game, game.cursor + 1));
    return askMachine(machine, report, setup, seat, game, signal);
  }

  /** @param next is one ply further than the game. */
  function advance(next: Game): void {
    change({ kind: "ply", game: next, ply: lastPly(next) });
  }

  function open(next: Setup, resumed?: Game): void {
    setup = next;
    change({ kind: "opened", game: resumed ?? newGame(next.rules, next.start ?? undefined) });
  }

  function moveTo(cursor: number | null): void {
    if (cursor !== null) change({ kind: "moved", game: goTo(whole, cursor) });
  }

  function look(cursor: number): void {
    const seen = shownAt(whole, cursor);
    replaying = false;
    if (seen.cursor === whole.cursor && !presented) leave();
    else {
      looking = true;
      tell({ kind: "looked", game: seen });
    }
  }

  function leave(): void {
    if (looking && !presented) change({ kind: "moved", game: whole });
  }

  function replayNext(): void {
    const next = goTo(whole, game.cursor + 1);
    tell({ kind: "replayed", game: next, ply: lastPly(next) });
  }

  /** The last ply, where it may be shown again. */
  function repeatable(): Ply | undefined {
    return phase === "showing" || phase === "thinking" ? undefined : game.plies[game.cursor - 1];
  }

  function closeBy(closed: Result<Game>): Result<Game> {
    if (closed.ok) change({ kind: "closed", game: closed.value, events: closingEvents(closed.value) });
    return closed;
  }

  return {
    get setup() {
      return setup;
    },
    get whole() {
      return whole;
    },
    get game() {
      return game;
    },
    get looking() {
      return looking;
    },
    get presented() {
      return presented;
    },
    get replaying() {
      return replaying;
    },
    get phase() {
      return phase;
    },
    get busy() {
      return phase === "showing" || phase === "thinking";
    },
    get canUndo() {
      return !looking && undoTarget(whole, setup.seats) !== null;
    },
    get canRedo() {
      return !looking && redoTarget(whole, setup.seats) !== null;
    },
    get canRepeat() {
      return repeatable() !== undefined;
    },
    get repeating() {
      return repeating;
    },
    open,
    present(next, shared) {
      setup = next;
      whole = shownAt(shared, shared.plies.length);
      presented = true;
      looking = true;
      replaying = false;
      tell({ kind: "opened", game: shownAt(whole, 0) });
    },
    look,
    replay() {
      const from = game.cursor === whole.plies.length ? 0 : game.cursor;
      if (from === whole.plies.length) return;
      replaying = true;
      looking = true;
      if (from === game.cursor) replayNext();
      else tell({ kind: "looked", game: shownAt(whole, from) });
    },
    halt() {
      if (!replaying) return;
      replaying = false;
      listeners.tell({ kind: "phase" });
    },
    leave,
    tap(touch) {
      const move = moveOfTouch(game.rules, currentPosition(game), looking ? "looking" : phase, touch);
      if (!move.ok) return move;
      advance(playLegal(game, move.value));
      return ok(game);
    },
    undo() {
      if (!looking) moveTo(undoTarget(whole, setup.seats));
    },
    redo() {
      if (!looking) moveTo(redoTarget(whole, setup.seats));
    },
    repeat() {
      const ply = repeatable();
      if (ply !== undefined) tell({ kind: "again", game, ply });
    },
    goTo(cursor) {
      if (!presented) moveTo(cursor);
    },
    rematch() {
      open(rematchOf(setup));
    },
    resign(by) {
      return closeBy(presented ? onlyShown() : resign(whole, by));
    },
    async agree() {
      const asked = whole;
      const agreed = presented ? onlyShown() : agree(asked);
      const answer = agreed.ok && !onlyPersons(setup.seats) ? await agrees(machine, report, asked) : true;
      if (answer === null) return err("NO_ANSWER", "The machine does not answer.");
      if (!answer) return err("NOT_AGREED", "The machine wants to play on.");
      return whole === asked ? closeBy(agreed) : err("TOO_LATE", "The game has gone on.");
    },
    subscribe: listeners.subscribe,
    close() {
      turn.abort();
      listeners.clear();
    },
  };
}

const onlyShown = () => err("PRESENTED", "This game is only shown.");

const lastPly = (game: Game) => game.plies[game.cursor - 1] as Ply;
