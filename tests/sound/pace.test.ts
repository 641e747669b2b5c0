import fc from "fast-check";
import { expect, test } from "vitest";
import type { Sound } from "../../src/sound/cues.ts";
import { createPace } from "../../src/sound/pace.ts";

const sound = (kind: Sound["kind"], always = false): Sound => ({
  kind,
  name: "knock",
  volume: 1,
  rate: 1,
  always,
});

/** Sounds with the milliseconds that pass before each. */
const sequences = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 90 }),
    kind: fc.constantFrom("drop", "capture", "lift"),
    always: fc.boolean(),
  }),
  { maxLength: 60 },
);

test("sounds of a kind keep their distance, save those that always sound", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const admits = createPace();
      const last = new Map<string, number>();
      let now = 1000;
      for (const { wait, kind, always } of sequence) {
        now += wait;
        const near = now - (last.get(kind) ?? 0) < 60;
        expect(admits(sound(kind, always), now)).toBe(always || !near);
        if (always || !near) last.set(kind, now);
      }
    }),
  );
});

test("of a sowing four times as fast not every seed sounds, but the last does", () => {
  const admits = createPace();
  const heard = Array.from({ length: 12 }, (_, seed) => admits(sound("drop", seed === 11), seed * 20));
  expect(heard.filter(Boolean).length).toBe(5);
  expect(heard[11]).toBe(true);
});

test("of an unhurried sowing every seed sounds, and a capture does not wait for a seed", () => {
  const admits = createPace();
  expect([0, 80, 160, 240].every((now) => admits(sound("drop"), now))).toBe(true);
  expect(admits(sound("capture"), 241)).toBe(true);
});
