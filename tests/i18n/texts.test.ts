import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/i18n/language.ts";
import { ENGLISH, FILES, faultsOf, flat, type Texts } from "./files.ts";

it("the game speaks every language of the folder", () => {
  expect(LANGUAGES.map(({ id }) => id).sort()).toEqual([...FILES.keys()].sort());
  expect(FILES.size).toBeGreaterThan(2);
  expect(flat(ENGLISH).size).toBeGreaterThan(100);
});

it.each([...FILES])("nothing is wrong with the texts in %s", (language, file) => {
  expect(faultsOf(language, file)).toEqual([]);
});

describe("a file is found wrong for", () => {
  const english: Texts = {
    self: { name: "English", direction: "ltr" },
    play: "Play",
    seeds_one: "{{count}} seed of {{name}}.",
    seeds_other: "{{count}} seeds of {{name}}.",
    end: "The end.",
  };
  const spanish: Texts = {
    self: { name: "Español", direction: "ltr" },
    play: "Jugar",
    seeds_one: "{{count}} semilla de {{name}}.",
    seeds_other: "{{count}} semillas de {{name}}.",
    end: "El fin.",
  };
  const { play, ...playless } = spanish;

  it("nothing, when it is right", () => {
    expect(faultsOf("en", english, english)).toEqual([]);
    expect(faultsOf("es", spanish, english)).toEqual([]);
  });

  it.each<[string, Texts, string]>([
    ["a missing key", playless, "play: missing"],
    ["a key too many", { ...spanish, more: "Más" }, "more: too much"],
    ["a key out of its place", { ...playless, play: "Jugar" }, "seeds_one: not in its place"],
    ["a missing gap", { ...spanish, seeds_other: "{{count}} semillas." }, "seeds_other: gaps"],
    ["a gap too many", { ...spanish, end: "El fin de {{name}}." }, "end: gaps"],
    ["a gap of another name", { ...spanish, seeds_other: "{{count}} de {{nombre}}." }, "seeds_other: gaps"],
    ["a missing stop", { ...spanish, end: "El fin" }, "end: its end"],
    ["English left in it", { ...spanish, end: "The end." }, "end: English"],
    ["an empty text", { ...spanish, play: "" }, "play: spaces"],
    ["spaces at its end", { ...spanish, play: "Jugar " }, "play: spaces"],
    ["letters of another script", { ...spanish, play: "Jugаr" }, "play: letters of another script"],
    ["a wrong direction", { ...spanish, self: { name: "Español", direction: "rtl" } }, "self.direction: rtl"],
    ["a missing name", { ...spanish, self: { direction: "ltr" } }, "self.name: missing"],
  ])("%s", (_, file, fault) => {
    expect(faultsOf("es", file, english)).toEqual([fault]);
  });

  it("the forms of counts that its language has and English has not", () => {
    const arabic: Texts = {
      self: { name: "العربية", direction: "rtl" },
      play: "لعب",
      seeds_zero: "لا بذور من {{name}}.",
      seeds_one: "{{count}} بذرة من {{name}}.",
      seeds_two: "بذرتان من {{name}}.",
      seeds_few: "{{count}} بذور من {{name}}.",
      seeds_many: "{{count}} بذرة من {{name}}.",
      seeds_other: "{{count}} بذرة من {{name}}.",
      end: "النهاية.",
    };
    expect(faultsOf("ar", arabic, english)).toEqual([]);
    const { seeds_few, ...fewless } = arabic;
    expect(faultsOf("ar", fewless, english)).toEqual(["seeds_few: missing"]);
    expect(faultsOf("ar", { ...arabic, seeds_few: "بذور من {{name}}." }, english)).toEqual([
      "seeds_few: gaps",
    ]);
  });
});
