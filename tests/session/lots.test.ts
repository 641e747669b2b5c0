import { expect, it } from "vitest";
import { LEVELS } from "../../src/ai/protocol.ts";
import { drawLots } from "../../src/session/lots.ts";

it("lots are two different levels, the same for the same seed and others the next time", () => {
  const pairs = Array.from({ length: 2000 }, (_, n) => drawLots(7, n));
  for (const { south, north } of pairs) expect(south).not.toBe(north);
  expect(new Set(pairs.map(({ south, north }) => `${south}-${north}`)).size).toBe(LEVELS * (LEVELS - 1));
  expect(drawLots(7, 3)).toEqual(pairs[3]);
  expect(drawLots(8, 0)).not.toEqual(pairs[0]);
  const counts = Array.from({ length: LEVELS }, (_, index) =>
    pairs.filter(({ north }) => north === index + 1),
  );
  for (const count of counts) expect(Math.abs(count.length - 2000 / LEVELS)).toBeLessThan(80);
});
