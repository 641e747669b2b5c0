import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agree, newGame, playMove } from "../../src/engine/game.ts";
import { parseMove, parsePosition } from "../../src/engine/notation.ts";
import { err, ok, type Result } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { formatSave, parseSave, type Save } from "../../src/storage/save.ts";
import { anySave } from "./games.ts";

const parseSeat = (text: string): Result<string> =>
  ["human", "random", "level:2"].includes(text) ? ok(text) : err("SEAT", "No such seat.", text);

const read = (text: string) => parseSave(text, parseSeat);
const codeOf = (result: Result<unknown>) => (result.ok ? "ok" : result.error.code);

const start = newGame(split);
const firstMove = parseMove(split, "A");
const played = firstMove.ok ? playMove(start, firstMove.value) : firstMove;
if (!played.ok) throw new Error(played.error.message);
const save: Save<string> = {
  game: played.value,
  seats: { south: "human", north: "level:2" },
  seed: 4,
  match: null,
  begun: 1_764_531_234_567,
};
const fields = JSON.parse(formatSave(save));
const altered = (changes: object) => read(JSON.stringify({ ...fields, ...changes }));

describe("a save", () => {
  it("gives back the game that was saved", () => {
    fc.assert(
      fc.property(anySave, (one) => {
        expect(read(formatSave(one))).toEqual(ok(one));
      }),
      { seed: 20_261_130, numRuns: 200 },
    );
  });

  it("keeps how the game was agreed, and a start of its own", () => {
    const position = parsePosition(split, "1,2,3,0,0/0,0,0,2,1 3-4 N -");
    const agreed = position.ok ? agree(newGame(split, position.value)) : position;
    if (!agreed.ok) throw new Error(agreed.error.message);
    const one = { ...save, game: agreed.value };
    expect(read(formatSave(one))).toEqual(ok(one));
  });

  it("holds no more than rules, start, moves, place, closing, players and date", () => {
    expect(fields).toEqual({
      version: 1,
      rules: "split",
      start: "5,5,5,5,5/5,5,5,5,5 0-0 S -",
      moves: "A",
      cursor: 1,
      closed: null,
      south: "human",
      north: "level:2",
      seed: 4,
      match: null,
      begun: 1_764_531_234_567,
    });
  });

  it("of an older program has no match", () => {
    const { match: _, ...older } = fields;
    expect(read(JSON.stringify(older))).toEqual(ok(save));
  });

  it.each([
    ["was won already", { kind: "first-to", rounds: 1 }, "north", { south: 20, north: 30 }],
    ["has another starter", { kind: "first-to", rounds: 2 }, "south", { south: 30, north: 20 }],
    ["has too many seeds", { kind: "first-to", rounds: 2 }, "north", { south: 30, north: 21 }],
    ["has no rounds to play", { kind: "fixed", rounds: 0 }, "north", { south: 20, north: 30 }],
  ])("is refused whose match %s", (_, format, winner, stores) => {
    const rounds = [{ starter: "south", outcome: { winner, stores } }];
    expect(codeOf(altered({ match: { format, rounds } }))).toBe("SAVE_FORM");
    const sound = { format: { kind: "first-to", rounds: 2 }, rounds: [] };
    expect(codeOf(altered({ match: sound }))).toBe("ok");
  });

  it.each([
    ["no JSON", "{", "SAVE_FORM"],
    ["nothing", "", "SAVE_FORM"],
    ["null", "null", "SAVE_FORM"],
    ["a list", "[1]", "SAVE_FORM"],
    ["far too long", `{"version":1,"moves":"${"A ".repeat(60_000)}"}`, "SAVE_FORM"],
  ])("that is %s is refused", (_, text, code) => {
    expect(codeOf(read(text))).toBe(code);
  });

  it.each([
    [{ version: 0 }, "SAVE_VERSION"],
    [{ version: 2, more: true }, "SAVE_VERSION"],
    [{ version: "1" }, "SAVE_FORM"],
    [{ rules: "chess" }, "UNKNOWN_RULES"],
    [{ start: "50,5,5,5,5/5,5,5,5,5 0-0 S -" }, "POSITION_TOTAL"],
    [{ start: "1e9,0,0,0,0/0,0,0,0,0 0-0 S -" }, "POSITION_COUNT"],
    [{ moves: "A A" }, "NOT_YOURS"],
    [{ moves: "C" }, "MOVE_FORM"],
    [{ moves: "A  b" }, "MOVE_FORM"],
    [{ moves: "A\tb" }, "MOVE_FORM"],
    [{ moves: ["A"] }, "SAVE_FORM"],
    [{ cursor: 2 }, "SAVE_FORM"],
    [{ cursor: -1 }, "SAVE_FORM"],
    [{ cursor: 0.5 }, "SAVE_FORM"],
    [{ cursor: 0, closed: "agreed" }, "SAVE_FORM"],
    [{ closed: "no-moves" }, "SAVE_FORM"],
    [{ start: "0,0,0,0,0/1,0,0,0,0 0-0 S -", moves: "", cursor: 0, closed: "agreed" }, "GAME_OVER"],
    [{ start: "0,0,0,0,0/1,0,0,0,0 0-0 S -" }, "GAME_OVER"],
    [{ south: "level:99" }, "SEAT"],
    [{ north: "<script>" }, "SEAT"],
    [{ seed: 2 ** 32 }, "SAVE_FORM"],
    [{ seed: 0.5 }, "SAVE_FORM"],
    [{ begun: -1 }, "SAVE_FORM"],
    [{ begun: 0.5 }, "SAVE_FORM"],
    [{ begun: 1e16 }, "SAVE_FORM"],
    [{ begun: "today" }, "SAVE_FORM"],
    [{ more: 1 }, "SAVE_FORM"],
  ])("with %o is refused: %s", (changes, code) => {
    expect(codeOf(altered(changes))).toBe(code);
  });

  it("from before games had a date is read without one", () => {
    const { begun: _, ...older } = fields;
    expect(read(JSON.stringify(older))).toEqual(ok({ ...save, begun: null }));
  });

  it("says which move is wrong", () => {
    const refused = altered({ moves: "A b b" });
    expect(refused.ok ? null : refused.error.at).toBe("move 3");
  });

  it("that was damaged is refused or still a whole game, and never a crash", () => {
    const damage = fc.tuple(anySave, fc.nat(), fc.nat(3), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(damage, ([one, place, length, put]) => {
        const text = formatSave(one);
        const from = place % text.length;
        const result = read(text.slice(0, from) + put + text.slice(from + length));
        if (result.ok) expect(read(formatSave(result.value))).toEqual(result);
        else expect(result.error.code).not.toBe("");
      }),
      { seed: 20_261_130, numRuns: 1000 },
    );
  });

  it("made of any JSON is refused", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(read(text).ok).toBe(false);
      }),
      { seed: 20_261_130, numRuns: 500 },
    );
  });
});
