import { beforeEach, describe, expect, it } from "vitest";
import { createPresser, type Effect, type PointerFacts, type Presser } from "../../../src/ui/board/press.ts";

let log: string[];
let effect: Effect;
let dragged: boolean;
let presser: Presser;

beforeEach(() => {
  log = [];
  effect = "other";
  dragged = false;
  presser = createPresser({
    press(target) {
      log.push(`press ${target}`);
      return effect;
    },
    drag(target, dx, dy) {
      log.push(`drag ${target} ${dx} ${dy}`);
      return dragged;
    },
    hold(target) {
      log.push(`hold ${target}`);
    },
  });
});

const facts = (target: string, time: number, more: Partial<PointerFacts> = {}): PointerFacts => ({
  time,
  id: 1,
  kind: "touch",
  primary: true,
  x: target === "" ? 500 : target.charCodeAt(0) * 100,
  y: 0,
  target,
  clicks: 0,
  ...more,
});

function tap(target: string, time: number, more: Partial<PointerFacts> = {}): void {
  presser.down(facts(target, time, more));
  presser.up(facts(target, time + 10, more));
  presser.click(facts(target, time + 11, { ...more, clicks: 1 }));
}

/** As browsers tell it; `clicks` is their count of clicks in a row. */
function click(target: string, time: number, clicks = 1): void {
  const more = { kind: "mouse", clicks } as const;
  presser.down(facts(target, time, more));
  presser.up(facts(target, time + 10, more));
  presser.click(facts(target, time + 10, more));
}

const key = (target: string, time: number) => presser.click(facts(target, time, { kind: "none", id: -1 }));
const presses = () => log.filter((line) => line.startsWith("press"));

describe("one press is one intention", () => {
  it("counts a tap once, though the browser sends a click after it", () => {
    tap("A", 0);
    expect(presses()).toEqual(["press A"]);
  });

  it("ignores the second half of a double click", () => {
    click("A", 0);
    click("A", 120, 2);
    click("A", 240, 3);
    expect(presses()).toEqual(["press A"]);
  });

  it("ignores a second tap on the same pit within 350 ms, and takes a later one", () => {
    tap("A", 0);
    tap("A", 300);
    tap("A", 400);
    expect(presses()).toEqual(["press A", "press A"]);
  });

  it("takes quick taps on different pits, and quick separate clicks", () => {
    tap("A", 0);
    tap("B", 120);
    click("C", 240);
    click("C", 300);
    expect(presses()).toEqual(["press A", "press B", "press C", "press C"]);
  });

  it("lets no tap follow within the breath in which one has finished a sowing", () => {
    effect = "finished";
    tap("", 0);
    effect = "other";
    tap("B", 200);
    tap("B", 400);
    expect(presses()).toEqual(["press ", "press B"]);
  });

  it("always takes keys and screen readers", () => {
    key("A", 0);
    key("A", 10);
    expect(presses()).toEqual(["press A", "press A"]);
  });
});

describe("fingers", () => {
  it("makes one move of two fingers", () => {
    presser.down(facts("A", 0));
    presser.down(facts("B", 5, { id: 2, primary: false }));
    presser.up(facts("B", 50, { id: 2, primary: false }));
    presser.up(facts("A", 60));
    expect(presses()).toEqual(["press A"]);
  });

  it("takes nothing when the finger slides off the pit or is taken over", () => {
    presser.down(facts("A", 0));
    presser.up(facts("B", 50));
    presser.down(facts("C", 1000));
    presser.cancel();
    presser.up(facts("C", 1050));
    expect(presses()).toEqual([]);
  });

  it("tells what is held until it is let go", () => {
    tap("A", 0);
    expect(log).toEqual(["hold A", "hold null", "press A"]);
  });
});

describe("drags", () => {
  it("take the place of the press when they mean something", () => {
    dragged = true;
    presser.down(facts("C", 0, { x: 0 }));
    presser.up(facts("D", 80, { x: 60 }));
    presser.click(facts("C", 81, { clicks: 1 }));
    expect(log).toEqual(["hold C", "hold null", "drag C 60 0"]);
  });

  it("are a press when they mean nothing and end where they began", () => {
    presser.down(facts("C", 0, { x: 0 }));
    presser.up(facts("C", 80, { x: 30 }));
    expect(presses()).toEqual(["press C"]);
  });

  it("with a mouse swallow the click that ends them", () => {
    dragged = true;
    presser.down(facts("C", 0, { kind: "mouse", x: 0 }));
    presser.up(facts("", 80, { kind: "mouse", x: 60 }));
    presser.click(facts("", 80, { kind: "mouse", x: 60, clicks: 1 }));
    expect(presses()).toEqual([]);
  });
});

describe("a dialog over the board", () => {
  it("keeps its tap from the pit beneath", () => {
    presser.elsewhere(facts("", 0, { x: 6500 }));
    tap("A", 150);
    presser.elsewhere(facts("", 1000, { x: 6500 }));
    click("A", 1150);
    expect(presses()).toEqual([]);
  });

  it("does not keep off a press somewhere else", () => {
    presser.elsewhere(facts("", 0, { x: 0 }));
    click("A", 150);
    expect(presses()).toEqual(["press A"]);
  });
});
