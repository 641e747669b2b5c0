/**
 * Keeps the game on the device through a service worker, and lets a new version take over where nobody minds.
 *
 * One worker serves all tabs, and the files of the old version go when the new one takes over. So a tab at work holds
 * a lock together with the others, and the one that activates must have it alone: no tab loses its files in mid-game.
 */
import { type News, nextStep } from "./newVersion.ts";
import type { Store } from "./store.ts";

/** As much of the browser's service workers as is needed here. */
interface Worker {
  postMessage(message: { readonly type: "SKIP_WAITING" }): void;
  addEventListener(kind: "statechange", listener: () => void): void;
}

export interface Registration {
  readonly active: unknown;
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  /** Looks for a new version; rejects where there is no network. */
  update(): Promise<unknown>;
  addEventListener(kind: "updatefound", listener: () => void): void;
}

export interface Workers {
  /** The worker that answers for this page. */
  readonly controller: unknown;
  register(address: string): Promise<Registration | undefined>;
  addEventListener(kind: "controllerchange", listener: () => void): void;
}

export interface Locks {
  request(
    name: string,
    how: { readonly mode: "shared" | "exclusive"; readonly ifAvailable?: boolean },
    held: (lock: unknown) => Promise<void>,
  ): Promise<void>;
}

interface Parts {
  readonly workers: Workers;
  readonly locks: Locks;
  /** Rings once; the answer stops it. */
  readonly timer: { start(ms: number, ring: () => void): () => void };
  readonly now: () => number;
  /** What this tab alone remembers. */
  readonly tab: Store;
  /** Whether a reload would take nothing away. */
  readonly resting: { subscribe(listener: (resting: boolean) => void): unknown };
  /** Resolves when the page is shown and has time: storing all its files must not hold up the first frame. */
  readonly shown: Promise<void>;
  /** Addresses that the page has fetched although they are not part of the game. */
  readonly fetched: () => readonly string[];
  readonly fetch: (address: string) => Promise<unknown>;
  readonly reload: () => void;
}

/** Beside the page, so that the worker answers for the folder in which the game lies. */
const SCRIPT = "./sw.js";
const LOCK = "alemungula:at work";
const RELOADED = "reloaded";
/** Milliseconds: a page that has rested for so long is left alone. */
export const REST = 5_000;
/** Milliseconds between two looks for a new version; an exhibit's page stays for weeks. */
export const LOOK = 3_600_000;

/** Resolves when the game is being kept; without service workers, or where they are refused, the game just goes on. */
export async function keepOffline(parts: Parts): Promise<void> {
  const { workers, locks, timer, now, tab, resting, shown, fetched, fetch, reload } = parts;
  let registration: Registration | undefined;
  let rested = false;
  let controlled = workers.controller !== null;
  let ruling = false;

  workers.addEventListener("controllerchange", () => {
    if (!controlled) {
      // What was fetched before there was a worker is fetched once more, through it.
      for (const address of fetched()) fetch(address).catch(ignore);
    } else {
      ruling = true;
      act();
    }
    controlled = true;
  });

  function news(): News {
    if (ruling) return "ruling";
    return registration?.active && registration.waiting !== null ? "waiting" : "none";
  }

  function act(): void {
    const step = nextStep({ news: news(), rested, sinceReload: sinceReload() });
    switch (step) {
      case "stay":
        return;
      case "activate":
        locks.request(LOCK, { mode: "exclusive", ifAvailable: true }, activate).catch(ignore);
        return;
      case "reload":
        if (tab.write(RELOADED, String(now())).ok) reload();
        return;
      default:
        step satisfies never;
    }
  }

  /** @param lock `null` while another tab is at work, or is doing this very thing. */
  async function activate(lock: unknown): Promise<void> {
    const worker = registration?.waiting;
    if (lock === null || !rested || !worker) return;
    await new Promise<void>((resolve) => {
      worker.addEventListener("statechange", resolve);
      worker.postMessage({ type: "SKIP_WAITING" });
    });
  }

  function sinceReload(): number | null {
    const read = tab.read(RELOADED);
    return read.ok && read.value !== null ? now() - Number(read.value) : null;
  }

  function look(): void {
    registration?.update().catch(ignore);
    act();
  }

  function lookAgain(): void {
    timer.start(LOOK, () => {
      look();
      lookAgain();
    });
  }

  let endWork = () => {};
  let endWait = () => {};
  resting.subscribe((rests) => {
    endWork();
    endWait();
    rested = false;
    if (rests) {
      endWait = timer.start(REST, () => {
        rested = true;
        look();
      });
    } else {
      const ended = new Promise<void>((resolve) => {
        endWork = resolve;
      });
      locks.request(LOCK, { mode: "shared" }, () => ended).catch(ignore);
    }
  });

  await shown;
  registration = await workers.register(SCRIPT).catch(() => undefined);
  if (registration === undefined) return;
  const follow = () => registration?.installing?.addEventListener("statechange", act);
  registration.addEventListener("updatefound", follow);
  follow();
  act();
  lookAgain();
}

/** There is no network, or the browser does not want to; another time it may. */
function ignore(): void {}
