import { afterEach, beforeEach, expect, it } from "vitest";
import { split } from "../../../src/engine/rules/split.ts";
import { createPointing, type Pointing } from "../../../src/ui/board/pointing.ts";
import { TWO } from "../games.ts";
import { openPage, type Page } from "../page.ts";

let page: Page;
let pointing: Pointing;

beforeEach(async () => {
  page = await openPage();
  page.model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null, purpose: "play" });
  await page.catchUp();
  pointing = createPointing({ ...page.model, actions: page.actions });
  page.told.length = 0;
});

afterEach(() => pointing.stop());

it("shows the one move that a pit has", () => {
  pointing.hover("B");
  expect(page.told).toEqual(["point 1", "preview 1"]);
});

it("what is hovered counts before what has the focus, until the focus moves", () => {
  pointing.focus("A");
  pointing.hover("B");
  pointing.focus("D");
  expect(page.told.filter((line) => line.startsWith("preview"))).toEqual([
    "preview 0",
    "preview 1",
    "preview 3",
  ]);
});

it("shows no other pit's move while a direction is to be chosen", () => {
  pointing.hover("B");
  page.told.length = 0;
  page.actions.key({ kind: "pit", place: 2 });
  expect(page.told).toEqual(["point 2", "preview none"]);
  pointing.hover("C>");
  expect(page.told.at(-1)).toBe("preview 2");
  page.actions.key({ kind: "menu" });
  pointing.hover("B");
  expect(page.told.at(-1)).toBe("preview 1");
});
