import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMove, formatPosition, parseMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { RuleSet } from "../../src/engine/types.ts";
import { anyPosition } from "./arbitrary.ts";
import { board, codeOf, move } from "./drawn.ts";

test("a position is written South/North, storehouses, player to move, barred pit", () => {
  const position = board(
    split,
    `7 | 0 3 0 2 1
         0 1 0 0 12 | 9  North to move, a barred`,
  );
  expect(formatPosition(position)).toBe("0,1,0,0,12/1,2,0,3,0 9-7 N a");
  expect(formatPosition(startPosition(split))).toBe("5,5,5,5,5/5,5,5,5,5 0-0 S -");
});

describe.each(RULE_SETS)("$id", (rules) => {
  test("every position is read as it is written", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        expect(must(parsePosition(rules, formatPosition(position)))).toEqual(position);
      }),
      { seed: 1 },
    );
  });

  test("every legal move is read as it is written, and no two are written alike", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const moves = legalMoves(rules, position);
        const texts = moves.map((option) => formatMove(rules, option));
        expect(texts.map((text) => must(parseMove(rules, text)))).toEqual(moves);
        expect(new Set(texts).size).toBe(texts.length);
      }),
      { seed: 1 },
    );
  });

  test("no text makes the readers throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        parsePosition(rules, text);
        parseMove(rules, text);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});

/** Texts that are nearly positions: one of these, with some characters changed. */
const written: fc.Arbitrary<string> = fc.constantFrom(
  "5,5,5,5,5/5,5,5,5,5 0-0 S -",
  "0,1,0,0,12/1,2,0,3,0 9-7 N a",
);
const change = fc.record({ at: fc.nat(30), letter: fc.constantFrom(..."0159,/- SNAa<.e+\n".split("")) });
const nearly = fc
  .tuple(written, fc.array(change))
  .map(([text, changes]) =>
    changes.reduce((changed, { at, letter }) => changed.slice(0, at) + letter + changed.slice(at + 1), text),
  );

test("what the reader takes is exactly what the writer writes", () => {
  fc.assert(
    fc.property(nearly, (text) => {
      const position = parsePosition(split, text);
      if (position.ok) expect(formatPosition(position.value)).toBe(text);
      else expect(position.error).toMatchObject({ at: expect.any(String), message: expect.any(String) });
    }),
    { seed: 1, numRuns: 5000 },
  );
});

describe("a wrong position is refused with code and place", () => {
  test.each([
    ["", "POSITION_FORM", ""],
    ["5,5,5,5,5/5,5,5,5,5", "POSITION_FORM", "5,5,5,5,5/5,5,5,5,5"],
    ["5,5,5,5,5/5,5,5,5,5 0-0 S", "POSITION_FORM", "5,5,5,5,5/5,5,5,5,5 0-0 S"],
    ["5,5,5,5,5/5,5,5,5,5 0-0 S - -", "POSITION_FORM", "5,5,5,5,5/5,5,5,5,5 0-0 S - -"],
    ["5,5,5,5,5/5,5,5,5,5  0-0 S -", "POSITION_FORM", "5,5,5,5,5/5,5,5,5,5  0-0 S -"],
    ["5,5,5,5,5,5,5,5,5,5 0-0 S -", "POSITION_FORM", "5,5,5,5,5,5,5,5,5,5 0-0 S -"],
    ["5,5,5,5/5,5,5,5,5 0-0 S -", "POSITION_FORM", "5,5,5,5/5,5,5,5,5"],
    ["5,5,5,5,5,0/5,5,5,5,5 0-0 S -", "POSITION_FORM", "5,5,5,5,5,0/5,5,5,5,5"],
    ["5,5,5,5,5/5,5,5,5,5 0-0-0 S -", "POSITION_FORM", "0-0-0"],
    ["5,5,5,5,5/5,5,5,5,5 0-0 s -", "POSITION_FORM", "s"],
    ["5,5,5,5,5/5,5,5,5,5 0-0 S F", "POSITION_FORM", "F"],
    ["5,5,5,5,5/5,5,5,5,5 0-0 S AB", "POSITION_FORM", "AB"],
    ["5,5,5,5,/5,5,5,5,5 0-0 S -", "POSITION_COUNT", ""],
    ["5,5,5,5,-5/5,5,5,5,5 0-0 S -", "POSITION_COUNT", "-5"],
    ["5,5,5,5,05/5,5,5,5,5 0-0 S -", "POSITION_COUNT", "05"],
    ["5,5,5,5,1e1/5,5,5,5,5 0-0 S -", "POSITION_COUNT", "1e1"],
    ["5,5,5,5,4.5/5,5,5,5,5 0-0 S -", "POSITION_COUNT", "4.5"],
    ["5,5,5,5,5/5,5,5,5,5 x-0 S -", "POSITION_COUNT", "x"],
    ["5,5,5,5,5/5,5,5,5,6 0-0 S -", "POSITION_TOTAL", "5,5,5,5,5/5,5,5,5,6 0-0 S -"],
    ["5,5,5,5,5/5,5,5,5,5 1-0 S -", "POSITION_TOTAL", "5,5,5,5,5/5,5,5,5,5 1-0 S -"],
  ])("%j: %s at %j", (text, code, at) => {
    const position = parsePosition(split, text);
    expect(position).toMatchObject({ ok: false, error: { code, at } });
    if (!position.ok) expect(codeOf(position.error)).toBe(code);
  });

  test("huge numbers and long texts are refused, and quoted in short", () => {
    const huge = `5,5,5,5,${"9".repeat(5000)}/5,5,5,5,5 0-0 S -`;
    expect(parsePosition(split, huge)).toMatchObject({ error: { code: "POSITION_TOTAL" } });
    const long = parsePosition(split, "x".repeat(100_000));
    expect(long.ok ? "" : long.error.at).toBe(`${"x".repeat(40)}…`);
    expect(parsePosition(split, "x".repeat(40))).toMatchObject({ error: { at: "x".repeat(40) } });
  });

  test("fewer seeds than the rule set has are allowed, and more in another rule set are not", () => {
    expect(parsePosition(split, "0,1,0,0,0/0,0,0,0,0 0-0 S -").ok).toBe(true);
    expect(parsePosition(circular, "5,5,5,5,5/5,5,5,5,5 0-0 S -")).toMatchObject({
      error: { code: "POSITION_TOTAL" },
    });
  });
});

describe("a barred pit belongs to the player to move, is an end pit, holds one seed, and came from an empty pit", () => {
  test.each([
    ["1,0,0,0,0/0,0,0,2,0 0-0 S A", true],
    ["0,0,0,0,1/0,0,0,2,0 0-0 S E", true],
    ["0,0,0,2,0/1,0,0,0,0 0-0 N a", true],
    ["0,2,0,0,0/0,0,0,0,1 0-0 N e", true],
    ["1,0,0,0,0/0,0,0,2,0 0-0 N A", false],
    ["0,1,0,0,0/0,0,0,2,0 0-0 S B", false],
    ["2,0,0,0,0/0,0,0,2,0 0-0 S A", false],
    ["0,1,0,0,0/0,0,0,2,0 0-0 S A", false],
    ["1,0,0,0,0/0,0,0,2,1 0-0 S A", false],
    ["0,0,0,0,1/1,0,0,2,0 0-0 S E", false],
  ])("%s: %s", (text, valid) => {
    const position = parsePosition(split, text);
    expect(position.ok).toBe(valid);
    if (position.ok) return;
    expect([codeOf(position.error), position.error.at]).toEqual(["POSITION_BARRED", text.at(-1)]);
  });

  test("it must have come in a direction in which its pit is sown", () => {
    const rules: RuleSet = { ...circular, id: "circular-with-bar", returnBar: true };
    expect(parsePosition(rules, "1,0,0,0,0/0,0,0,2,0 0-0 S A").ok).toBe(true);
    expect(parsePosition(rules, "0,0,0,0,1/0,0,0,2,0 0-0 S E").ok).toBe(false);
  });

  test("it is valid only in split, which alone has the return bar", () => {
    for (const rules of RULE_SETS.filter((rules) => rules !== split)) {
      const empty = ",0".repeat(rules.row - 1);
      expect(parsePosition(rules, `1${empty}/0${empty} 0-0 S A`)).toMatchObject({
        error: { code: "POSITION_BARRED" },
      });
    }
  });
});

describe("a move is the pit's letter, with a mark where the rules give a choice", () => {
  test("marks are from the owner's own seat", () => {
    expect(move(split, "C<")).toEqual({ pit: 2, direction: "clockwise" });
    expect(move(split, "C>")).toEqual({ pit: 2, direction: "counterclockwise" });
    expect(move(split, "c<")).toEqual({ pit: 7, direction: "clockwise" });
    expect(move(circular, "C")).toEqual({ pit: 2, direction: "counterclockwise" });
  });

  test.each(["", "C", "A<", "D>", "F", "f", "AA", " A", "A ", "C<>", "1", "pass", "Á"])(
    "%j is none in split",
    (text) => {
      expect(parseMove(split, text)).toMatchObject({ ok: false, error: { code: "MOVE_FORM", at: text } });
    },
  );

  test("what is wrong is told with what would be right", () => {
    expect(parseMove(split, "C")).toMatchObject({
      error: { message: "This pit's move is written C< or C>." },
    });
    expect(parseMove(split, "A<")).toMatchObject({ error: { message: "This pit's move is written A." } });
    expect(parseMove(split, "1")).toMatchObject({ error: { message: "A move begins with a pit's letter." } });
  });
});
