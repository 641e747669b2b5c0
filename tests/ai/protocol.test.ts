import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEVELS, levelOf, parseChooser, placeOf } from "../../src/ai/protocol.ts";
import { parseStudyRequest } from "../../src/ai/wire.ts";
import { endOf, sinceCapture } from "../../src/engine/game.ts";
import { anyGame } from "../engine/arbitrary.ts";

describe("a chooser's name", () => {
  it.each(["random", "greedy", "level:1", `level:${LEVELS}`])("may be %s", (text) => {
    expect(parseChooser(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    "",
    "Random",
    "level:0",
    `level:${LEVELS + 1}`,
    "level:01",
    "level:1.5",
    "level:",
    "level:1 ",
    "human",
  ])("may not be %j", (text) => {
    expect(parseChooser(text)).toMatchObject({ ok: false, error: { code: "UNKNOWN_CHOOSER" } });
  });

  it("holds the number of the level", () => {
    expect(levelOf("level:12")).toBe(12);
  });
});

describe("a place", () => {
  it("is read back into the positions since the last capture", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, id) => {
        fc.pre(endOf(game) === null);
        expect(parseStudyRequest({ ...placeOf(game), id })).toEqual({
          ok: true,
          value: { id, rules: game.rules, path: sinceCapture(game) },
        });
      }),
    );
  });
});
