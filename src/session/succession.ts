/** Lets the next game of a series begin by itself. */
import type { Show } from "./change.ts";
import type { Session } from "./session.ts";
import { nextGame } from "./setup.ts";

/** So many milliseconds, at speed 1, the result is seen before the next game begins. */
const PAUSE = 5000;

interface Ports {
  readonly session: Session;
  readonly show: Show;
}

/**
 * Whatever happens meanwhile halts it, until the game is over and at rest again: who takes back, looks back or has the last
 * move shown again is not interrupted.
 * @returns ends it.
 */
export function followGames({ session, show }: Ports): () => void {
  let pause = new AbortController();

  async function goOn(signal: AbortSignal): Promise<void> {
    show.rest(PAUSE);
    await show.idle();
    if (signal.aborted) return;
    const next = nextGame(session.setup, session.whole);
    if (next !== null) session.open(next);
  }

  const stop = session.subscribe(() => {
    pause.abort();
    pause = new AbortController();
    if (rests(session)) void goOn(pause.signal);
  });
  return () => {
    pause.abort();
    stop();
  };
}

type Moment = Pick<Session, "phase" | "setup">;

/** Whether the result of one game of a series is seen and the next is to come. */
function rests({ phase, setup }: Moment): boolean {
  return phase === "over" && setup.series !== undefined;
}

/** Whether something is under way that may be paused: a sowing, a machine's turn, or the rest before the next game. */
export function isUnderWay(moment: Moment & Pick<Session, "busy">): boolean {
  return moment.busy || rests(moment);
}
