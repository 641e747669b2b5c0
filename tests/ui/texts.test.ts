import { describe, expect, it } from "vitest";
import { LEVELS } from "../../src/ai/protocol.ts";
import { pitsOf } from "../../src/engine/pit.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit } from "../../src/engine/types.ts";
import { LANGUAGES, loadSpeech } from "../../src/i18n/language.ts";
import { DEFAULT_SETTINGS } from "../../src/storage/settings.ts";
import type { Notice } from "../../src/ui/ports.ts";
import { faultLine } from "../../src/ui/text/faultText.ts";
import { noticeLines } from "../../src/ui/text/noticeText.ts";
import { OPPONENTS, opponentOf } from "../../src/ui/text/opponents.ts";
import { recordHeaders } from "../../src/ui/text/recordHeaders.ts";
import { refusalText } from "../../src/ui/text/refusalText.ts";
import { decidedRules, howToPlay, rulesAbout, rulesName } from "../../src/ui/text/rulesText.ts";
import { machineNames, playerName, seatedName } from "../../src/ui/text/words.ts";
import { setupOf, wishOf } from "../../src/ui/wish.ts";
import { gameOf, MACHINES, NORTH_ALONE, SOUTH_ALONE, TWO, wordsOf } from "./games.ts";

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))("the rules of %s", (id, rules) => {
  it.each(LANGUAGES.map((language) => language.id))("are told in %s", async (language) => {
    const { t } = await loadSpeech(language);
    expect(rulesName(t, rules)).not.toBe(id);
    expect(rulesAbout(t, rules)).not.toBe("");
    const lines = [...howToPlay(t, rules), ...decidedRules(t, rules)].map(({ text }) => text);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(9);
    for (const line of lines) expect(line).not.toMatch(/\{\{|undefined|howTo\./);
  });
});

it("the rules follow from the rule set's data", async () => {
  const { t } = await loadSpeech("en");
  const told = (id: string) =>
    howToPlay(t, gameOf(id, null).rules)
      .map(({ text }) => text)
      .join(" ");
  expect(told("split")).toContain("A, B go clockwise, D, E counter-clockwise, and C as you choose");
  expect(told("split")).toContain("bars that pit");
  expect(told("circular")).toContain("Every pit is sown counter-clockwise.");
  expect(told("circular")).not.toContain("bars that pit");
  expect(told("circular-relay")).toContain("sow on");
  expect(told("um-el-bagara")).toContain("at least 2 seeds");
  expect(told("um-el-bagara")).toContain("Who cannot move passes.");
});

it("what this program has decided is said to be its own", async () => {
  const { t } = await loadSpeech("en");
  for (const { text } of decidedRules(t, gameOf("split", null).rules))
    expect(text).toMatch(/^This program's rule:/);
});

describe("names", () => {
  it("speak to a lone person and name sides between equals", async () => {
    const alone = await wordsOf("en", NORTH_ALONE);
    expect([playerName(alone, "south"), playerName(alone, "north")]).toEqual(["Greedy player", "You"]);
    const two = await wordsOf("en", TWO);
    expect([playerName(two, "south"), seatedName(two, "north")]).toEqual(["South", "North"]);
    const machines = await wordsOf("en", MACHINES);
    expect([playerName(machines, "south"), playerName(machines, "north")]).toEqual(["Chick", "Hare"]);
    const alike = await wordsOf("en", { south: "level:3", north: "level:3" });
    expect([playerName(alike, "south"), seatedName(alike, "north")]).toEqual(["South", "North (Hare)"]);
    expect([seatedName(machines, "south"), seatedName(machines, "north")]).toEqual([
      "South (Chick)",
      "North (Hare)",
    ]);
  });

  it("of machines are told of a game that may be gone on with", async () => {
    const { t } = await loadSpeech("en");
    const told = [TWO, SOUTH_ALONE, NORTH_ALONE, { south: "level:2", north: "level:3" } as const];
    expect(told.map((seats) => machineNames(t, seats))).toEqual(["", "Goat", "Greedy player", "Goat – Hare"]);
  });

  it("stand in a record in English", () => {
    const day = new Date(2026, 2, 9);
    expect([...recordHeaders(SOUTH_ALONE, day)]).toEqual([
      ["South", "Visitor"],
      ["North", "Level 2"],
      ["Date", "2026-03-09"],
    ]);
    expect(recordHeaders(TWO, day).get("North")).toBe("North");
    expect(recordHeaders(NORTH_ALONE, day).get("South")).toBe("Greedy");
  });
});

describe.each(LANGUAGES.map((language) => language.id))("the opponents in %s", (language) => {
  it("each have a short name and a line of character of their own", async () => {
    const { t } = await loadSpeech(language);
    const names = OPPONENTS.map((opponent) => t(`opponent.${opponent}.name`));
    const characters = OPPONENTS.map((opponent) => t(`opponent.${opponent}.about`));
    expect([new Set(names).size, new Set(characters).size]).toEqual([LEVELS, LEVELS]);
    for (const name of names) expect(name).toMatch(/^(?:\p{Lu}\p{Ll}{1,8}|\p{Lo}{2,9})$/u);
    for (const character of characters) expect(character).toMatch(/^[\p{Lu}\p{Lo}].{10,44}[.።]$/u);
  });

  it("are called by that name", async () => {
    const { t } = await loadSpeech(language);
    for (const [index, opponent] of OPPONENTS.entries()) {
      const words = await wordsOf(language, { south: "human", north: `level:${index + 1}` });
      expect(playerName(words, "north")).toBe(t(`opponent.${opponent}.name`));
    }
  });
});

it("there is no opponent beyond the ladder", () => {
  expect([opponentOf(1), opponentOf(LEVELS)]).toEqual(["chick", "elephant"]);
  for (const level of [0, LEVELS + 1, 1.5]) expect(() => opponentOf(level)).toThrow(RangeError);
});

describe("refusals", () => {
  it("say why", async () => {
    const words = await wordsOf("en", SOUTH_ALONE);
    const [pit] = pitsOf(words.rules, "south") as readonly [Pit];
    expect(refusalText(words, "empty", pit, "south")).toBe("Pit A is empty.");
    expect(refusalText(words, "barred", pit, "south")).toMatch(/^Pit A is barred for this turn/);
    expect(refusalText(words, "not-yours", pit, "south")).toBe("That pit is not in your row.");
    expect(refusalText(words, "thinking", pit, "north")).toBe("Goat is thinking. Wait for the move.");
    expect(refusalText(words, "over", pit, "north")).toBe("The game is over.");
    expect(refusalText(await wordsOf("en", TWO), "not-yours", pit, "north")).toMatch(/^North is to move/);
    expect(refusalText(await wordsOf("en", MACHINES), "thinking", pit, "north")).toBe(
      "The machines are playing this game.",
    );
    expect(refusalText(await wordsOf("en", TWO, "um-el-bagara"), "too-few", pit, "south")).toBe(
      "Pit A cannot be sown: it needs at least 2 seeds.",
    );
  });
});

it("notices tell what was wrong and where", async () => {
  const { t } = await loadSpeech("en");
  const address = (code: string, at: string) =>
    noticeLines(t, [{ about: "address", fault: { code, message: "", at } }]).join();
  expect(address("ADDRESS_UNKNOWN", "colour")).toBe("Not understood in the address and ignored: colour.");
  expect(address("ADDRESS_REPEATED", "position")).toBe(
    "“position” stands more than once in the address. Only the first counts.",
  );
  expect(address("POSITION_TOTAL", "position")).toBe(
    "The position in the address cannot be played: it has too many seeds.",
  );
  expect(address("POSITION_FORM", "position")).toContain("it cannot be read");
  expect(address("LINK_SUM", "g")).toBe(
    "The shared game in the address cannot be opened: a part of it is missing or was changed.",
  );
  const save = (code: string): Notice => ({ about: "save", fault: { code, message: "" } });
  const stored = ["SAVE_VERSION", "STORE_FORBIDDEN", "STORE_FORBIDDEN", "STORE_FULL"].map(save);
  expect(noticeLines(t, stored)).toEqual([
    "The saved game was set aside: it is of another version of this program.",
    "This browser does not let the game save anything. You can play all the same.",
    "This browser is full and saves nothing more. Delete some of the games under Records.",
  ]);
  const unknown = (at: string): Notice => ({
    about: "address",
    fault: { code: "ADDRESS_UNKNOWN", message: "", at },
  });
  const lacks = (["picture", "graphics", "part", "machine", "unforeseen"] as const).map((about) => ({
    about,
  }));
  expect(new Set(noticeLines(t, lacks)).size).toBe(5);
  expect(noticeLines(t, [unknown("speed"), save("SAVE_VERSION"), unknown("foo")])[0]).toBe(
    "Not understood in the address and ignored: speed, foo.",
  );
});

it.each(LANGUAGES.map(({ id }) => id))(
  "in %s a paste that is no game is told from a wrong one",
  async (language) => {
    const { t } = await loadSpeech(language);
    const told = ["SHARED_BLANK", "SHARED_FORM", "RULES_MISSING"].map((code) =>
      faultLine(t, { code, message: "" }),
    );
    expect(new Set(told).size).toBe(3);
    for (const line of told) expect(line).toMatch(/^[\p{Lu}\p{Lo}][^{}]*[.።]$/u);
  },
);

it("a wish becomes a setup", () => {
  const first = wishOf(DEFAULT_SETTINGS);
  expect(setupOf({ ...first, level: 3, side: "north" }, "machine", 5)).toEqual({
    rules: split,
    seats: { south: "level:3", north: "human" },
    start: null,
    seed: 5,
    match: null,
    purpose: "play",
  });
  expect(setupOf(first, "two", 5).seats).toEqual(TWO);
  const format = { kind: "first-to", rounds: 3 } as const;
  expect(setupOf({ ...first, format }, "watch", 5)).toMatchObject({
    seats: { south: "level:4", north: "level:6" },
    match: null,
    purpose: "show",
    series: { won: { south: 0, north: 0 }, drawn: 0 },
  });
  expect(setupOf({ ...first, format }, "two", 5).match).toEqual({ format, rounds: [] });
});

it("what was wished last is wished again, as far as it exists", () => {
  const settings = { ...DEFAULT_SETTINGS, rules: "circular", level: 5, side: "north" } as const;
  expect(wishOf(settings)).toMatchObject({ rules: circular, format: null, level: 5, side: "north" });
  expect(wishOf({ ...settings, rules: "chess", level: 900, rounds: "fixed:4", southLevel: 9 })).toEqual({
    rules: split,
    level: LEVELS,
    side: "north",
    format: { kind: "fixed", rounds: 4 },
    levels: { south: LEVELS, north: DEFAULT_SETTINGS.northLevel },
  });
});
