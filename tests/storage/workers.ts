/** Service workers, locks and a clock as a browser has them, in the hand of a test. */
import type { Locks, Registration, Workers } from "../../src/storage/offline.ts";

/** One origin's locks, for as many tabs as the test has. Nothing waits in a queue: what is not free is refused or late. */
export class FakeLocks implements Locks {
  readonly held = new Map<symbol, "shared" | "exclusive">();
  readonly #late: (() => void)[] = [];

  async request(
    _name: string,
    { mode, ifAvailable = false }: Parameters<Locks["request"]>[1],
    held: Parameters<Locks["request"]>[2],
  ): Promise<void> {
    const lock = Symbol(mode);
    const free = () =>
      mode === "exclusive" ? this.held.size === 0 : ![...this.held.values()].includes("exclusive");
    await Promise.resolve();
    if (!free() && ifAvailable) return held(null);
    while (!free()) await new Promise<void>((resolve) => this.#late.push(resolve));
    this.held.set(lock, mode);
    await held(lock);
    this.held.delete(lock);
    for (const go of this.#late.splice(0)) go();
  }
}

/** Rings when the test says that time goes on. */
export class FakeTimer {
  now = 0;
  readonly #due = new Map<symbol, { readonly at: number; readonly ring: () => void }>();

  start(ms: number, ring: () => void): () => void {
    const key = Symbol(ms);
    this.#due.set(key, { at: this.now + ms, ring });
    return () => this.#due.delete(key);
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.#due].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (next === undefined) break;
      const [key, { at, ring }] = next;
      this.#due.delete(key);
      this.now = at;
      ring();
    }
    this.now = end;
  }
}

class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  readonly #activate: () => void;
  constructor(activate: () => void) {
    super();
    this.#activate = activate;
  }
  postMessage(message: { readonly type: string }): void {
    this.asked.push(message);
    this.#activate();
  }
}

/** The one worker of an origin, with the tabs that it serves. */
export class FakeOrigin {
  active: unknown = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looks = 0;
  readonly #tabs: EventTarget[] = [];
  readonly #registrations: EventTarget[] = [];

  /** As one tab sees it. */
  workers(): Workers {
    const origin = this;
    const tab = new EventTarget();
    this.#tabs.push(tab);
    return Object.assign(tab, {
      controller: this.active,
      async register(): Promise<Registration> {
        const registration = new EventTarget();
        origin.#registrations.push(registration);
        return Object.defineProperties(
          Object.assign(registration, {
            update: async () => {
              origin.looks += 1;
            },
          }),
          {
            active: { get: () => origin.active },
            waiting: { get: () => origin.waiting },
            installing: { get: () => origin.installing },
          },
        ) as EventTarget & Registration;
      },
    });
  }

  /** A version is found, stored, and waits; the very first takes over at once. */
  publish(): void {
    const worker: FakeWorker = new FakeWorker(() => {
      this.waiting = null;
      this.active = worker;
      worker.dispatchEvent(new Event("statechange"));
      for (const tab of this.#tabs) tab.dispatchEvent(new Event("controllerchange"));
    });
    this.installing = worker;
    for (const registration of this.#registrations) registration.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
    if (this.active === null) worker.postMessage({ type: "first" });
  }
}
