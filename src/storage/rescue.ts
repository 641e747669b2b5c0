/**
 * Loads the page anew into its saved game when nothing else helps, and not over and over: twice when it is called
 * for, then once in ten minutes. A page that is alone for weeks gets on by itself as soon as the fault has gone.
 */
import * as v from "valibot";
import { parseJson } from "./json.ts";
import type { Store } from "./store.ts";

interface Parts {
  /** What this tab alone remembers. Without it nothing is loaded anew, since nobody could tell how often it was. */
  readonly tab: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rings once; the answer stops it. */
  readonly timer: { start(ms: number, ring: () => void): () => void };
  /** Whether the page could be had. A browser's own error page would be the end of it. */
  readonly reachable: () => Promise<boolean>;
  readonly reload: () => void;
}

export interface Rescue {
  /** To be called with every fault that only loading anew can mend; many calls are as one. */
  call(): void;
}

/** How often in `SPAN` milliseconds. */
const OFTEN = 2;
export const SPAN = 600_000;
/** Milliseconds between two tries to reach the page. */
export const RETRY = 30_000;

const NAME = "rescued";
const times = v.array(v.number());

export function createRescue({ tab, now, timer, reachable, reload }: Parts): Rescue {
  let called = false;

  /** When the page was loaded anew, the last `OFTEN` times. A time that is yet to come is of a clock that was wrong. */
  function past(): readonly number[] | null {
    const read = tab.read(NAME);
    if (!read.ok) return null;
    const known = v.safeParse(times, read.value === null ? [] : parseJson(read.value));
    return known.success ? known.output.filter((time) => time <= now()).slice(-OFTEN) : [];
  }

  async function attempt(): Promise<void> {
    if (!(await reachable().catch(() => false))) {
      timer.start(RETRY, attempt);
      return;
    }
    const known = past();
    if (known !== null && tab.write(NAME, JSON.stringify([...known, now()])).ok) reload();
  }

  return {
    call() {
      if (called) return;
      called = true;
      const known = past() ?? [];
      const [oldest] = known;
      const wait = oldest === undefined || known.length < OFTEN ? 0 : Math.max(0, oldest + SPAN - now());
      timer.start(wait, attempt);
    },
  };
}
