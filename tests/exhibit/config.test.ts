import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConfigFault, DEFAULT_CONFIG, parseConfig, wordsOf } from "../../src/exhibit/config.ts";
import { LANGUAGES } from "../../src/i18n/language.ts";

const whole = {
  title: { en: "A game of seeds", es: "Un juego de semillas", eo: "Ludo de semoj" },
  text: "Alemungula",
  languages: ["es", "eo"],
  language: "eo",
  rules: ["circular", "split"],
  levels: [8, 2],
  idle: { seconds: 60, countdown: 20 },
  sound: { on: false, ceiling: 0.25 },
  quiet: [{ from: "12:00", to: "13:30" }],
  dark: [{ from: "18:00", to: "9:00" }],
  theme: "contrast",
  facing: true,
  touch: 1.5,
  statistics: true,
  fullScreen: false,
  speed: "0.5",
};

const parse = (given: unknown) => parseConfig(JSON.stringify(given));

const told = (faults: readonly ConfigFault[]) =>
  faults.map((fault) =>
    fault.code === "EXHIBIT_FIELD" ? [fault.path, fault.expected.kind, fault.found] : fault.code,
  );

describe("a settings file", () => {
  it("decides everything that it says", () => {
    expect(parse(whole)).toEqual({
      config: {
        ...whole,
        text: Object.fromEntries(LANGUAGES.map(({ id }) => [id, "Alemungula"])),
        levels: [2, 8],
        quiet: [{ from: 720, to: 810 }],
        dark: [{ from: 1080, to: 540 }],
      },
      faults: [],
    });
  });

  it("needs to say nothing", () => {
    expect(parse({})).toEqual({ config: DEFAULT_CONFIG, faults: [] });
    expect(DEFAULT_CONFIG).toMatchObject({ idle: { seconds: 90, countdown: 30 }, statistics: false });
  });

  it.each<[string, unknown, [string, string, string]]>([
    ["idle", { seconds: "ninety" }, ["idle.seconds", "whole", '"ninety"']],
    ["idle", { seconds: 9 }, ["idle.seconds", "whole", "9"]],
    ["idle", { seconds: 3601 }, ["idle.seconds", "whole", "3601"]],
    ["idle", { countdown: 91 }, ["idle.countdown", "whole", "91"]],
    ["idle", 90, ["idle", "group", "90"]],
    ["sound", { ceiling: 1.1 }, ["sound.ceiling", "number", "1.1"]],
    ["sound", { on: "yes" }, ["sound.on", "truth", '"yes"']],
    ["title", { en: 7 }, ["title.en", "text", "7"]],
    ["title", { xx: "Hm" }, ["title.xx", "nothing", '"Hm"']],
    ["title", "x".repeat(81), ["title", "text", `"${"x".repeat(39)}…`]],
    ["languages", [], ["languages", "list", "[]"]],
    ["languages", "en", ["languages", "list", '"en"']],
    ["languages", ["en", "tlh"], ["languages[1]", "choice", '"tlh"']],
    ["language", "tlh", ["language", "choice", '"tlh"']],
    ["rules", ["chess"], ["rules[0]", "choice", '"chess"']],
    ["levels", [1, 2.5], ["levels[1]", "whole", "2.5"]],
    ["levels", [9], ["levels[0]", "whole", "9"]],
    ["quiet", [{ from: "25:00", to: "9:00" }], ["quiet[0]", "span", '{"from":"25:00","to":"9:00"}']],
    ["dark", [{ from: "18:00" }], ["dark[0]", "span", '{"from":"18:00"}']],
    ["dark", null, ["dark", "list", "null"]],
    ["theme", "system", ["theme", "choice", '"system"']],
    ["touch", 4, ["touch", "number", "4"]],
    ["speed", 1, ["speed", "choice", "1"]],
    ["ide", {}, ["ide", "nothing", "{}"]],
    ["", 1, ['""', "nothing", "1"]],
  ])("with a wrong %s (%j) names it, and the rest of it counts", (name, value, fault) => {
    const { config, faults } = parse({ facing: true, touch: 2, [name]: value });
    expect(told(faults)).toEqual([fault]);
    expect(config.facing).toBe(true);
    const field = name as keyof typeof config;
    if (field in DEFAULT_CONFIG && field !== "facing") expect(config[field]).toEqual(DEFAULT_CONFIG[field]);
  });

  it("has all its faults told at once", () => {
    const { faults } = parse({ ...whole, idle: { seconds: 1, countdown: 0 }, levels: [0, 3, 99], theme: 1 });
    expect(told(faults)).toEqual([
      ["idle.seconds", "whole", "1"],
      ["levels[0]", "whole", "0"],
      ["levels[2]", "whole", "99"],
      ["idle.countdown", "whole", "0"],
      ["theme", "choice", "1"],
    ]);
  });

  it("begins in a language that it offers", () => {
    expect(parse({ languages: ["eo", "es"] }).config.language).toBe("eo");
    const { config, faults } = parse({ languages: ["eo"], language: "en" });
    expect([config.language, told(faults)]).toEqual(["eo", [["language", "choice", '"en"']]]);
  });

  it("does not count down longer than it waits", () => {
    expect(parse({ idle: { seconds: 12 } }).config.idle).toEqual({ seconds: 12, countdown: 12 });
  });

  it.each([
    ["", "EXHIBIT_JSON"],
    ["{", "EXHIBIT_JSON"],
    ["[]", "EXHIBIT_JSON"],
    ["null", "EXHIBIT_JSON"],
    ["<!doctype html><title>Not found</title>", "EXHIBIT_PAGE"],
  ])("that is none (%j) gives the defaults", (file, code) => {
    expect(parseConfig(file)).toMatchObject({ config: DEFAULT_CONFIG, faults: [{ code }] });
  });

  it("of a length that no settings file has is not read", () => {
    const given = JSON.stringify({ ...whole, title: "x".repeat(80), text: "x".repeat(600) });
    expect(parseConfig(given.padEnd(30_000)).faults).toEqual([]);
    const long = { config: DEFAULT_CONFIG, faults: [{ code: "EXHIBIT_LENGTH" }] };
    expect(parseConfig(given.padEnd(30_001))).toEqual(long);
    expect(parseConfig(`{"a":"${"x".repeat(12_000_000)}`)).toEqual(long);
    expect(parseConfig("<p>".repeat(20_000)).faults).toEqual([{ code: "EXHIBIT_PAGE" }]);
  });

  it("with a value that is nested without end names it all the same", () => {
    const deep = `${"[".repeat(14_000)}${"]".repeat(14_000)}`;
    const { config, faults } = parseConfig(`{"theme":${deep},"facing":true}`);
    expect([config.facing, told(faults)]).toEqual([true, [["theme", "choice", "…"]]]);
  });

  it("with a list that is too long names the list alone", () => {
    const levels = Array.from({ length: 51 }, () => "no level");
    const { faults } = parse({ levels });
    expect(told(faults)).toEqual([["levels", "list", expect.stringMatching(/^\["no level",/)]]);
  });

  it("harms nothing by names that objects bring along", () => {
    const file = `{"__proto__":{"facing":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"idle":{"__proto__":{"seconds":11}}}`;
    const { config, faults } = parseConfig(file);
    expect(config).toEqual(DEFAULT_CONFIG);
    expect(told(faults).map(([path]) => path)).toEqual(["__proto__", "constructor", "idle.__proto__"]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect("polluted" in {}).toBe(false);
    Object.defineProperty(Object.prototype, "facing", { value: true, configurable: true });
    try {
      expect(parse({}).config.facing).toBe(false);
    } finally {
      Reflect.deleteProperty(Object.prototype, "facing");
    }
  });
});

const names = fc.constantFrom(...Object.keys(whole), "__proto__", "constructor", "toString", "");
const inside = fc.dictionary(
  fc.oneof(
    fc.constantFrom("seconds", "countdown", "on", "ceiling", "en", "from", "to", "__proto__"),
    fc.string(),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

describe("any file at all", () => {
  it("gives a configuration that reads as itself again, and never throws, 3,000 times", () => {
    let faulty = 0;
    const file = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .dictionary(names, fc.oneof(fc.jsonValue({ maxDepth: 3 }), inside))
        .map((given) => JSON.stringify(given)),
    );
    fc.assert(
      fc.property(file, (text) => {
        const { config, faults } = parseConfig(text);
        faulty += faults.length > 0 ? 1 : 0;
        expect(Object.keys(config)).toEqual(Object.keys(DEFAULT_CONFIG));
        expect(config.languages).toContain(config.language);
        expect(config.idle.countdown).toBeLessThanOrEqual(config.idle.seconds);
        const { quiet, dark, ...rest } = config;
        expect(parse(rest)).toEqual({ config: { ...config, quiet: [], dark: [] }, faults: [] });
        for (const fault of faults) {
          if (fault.code === "EXHIBIT_FIELD") expect(fault.path.length).toBeLessThan(80);
        }
      }),
      { seed: 20_261_130, numRuns: 3000 },
    );
    expect(faulty).toBeGreaterThan(2000);
  });
});

it("an exhibit's words come in the language asked for, else in its own, else in any", () => {
  const config = { ...DEFAULT_CONFIG, language: "es" } as const;
  expect(wordsOf({ en: "a", es: "b" }, "en", config)).toBe("a");
  expect(wordsOf({ en: "a", es: "b" }, "eo", config)).toBe("b");
  expect(wordsOf({ eo: "c" }, "en", config)).toBe("c");
  expect(wordsOf({}, "en", config)).toBeNull();
});
