import { describe, expect, it } from "vitest";
import { isWithin, minuteOf, parseTime } from "../../src/exhibit/hours.ts";

const at = (text: string) => parseTime(text) ?? Number.NaN;

describe("hours", () => {
  it.each([
    ["00:00", 0],
    ["9:05", 545],
    ["23:59", 1439],
  ])("read %s", (text, minute) => expect(parseTime(text)).toBe(minute));

  it.each(["24:00", "9", "9:5", "12:60", "-1:00", "1e1:00", " 9:00", "９:00"])("refuse %j", (text) =>
    expect(parseTime(text)).toBeNull(),
  );

  it("begin with their first minute and end before their last", () => {
    const day = [{ from: at("09:00"), to: at("18:00") }];
    expect(["08:59", "09:00", "17:59", "18:00"].map((time) => isWithin(day, at(time)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("go over midnight", () => {
    const night = [{ from: at("18:00"), to: at("09:00") }];
    expect(
      ["17:59", "18:00", "23:59", "00:00", "08:59", "09:00"].map((time) => isWithin(night, at(time))),
    ).toEqual([false, true, true, true, true, false]);
  });

  it("that end as they begin are the whole day, and none are never", () => {
    const minutes = [0, 539, 540, 541, 1439];
    expect(minutes.every((minute) => isWithin([{ from: 540, to: 540 }], minute))).toBe(true);
    expect(minutes.some((minute) => isWithin([], minute))).toBe(false);
  });

  it("are any of several", () => {
    const spans = [
      { from: 0, to: 10 },
      { from: 20, to: 30 },
    ];
    expect([5, 15, 25].map((minute) => isWithin(spans, minute))).toEqual([true, false, true]);
  });
});

it("the minute is that of the clock on the wall", () => {
  expect(minuteOf(new Date(2026, 10, 30, 18, 7, 59))).toBe(1087);
});
