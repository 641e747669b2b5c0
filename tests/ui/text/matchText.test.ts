import { expect, it } from "vitest";
import type { Match } from "../../../src/engine/match.ts";
import { formatName, matchBrief, matchText, roundSentence } from "../../../src/ui/text/matchText.ts";
import { gameOf, SOUTH_ALONE, wordsOf } from "../games.ts";

const ROUND = { starter: "south", outcome: { winner: "south", stores: { south: 30, north: 20 } } } as const;
const LEVEL = { starter: "north", outcome: { winner: null, stores: { south: 25, north: 25 } } } as const;
const match = (kind: "first-to" | "fixed", rounds: number, ...played: Match["rounds"]): Match => ({
  format: { kind, rounds },
  rounds: played,
});

/** Over at once: South cannot move. */
const LOST = gameOf("split", "0,0,0,0,0/0,0,0,0,1 20-29 S -");

it("a match tells its round, its format and its score", async () => {
  const words = await wordsOf("en", SOUTH_ALONE);
  const one = match("first-to", 2, ROUND, LEVEL);
  expect(matchText(words, one, gameOf("split", null))).toBe(
    "Round 3 · First to 2 wins · You 1, Goat 0 (seeds 55 to 45)",
  );
  expect(matchBrief(one, gameOf("split", null))).toBe("1 – 0");
  expect(matchBrief(one, gameOf("split", null), "north")).toBe("0 – 1");
  expect([
    formatName(words.t, match("fixed", 4).format),
    formatName(words.t, match("first-to", 1).format),
  ]).toEqual(["4 rounds", "First to 1 win"]);
});

it("a round that has ended counts at once", async () => {
  const words = await wordsOf("en", SOUTH_ALONE);
  expect(matchBrief(match("first-to", 2, ROUND), LOST)).toBe("1 – 1");
  expect(roundSentence(words, match("first-to", 2, ROUND), LOST)).toBe("You 1, Goat 1 (seeds 50 to 50).");
});

it("the end of a match says who has won it", async () => {
  const words = await wordsOf("en", SOUTH_ALONE);
  expect(roundSentence(words, match("fixed", 2, ROUND), LOST)).toBe(
    "The match is drawn. You 1, Goat 1 (seeds 50 to 50).",
  );
  expect(roundSentence(words, match("first-to", 1), LOST)).toBe(
    "Goat wins the match. You 0, Goat 1 (seeds 20 to 30).",
  );
  const won = match("fixed", 3, ROUND, ROUND);
  expect(roundSentence(words, won, LOST)).toMatch(/^You win the match\./);
});
