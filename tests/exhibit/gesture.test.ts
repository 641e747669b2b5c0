import { describe, expect, it } from "vitest";
import { cornerAt, follow, isComplete, type Touched } from "../../src/exhibit/gesture.ts";

const touches = (...made: readonly (readonly [number, Touched["corner"]])[]) =>
  isComplete(
    made.reduce<readonly Touched[]>((before, [time, corner]) => follow(before, { time, corner }), []),
  );

describe("the way to the staff's screen", () => {
  it("is both upper corners in turn, three times, within five seconds", () => {
    const turns = [0, 1, 2].flatMap((n) => [[n * 1500, "left"] as const, [n * 1500 + 700, "right"] as const]);
    expect(touches(...turns)).toBe(true);
    expect(touches(...turns.slice(0, 5))).toBe(false);
  });

  it("is not found by fewer, slower or other touches", () => {
    const slow = [0, 1, 2].flatMap((n) => [[n * 3000, "left"] as const, [n * 3000 + 1500, "right"] as const]);
    expect(touches(...slow)).toBe(false);
    expect(touches(...Array.from({ length: 12 }, (_, n) => [n * 100, "left"] as const))).toBe(false);
  });

  it("knows the corners of any window", () => {
    expect([cornerAt(10, 10, 1920), cornerAt(1900, 90, 1920)]).toEqual(["left", "right"]);
    expect([cornerAt(960, 10, 1920), cornerAt(10, 200, 1920)]).toEqual([null, null]);
    expect([cornerAt(110, 10, 320), cornerAt(90, 10, 320), cornerAt(230, 10, 320)]).toEqual([
      null,
      "left",
      "right",
    ]);
  });
});
