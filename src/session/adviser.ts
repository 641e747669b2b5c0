/** Looks along with the players: what the shown position is worth, and what would be best there. */
import { type Analyst, placeOf } from "../ai/protocol.ts";
import { endOf } from "../engine/game.ts";
import { type Assessment, assess } from "./assessment.ts";
import type { Change } from "./change.ts";
import { createListeners } from "./listeners.ts";
import { lonePerson } from "./seats.ts";
import type { Session } from "./session.ts";

/** Stretches of thinking, each about 25 ms, after which a hint is good enough, and after which a position is left. */
const HINTED = 40;
const FOLLOWED = 400;
/** After which a position that is only glanced at is left. */
const GLANCED = 16;

export interface Advice {
  /** Every position that is shown is looked at. */
  readonly following: boolean;
  /** What is known so far of the shown position; `null` while nothing is, or nobody asked. */
  readonly assessment: Assessment | null;
  /** The analyst has failed at the shown position. */
  readonly failed: boolean;
  /** A hint that was asked for is being sought, given from `assessment`, or not to be had. */
  readonly hint: "none" | "sought" | "given" | "failed";
}

export interface Adviser {
  readonly advice: Advice;
  follow(on: boolean): void;
  /** Looks at every position for a moment, unfollowed, so that a screen may show for weeks who is ahead. */
  glance(on: boolean): void;
  /** Gives a person to move a hint, which stays until anything changes; asked again, takes it away. */
  hint(): void;
  /** Leaves the analyst to somebody else, until it is told to go on. */
  rest(on: boolean): void;
  /** @returns takes the listener off again. */
  subscribe(listener: (advice: Advice) => void): () => void;
}

interface Ports {
  readonly session: Session;
  readonly analyst: Analyst;
  /** Gets what went wrong in the analyst. */
  readonly report: (error: unknown) => void;
}

/** Nobody follows a game against a machine unasked: where one is opened, the following ends. */
export function createAdviser({ session, analyst, report }: Ports): Adviser {
  let following = false;
  let glancing = false;
  let hinting = false;
  let resting = false;
  let assessment: Assessment | null = null;
  let failed = false;
  let stretches = 0;
  /** Nothing more is to be found. */
  let done = false;
  let study: AbortController | null = null;
  const listeners = createListeners<Advice>(report);

  function advice(): Advice {
    return { following, assessment, failed, hint: hintState() };
  }

  function hintState(): Advice["hint"] {
    if (!hinting) return "none";
    if (failed) return "failed";
    return done || stretches >= HINTED ? "given" : "sought";
  }

  const tell = () => listeners.tell(advice());

  function wanted(): number {
    if (resting) return 0;
    return following ? FOLLOWED : hinting ? HINTED : glancing ? GLANCED : 0;
  }

  function stop(): void {
    study?.abort();
    study = null;
  }

  /** Looks at the position that is shown from the beginning. */
  function begin(): void {
    stop();
    assessment = null;
    failed = false;
    done = false;
    stretches = 0;
    tell();
    if (wanted() === 0) return;
    study = new AbortController();
    if (following || hinting) learn(study.signal);
    void look(study.signal);
  }

  /** How games end, while the position is looked at: the sooner it is known, the surer is what is found. */
  function learn(signal: AbortSignal): void {
    const { game } = session;
    if (endOf(game) === null) analyst.prepare(placeOf(game), signal).catch(() => undefined);
  }

  async function look(signal: AbortSignal): Promise<void> {
    try {
      for await (const found of assess(analyst, session.game, FOLLOWED, signal)) {
        if (signal.aborted) return;
        assessment = found;
        stretches++;
        tell();
        if (stretches >= wanted()) break;
      }
      done = stretches < wanted();
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      failed = true;
    }
    study = null;
    tell();
  }

  session.subscribe(({ kind }: Change) => {
    if (kind === "phase" || kind === "again") return;
    if (kind === "opened" && !session.presented && lonePerson(session.setup.seats) !== null)
      following = false;
    hinting = false;
    begin();
  });

  return {
    get advice() {
      return advice();
    },
    follow(on) {
      following = on;
      hinting = hinting && !on; // What is found is shown from now on anyway.
      if (on && !done) return begin();
      if (wanted() === 0) stop();
      tell();
    },
    glance(on) {
      glancing = on;
      if (on && assessment === null && study === null) begin();
      else if (wanted() === 0) stop();
    },
    hint() {
      if (hinting) {
        hinting = false;
        if (wanted() === 0) stop();
      } else if (session.phase === "person") {
        hinting = true;
        if (study === null && !done && (failed || stretches < HINTED)) return begin();
      }
      tell();
    },
    rest(on) {
      resting = on;
      begin();
    },
    subscribe: listeners.subscribe,
  };
}
