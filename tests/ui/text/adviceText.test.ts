import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/i18n/language.ts";
import type { Assessment } from "../../../src/session/assessment.ts";
import type { Mistake } from "../../../src/session/mistakes.ts";
import { lineText, mistakeSentence, valueSentence } from "../../../src/ui/text/adviceText.ts";
import { moveOf } from "../../session/fakes.ts";
import { gameOf, SOUTH_ALONE, wordsOf } from "../games.ts";

const QUIET = "0,1,0,0,1/0,0,1,0,0 10-10 S -";
const THREAT = "0,1,0,0,3/1,0,0,0,0 10-10 S -";

function assessment(position: string, line: string, known: Partial<Assessment> = {}): Assessment {
  const { rules } = gameOf("split", position);
  const moves = line.split(" ").map((text) => moveOf(rules, text));
  return { value: 0, exact: false, depth: 1, best: [], ...known, line: moves };
}

function mistake(position: string, played: string, better: Assessment, turning = false): Mistake {
  const { rules, start } = gameOf("split", position);
  return { ply: 23, before: start, played: moveOf(rules, played), loss: 6, better, turning };
}

/** What was better, in each kind of words once. */
const MISTAKES: readonly (readonly [Mistake, string])[] = [
  [mistake("0,1,0,0,1/1,0,0,0,0 10-10 S -", "B", assessment(QUIET, "E")), "E would have won the game."],
  [mistake("0,1,0,0,2/1,3,0,0,1 10-10 S -", "B", assessment(QUIET, "E")), "E would have captured 6 seeds."],
  [
    mistake("0,0,0,1,0/0,1,0,1,0 10-10 N -", "d", assessment(QUIET, "b D a")),
    "b would have prepared to capture 2 seeds.",
  ],
  [mistake(THREAT, "B", assessment(THREAT, "E b")), "E would have saved 4 seeds from capture."],
  [mistake(QUIET, "B", assessment(QUIET, "E")), "E would have barred North pit a."],
  [mistake(QUIET, "E", assessment(QUIET, "B", { exact: true, value: 2 })), "B would have kept the win."],
  [mistake(QUIET, "E", assessment(QUIET, "B", { exact: true })), "B would have kept the draw."],
  [mistake(QUIET, "E", assessment(QUIET, "B")), "B was better."],
];

describe.each(LANGUAGES.map(({ id }) => id))("in %s", (language) => {
  it("a mistake is told with what was lost and what was better", async () => {
    const words = await wordsOf(language);
    const told = MISTAKES.map(([one]) => mistakeSentence(words, one));
    expect(new Set(told).size).toBe(MISTAKES.length);
    for (const sentence of told)
      expect(sentence).toMatch(
        /^[^{}]+ 23[,،፣] [\p{Lu}\p{Lo}][\p{Ll}\p{Lo}]+: [^{}]+ 6 [^{}.።]+[.።] [^{}.።]+[.።]$/u,
      );
    if (language !== "en") return;
    expect(told.map((sentence) => sentence.slice(sentence.indexOf(".") + 2))).toEqual(
      MISTAKES.map(([, better]) => better),
    );
    expect(told[1]).toMatch(/^Move 23, South: B lost 6 seeds\./);
    expect(mistakeSentence(words, mistake(QUIET, "E", assessment(QUIET, "B"), true))).toBe(
      "Move 23, South: E lost 6 seeds. B was better. The game turned here.",
    );
  });

  it("a value says who will be ahead, and whether that is certain", async () => {
    const words = await wordsOf(language, SOUTH_ALONE);
    const told = [4, -4, 0].flatMap((value) =>
      [true, false].map((exact) => valueSentence(words, value, exact)),
    );
    expect(new Set(told).size).toBe(6);
    for (const sentence of told) expect(sentence).toMatch(/^[^{}]+[.።]$/);
    if (language !== "en") return;
    expect(told).toEqual([
      "You end 4 seeds ahead (exact).",
      "You end about 4 seeds ahead.",
      "Goat ends 4 seeds ahead (exact).",
      "Goat ends about 4 seeds ahead.",
      "It ends even (exact).",
      "It ends about even.",
    ]);
    expect(valueSentence(await wordsOf("en"), -1, false)).toBe("North ends about 1 seed ahead.");
  });
});

it("a line is told in notation, and not at length", () => {
  const { rules } = gameOf("split", null);
  expect(lineText(rules, assessment(QUIET, "C> b A"))).toBe("C> b A");
  const long = Array.from({ length: 13 }, () => "A").join(" ");
  expect(lineText(rules, assessment(QUIET, long))).toBe(`${long.slice(0, 23)} …`);
});
