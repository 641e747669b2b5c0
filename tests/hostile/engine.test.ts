/** Positions, moves and records that come from outside. */
import { describe, expect, it } from "vitest";
import { currentPosition } from "../../src/engine/game.ts";
import { formatMove, formatPosition, parseMove, parsePosition } from "../../src/engine/notation.ts";
import { seedsOf, totalSeeds } from "../../src/engine/position.ts";
import { formatRecord, parseRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { endure, insist, insistPlain, insistTold, PLENTY } from "./endure.ts";
import { movesOf, positionsOf, RECORDS } from "./formats.ts";
import { hostileTexts } from "./texts.ts";

/** Of all rule sets together a hundred thousand. */
const SHARE = 100_000 / RULE_SETS.length;

describe.each(RULE_SETS)("$id", (rules) => {
  it(
    `withstands ${SHARE} hostile positions`,
    () => {
      const tally = endure(
        hostileTexts(positionsOf(rules), 1, SHARE),
        (text) => parsePosition(rules, text),
        (read, text) => {
          if (!read.ok) {
            insistTold(read.error);
            return false;
          }
          const { pits, stores } = read.value;
          insist(pits.length === rules.row * 2, "has other pits", pits);
          insist([...pits, stores.south, stores.north].every(isCount), "is no count", read.value);
          insist(seedsOf(read.value) <= totalSeeds(rules), "has too many seeds", read.value);
          insist(formatPosition(read.value) === text, "is written otherwise", formatPosition(read.value));
          insistPlain(read.value);
          return true;
        },
      );
      expect(tally.accepted).toBeGreaterThan(500);
      expect(tally.refused).toBeGreaterThan(10_000);
    },
    PLENTY,
  );

  it(
    `withstands ${SHARE} hostile moves`,
    () => {
      const tally = endure(
        hostileTexts(movesOf(rules), 2, SHARE),
        (text) => parseMove(rules, text),
        (read, text) => {
          if (read.ok) insist(formatMove(rules, read.value) === text, "is another move", read.value);
          else insistTold(read.error);
          return read.ok;
        },
      );
      expect(tally.accepted).toBeGreaterThan(500);
      expect(tally.refused).toBeGreaterThan(10_000);
    },
    PLENTY,
  );
});

it(
  "records withstand 100,000 hostile texts",
  () => {
    const tally = endure(hostileTexts(RECORDS, 3), parseRecord, (read) => {
      if (!read.ok) {
        insistTold(read.error);
        insist(Number.isInteger(read.error.line) && read.error.line >= 1, "has no line", read.error);
        return false;
      }
      const { game, headers } = read.value;
      const text = formatRecord(game, headers);
      const again = must(parseRecord(text));
      insist(formatRecord(again.game, again.headers) === text, "is another record", text);
      insist(JSON.stringify([...again.headers]) === JSON.stringify([...headers]), "has other headers", text);
      insist(seedsOf(currentPosition(game)) <= totalSeeds(game.rules), "has too many seeds", text);
      for (const name of ["South", "North"])
        insist([...(headers.get(name) ?? "")].length <= 60, "is a long name");
      insistPlain(read.value);
      return true;
    });
    expect(tally.accepted).toBeGreaterThan(5000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

function isCount(seeds: number): boolean {
  return Number.isInteger(seeds) && seeds >= 0;
}
