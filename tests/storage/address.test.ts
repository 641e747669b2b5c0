import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentPosition, newGame } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { err, ok, type Result } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import { parseAddress } from "../../src/storage/address.ts";
import { formatLink } from "../../src/storage/link.ts";
import { randomGame } from "../engine/arbitrary.ts";

const parseSeat = (text: string): Result<string> =>
  ["human", "random", "greedy", "level:3"].includes(text) ? ok(text) : err("SEAT", "No such seat.");

const parse = (search: string, hash = "") => parseAddress(search, hash, parseSeat, ["en", "es", "eo"]);

/** What was understood, in short, and the faults as `code at`. */
function summary(search: string, hash = "") {
  const { faults, opens, rules, position, game, ...rest } = parse(search, hash);
  const given = Object.entries({
    rules: rules?.id ?? null,
    position: position && formatPosition(position),
    game: game && `${game.plies.length} plies`,
    ...rest,
  }).filter(([, value]) => value !== null);
  return { opens, ...Object.fromEntries(given), faults: faults.map(({ code, at }) => `${code} ${at}`) };
}

describe("an address", () => {
  it("without anything opens the home screen", () => {
    expect(summary("")).toEqual({ opens: "home", faults: [] });
    expect(summary("?", "#board")).toEqual({ opens: "home", faults: [] });
  });

  it("says everything that it may say", () => {
    const position = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
    const search = new URLSearchParams({
      rules: "split",
      south: "human",
      north: "level:3",
      position,
      speed: "instant",
      seed: "4294967295",
      lang: "eo",
      theme: "contrast",
    });
    expect(summary(`?${search}`)).toEqual({
      opens: "game",
      rules: "split",
      south: "human",
      north: "level:3",
      position,
      speed: "instant",
      seed: 4_294_967_295,
      lang: "eo",
      theme: "contrast",
      faults: [],
    });
  });

  it("of an exhibit invites, whatever else it asks for", () => {
    expect(summary("?exhibit=hall-2")).toEqual({ opens: "attract", exhibit: "hall-2", faults: [] });
    expect(summary("?exhibit=hall&rules=circular")).toMatchObject({ opens: "attract", rules: "circular" });
  });

  it.each(["", "Hall", "../settings", "a b", "x".repeat(41), "%00", "hall.json"])(
    "of an exhibit with the wrong name %j opens the home screen",
    (name) => {
      const { opens, faults } = summary(`?${new URLSearchParams({ exhibit: name })}`);
      expect([opens, faults]).toEqual(["home", ["ADDRESS_VALUE exhibit"]]);
    },
  );

  it.each(["rules=circular", "south=human", "north=random", "position=5,5,5,5,5/5,5,5,5,5+0-0+N+-"])(
    "with %s opens a game",
    (search) => {
      expect(parse(`?${search}`)).toMatchObject({ opens: "game", faults: [] });
    },
  );

  it.each(["speed=4", "seed=0", "lang=es", "theme=light"])(
    "with %s alone opens the home screen",
    (search) => {
      expect(parse(`?${search}`)).toMatchObject({ opens: "home", faults: [] });
    },
  );

  it.each([
    ["rules=chess", "UNKNOWN_RULES rules"],
    ["rules=", "UNKNOWN_RULES rules"],
    ["south=level:99", "SEAT south"],
    ["north=Human", "SEAT north"],
    ["speed=3", "ADDRESS_VALUE speed"],
    ["seed=-1", "ADDRESS_VALUE seed"],
    ["seed=4294967296", "ADDRESS_VALUE seed"],
    ["seed=1.5", "ADDRESS_VALUE seed"],
    ["seed=99999999999999999999", "ADDRESS_VALUE seed"],
    ["lang=de", "ADDRESS_VALUE lang"],
    ["theme=pink", "ADDRESS_VALUE theme"],
    ["colour=red", "ADDRESS_UNKNOWN colour"],
    ["__proto__=1", "ADDRESS_UNKNOWN __proto__"],
    ["=", "ADDRESS_UNKNOWN "],
  ])("with %s ignores it and says so", (search, fault) => {
    expect(summary(`?${search}`)).toEqual({ opens: "home", faults: [fault] });
  });

  it("does not mind what other sites add to a link", () => {
    expect(summary("?utm_source=letter&fbclid=abc")).toEqual({ opens: "home", faults: [] });
  });

  it("tells every fault, and plays with what is right", () => {
    expect(summary("?rules=circular&south=me&speed=9&x=1&x=2")).toEqual({
      opens: "game",
      rules: "circular",
      faults: ["SEAT south", "ADDRESS_VALUE speed", "ADDRESS_UNKNOWN x"],
    });
  });

  it("counts the first of what is given twice, and says so", () => {
    expect(summary("?lang=eo&lang=es")).toEqual({
      opens: "home",
      lang: "eo",
      faults: ["ADDRESS_REPEATED lang"],
    });
  });

  it.each([
    ["rules=split&position=nonsense", "POSITION_FORM position"],
    ["rules=circular&position=5,5,5,5,5/5,5,5,5,5+0-0+S+-", "POSITION_TOTAL position"],
    ["south=human&position=", "POSITION_FORM position"],
  ])("with a wrong position never opens another game: %s", (search, fault) => {
    expect(parse(`?${search}`)).toMatchObject({ opens: "home", position: null });
    expect(summary(`?${search}`).faults).toEqual([fault]);
  });

  it("does not read a position by other rules than the ones it names", () => {
    expect(summary("?rules=chess&position=5,5,5,5,5/5,5,5,5,5+0-0+S+-")).toEqual({
      opens: "home",
      faults: ["UNKNOWN_RULES rules", "ADDRESS_VALUE position"],
    });
  });

  it("with a link opens the game in it, whatever else it asks for", () => {
    const shared = randomGame(split, 3, undefined, 20);
    expect(parse("?rules=circular&position=nonsense", `#g=${formatLink(shared)}`).game).toEqual(shared);
    expect(summary("", `#g=${formatLink(shared)}`)).toEqual({ opens: "game", game: "20 plies", faults: [] });
    const alone = newGame(split, currentPosition(shared));
    expect(summary("?lang=eo", `#g=${formatLink(alone)}`)).toEqual({
      opens: "game",
      game: "0 plies",
      lang: "eo",
      faults: [],
    });
  });

  it.each([
    ["abc", "LINK_FORM"],
    ["2.split..0..0.00000000", "LINK_VERSION"],
    ["1.chess..0..0.00000000", "UNKNOWN_RULES"],
    ["1.split..0..0.00000000", "LINK_SUM"],
    ["1.split.9-9-9-9-9_9-9-9-9-9_0-0_S_-.0..0.00000000", "POSITION_TOTAL"],
    ["%00", "LINK_FORM"],
  ])("with the wrong link %s says why, and opens no other game", (link, code) => {
    expect(summary("?rules=split", `#g=${link}`)).toEqual({
      opens: "home",
      rules: "split",
      faults: [`${code} g`],
    });
  });

  it("quotes what is wrong, but not at length", () => {
    const [fault] = parse(`?lang=${"x".repeat(5000)}`).faults;
    expect(fault?.message).toMatch(/Given: x{40}…$/);
    expect(parse(`?${"y".repeat(5000)}=1`).faults[0]?.at?.length).toBeLessThan(50);
  });

  it("of any kind is read without a crash", () => {
    const name = fc.constantFrom(
      "rules",
      "south",
      "north",
      "position",
      "speed",
      "seed",
      "lang",
      "theme",
      "x",
    );
    const pair = fc.tuple(name, fc.string()).map(([key, value]) => `${key}=${value}`);
    fc.assert(
      fc.property(fc.array(pair), fc.string(), (pairs, hash) => {
        const { opens, faults, position } = parse(`?${pairs.join("&")}`, `#${hash}`);
        expect(["home", "game"]).toContain(opens);
        if (opens === "game" && faults.some(({ at }) => at === "position")) expect(position).not.toBeNull();
      }),
      { seed: 20_261_130, numRuns: 500 },
    );
  });
});
