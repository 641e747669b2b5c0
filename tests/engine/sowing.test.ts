import { describe, expect, test } from "vitest";
import { circular } from "../../src/engine/rules/circular.ts";
import { circularRelay } from "../../src/engine/rules/circular-relay.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import { board, move, play, refused, sowing, story } from "./drawn.ts";

describe("rule 1, sowing", () => {
  test("a move empties one own pit and drops its seeds one by one into the following pits", () => {
    const before = board(
      split,
      `0 | 5 5 5 5 5
           5 5 5 5 5 | 0  South to move`,
    );
    const { after } = play(split, before, "D");
    expect(sowing(split, before, "D")).toBe("lift D5 E6 a6 b6 c6 d6 turn north");
    expect(after).toEqual(
      board(
        split,
        `0 | 5 6 6 6 6
             5 5 5 0 6 | 0  North to move`,
      ),
    );
  });

  test.each([
    ["A", "lift A1 e1"],
    ["B", "lift B1 A2"],
    ["C<", "lift C1 B2"],
    ["C>", "lift C1 D2"],
    ["D", "lift D1 E2"],
    ["E", "lift E1 a1"],
  ])("split: South's %s goes to his left on the left, to his right on the right", (text, sown) => {
    const before = board(
      split,
      `0 | 0 1 1 1 0
           1 1 1 1 1 | 0  South to move`,
    );
    expect(sowing(split, before, text)).toContain(sown);
  });

  test.each([
    ["a", "lift a1 E1"],
    ["b", "lift b1 a2"],
    ["c<", "lift c1 b2"],
    ["c>", "lift c1 d2"],
    ["d", "lift d1 e2"],
    ["e", "lift e1 A1"],
  ])("split: North's %s likewise, from his own seat", (text, sown) => {
    const before = board(
      split,
      `0 | 1 1 1 1 1
           0 1 1 1 0 | 0  North to move`,
    );
    expect(sowing(split, before, text)).toContain(sown);
  });

  test("circular: every pit is sown counter-clockwise, and no other way", () => {
    const before = board(
      circular,
      `0 | 4 4 4 4 4
           4 4 4 4 4 | 0  South to move`,
    );
    expect(sowing(circular, before, "A")).toBe("lift A4 B5 C5 D5 E5 turn north");
    expect(() => move(circular, "A<")).toThrow("MOVE_FORM");
  });

  test("ten seeds go round and drop into the emptied pit too", () => {
    const before = board(
      circular,
      `0 | 1 0 0 0 0
           0 10 0 0 0 | 0  South to move`,
    );
    const { after } = play(circular, before, "B");
    expect(sowing(circular, before, "B")).toBe("lift B10 C1 D1 E1 a1 b1 c1 d1 e2 A1 B1 turn north");
    expect(after).toEqual(
      board(
        circular,
        `0 | 2 1 1 1 1
             1 1 1 1 1 | 0  North to move`,
      ),
    );
  });

  test("twenty-three seeds go round twice, clockwise as well", () => {
    const before = board(
      split,
      `0 | 0 0 0 0 0
           23 0 0 0 1 | 0  South to move`,
    );
    const { after } = play(split, before, "A");
    expect(sowing(split, before, "A")).toBe(
      "lift A23 e1 d1 c1 b1 a1 E2 D1 C1 B1 A1 e2 d2 c2 b2 a2 E3 D2 C2 B2 A2 e3 d3 c3 turn north",
    );
    expect(after).toEqual(
      board(
        split,
        `0 | 3 3 3 2 2
             2 2 2 2 3 | 0  North to move`,
      ),
    );
  });

  test.each(["A", "E"])("all fifty seeds from %s go round five times, and every pit holds five", (from) => {
    const rules = { ...split };
    const before = board(
      rules,
      `0 | 0 0 0 0 0
           ${from === "A" ? "50 0 0 0 0" : "0 0 0 0 50"} | 0  South to move`,
    );
    expect(play(rules, before, from).after.pits).toEqual(Array(10).fill(5));
  });

  test("storehouses are never sown into", () => {
    const before = board(
      split,
      `3 | 1 0 0 0 0
           0 0 0 0 2 | 7  South to move`,
    );
    expect(play(split, before, "E").after.stores).toEqual({ south: 7, north: 3 });
  });

  test("a row of three is sown by its own rules", () => {
    const before = board(
      umElTuweisat,
      `0 | 3 3 3
           3 3 3 | 0  South to move`,
    );
    expect(sowing(umElTuweisat, before, "A")).toBe("lift A3 c4 b4 a4 turn north");
    expect(sowing(umElTuweisat, before, "B>")).toBe("lift B3 C4 a4 b4 turn north");
    expect(() => move(umElTuweisat, "D")).toThrow("MOVE_FORM");
  });

  test("pits that are not one's own, or empty, are refused", () => {
    const before = board(
      split,
      `0 | 1 1 1 1 1
           1 0 1 1 1 | 0  South to move`,
    );
    expect(refused(split, before, "a")).toBe("NOT_YOURS");
    expect(refused(split, before, "B")).toBe("EMPTY");
  });

  test("um-el-bagara: single seeds are not sown", () => {
    const before = board(
      umElBagara,
      `0 | 1 1 1 1 1
           1 2 1 1 1 | 0  South to move`,
    );
    expect(refused(umElBagara, before, "A")).toBe("TOO_FEW");
    expect(refused(umElBagara, before, "B")).toBeNull();
  });
});

describe("rule 2, capture", () => {
  test.each([
    [1, "b2", "a last seed that makes 2 captures"],
    [3, "b4", "a last seed that makes 4 captures"],
  ])("%i seeds there: %s, %s", (seeds, taken) => {
    const before = board(
      split,
      `0 | 1 0 0 ${seeds} 0
           0 0 0 3 0 | 5  South to move`,
    );
    const { after } = play(split, before, "D");
    expect(sowing(split, before, "D")).toBe(`lift D3 E1 a1 ${taken} take ${taken} turn north`);
    expect(after.stores).toEqual({ south: 5 + seeds + 1, north: 0 });
    expect(after.pits[6]).toBe(0);
  });

  test.each([0, 2, 4, 5, 7])("a last seed on %i captures nothing", (seeds) => {
    const before = board(
      split,
      `0 | 1 0 0 ${seeds} 0
           0 0 0 3 0 | 5  South to move`,
    );
    expect(play(split, before, "D").after.stores).toEqual({ south: 5, north: 0 });
  });

  test("the chain runs backwards through pits of 2 and 4, and stops at any other", () => {
    const before = board(
      split,
      `0 | 0 1 3 2 1
           0 0 0 5 0 | 0  South to move`,
    );
    const { after } = play(split, before, "D");
    expect(sowing(split, before, "D")).toBe("lift D5 E1 a2 b3 c4 d2 take d2 take c4 turn north");
    expect(after).toEqual(
      board(
        split,
        `0 | 0 0 0 3 2
             0 0 0 0 1 | 6  North to move`,
      ),
    );
  });

  test("the chain of a clockwise sowing runs the other way", () => {
    const before = board(
      split,
      `0 | 1 3 1 0 2
           1 4 0 0 0 | 0  South to move`,
    );
    expect(sowing(split, before, "B")).toBe("lift B4 A2 e2 d4 c2 take c2 take d4 take e2 turn north");
  });

  test("the links of a chain are numbered from the landing pit", () => {
    const before = board(
      split,
      `0 | 0 0 0 3 1
           0 0 0 3 0 | 0  South to move`,
    );
    const captures = play(split, before, "D").events.filter((event) => event.kind === "capture");
    expect(captures).toEqual([
      { kind: "capture", pit: 6, seeds: 4, by: "south", link: 1 },
      { kind: "capture", pit: 5, seeds: 2, by: "south", link: 2 },
    ]);
  });

  test("the chain stops at the row's end: E holds 2 and stays", () => {
    const before = board(
      split,
      `0 | 1 0 0 1 1
           0 0 0 3 1 | 0  South to move`,
    );
    const { after } = play(split, before, "D");
    expect(sowing(split, before, "D")).toBe("lift D3 E2 a2 b2 take b2 take a2 turn north");
    expect(after).toEqual(
      board(
        split,
        `0 | 1 0 0 0 0
             0 0 0 0 2 | 4  North to move`,
      ),
    );
  });

  test("pits beyond the landing pit are never taken", () => {
    const before = board(
      split,
      `0 | 2 2 2 1 0
           0 0 0 3 0 | 0  South to move`,
    );
    expect(sowing(split, before, "D")).toMatch(/take b2 turn north$/);
  });

  test("nothing is captured from the mover's own row", () => {
    const before = board(
      split,
      `0 | 1 0 0 0 0
           0 0 3 1 1 | 0  South to move`,
    );
    expect(sowing(split, before, "D")).toBe("lift D1 E2 turn north");
  });

  test("nor by a sowing that comes home through the opponent's row", () => {
    const before = board(
      split,
      `0 | 1 1 1 1 1
           3 0 0 0 7 | 0  South to move`,
    );
    const { after } = play(split, before, "E");
    expect(sowing(split, before, "E")).toBe("lift E7 a2 b2 c2 d2 e2 A4 B1 turn north");
    expect(after.stores).toEqual({ south: 0, north: 0 });
  });

  test("North captures from South's row alone", () => {
    const before = board(
      split,
      `0 | 1 2 0 0 0
           1 0 0 0 1 | 0  North to move`,
    );
    expect(sowing(split, before, "d")).toBe("lift d2 e2 A2 take A2 turn south");
  });

  test("capturing every seed the opponent has is allowed", () => {
    const before = board(
      split,
      `20 | 0 0 0 1 1
            0 0 0 3 0 | 10  South to move`,
    );
    const { after, events, end } = play(split, before, "D");
    expect(story(split, events)).toBe(
      "lift D3 E1 a2 b2 take b2 take a2 turn north sweep E to south end no-moves",
    );
    expect(after.stores).toEqual({ south: 15, north: 20 });
    expect(end).toEqual({ reason: "no-moves", outcome: { winner: "north", stores: after.stores } });
  });

  test("a sowing of eleven seeds can capture beyond its own pit", () => {
    const before = board(
      circular,
      `0 | 0 0 0 0 0
           0 0 0 0 11 | 0  South to move`,
    );
    expect(sowing(circular, before, "E")).toBe(
      "lift E11 a1 b1 c1 d1 e1 A1 B1 C1 D1 E1 a2 take a2 turn north",
    );
  });

  test("um-el-tuweisat captures 2 alone, with the chain", () => {
    const before = board(
      umElTuweisat,
      `0 | 3 1 1
           0 0 3 | 0  South to move`,
    );
    expect(sowing(umElTuweisat, before, "C")).toBe("lift C3 a2 b2 c4 turn north");
    const chain = board(
      umElTuweisat,
      `0 | 3 1 1
           0 0 2 | 0  South to move`,
    );
    expect(sowing(umElTuweisat, chain, "C")).toBe("lift C2 a2 b2 take b2 take a2 turn north");
  });
});

describe("rule 3, relay", () => {
  test("three laps: a last seed in an own pit that was not empty lifts the whole pit; the end is in an empty pit", () => {
    const before = board(
      circularRelay,
      `0 | 0 0 0 0 0
           2 0 1 0 9 | 0  South to move`,
    );
    const { after } = play(circularRelay, before, "A");
    expect(sowing(circularRelay, before, "A")).toBe(
      "lift A2 B1 C2 lift C2 D1 E10 lift E10 a1 b1 c1 d1 e1 A1 B2 C1 D2 E1 turn north",
    );
    expect(after).toEqual(
      board(
        circularRelay,
        `0 | 1 1 1 1 1
             1 2 1 2 1 | 0  North to move`,
      ),
    );
  });

  test("laps are numbered", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 0 0
           1 1 0 0 0 | 0  South to move`,
    );
    const laps = play(circularRelay, before, "A").events.filter((event) => event.kind === "lift");
    expect(laps.map(({ lap, seeds }) => [lap, seeds])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("a relay ends in an empty pit of the mover's own row", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 0 0
           1 1 1 0 0 | 0  South to move`,
    );
    expect(sowing(circularRelay, before, "A")).toBe("lift A1 B2 lift B2 C2 D1 turn north");
  });

  test("a relay ends in the opponent's row without a capture, though the pit was not empty", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 2 2
           0 0 0 1 1 | 0  South to move`,
    );
    expect(sowing(circularRelay, before, "D")).toBe("lift D1 E2 lift E2 a3 b3 turn north");
  });

  test("a relay that ends in the opponent's row captures there, with the chain", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 1 3
           0 0 0 1 1 | 0  South to move`,
    );
    expect(sowing(circularRelay, before, "D")).toBe("lift D1 E2 lift E2 a4 b2 take b2 take a4 turn north");
  });

  test("a first lap that ends in the opponent's row is not sown on", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 0 5
           0 0 0 0 1 | 0  South to move`,
    );
    expect(sowing(circularRelay, before, "E")).toBe("lift E1 a6 turn north");
  });

  test("a lap round the board that ends in the mover's row is sown on", () => {
    const before = board(
      circularRelay,
      `0 | 1 0 0 0 0
           3 0 0 0 6 | 0  South to move`,
    );
    expect(sowing(circularRelay, before, "E")).toBe(
      "lift E6 a1 b1 c1 d1 e2 A4 lift A4 B1 C1 D1 E1 turn north",
    );
  });

  test("the other rule sets have no relay", () => {
    const before = board(
      circular,
      `0 | 1 0 0 0 0
           1 1 0 0 0 | 0  South to move`,
    );
    expect(sowing(circular, before, "A")).toBe("lift A1 B2 turn north");
    expect(sowing(split, before, "B")).toBe("lift B1 A2 turn north");
  });
});
