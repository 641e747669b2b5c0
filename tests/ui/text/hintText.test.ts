import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/i18n/language.ts";
import type { Assessment } from "../../../src/session/assessment.ts";
import { hintSentence } from "../../../src/ui/text/hintText.ts";
import { moveOf } from "../../session/fakes.ts";
import { gameOf, SOUTH_ALONE, wordsOf } from "../games.ts";

const QUIET = "0,1,0,0,1/0,0,1,0,0 10-10 S -";
const THREAT = "0,1,0,0,3/1,0,0,0,0 10-10 S -";

/** A hint with this line, in this position; each reason of a move once. */
const HINTS: readonly (readonly [string, string, Partial<Assessment>, string])[] = [
  ["0,1,0,0,1/1,0,0,0,0 10-10 S -", "E", {}, "Hint: sow pit E. It wins the game."],
  ["0,0,0,0,1/1,0,0,0,1 10-10 S -", "E", {}, "Hint: sow pit E. It is the only move."],
  ["0,1,0,0,2/1,3,0,0,1 10-10 S -", "E", {}, "Hint: sow pit E. It captures 6 seeds."],
  ["0,0,0,1,0/0,1,0,1,0 10-10 N -", "b D a", {}, "Hint: sow pit b. It prepares to capture 2 seeds."],
  [THREAT, "E b", {}, "Hint: sow pit E. It saves 4 seeds from capture."],
  [QUIET, "E", {}, "Hint: sow pit E. It bars North pit a."],
  [QUIET, "B", { exact: true, value: 2 }, "Hint: sow pit B. It keeps a won game."],
  [QUIET, "B", { exact: true, value: 0 }, "Hint: sow pit B. It keeps the draw."],
  [QUIET.replace("S", "N"), "c<", {}, "Hint: sow pit c clockwise. It looks best in the long run."],
];

describe.each(LANGUAGES.map(({ id }) => id))("a hint in %s", (language) => {
  it("says what to sow and why", async () => {
    const words = await wordsOf(language, SOUTH_ALONE);
    const told = HINTS.map(([position, line, known]) => {
      const { rules } = gameOf("split", position);
      const moves = line.split(" ").map((text) => moveOf(rules, text));
      const assessment = { value: 0, exact: false, depth: 1, best: [], ...known, line: moves };
      const advice = { following: false, failed: false, hint: "given", assessment } as const;
      return hintSentence(words, gameOf("split", position), advice);
    });
    expect(new Set(told).size).toBe(HINTS.length);
    for (const sentence of told) expect(sentence).toMatch(/^[^{}]+: [^{}]+[.።] [^{}.።]+[.።]$/u);
    if (language === "en") expect(told).toEqual(HINTS.map(([, , , sentence]) => sentence));
  });
});
