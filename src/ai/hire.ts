/** What the client needs from a browser. */
import type { Timer, WorkerLike } from "./client.ts";

export function hireWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

export const pageTimer: Timer = {
  start(ms, ring) {
    const id = setTimeout(ring, ms);
    return () => clearTimeout(id);
  },
};
