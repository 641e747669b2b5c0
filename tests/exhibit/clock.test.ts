import { expect, it } from "vitest";
import { watchHours } from "../../src/exhibit/clock.ts";

it("quiet and dark hours begin and end within a minute of the clock on the wall", () => {
  let now = new Date(2026, 10, 30, 17, 59, 30);
  let tick = () => {};
  const hours = watchHours(
    { quiet: [{ from: 1080, to: 1110 }], dark: [{ from: 1110, to: 540 }] },
    {
      date: () => now,
      every(ms, act) {
        expect(ms).toBe(60_000);
        tick = act;
      },
    },
  );
  const told = [];
  for (const [hour, minute] of [
    [17, 59],
    [18, 0],
    [18, 29],
    [18, 30],
    [2, 30],
    [9, 0],
  ] as const) {
    now = new Date(2026, 10, 30, hour, minute);
    tick();
    told.push([hours.quiet.value, hours.dark.value]);
  }
  expect(told).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
});
