import { describe, expect, it } from "vitest";
import { beginVisit, type Idleness, idleness, lookAt, touch, type Visit } from "../../src/exhibit/idle.ts";

const PATIENCE = { seconds: 90, countdown: 30 };

/** Seconds after which a visit of one look a second is told as these. */
function watch(
  seconds: number,
  shows: (second: number) => boolean = () => false,
  begun: Visit = beginVisit(0),
): readonly Idleness[] {
  let visit = begun;
  return Array.from({ length: seconds }, (_, index) => {
    const now = (index + 1) * 1000;
    visit = lookAt(visit, now, shows(index + 1));
    return idleness(visit, now, PATIENCE);
  });
}

describe("a visit", () => {
  it("is counted down in its last seconds, and then over", () => {
    const told = watch(95);
    expect(told[58]).toEqual({ kind: "present" });
    expect(told[59]).toEqual({ kind: "counting", left: 30 });
    expect(told[88]).toEqual({ kind: "counting", left: 1 });
    expect(told.slice(89).every(({ kind }) => kind === "gone")).toBe(true);
  });

  it("goes on with a touch, as often as is wanted", () => {
    let visit = beginVisit(0);
    for (let now = 80_000; now < 1_000_000; now += 80_000) {
      visit = lookAt(visit, now, false);
      expect(idleness(visit, now, PATIENCE).kind).toBe("counting");
      visit = touch(visit, now, PATIENCE);
      expect(idleness(visit, now, PATIENCE)).toEqual({ kind: "present" });
    }
  });

  it("waits while something is shown, and from its end on as long as ever", () => {
    const told = watch(300, (second) => second <= 200);
    expect(told.slice(0, 259).every(({ kind }) => kind === "present")).toBe(true);
    expect(told[259]).toEqual({ kind: "counting", left: 30 });
    expect(told[289]).toEqual({ kind: "gone" });
  });

  it("does not wait for ever for a show that has no end", () => {
    const told = watch(700, () => true);
    expect(told.findIndex(({ kind }) => kind === "counting")).toBe(658);
    expect(told.at(-1)).toEqual({ kind: "gone" });
  });

  it("is over when the machine has slept, even in the midst of a show", () => {
    const visit = lookAt(beginVisit(0), 1000, true);
    for (const now of [180_000, 3_600_000]) {
      expect(idleness(lookAt(visit, now, true), now, PATIENCE)).toEqual({ kind: "gone" });
    }
  });

  it("that is over is not gone on with by whoever touches next", () => {
    const late = touch(beginVisit(0), 91_000, PATIENCE);
    expect(idleness(late, 91_000, PATIENCE)).toEqual({ kind: "gone" });
  });

  it("in a window that is hidden, and looked at once a minute, is over all the same", () => {
    let visit = beginVisit(0);
    visit = lookAt(visit, 60_000, false);
    visit = lookAt(visit, 120_000, false);
    expect(idleness(visit, 120_000, PATIENCE)).toEqual({ kind: "gone" });
  });
});
