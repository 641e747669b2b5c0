import { expect, it, vi } from "vitest";
import { resign } from "../../../src/engine/game.ts";
import { must } from "../../../src/engine/result.ts";
import { LANGUAGES, loadSpeech } from "../../../src/i18n/language.ts";
import type { SeatId } from "../../../src/session/setup.ts";
import type { Finished } from "../../../src/storage/library.ts";
import { finishedText } from "../../../src/ui/text/finishedText.ts";
import { gameOf, SOUTH_ALONE, TWO } from "../games.ts";

const begun = new Date(2026, 10, 30, 19, 5).getTime();
const nearEnd = gameOf("split", "0,0,0,0,1/0,0,0,0,0 20-26 S -", "E");
const won: Finished<SeatId> = { game: nearEnd, seats: SOUTH_ALONE, seed: 1, match: null, begun };
const given: Finished<SeatId> = {
  ...won,
  game: must(resign(gameOf("split", null, "A b"), "north")),
  seats: TWO,
};

it("a finished game is told with result, date, rules, opponent and moves", async () => {
  const speech = await loadSpeech("en");
  expect(finishedText(speech, won)).toEqual({
    result: "Goat wins, 27 to 20",
    date: expect.stringMatching(/^Nov 30, 2026, 7:05\sPM$/),
    about: "Split sowing, Goat, 1 move",
  });
  expect(finishedText(speech, given)).toMatchObject({
    result: "South wins. North resigned.",
    about: "Split sowing, two players, 2 moves",
  });
  expect(speech.t("records.deleteOne", { ...finishedText(speech, given) })).toMatch(
    /^Delete the game of Nov 30, 2026, 7:05\sPM: South wins. North resigned.$/,
  );
});

it.each(LANGUAGES.map(({ id }) => id))("in %s it is whole", async (language) => {
  const speech = await loadSpeech(language);
  for (const text of Object.values(finishedText(speech, won)))
    expect(text).not.toMatch(/\{\{|undefined|records\./);
});

it("a browser that does not know the language's months tells the date in digits, and in no other language", async () => {
  const speech = await loadSpeech("eo");
  const known = vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  expect(finishedText(speech, won).date).toBe("2026-11-30 19:05");
  known.mockRestore();
});
