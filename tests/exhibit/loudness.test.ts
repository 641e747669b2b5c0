import { expect, it } from "vitest";
import { loudnessOf } from "../../src/exhibit/loudness.ts";

const SOUND = { on: true, ceiling: 0.5 };

it("an exhibit is never louder than its settings file allows", () => {
  expect(loudnessOf({ volume: 0.8, muted: false }, SOUND, false)).toEqual({ volume: 0.5, muted: false });
  expect(loudnessOf({ volume: 0.2, muted: false }, SOUND, false)).toEqual({ volume: 0.2, muted: false });
});

it("an exhibit is silent when nobody is there, in quiet hours, without sound, or as its visitor wants it", () => {
  expect(loudnessOf({ volume: 0.2, muted: false }, SOUND, true).muted).toBe(true);
  expect(loudnessOf({ volume: 0.2, muted: false }, { ...SOUND, on: false }, false).muted).toBe(true);
  expect(loudnessOf({ volume: 0.2, muted: true }, SOUND, false).muted).toBe(true);
});
