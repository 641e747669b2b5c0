import { beforeEach, expect, it } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit } from "../../src/engine/types.ts";
import { keepLedger, readLedger } from "../../src/exhibit/ledger.ts";
import type { Setup } from "../../src/session/setup.ts";
import { createStore, type Store } from "../../src/storage/store.ts";
import { lockedCupboard, workingCupboard } from "../storage/fakes.ts";
import { openPage, type Page } from "../ui/page.ts";

let page: Page;
let store: Store;

const two: Setup = {
  rules: split,
  seats: { south: "human", north: "human" },
  start: null,
  seed: 1,
  match: null,
  purpose: "play",
};

beforeEach(async () => {
  page = await openPage();
  store = createStore(workingCupboard());
});

function keep(): void {
  const { session } = page.model.ports;
  keepLedger({ session, store, language: () => "eo", today: () => new Date(2026, 10, 30) });
}

const counted = () => Object.fromEntries(readLedger(store).counts.get("2026-11-30") ?? []);

it("counts games as they begin, end and are left", async () => {
  const { session } = page.model.ports;
  keep();
  session.open(two);
  await page.catchUp();
  page.actions.pressPit(0 as Pit);
  await page.catchUp();
  session.open({ ...two, seats: { south: "human", north: "level:3" } });
  session.resign("south");
  session.undo();
  session.open({ ...two, purpose: "show" });
  expect(counted()).toEqual({
    starts: 2,
    "language:eo": 2,
    "level:two": 1,
    "level:3": 1,
    "rules:split": 2,
    "left:0-4": 1,
    finishes: 1,
  });
});

it("counts neither shows nor lessons nor games that are only looked at", () => {
  const { session } = page.model.ports;
  keep();
  session.open({ ...two, purpose: "show" });
  session.open({ ...two, purpose: "lesson" });
  session.present(two, session.whole);
  session.open({ ...two, purpose: "show" });
  expect(counted()).toEqual({});
});

it("begins anew where what was kept is no counts, and says where nothing can be kept", () => {
  store.write("exhibit-counts", "[1]");
  expect(readLedger(store)).toEqual({ counts: new Map(), kept: true });
  expect(readLedger(createStore(lockedCupboard))).toEqual({ counts: new Map(), kept: false });
});
