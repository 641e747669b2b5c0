import { expect, test } from "vitest";
import { createRescue, RETRY, SPAN } from "../../src/storage/rescue.ts";
import { createStore, type Store } from "../../src/storage/store.ts";
import { fullCupboard, lockedCupboard, workingCupboard } from "./fakes.ts";
import { FakeTimer } from "./workers.ts";

/** Lets every promise that can go on do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A tab whose page is opened again and again, and calls for rescue as often as it is told. */
function openTab(tab: Store = createStore(workingCupboard())) {
  const timer = new FakeTimer();
  const seen = { reloads: 0, reachable: true };
  let clock = 1_000_000_000_000;
  const open = () =>
    createRescue({
      tab,
      now: () => clock + timer.now,
      timer,
      reachable: async () => seen.reachable,
      reload: () => {
        seen.reloads += 1;
      },
    });
  async function pass(ms: number): Promise<void> {
    timer.pass(ms);
    await settle();
  }
  return {
    seen,
    pass,
    setClock: (ms: number) => {
      clock += ms;
    },
    async fail(times = 1): Promise<void> {
      const rescue = open();
      for (let n = 0; n < times; n++) rescue.call();
      await pass(0);
    },
  };
}

test("the page is loaded anew once, however often that is called for", async () => {
  const { fail, pass, seen } = openTab();
  await fail(5);
  await pass(SPAN * 3);
  expect(seen.reloads).toBe(1);
});

test("a fault that stays loads the page anew twice, and then every ten minutes", async () => {
  const { fail, pass, seen } = openTab();
  await fail();
  await fail();
  expect(seen.reloads).toBe(2);
  await fail();
  await pass(SPAN - 1000);
  expect(seen.reloads).toBe(2);
  await pass(1000);
  expect(seen.reloads).toBe(3);
});

test("a fault of long ago counts no more", async () => {
  const { fail, pass, seen } = openTab();
  await fail();
  await fail();
  await pass(SPAN);
  await fail();
  await fail();
  expect(seen.reloads).toBe(4);
});

test("what a wrong clock wrote counts no more once it is set right", async () => {
  const { fail, setClock, seen } = openTab();
  await fail();
  await fail();
  setClock(-SPAN * 1000);
  await fail();
  expect(seen.reloads).toBe(3);
});

test("a page that cannot be had is not left before it can be", async () => {
  const { fail, pass, seen } = openTab();
  seen.reachable = false;
  await fail();
  await pass(RETRY);
  await pass(RETRY);
  expect(seen.reloads).toBe(0);
  seen.reachable = true;
  await pass(RETRY);
  expect(seen.reloads).toBe(1);
});

test.each([
  ["locked", lockedCupboard],
  ["full", fullCupboard(new Map())],
])("a tab that can remember nothing, its storage being %s, is never loaded anew", async (_, cupboard) => {
  const { fail, pass, seen } = openTab(createStore(cupboard));
  await fail();
  await pass(SPAN * 3);
  expect(seen.reloads).toBe(0);
});

test("a memory that makes no sense is as none", async () => {
  const tab = createStore(workingCupboard());
  tab.write("rescued", '{"times":"many"}');
  const { fail, seen } = openTab(tab);
  await fail();
  expect(seen.reloads).toBe(1);
});
