/** Has the game that stands reviewed, and keeps what was found until another game stands. */
import type { Analyst } from "../ai/protocol.ts";
import type { Game } from "../engine/types.ts";
import type { Adviser } from "./adviser.ts";
import type { Assessment } from "./assessment.ts";
import { createListeners } from "./listeners.ts";
import type { Assessments } from "./mistakes.ts";
import { review } from "./review.ts";
import type { Session } from "./session.ts";

export interface Review {
  readonly game: Game;
  /** What was found so far, the last position first. */
  readonly assessments: Assessments;
  readonly state: "running" | "stopped" | "failed" | "done";
}

export interface Reviewer {
  /** `null` while nobody has asked for one of this game. */
  readonly review: Review | null;
  start(): void;
  stop(): void;
  /** @returns takes the listener off again. */
  subscribe(listener: (review: Review | null) => void): () => void;
}

interface Ports {
  readonly session: Session;
  readonly analyst: Analyst;
  /** Rests while a game is reviewed: the analyst looks at one position at a time. */
  readonly adviser: Pick<Adviser, "rest">;
  /** Gets what went wrong in the analyst. */
  readonly report: (error: unknown) => void;
}

export function createReviewer({ session, analyst, adviser, report }: Ports): Reviewer {
  let current: Review | null = null;
  let running: AbortController | null = null;
  const listeners = createListeners<Review | null>(report);

  function set(next: Review | null): void {
    current = next;
    listeners.tell(next);
  }

  function end(state: Exclude<Review["state"], "running">): void {
    if (current?.state !== "running") return;
    running?.abort();
    set({ ...current, state });
    adviser.rest(false);
  }

  async function run(game: Game, signal: AbortSignal): Promise<void> {
    const assessments: (Assessment | undefined)[] = [];
    try {
      for await (const { cursor, assessment } of review(analyst, game, signal)) {
        if (signal.aborted) return;
        assessments[cursor] = assessment;
        set({ game, assessments: [...assessments], state: "running" });
      }
      end("done");
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      end("failed");
    }
  }

  session.subscribe(() => {
    if (current === null || current.game.plies === session.whole.plies) return;
    end("stopped");
    set(null);
  });

  return {
    get review() {
      return current;
    },
    start() {
      adviser.rest(true);
      running?.abort();
      running = new AbortController();
      const game = session.whole;
      set({ game, assessments: [], state: "running" });
      void run(game, running.signal);
    },
    stop() {
      end("stopped");
    },
    subscribe: listeners.subscribe,
  };
}
