import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { speedFactor } from "../../src/storage/choices.ts";
import {
  DEFAULT_SETTINGS,
  formatSettings,
  parseSettings,
  readSettings,
  writeSettings,
} from "../../src/storage/settings.ts";
import { createStore } from "../../src/storage/store.ts";
import { fullCupboard, lockedCupboard, workingCupboard } from "./fakes.ts";

const LANGUAGES = ["en", "eo"];

const chosen = {
  language: "eo",
  theme: "contrast",
  speed: "instant",
  volume: 0,
  muted: true,
  counts: "never",
  motion: "reduced",
  keys: false,
  rules: "circular",
  level: 5,
  side: "north",
  confirm: true,
  facing: true,
  rounds: "first-to:3",
  southLevel: 1,
  northLevel: 8,
} as const;

describe("settings", () => {
  it("are kept from visit to visit", () => {
    const store = createStore(workingCupboard());
    expect(readSettings(store, LANGUAGES)).toEqual({ settings: DEFAULT_SETTINGS, fault: null });
    expect(writeSettings(store, chosen).ok).toBe(true);
    expect(readSettings(store, LANGUAGES)).toEqual({ settings: chosen, fault: null });
  });

  it("have their defaults where storage is forbidden or full, with the reason", () => {
    const locked = createStore(lockedCupboard);
    expect(readSettings(locked, LANGUAGES)).toMatchObject({
      settings: DEFAULT_SETTINGS,
      fault: { code: "STORE_FORBIDDEN" },
    });
    expect(writeSettings(locked, chosen)).toMatchObject({ error: { code: "STORE_FORBIDDEN" } });
    const full = createStore(fullCupboard(new Map()));
    expect(writeSettings(full, chosen)).toMatchObject({ error: { code: "STORE_FULL" } });
    expect(readSettings(full, LANGUAGES)).toEqual({ settings: DEFAULT_SETTINGS, fault: null });
  });

  it.each(["", "{", "null", "7", '"text"', "[]"])("have all defaults for %j, with a notice", (text) => {
    expect(parseSettings(text, LANGUAGES)).toMatchObject({
      settings: DEFAULT_SETTINGS,
      fault: { code: "SETTINGS_MENDED" },
    });
  });

  it.each([
    ["language", "de"],
    ["theme", 1],
    ["speed", 2],
    ["volume", 1.01],
    ["volume", null],
    ["muted", "true"],
    ["counts", "Always"],
    ["motion", []],
    ["keys", 0],
    ["rules", "chess"],
    ["level", 0],
    ["level", 1.5],
    ["side", "east"],
  ])("mend %s when it is %j, and keep the rest", (field, value) => {
    const { settings, fault } = parseSettings(JSON.stringify({ ...chosen, [field]: value }), LANGUAGES);
    expect(settings).toEqual({ ...chosen, [field]: DEFAULT_SETTINGS[field as keyof typeof chosen] });
    expect(fault?.code).toBe("SETTINGS_MENDED");
  });

  it("of an older version, with a field too few, have its default and need no notice", () => {
    const { keys: _, ...older } = chosen;
    expect(parseSettings(JSON.stringify(older), LANGUAGES)).toEqual({
      settings: { ...chosen, keys: true },
      fault: null,
    });
  });

  it("read from any JSON can be used and read again", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { settings } = parseSettings(text, LANGUAGES);
        expect(parseSettings(formatSettings(settings), LANGUAGES)).toEqual({ settings, fault: null });
      }),
      { seed: 20_261_130, numRuns: 500 },
    );
  });
});

it("speeds are factors, instant without bound", () => {
  expect([speedFactor("0.5"), speedFactor("4"), speedFactor("instant")]).toEqual([0.5, 4, Infinity]);
});
