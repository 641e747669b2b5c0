import fc from "fast-check";
import { expect, test } from "vitest";
import { createQueue } from "../../src/animation/queue.ts";
import { beatsOf, endOf, type Track } from "../../src/animation/track.ts";

const spans = fc.array(fc.record({ start: fc.nat(400), ms: fc.nat(300) }), { minLength: 1, maxLength: 12 });

test("every track enters once at its start, runs for its time and ends at 1", () => {
  fc.assert(
    fc.property(spans, fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (given, pace) => {
      let clock = 0;
      const entered = given.map(() => [] as number[]);
      const drawn = given.map(() => [] as number[]);
      const tracks: Track[] = given.map((span, index) => ({
        ...span,
        enter: () => entered[index]?.push(clock),
        draw: (progress) => drawn[index]?.push(progress),
      }));
      const queue = createQueue();
      queue.push(beatsOf(tracks));
      for (let step = 0; !queue.empty; step++) {
        const dt = pace[step % pace.length] ?? 1;
        clock += dt;
        queue.update(dt);
      }
      expect(clock).toBeGreaterThanOrEqual(endOf(tracks));
      given.forEach(({ start }, index) => {
        const shares = drawn[index] ?? [];
        expect(entered[index]).toHaveLength(1);
        expect(entered[index]?.[0]).toBeGreaterThanOrEqual(start);
        expect(shares.at(-1)).toBe(1);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      });
    }),
  );
});

test("beats last from time 0 to the end of the last track, an empty beginning included", () => {
  fc.assert(
    fc.property(spans, (given) => {
      const tracks = given.map((span) => ({ ...span, draw() {} }));
      expect(beatsOf(tracks).reduce((sum, { ms }) => sum + ms, 0)).toBe(endOf(tracks));
    }),
  );
});

test("a track is drawn at 1 before any later one enters", () => {
  const log: string[] = [];
  const track = (name: string, start: number, ms: number): Track => ({
    start,
    ms,
    enter: () => log.push(`${name} enters`),
    draw: (progress) => log.push(`${name} ${progress}`),
  });
  const queue = createQueue();
  queue.push(beatsOf([track("a", 0, 100), track("b", 50, 100), track("c", 150, 10)]));
  queue.speed = Number.POSITIVE_INFINITY;
  queue.update(1);
  expect(log).toEqual(["a enters", "a 0.5", "b enters", "a 1", "b 1", "c enters", "c 1"]);
});
