import { expect, it } from "vitest";
import { driftAt } from "../../src/exhibit/drift.ts";

it("the picture moves every minute, a little at a time, and comes back", () => {
  const ways = Array.from({ length: 13 }, (_, nth) => driftAt(nth));
  expect(ways[12]).toEqual(ways[0]);
  for (const [nth, { x, y }] of ways.slice(1).entries()) {
    const before = ways[nth] ?? { x: 0, y: 0 };
    const step = Math.hypot(x - before.x, y - before.y);
    expect(step, `minute ${nth}`).toBeGreaterThan(0);
    expect(step).toBeLessThan(8);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(6);
  }
});
