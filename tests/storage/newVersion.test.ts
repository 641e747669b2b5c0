import { describe, expect, test } from "vitest";
import { isResting, nextStep, RELOADS_APART } from "../../src/storage/newVersion.ts";

describe("a newer version", () => {
  test.each([
    ["none", "stay"],
    ["waiting", "activate"],
    ["ruling", "reload"],
  ] as const)("that is %s lets a rested page %s, and any other stay", (news, step) => {
    expect(nextStep({ news, rested: true, sinceReload: null })).toBe(step);
    expect(nextStep({ news, rested: false, sinceReload: null })).toBe("stay");
  });

  test.each([0, 1, RELOADS_APART - 1, -1, 1 - RELOADS_APART])(
    "waits when the page reloaded itself %d ms ago",
    (sinceReload) => {
      expect(nextStep({ news: "waiting", rested: true, sinceReload })).toBe("stay");
      expect(nextStep({ news: "ruling", rested: true, sinceReload })).toBe("stay");
    },
  );

  test.each([RELOADS_APART, -RELOADS_APART])("is taken when that was %d ms ago", (sinceReload) => {
    expect(nextStep({ news: "waiting", rested: true, sinceReload })).toBe("activate");
    expect(nextStep({ news: "ruling", rested: true, sinceReload })).toBe("reload");
  });
});

describe("a page rests", () => {
  const screens = ["home", "game", "lesson", "guide", "attract"];
  test.each([
    ["home", ["home"]],
    ["attract", ["attract"]],
    ["game", []],
  ])("where its address opens %s: %j", (opens, expected) => {
    expect(screens.filter((screen) => isResting(screen, false, opens))).toEqual(expected);
    expect(screens.filter((screen) => isResting(screen, true, opens))).toEqual([]);
  });
});
