import { describe, expect, it } from "vitest";
import type { EndReason, Side } from "../../../src/engine/types.ts";
import { endSentence, endText } from "../../../src/ui/text/endText.ts";
import { SOUTH_ALONE, TWO, wordsOf } from "../games.ts";

const end = (reason: EndReason, winner: Side | null, south: number, north: number) => ({
  reason,
  outcome: { winner, stores: { south, north } },
});

describe("the end", () => {
  it("puts the winner's count first", async () => {
    const words = await wordsOf("en");
    expect(endText(words, end("no-moves", "north", 22, 28), "south")).toEqual({
      result: "North wins",
      score: "28 to 22",
      reason: "South cannot move, so each player took the seeds left in their own row.",
    });
    expect(endText(words, end("no-moves", null, 25, 25), "south")).toMatchObject({
      result: "A draw",
      score: "25 to 25",
    });
  });

  it("leaves out a count that decides nothing", async () => {
    const words = await wordsOf("en", SOUTH_ALONE);
    expect(endText(words, end("south-resigned", "north", 20, 8), "south")).toEqual({
      result: "Goat wins",
      score: null,
      reason: "You resigned.",
    });
    expect(endSentence(words, end("north-resigned", "south", 0, 8), "north")).toBe("Goat resigned. You win.");
  });

  it("says that nobody can move where a turn would else be passed", async () => {
    const words = await wordsOf("en", TWO, "um-el-bagara");
    expect(endSentence(words, end("no-moves", "south", 26, 24), "south")).toBe(
      "Neither player can move, so each took the seeds left in their own row. South wins, 26 to 24.",
    );
  });

  it.each([
    ["en", "this program's rule"],
    ["es", "regla de este programa"],
    ["eo", "regulo de ĉi tiu programo"],
  ] as const)("owns up to what this program has decided, in %s", async (language, own) => {
    const words = await wordsOf(language);
    for (const reason of ["repetition", "no-capture", "agreed"] as const) {
      expect(endText(words, end(reason, "south", 26, 23), "north").reason).toContain(own);
    }
    expect(endText(words, end("no-moves", "south", 26, 24), "north").reason).not.toContain(own);
  });
});
