/** The page's side of the worker. Whatever becomes of a worker, a legal move comes. */
import { type Endpoint, type Remote, wrap } from "comlink";
import type { Move } from "../engine/types.ts";
import { chooseGreedy } from "./choosers.ts";
import {
  type ChooseRequest,
  type Machine,
  parseAnswer,
  parseRequest,
  type WorkerService,
} from "./protocol.ts";
import { createRandom } from "./random.ts";

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

/** A worker that has not answered after so many milliseconds hangs; the strongest player needs a hundredth of it. */
const PATIENCE = 15_000;

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
export function createClient({ hire, timer, report }: Ports): Machine {
  let hired: Hired | null = null;

  function current(): Hired {
    if (hired === null || hired.gone.aborted) hired = employ(hire());
    return hired;
  }

  return {
    async choose(request, signal): Promise<Move> {
      signal.throwIfAborted();
      const question = parseRequest(request);
      if (!question.ok) throw new Error(`${question.error.code}: ${question.error.message}`);
      let worker: Hired | null = null;
      try {
        worker = current();
        const move = parseAnswer(question.value, await ask(worker, timer, request, signal));
        if (move.ok) return move.value;
        throw new Error(`The worker answered ${move.error.at}: ${move.error.message}`);
      } catch (error) {
        signal.throwIfAborted();
        worker?.letGo(error);
        report(error);
        const { rules, path, seed } = question.value;
        return chooseGreedy(rules, path[0], createRandom(seed));
      }
    },
  };
}

/** The worker's answer, or a rejection as soon as none is waited for any more. */
async function ask(
  worker: Hired,
  timer: Timer,
  request: ChooseRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const stop = timer.start(PATIENCE, () => worker.letGo(new Error("The worker hangs.")));
  const ended = [signal, worker.gone].map(whenAborted);
  try {
    return await Promise.race([worker.service.choose(request), ...ended.map(({ rejection }) => rejection)]);
  } finally {
    stop();
    for (const { forget } of ended) forget();
  }
}

/** Rejects with the signal's reason when it is aborted. */
function whenAborted(signal: AbortSignal): { rejection: Promise<never>; forget: () => void } {
  let forget = () => {};
  const rejection = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort);
    forget = () => signal.removeEventListener("abort", abort);
  });
  return { rejection, forget };
}
