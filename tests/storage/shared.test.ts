import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatRecord } from "../../src/engine/record.ts";
import { ok } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { formatLink } from "../../src/storage/link.ts";
import { parseShared } from "../../src/storage/shared.ts";
import { randomGame } from "../engine/arbitrary.ts";
import { anyGame } from "./games.ts";

const GAME = randomGame(split, 110, undefined, 40);
const LINK = formatLink(GAME);
const NAMES = new Map([
  ["South", "<img src=x onerror=alert(1)>"],
  ["North", 'A "quoted" \\ name'],
  ["Site", "https://example.org/#g=1.split..0.."],
]);
const RECORD = formatRecord(GAME, NAMES);

describe("what was shared", () => {
  it("is a record, even one that quotes a link", () => {
    expect(parseShared(RECORD)).toEqual(ok({ game: GAME, headers: NAMES }));
    expect(parseShared(`\uFEFF\r\n${RECORD.replaceAll("\n", "\r\n")}`)).toEqual(
      ok({ game: GAME, headers: NAMES }),
    );
  });

  it.each([LINK, `https://example.org/a/?lang=es#g=${LINK}`, `Look: http://x/#g=${LINK} – what a game!\n`])(
    "is a link: %s",
    (text) => {
      expect(parseShared(text)).toEqual(ok({ game: GAME, headers: new Map() }));
    },
  );

  it.each([
    ["nothing", "", { code: "SHARED_BLANK" }],
    ["blank", "\uFEFF \r\n\t", { code: "SHARED_BLANK" }],
    ["a word", "hello", { code: "SHARED_FORM" }],
    ["a record without a rule set", RECORD.replace("Rules", "Rule"), { code: "RULES_MISSING", line: 1 }],
    ["the beginning of a link", LINK.slice(0, 30), { code: "LINK_FORM" }],
    ["prose", "what is this", { code: "SHARED_FORM" }],
    ["a mark alone", "https://example.org/#g=", { code: "LINK_FORM" }],
    ["a picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", { code: "SHARED_FORM" }],
    ["a move that is not allowed", RECORD.replace(/\n1\. \S+/, "\n1. a"), { code: "NOT_YOURS", line: 8 }],
  ])("is refused where it is %s", (_, text, fault) => {
    expect(parseShared(text)).toMatchObject({ ok: false, error: fault });
  });

  it("is a record wherever its first line stands, and no record for a bracket in a line", () => {
    expect(parseShared(`\n \r\n\t\u00A0\n  ${RECORD}`)).toEqual(ok({ game: GAME, headers: NAMES }));
    expect(parseShared(`Our game:\n\n \u2028 ${RECORD}`)).toMatchObject({ error: { code: "RULES_MISSING" } });
    expect(parseShared("a [b]\n\n")).toMatchObject({ error: { code: "SHARED_FORM" } });
  });

  it("is any game, up to where it stood, with names of any letters", () => {
    const name = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(anyGame, name, (game, south) => {
        const shown = [...south.replace(/[\r\n]+/g, " ")].slice(0, 60).join("");
        const upTo = { ...game, plies: game.plies.slice(0, game.cursor) };
        const read = parseShared(formatRecord(game, new Map([["South", south]])));
        expect(read).toEqual(ok({ game: upTo, headers: new Map([["South", shown]]) }));
      }),
      { seed: 20_261_130, numRuns: 100 },
    );
  });
});

test("two thousand records with a letter changed, left out or put in are refused with a reason, or still hold a game", () => {
  const letters = fc.constantFrom(...'0123456789ABCDEabcde.,/-[]"\\<>* \n\u0000é');
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(RECORD.length - 1), fc.constantFrom(0, 1), fc.option(letters), (at, cut, put) => {
      const changed = RECORD.slice(0, at) + (put ?? "") + RECORD.slice(at + cut);
      const result = parseShared(changed);
      if (result.ok) {
        // A name or a blank may have changed; every move that stands there has been played.
        expect(moves(formatRecord(result.value.game, result.value.headers))).toEqual(moves(changed));
        return;
      }
      refused += 1;
      expect(result.error.message).toMatch(/^[A-Z].*\.$/);
      expect(result.error.line).toBeGreaterThan(0);
    }),
    { seed: 20_261_130, numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

function moves(record: string): readonly string[] {
  const lines = record.split("\n").filter((line) => !line.trim().startsWith("["));
  return lines
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "");
}
