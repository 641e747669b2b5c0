import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COUNTED,
  type Counts,
  countOn,
  dayOf,
  formatCounts,
  formatCsv,
  leftAfter,
  parseCounts,
} from "../../src/exhibit/counts.ts";

const NONE: Counts = new Map();

describe("counts", () => {
  it("of another version are kept as far as they are known", () => {
    const text =
      '{"2026-11-30":{"starts":3,"rules:old-name":3,"finishes":-1},"2026-12-01":{"starts":1.5,"level:two":2},"day":{}}';
    expect(parseCounts(text)).toEqual(
      new Map([
        ["2026-11-30", new Map([["starts", 3]])],
        ["2026-12-01", new Map([["level:two", 2]])],
      ]),
    );
  });

  it("add up by the day", () => {
    let counts = countOn(NONE, "2026-11-30", ["starts", "language:eo"]);
    counts = countOn(counts, "2026-11-30", ["starts", "rules:split"]);
    counts = countOn(counts, "2026-12-01", ["finishes"]);
    expect([...(counts.get("2026-11-30") ?? [])]).toEqual([
      ["starts", 2],
      ["language:eo", 1],
      ["rules:split", 1],
    ]);
    expect(counts.get("2026-12-01")?.get("finishes")).toBe(1);
  });

  it("keep no name that is not counted", () => {
    expect(countOn(NONE, "2026-11-30", ["visitor:Ana"]).get("2026-11-30")?.size).toBe(0);
  });

  it("keep the newest 400 days", () => {
    let counts = NONE;
    for (let day = 0; day < 500; day++)
      counts = countOn(counts, dayOf(new Date(2026, 0, 1 + day)), ["starts"]);
    expect([counts.size, [...counts.keys()][0]]).toEqual([400, "2026-04-11"]);
    // A clock that was set back adds a day in the midst.
    counts = countOn(counts, "2026-04-10", ["starts"]);
    expect([counts.size, counts.has("2026-04-10")]).toEqual([400, false]);
  });

  it("are written and read again, and nothing else is", () => {
    const counts = countOn(countOn(NONE, "2026-12-01", ["starts", "left:0-4"]), "2026-11-30", ["level:two"]);
    expect(parseCounts(formatCounts(counts))).toEqual(counts);
    expect([...counts.keys()]).toEqual(["2026-11-30", "2026-12-01"]);
    for (const text of ["", "null", "5", '{"2026-11-30":1}']) expect(parseCounts(text), text).toBeNull();
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = parseCounts(text);
        if (read !== null) expect(parseCounts(formatCounts(read))).toEqual(read);
      }),
      { seed: 20_261_130, numRuns: 500 },
    );
  });

  it("are a line a day in the file for spreadsheets", () => {
    const csv = formatCsv(countOn(NONE, "2026-11-30", ["starts", "starts", "left:30+"]));
    const [head = "", line = "", ...rest] = csv.split("\r\n");
    expect(head.split(",")).toEqual(["day", ...COUNTED]);
    const cells = line.split(",");
    expect(cells).toHaveLength(COUNTED.length + 1);
    expect([cells[0], cells[1], cells[COUNTED.indexOf("left:30+") + 1]]).toEqual(["2026-11-30", "2", "1"]);
    expect(rest).toEqual([""]);
  });
});

it("a game that is left counts by how far it had gone", () => {
  expect([0, 4, 5, 14, 15, 29, 30, 200].map(leftAfter)).toEqual([
    "left:0-4",
    "left:0-4",
    "left:5-14",
    "left:5-14",
    "left:15-29",
    "left:15-29",
    "left:30+",
    "left:30+",
  ]);
});

it("a day is that of the clock on the wall", () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe("2026-01-02");
});
