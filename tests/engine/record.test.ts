import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agree, endOf, goTo, newGame, resign } from "../../src/engine/game.ts";
import { formatRecord, parseRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import { umElBagara } from "../../src/engine/rules/um-el-bagara.ts";
import { anyGame, randomGame } from "./arbitrary.ts";
import { board, codeOf, played } from "./drawn.ts";

const NOBODY: ReadonlyMap<string, string> = new Map();

/** A short game: North's row is empty after South's third move. */
const SHORT = `[Rules "split"]
[South "Visitor"]
[North "Level 3"]
[Date "2026-11-30"]
[Start "0,1,0,0,1/1,0,0,1,0 23-23 N -"]
[Result "27-23"]
[End "no-moves"]

1... d 2. E e
3. B 27-23
`;

/** The refusal of a record, as `CODE@line`. */
function refusal(text: string): string {
  const record = parseRecord(text);
  return record.ok ? "accepted" : `${codeOf(record.error)}@${record.error.line}`;
}

describe("writing", () => {
  test("headers, numbered moves, result", () => {
    const game = played(split, newGame(split).start, "C> b A c<");
    const text = formatRecord(
      game,
      new Map([
        ["South", "Visitor"],
        ["Date", "2026-11-30"],
      ]),
    );
    expect(text).toBe(`[Rules "split"]
[South "Visitor"]
[Date "2026-11-30"]
[Start "5,5,5,5,5/5,5,5,5,5 0-0 S -"]
[Result "*"]

1. C> b 2. A c< *
`);
  });

  test("where North begins the first number has three dots", () => {
    const start = board(
      split,
      `0 | 5 5 5 5 5
         5 5 5 5 5 | 0  North to move`,
    );
    expect(formatRecord(played(split, start, "b A c<"), NOBODY)).toContain("\n1... b 2. A c< *\n");
  });

  test("a forced pass takes the passer's slot, at the start too", () => {
    const passing = board(
      umElBagara,
      `0 | 1 0 0 1 0
         0 0 0 4 2 | 0  South to move`,
    );
    expect(formatRecord(played(umElBagara, passing, "E D"), NOBODY)).toContain("\n1. E pass 2. D ");
    const stuck = board(
      umElBagara,
      `0 | 0 0 0 2 2
         1 0 0 0 0 | 0  South to move`,
    );
    expect(formatRecord(played(umElBagara, stuck, "b"), NOBODY)).toContain("\n1. pass b ");
  });

  test("long games go on in further lines, each filled as far as 80 columns go", () => {
    for (let seed = 1; seed < 20; seed += 3) {
      const text = formatRecord(randomGame(split, seed), NOBODY);
      const lines = text
        .slice(text.indexOf("\n\n") + 2)
        .trimEnd()
        .split("\n");
      expect(lines.length).toBeGreaterThan(1);
      lines.forEach((line, index) => {
        const next = lines[index + 1];
        expect(line.length).toBeLessThanOrEqual(80);
        if (next !== undefined) expect(`${line} ${next.split(" ")[0]}`.length).toBeGreaterThan(80);
      });
    }
  });

  test("what the game knows itself is not written again from the headers", () => {
    const headers = new Map([
      ["Rules", "circular"],
      ["Start", "nowhere"],
      ["Result", "28-22"],
      ["End", "agreed"],
    ]);
    expect(formatRecord(newGame(split), headers)).toBe(formatRecord(newGame(split), NOBODY));
  });

  test("only what was played up to the cursor is written", () => {
    const game = goTo(played(split, newGame(split).start, "A a B"), 1);
    expect(formatRecord(game, NOBODY)).toContain("\n1. A *\n");
  });

  test("line breaks and overlong names never make a record that cannot be read", () => {
    const text = formatRecord(
      newGame(split),
      new Map([
        ["South", "a\r\nb"],
        ["North", "é".repeat(70)],
      ]),
    );
    expect(must(parseRecord(text)).headers).toEqual(
      new Map([
        ["South", "a b"],
        ["North", "é".repeat(60)],
      ]),
    );
  });
});

describe("reading", () => {
  test("a finished game", () => {
    const { game, headers } = must(parseRecord(SHORT));
    expect(endOf(game)).toEqual({
      reason: "no-moves",
      outcome: { winner: "south", stores: { south: 27, north: 23 } },
    });
    expect(headers).toEqual(
      new Map([
        ["South", "Visitor"],
        ["North", "Level 3"],
        ["Date", "2026-11-30"],
      ]),
    );
    expect(formatRecord(game, headers).replace(" 3. B", "\n3. B")).toBe(SHORT);
  });

  test("Rules alone is required", () => {
    const { game } = must(parseRecord('[Rules "circular"]\n\n1. A *'));
    expect(game.rules).toBe(circular);
    expect(game.cursor).toBe(1);
    expect(must(parseRecord('[Rules "circular"] \r\n*')).game.cursor).toBe(0);
  });

  test("blank lines may stand among the headers", () => {
    const { game, headers } = must(parseRecord(`\n${SHORT.replaceAll("]\n", "]\n \n\n")}`));
    expect(must(parseRecord(SHORT))).toEqual({ game, headers });
  });

  test("unknown headers are kept, in their order, with quotes and backslashes", () => {
    const headers = new Map([
      ["Zeta", 'say "hello" \\ "'],
      ["Alpha", ""],
      ["North", "<script>alert(1)</script>"],
    ]);
    const read = must(parseRecord(formatRecord(newGame(split), headers)));
    expect([...read.headers]).toEqual([...headers]);
  });

  test("sixty characters are sixty, however many bytes they take", () => {
    expect(must(parseRecord(SHORT.replace("Visitor", "🌱".repeat(60)))).headers.get("South")).toHaveLength(
      120,
    );
    expect(refusal(SHORT.replace("Visitor", "🌱".repeat(61)))).toBe("NAME_LENGTH@2");
  });

  test("every game is read as it is written", () => {
    const values = fc.string({ unit: "grapheme", maxLength: 30 }).filter((value) => !/[\r\n]/.test(value));
    const anyHeaders = fc.dictionary(fc.constantFrom("South", "North", "Date", "Event_2"), values);
    fc.assert(
      fc.property(
        anyGame,
        anyHeaders,
        fc.constantFrom("goes on", "south", "north", "agreed"),
        (played, named, how) => {
          const headers = new Map(Object.entries(named));
          const closed =
            how === "goes on" ? played : how === "agreed" ? agree(played) : resign(played, how as "south");
          const game = "ok" in closed ? (closed.ok ? closed.value : played) : closed;
          expect(must(parseRecord(formatRecord(game, headers)))).toEqual({ game, headers });
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  test("no text makes the reader throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(parseRecord(text).ok).toBe(false);
        parseRecord(SHORT.slice(0, 130) + text + SHORT.slice(130));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test("nor does a text that is all quotes, brackets or backslashes", () => {
    for (const letter of ["[", "\\", '"', "A ", "1. ", "\n", "]"]) {
      expect(parseRecord(`[Rules "${letter.repeat(400_000)}`).ok).toBe(false);
      expect(parseRecord(letter.repeat(400_000)).ok).toBe(false);
    }
  });
});

describe("a wrong record is refused whole, with line and reason", () => {
  test.each([
    ["an empty text", "", "", "RULES_MISSING@1"],
    ["no Rules", '[Rules "split"]\n', "", "RULES_MISSING@1"],
    ["unknown Rules", '"split"', '"oware"', "UNKNOWN_RULES@1"],
    ["a header that is none", '[South "Visitor"]', "[South Visitor]", "HEADER_FORM@2"],
    ["a header with more before it", '[South "', '[Date [South "', "HEADER_FORM@2"],
    ["a header with more behind it", 'Visitor"]', 'Visitor"] sits', "HEADER_FORM@2"],
    ["a quote not escaped", '"Visitor"', '"Vis"itor"', "HEADER_FORM@2"],
    ["a backslash that escapes nothing", '"Visitor"', '"Vis\\itor"', "HEADER_FORM@2"],
    ["a header twice", "[Date", '[South "Me"]\n[Date', "HEADER_TWICE@4"],
    ["a header among the moves", "2. E", '[Round "1"] 2. E', "MOVE_NUMBER@9"],
    ["a name of 61 characters", "Level 3", "x".repeat(61), "NAME_LENGTH@3"],
    ["a wrong start", "23-23 N", "23-24 N", "POSITION_TOTAL@5"],
    ["a start of another rule set", "0,1,0,0,1/1,0,0,1,0", "0,1,0/1,0,0", "POSITION_FORM@5"],
    ["three dots missing", "1... d", "1. d", "MOVE_NUMBER@9"],
    ["a wrong number", "2. E", "3. E", "MOVE_NUMBER@9"],
    ["a number where none is due", "E e", "E 2... e", "MOVE_FORM@9"],
    ["a number without a space", "2. E", "2.E", "MOVE_NUMBER@9"],
    ["a number without a move", "3. B 27-23", "3. 27-23", "MOVE_MISSING@10"],
    ["a move that is none", "2. E", "2. Q", "MOVE_FORM@9"],
    ["an illegal move", "2. E", "2. A", "EMPTY@9"],
    ["a move of the other player", "2. E", "2. e", "NOT_YOURS@9"],
    ["a move after the end", "B 27", "B b 27", "GAME_OVER@10"],
    ["a pass that nothing forces", "2. E", "2. pass", "PASS_WRONG@9"],
    ["no result", " 27-23\n", "\n", "RESULT_MISSING@10"],
    ["a result with more before it", "B 27-23", "B x27-23", "RESULT_MISSING@10"],
    ["a result with more behind it", "B 27-23", "B 27-23!", "RESULT_MISSING@10"],
    ["a result before the last word", "E e", "E * e", "MOVE_FORM@9"],
    ["a wrong result", "B 27-23", "B 28-22", "RESULT_WRONG@10"],
    ["a result as if the game went on", "B 27-23", "B *", "RESULT_WRONG@10"],
    ["a wrong Result", '"27-23"', '"23-27"', "RESULT_WRONG@6"],
    ["a wrong End", '"no-moves"', '"repetition"', "END_WRONG@7"],
    ["an End that is none", '"no-moves"', '"tired"', "END_WRONG@7"],
    ["an End by will after the end", '"no-moves"', '"agreed"', "END_WRONG@7"],
    ["an End before the end", "\n3. B 27-23", "\n*", "END_WRONG@7"],
  ])("%s", (_, found, put, expected) => {
    const text = found === "" ? put : SHORT.replace(found, put);
    expect(text).not.toBe(SHORT);
    expect(refusal(text)).toBe(expected);
  });

  test("headers alone, without moves or result", () => {
    expect(refusal('[Rules "split"]\n\n')).toBe("RESULT_MISSING@3");
  });

  test("a result without the End that would explain it", () => {
    expect(refusal('[Rules "split"]\n\n1. A 0-0')).toBe("RESULT_WRONG@3");
  });

  test("a pass that the rules force but that is missing", () => {
    const head = '[Rules "um-el-bagara"]\n[Start "0,0,0,4,2/0,1,0,0,1 0-0 S -"]\n\n';
    expect(refusal(`${head}1. E pass 2. D *`)).toBe("accepted");
    expect(refusal(`${head}1. E 2. D *`)).toBe("PASS_MISSING@4");
    expect(refusal(`${head}1. E D *`)).toBe("PASS_MISSING@4");
    expect(refusal(`${head}1. E *`)).toBe("PASS_MISSING@4");
    expect(refusal(`${head}1. E pass *`)).toBe("accepted");
  });

  test("a record of no moves, where the rules force a pass first", () => {
    const start = board(
      umElBagara,
      `0 | 0 0 0 2 0
         1 0 0 0 0 | 0  South to move`,
    );
    const text = formatRecord(newGame(umElBagara, start), NOBODY);
    expect(text).toContain("\n1. pass *\n");
    expect(refusal(text)).toBe("accepted");
    expect(refusal(text.replace("1. pass *", "*"))).toBe("PASS_MISSING@5");
    expect(refusal(text.replace("1. pass *", "1. *"))).toBe("PASS_MISSING@5");
    expect(refusal(text.replace("1. pass *", "1. pass pass *"))).toBe("PASS_WRONG@5");
  });

  test("a record that ends where the rules force a pass", () => {
    const start = board(
      umElBagara,
      `0 | 1 0 0 1 0
         0 0 0 4 2 | 0  South to move`,
    );
    const text = formatRecord(played(umElBagara, start, "E"), NOBODY);
    expect(text).toContain("\n1. E pass *\n");
    expect(refusal(text)).toBe("accepted");
    expect(refusal(text.replace("E pass *", "E\n*"))).toBe("PASS_MISSING@6");
  });

  test("a text too long to be a record", () => {
    expect(refusal(SHORT.padEnd(100_000))).toBe("accepted");
    expect(refusal(SHORT.padEnd(100_001))).toBe("RECORD_LENGTH@1");
  });
});
