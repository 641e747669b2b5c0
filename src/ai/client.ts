/** The page's side of the worker. Whatever becomes of a worker, a legal move comes. */
import { type Endpoint, type Remote, wrap } from "comlink";
import { must, ok, type Result } from "../engine/result.ts";
import { chooseGreedy } from "./choosers.ts";
import type { Analyst, Machine, WorkerService } from "./protocol.ts";
import { createRandom } from "./random.ts";
import { parseAnswer, parseRequest, parseStudyAnswer, parseStudyRequest } from "./wire.ts";

/** As much of a `Worker` as is needed. */
export type WorkerLike = Endpoint & Pick<Worker, "terminate">;

export interface Timer {
  /** Rings once after so many milliseconds. @returns stops it. */
  start(ms: number, ring: () => void): () => void;
}

interface Ports {
  /** Starts a worker; may throw. */
  readonly hire: () => WorkerLike;
  readonly timer: Timer;
  /** Gets what a worker was replaced for. */
  readonly report: (error: unknown) => void;
}

/**
 * A worker that is waited for is called, and hangs if it has not answered when the timer has rung so many times, each so
 * many milliseconds after the last. It hears a call within a tenth of a second, however long its work, and on slow
 * devices within one. After a device's sleep one timer rings at once, and not the one set next.
 */
const PATIENCE = { rings: 8, apart: 1000 };

interface Hired {
  readonly service: Remote<WorkerService>;
  /** Aborted with the reason when the worker is let go. */
  readonly gone: AbortSignal;
  letGo(reason: unknown): void;
}

function employ(worker: WorkerLike): Hired {
  const gone = new AbortController();
  const letGo = (reason: unknown) => {
    worker.terminate();
    gone.abort(reason);
  };
  worker.addEventListener("error", (event) => letGo(new Error("The worker died.", { cause: event })));
  worker.addEventListener("messageerror", () => letGo(new Error("The worker could not be understood.")));
  return { service: wrap<WorkerService>(worker), gone: gone.signal, letGo };
}

/**
 * A machine whose players think in a worker, started when it is first needed. A worker that dies, hangs or answers
 * nonsense is let go, that one move is chosen greedily here, and the next one by a new worker. An aborted choice
 * rejects at once with the signal's reason; what the worker still answers to it is dropped.
 */
export function createClient({ hire, timer, report }: Ports): Machine & Analyst {
  let hired: Hired | null = null;
  let studies = 0;
  /** Settles when no move is being chosen: studies give way to games. */
  let choosing: Promise<unknown> = Promise.resolve();
  /** The ends of the studies under way, the newest last. It alone goes on: the worker looks at one position at a time. */
  const studying: Promise<void>[] = [];

  function current(): Hired {
    if (hired === null || hired.gone.aborted) hired = employ(hire());
    return hired;
  }

  /** What `read` makes of the worker's answer. Whatever goes wrong, the worker is let go and the error thrown on. */
  async function ask<T>(
    call: (service: Remote<WorkerService>) => Promise<unknown>,
    read: (answer: unknown) => Result<T>,
    signal: AbortSignal,
  ): Promise<T> {
    let worker: Hired | null = null;
    try {
      worker = current();
      const answer = read(await wait(worker, timer, call(worker.service), signal));
      if (answer.ok) return answer.value;
      throw new Error(`The worker answered ${answer.error.at}: ${answer.error.message}`);
    } catch (error) {
      signal.throwIfAborted();
      worker?.letGo(error);
      throw error;
    }
  }

  return {
    async choose(request, signal) {
      signal.throwIfAborted();
      const question = must(parseRequest(request));
      const chosen = ask(
        (service) => service.choose(request),
        (answer) => parseAnswer(question, answer),
        signal,
      );
      // No result is kept, or each would hold all the ones before it.
      choosing = Promise.allSettled([choosing, chosen]).then(() => undefined);
      try {
        return await chosen;
      } catch (error) {
        signal.throwIfAborted();
        report(error);
        const { rules, path, seed } = question;
        return chooseGreedy(rules, path[0], createRandom(seed));
      }
    },

    prepare(place, signal) {
      return ask(
        (service) => service.prepare({ ...place, id: 0 }),
        () => ok(undefined),
        signal,
      );
    },

    async *study(place, signal) {
      signal.throwIfAborted();
      const request = { ...place, id: ++studies };
      const asked = must(parseStudyRequest(request));
      let end = () => {};
      const own = new Promise<void>((resolve) => {
        end = resolve;
      });
      studying.push(own);
      try {
        for (;;) {
          const newer = studying.slice(studying.indexOf(own) + 1);
          await unless(Promise.all([choosing, ...newer]), signal);
          const { done, ...analysis } = await ask(
            (service) => service.study(request),
            (answer) => parseStudyAnswer(asked, answer),
            signal,
          );
          yield analysis;
          if (done) return;
        }
      } finally {
        studying.splice(studying.indexOf(own), 1);
        end();
      }
    },
  };
}

/** The worker's answer, or a rejection as soon as none is waited for any more. */
async function wait(
  worker: Hired,
  timer: Timer,
  answer: Promise<unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  const stop = watch(worker, timer);
  try {
    return await unless(answer, signal, worker.gone);
  } finally {
    stop();
  }
}

/** What is awaited, unless one of the signals is aborted first: then a rejection with its reason. */
async function unless<T>(awaited: Promise<T>, ...signals: readonly AbortSignal[]): Promise<T> {
  const ended = signals.map(whenAborted);
  try {
    return await Promise.race([awaited, ...ended.map(({ rejection }) => rejection)]);
  } finally {
    for (const { forget } of ended) forget();
  }
}

/** Lets a worker go that hangs. @returns ends the watch. */
function watch({ service, letGo }: Hired, timer: Timer): () => void {
  let stop = () => {};
  const call = () => {
    let heard = false;
    service.hear().then(
      () => {
        heard = true;
      },
      // Whoever waits for an answer is told.
      () => {},
    );
    const wait = (rings: number) => {
      stop = timer.start(PATIENCE.apart, () => {
        if (rings > 1) wait(rings - 1);
        else if (heard) call();
        else letGo(new Error("The worker hangs."));
      });
    };
    wait(PATIENCE.rings);
  };
  call();
  return () => stop();
}

/** Rejects with the signal's reason when it is aborted. */
function whenAborted(signal: AbortSignal): { rejection: Promise<never>; forget: () => void } {
  let forget = () => {};
  const rejection = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    forget = () => signal.removeEventListener("abort", abort);
  });
  return { rejection, forget };
}
