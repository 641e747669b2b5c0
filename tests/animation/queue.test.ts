import fc from "fast-check";
import { expect, test } from "vitest";
import type { Beat } from "../../src/animation/beat.ts";
import { createQueue } from "../../src/animation/queue.ts";

/** A beat that writes down what becomes of it. */
function noted(log: string[], name: string, ms: number): Beat {
  return {
    ms,
    enter: () => log.push(`${name} enters`),
    draw: (progress) => log.push(`${name} ${progress}`),
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await settle();
  return done;
}

test("shows beats one after the other and carries the rest of an update over to the next", () => {
  const log: string[] = [];
  const queue = createQueue();
  queue.push([noted(log, "a", 100), noted(log, "b", 50)]);
  queue.update(40);
  queue.update(70);
  queue.update(1000);
  expect(log).toEqual(["a enters", "a 0.4", "a 1", "b enters", "b 0.2", "b 1"]);
  expect(queue.empty).toBe(true);
});

test("each beat enters once, in order, and is finished before the next enters, at any speed and pace", () => {
  const steps = fc.array(
    fc.record({
      dt: fc.integer({ min: 0, max: 100 }),
      speed: fc.constantFrom(0.5, 1, 2, 4, Number.POSITIVE_INFINITY),
      paused: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 }),
      steps,
      (lengths, pace) => {
        const log: string[] = [];
        const queue = createQueue();
        queue.push(lengths.map((ms, index) => noted(log, `${index}`, ms)));
        for (const { dt, speed, paused } of pace) {
          queue.speed = speed;
          queue.paused = paused;
          const before = log.length;
          queue.update(dt);
          if (paused) expect(log.length).toBe(before);
        }
        queue.paused = false;
        queue.speed = Number.POSITIVE_INFINITY;
        queue.update(1);
        const milestones = log.filter((line) => line.endsWith(" enters") || line.endsWith(" 1"));
        expect(milestones).toEqual(lengths.flatMap((_, index) => [`${index} enters`, `${index} 1`]));
      },
    ),
  );
});

test("lasts as long at 60 as at 144 frames a second, and half as long at twice the speed", () => {
  const lasts = (dt: number, speed: number) => {
    const queue = createQueue();
    queue.speed = speed;
    queue.push(Array.from({ length: 40 }, () => ({ ms: 37, draw() {} })));
    let ms = 0;
    for (; !queue.empty; ms += dt) queue.update(dt);
    return ms;
  };
  for (const rate of [60, 144]) {
    const frame = 1000 / rate;
    expect(Math.abs(lasts(frame, 1) - 40 * 37)).toBeLessThanOrEqual(frame);
    expect(Math.abs(lasts(frame, 2) - 20 * 37)).toBeLessThanOrEqual(frame);
  }
});

test("a change of speed takes effect in the middle of a beat, without a leap", () => {
  const log: string[] = [];
  const queue = createQueue();
  queue.push([noted(log, "a", 100)]);
  queue.update(50);
  queue.speed = 2;
  queue.update(10);
  expect(log).toEqual(["a enters", "a 0.5", "a 0.7"]);
});

test("instant shows everything in the next update, whatever is left for it", () => {
  const log: string[] = [];
  const queue = createQueue();
  queue.push([noted(log, "a", 100), noted(log, "b", 1e9)]);
  queue.speed = Number.POSITIVE_INFINITY;
  queue.update(0);
  expect(log).toEqual(["a enters", "a 1", "b enters", "b 1"]);
});

test("paused, nothing moves; a beat that pauses the queue is the last to enter", () => {
  const log: string[] = [];
  const queue = createQueue();
  queue.push([
    {
      ms: 0,
      draw: () => {
        queue.paused = true;
      },
    },
    noted(log, "b", 10),
  ]);
  queue.update(100);
  queue.update(100);
  expect(log).toEqual([]);
  queue.paused = false;
  queue.update(5);
  expect(log).toEqual(["b enters", "b 0.5"]);
});

test("idle settles when the queue drains", async () => {
  const queue = createQueue();
  expect(await settled(queue.idle())).toBe(true);
  queue.push([noted([], "a", 100)]);
  const idle = queue.idle();
  queue.update(99);
  expect(await settled(idle)).toBe(false);
  queue.update(1);
  expect(await settled(idle)).toBe(true);
});

test("idle settles when the queue is cleared, even while paused, and nothing more is drawn", async () => {
  const log: string[] = [];
  const queue = createQueue();
  queue.push([noted(log, "a", 100), noted(log, "b", 100)]);
  queue.update(10);
  queue.paused = true;
  const waiting = [queue.idle(), queue.idle()];
  queue.clear();
  expect(await Promise.all(waiting.map(settled))).toEqual([true, true]);
  queue.paused = false;
  queue.update(1000);
  expect(log).toEqual(["a enters", "a 0.1"]);
});

test("a beat may clear the queue and push others while it enters or is drawn", () => {
  const log: string[] = [];
  const queue = createQueue();
  const restart = () => {
    queue.clear();
    queue.push([noted(log, "new", 10)]);
  };
  queue.push([{ ms: 10, enter: restart, draw: () => log.push("never") }, noted(log, "old", 10)]);
  queue.update(5);
  expect(log).toEqual(["new enters", "new 0.5"]);
  queue.clear();
  log.length = 0;
  queue.push([{ ms: 10, draw: restart }, noted(log, "old", 10)]);
  queue.update(15);
  expect(log).toEqual(["new enters", "new 0.5"]);
});
