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
    press(target, seat) {
      log.push(seat === null ? `press ${target}` : `press ${target} by ${seat}`);
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
  x: target === "" ? 500 : target.charCodeAt(0) * 100,
  y: 0,
  target,
  clicks: 0,
  seat: null,
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
    presser.down(facts("B", 5, { id: 2 }));
    presser.up(facts("B", 50, { id: 2 }));
    presser.up(facts("A", 60));
    expect(presses()).toEqual(["press A"]);
  });

  it("takes nothing when the finger slides off the pit or is taken over", () => {
    presser.down(facts("A", 0));
    presser.up(facts("B", 50));
    presser.down(facts("C", 1000));
    presser.cancel(1);
    presser.up(facts("C", 1050));
    expect(presses()).toEqual([]);
  });

  it("makes one move of two fingers, whichever is let go first", () => {
    presser.down(facts("A", 0));
    presser.down(facts("B", 5, { id: 2 }));
    presser.up(facts("A", 50));
    presser.up(facts("B", 60, { id: 2 }));
    expect(presses()).toEqual(["press A"]);
  });

  it("lets one that rests on the board give way to the next, and its release play nothing", () => {
    presser.down(facts("", 0));
    tap("A", 2000, { id: 2 });
    presser.up(facts("", 5000));
    expect(presses()).toEqual(["press A"]);
    tap("B", 6000, { id: 3 });
    expect(presses()).toEqual(["press A", "press B"]);
  });

  it("leaves the next key alone, where two of them made no click", () => {
    presser.down(facts("A", 0));
    presser.down(facts("B", 5, { id: 2 }));
    presser.up(facts("A", 60));
    key("B", 80);
    expect(presses()).toEqual(["press A", "press B"]);
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

describe("two people who face each other", () => {
  const south = { id: 1, seat: "south" } as const;
  const north = { id: 2, seat: "north" } as const;

  it("press at the same time, each for themselves", () => {
    presser.down(facts("A", 0, south));
    presser.down(facts("a", 5, north));
    presser.up(facts("a", 50, north));
    presser.up(facts("A", 60, south));
    expect(presses()).toEqual(["press a by north", "press A by south"]);
  });

  it("are not blocked by the other's hand that rests on the table", () => {
    presser.down(facts("", 0, north));
    tap("A", 100, south);
    tap("B", 2000, south);
    expect(presses()).toEqual(["press A by south", "press B by south"]);
  });

  it("are not echoes of each other, however quick and near", () => {
    effect = "finished";
    tap("A", 0, { ...south, x: 300 });
    effect = "other";
    tap("a", 100, { ...north, x: 305 });
    tap("A", 200, { ...south, x: 300 });
    expect(presses()).toEqual(["press A by south", "press a by north"]);
  });

  it("make one move each of two fingers at once and of a double tap", () => {
    presser.down(facts("a", 0, north));
    presser.down(facts("b", 5, { ...north, id: 3 }));
    presser.up(facts("b", 40, { ...north, id: 3 }));
    presser.up(facts("a", 50, north));
    tap("a", 200, north);
    expect(presses()).toEqual(["press a by north"]);
  });

  it("press nothing when a finger slides off the pit, to the other half too", () => {
    presser.down(facts("A", 0, south));
    presser.up(facts("a", 200, { ...south, seat: "north" }));
    presser.down(facts("A", 1000, south));
    presser.up(facts("A", 1050, { ...south, seat: "north" }));
    expect(presses()).toEqual(["press A by south"]);
  });

  it("lose nothing when the browser takes the other's finger over", () => {
    presser.down(facts("A", 0, south));
    presser.down(facts("a", 5, north));
    presser.cancel(north.id);
    presser.up(facts("A", 60, south));
    expect(presses()).toEqual(["press A by south"]);
    expect(log.filter((line) => line === "hold null")).toHaveLength(2);
  });
});
