import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { agree, goTo, newGame } from "../../src/engine/game.ts";
import { parsePosition } from "../../src/engine/notation.ts";
import { must, ok } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { formatLink, parseLink } from "../../src/storage/link.ts";
import { anyPosition, randomGame } from "../engine/arbitrary.ts";
import { anyGame } from "./games.ts";

const codeOf = (text: string) => {
  const result = parseLink(text);
  return result.ok ? "ok" : result.error.code;
};

/** A game that is still on after 85 plies. */
const GAME = randomGame(split, 110, undefined, 85);
const LINK = formatLink(GAME);

describe("a link", () => {
  it("gives back the game up to where it stood", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const upTo = { ...game, plies: game.plies.slice(0, game.cursor) };
        expect(parseLink(formatLink(game))).toEqual(ok(upTo));
      }),
      { seed: 20_261_130, numRuns: 200 },
    );
  });

  it.each(RULE_SETS)("holds any position of $id, a game that was agreed, and one gone back in", (rules) => {
    fc.assert(
      fc.property(anyPosition(rules), fc.nat(), (start, seed) => {
        const game = randomGame(rules, seed, start, 20);
        const agreed = agree(game);
        for (const one of [
          newGame(rules, start),
          game,
          goTo(game, 3),
          ...(agreed.ok ? [agreed.value] : []),
        ]) {
          const upTo = { ...one, plies: one.plies.slice(0, one.cursor) };
          expect(parseLink(formatLink(one))).toEqual(ok(upTo));
        }
      }),
      { seed: 20_261_130, numRuns: 50 },
    );
  });

  it("of a game with 85 plies is short, and needs no escaping in an address", () => {
    expect(GAME.plies).toHaveLength(85);
    const lengths = RULE_SETS.flatMap((rules) =>
      Array.from({ length: 20 }, (_, seed) => formatLink(randomGame(rules, seed, undefined, 85)).length),
    );
    expect(Math.max(...lengths)).toBeLessThan(120);
    const practice = must(parsePosition(split, "1,2,3,0,0/0,0,0,2,1 3-4 N -"));
    for (const text of [LINK, formatLink(newGame(split, practice))]) {
      const { hash } = new URL(`https://example.org/#g=${text}`);
      expect(hash).toBe(`#g=${text}`);
      expect(encodeURIComponent(text)).toBe(text);
    }
  });

  it("is read again however long the game was", () => {
    const longest = RULE_SETS.map((rules) => {
      const games = Array.from({ length: 30 }, (_, seed) => randomGame(rules, seed));
      return games.reduce((one, other) => (other.plies.length > one.plies.length ? other : one));
    });
    for (const game of longest) expect(parseLink(formatLink(game))).toEqual(ok(game));
  });
});

test.each([
  ["nothing", "", "LINK_FORM"],
  ["its beginning alone", LINK.slice(0, 40), "LINK_FORM"],
  ["another version", LINK.replace("1.", "2."), "LINK_VERSION"],
  ["unknown rules", LINK.replace("split", "chess"), "UNKNOWN_RULES"],
  ["other rules", LINK.replace("split", "um-el-bagara"), "LINK_SUM"],
  ["a ply less", LINK.replace(".85.", ".84."), "LINK_SUM"],
  ["a ply more", LINK.replace(".85.", ".86."), "LINK_SUM"],
  ["too many plies", LINK.replace(".85.", ".6001."), "LINK_FORM"],
  ["a start with too many seeds", LINK.replace("..", ".99-5-5-5-5_5-5-5-5-5_0-0_S_-."), "POSITION_TOTAL"],
  ["a script", "1.split.<script>alert(1)</script>.0..0.00000000", "POSITION_FORM"],
  ["an unknown end", LINK.replace(".85..", ".85.x."), "LINK_SUM"],
  ["a zero before", LINK.replace(".85..", ".85..0"), "LINK_SUM"],
  ["endless digits", `1.split..85..${"f".repeat(100_000)}.00000000`, "LINK_FORM"],
])("a link with %s is refused", (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});

test("two thousand links with a letter changed, left out or put in are refused, or are the same", () => {
  const letters = fc.constantFrom(..."0123456789abcdefgsn.,/_-%<\u0000é");
  fc.assert(
    fc.property(fc.nat(LINK.length - 1), fc.constantFrom(0, 1), fc.option(letters), (at, cut, put) => {
      const changed = LINK.slice(0, at) + (put ?? "") + LINK.slice(at + cut);
      const result = parseLink(changed);
      if (result.ok) expect(changed).toBe(LINK);
      else expect(result.error.message).toMatch(/^[A-Z].*\.$/);
    }),
    { seed: 20_261_130, numRuns: 2000 },
  );
});
