import { beforeEach, describe, expect, it } from "vitest";
import { createShield, type Shield, type Sign } from "../../src/exhibit/shield.ts";
import { BREATH } from "../../src/ui/board/press.ts";

let shield: Shield;

beforeEach(() => {
  shield = createShield();
});

const sign = (kind: Sign["kind"], time: number, { id = "1", fresh = true } = {}) =>
  shield.takes({ kind, id, fresh, time });

describe("the touch that woke the screen", () => {
  it("means nothing else, nor does the click that comes of it", () => {
    expect([sign("down", 0), sign("up", 80)]).toEqual([false, false]);
    shield.raise(80);
    expect(sign("click", 81)).toBe(true);
    expect([sign("down", 81 + BREATH), sign("up", 600), sign("click", 601)]).toEqual([false, false, false]);
  });

  it("is no double tap on what appears", () => {
    sign("down", 0);
    sign("up", 80);
    shield.raise(80);
    expect([sign("down", 200), sign("up", 260), sign("click", 261)]).toEqual([true, true, true]);
    expect(sign("down", 260 + BREATH)).toBe(false);
  });

  it("covers the other fingers until all of them are let go", () => {
    sign("down", 0);
    sign("down", 10, { id: "2", fresh: false });
    sign("up", 80);
    shield.raise(80);
    expect(sign("up", 5000, { id: "2" })).toBe(true);
    expect(sign("click", 5001)).toBe(true);
    expect(sign("down", 5000 + BREATH)).toBe(false);
  });

  it("covers a key that is held down, however long", () => {
    sign("down", 0, { id: "Enter" });
    shield.raise(0);
    for (let time = 500; time < 5000; time += 33)
      expect(sign("down", time, { id: "Enter", fresh: false })).toBe(true);
    expect([sign("up", 5000, { id: "Enter" }), sign("click", 5001)]).toEqual([true, true]);
    expect(sign("down", 5000 + BREATH, { id: "Enter" })).toBe(false);
  });

  it("leaves whoever sits across their own touch, while the hand that went on rests", () => {
    sign("down", 0);
    shield.raise(0);
    const across = { id: "2", fresh: false };
    expect(sign("down", BREATH - 1, across)).toBe(true);
    expect([sign("up", BREATH, across), sign("click", BREATH + 1, { id: "2" })]).toEqual([true, true]);
    expect([sign("down", 800, across), sign("up", 880, across)]).toEqual([false, false]);
    expect(sign("click", 881, { id: "2" })).toBe(false);
    expect([sign("up", 5000), sign("click", 5001)]).toEqual([true, true]);
  });

  it("does not cover for ever where its end was never told", () => {
    sign("down", 0);
    shield.raise(0);
    expect(sign("down", BREATH)).toBe(false);
  });
});

it("covers what begins before it ends: a touch that continues does nothing else", () => {
  sign("down", 0);
  shield.raise(0);
  expect([sign("up", 900), sign("click", 901)]).toEqual([true, true]);
  expect(sign("down", 900 + BREATH)).toBe(false);
});
