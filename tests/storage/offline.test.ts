import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { RELOADS_APART } from "../../src/storage/newVersion.ts";
import { keepOffline, LOOK, REST } from "../../src/storage/offline.ts";
import { createStore } from "../../src/storage/store.ts";
import { lockedCupboard, workingCupboard } from "./fakes.ts";
import { FakeLocks, FakeOrigin, FakeTimer } from "./workers.ts";

let origin: FakeOrigin;
let locks: FakeLocks;
let timer: FakeTimer;
beforeEach(() => {
  origin = new FakeOrigin();
  locks = new FakeLocks();
  timer = new FakeTimer();
});

type Parts = Parameters<typeof keepOffline>[0];

function partsOf(changed: Partial<Parts>): Parts {
  return {
    workers: origin.workers(),
    locks,
    timer,
    now: () => timer.now,
    tab: createStore(workingCupboard()),
    resting: signal(true),
    shown: Promise.resolve(),
    fetched: () => [],
    fetch: async () => undefined,
    reload: () => undefined,
    ...changed,
  };
}

/** A tab of the page, that rests or does not. */
async function openTab(rests: boolean, changed: Partial<Parts> = {}) {
  const resting = signal(rests);
  const reload = vi.fn();
  await keepOffline(partsOf({ resting, reload, ...changed }));
  await settle();
  return { resting, reload };
}

/** Lets every promise that can go on do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  timer.pass(ms);
  await settle();
}

async function publish(): Promise<void> {
  origin.publish();
  await settle();
}

test("is not asked for before the page is shown", async () => {
  const workers = origin.workers();
  const register = vi.spyOn(workers, "register");
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const kept = keepOffline(partsOf({ workers, shown }));
  await settle();
  expect(register).not.toHaveBeenCalled();
  show();
  await kept;
  expect(register).toHaveBeenCalledTimes(1);
});

test("the first version reloads nothing, and fetches once more what it has missed", async () => {
  const fetch = vi.fn(async () => undefined);
  const { reload } = await openTab(true, { fetch, fetched: () => ["exhibits/hall.json"] });
  await publish();
  await pass(REST + LOOK);
  expect(reload).not.toHaveBeenCalled();
  expect(fetch.mock.calls).toEqual([["exhibits/hall.json"]]);
});

test("a newer version takes over once, when the page has rested for a while", async () => {
  origin.publish();
  const fetch = vi.fn(async () => undefined);
  const { resting, reload } = await openTab(false, { fetch, fetched: () => ["exhibits/hall.json"] });
  const old = origin.active;
  await publish();
  await pass(10 * LOOK);
  expect(origin.active).toBe(old);
  resting.value = true;
  await pass(REST - 1);
  expect(origin.active).toBe(old);
  await pass(1);
  expect(origin.active).not.toBe(old);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(10 * LOOK);
  expect(fetch).not.toHaveBeenCalled();
});

test("a short rest between two games is none", async () => {
  origin.publish();
  const { resting, reload } = await openTab(false);
  await publish();
  resting.value = true;
  await pass(REST - 1);
  resting.value = false;
  await pass(10 * REST);
  expect(reload).not.toHaveBeenCalled();
  expect(origin.waiting).not.toBeNull();
});

test("whoever lets a version take over, a tab in mid-game stays until it rests", async () => {
  origin.publish();
  const { resting, reload } = await openTab(true);
  await pass(REST - 1);
  resting.value = false;
  await pass(REST);
  await publish();
  origin.waiting?.postMessage({ type: "SKIP_WAITING" });
  await pass(LOOK);
  expect(reload).not.toHaveBeenCalled();
  resting.value = true;
  await pass(REST);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a version that comes while the page rests takes over at once", async () => {
  origin.publish();
  const { reload } = await openTab(true);
  await pass(REST);
  await publish();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("looks for a newer version whenever it has come to rest, and every hour", async () => {
  origin.publish();
  const { resting } = await openTab(false);
  await pass(3 * LOOK);
  expect(origin.looks).toBe(3);
  resting.value = true;
  await pass(REST);
  expect(origin.looks).toBe(4);
});

test("no tab loses its files in mid-game: the version waits for all of them, and each reloads by itself", async () => {
  origin.publish();
  const resting = await openTab(true);
  const playing = await openTab(false);
  await pass(REST);
  await publish();
  await pass(LOOK);
  expect(origin.waiting).not.toBeNull();
  expect(resting.reload).not.toHaveBeenCalled();
  playing.resting.value = true;
  await pass(REST);
  expect(origin.waiting).toBeNull();
  expect(resting.reload).toHaveBeenCalledTimes(1);
  expect(playing.reload).toHaveBeenCalledTimes(1);
});

test("a game that begins while another tab lets the version take over is played to its end", async () => {
  origin.publish();
  const updating = await openTab(true);
  const late = await openTab(true);
  await pass(REST);
  const taken = publish();
  late.resting.value = false;
  await taken;
  expect(updating.reload.mock.calls.length + late.reload.mock.calls.length).toBeLessThanOrEqual(1);
  expect(late.reload).not.toHaveBeenCalled();
  late.resting.value = true;
  await pass(REST);
  expect(late.reload).toHaveBeenCalledTimes(1);
});

test("a server with a new answer to every request makes a tab reload once an hour at most", async () => {
  origin.publish();
  const tab = createStore(workingCupboard());
  const first = await openTab(true, { tab });
  await pass(REST);
  await publish();
  expect(first.reload).toHaveBeenCalledTimes(1);
  locks = new FakeLocks(); // A reloaded page has let go of everything.
  origin = new FakeOrigin();
  origin.publish();
  const again = await openTab(true, { tab });
  await pass(REST);
  await publish();
  expect(again.reload).not.toHaveBeenCalled();
  await pass(RELOADS_APART);
  expect(again.reload).toHaveBeenCalledTimes(1);
});

test("a tab that cannot remember does not reload itself", async () => {
  origin.publish();
  const { reload } = await openTab(true, { tab: createStore(lockedCupboard) });
  await pass(REST);
  await publish();
  expect(origin.waiting).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["refused", () => Promise.reject(new DOMException("no", "SecurityError"))],
  ["blocked", () => Promise.resolve(undefined)],
])("the game goes on where the worker is %s", async (_, register) => {
  const workers = Object.assign(origin.workers(), { register });
  const { reload } = await openTab(true, { workers });
  await pass(10 * LOOK);
  expect(origin.looks).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});

test("without a network the look for a newer version just fails", async () => {
  origin.publish();
  const workers = origin.workers();
  const { register } = workers;
  const offline = Object.assign(workers, {
    register: async (address: string) =>
      Object.assign((await register(address)) ?? {}, {
        update: () => Promise.reject(new TypeError("offline")),
      }),
  });
  const { reload } = await openTab(true, { workers: offline as Parts["workers"] });
  await pass(LOOK);
  expect(reload).not.toHaveBeenCalled();
});
