/** Faults that are planted in parsers are found. */
import { describe, expect, it } from "vitest";
import { endure, insist, insistPlain, insistTold } from "./endure.ts";
import { SAVES } from "./formats.ts";
import { hostileTexts } from "./texts.ts";

const FORMAT = {
  valid: ['{"name":"aaa","list":[1,"b"]}', '{"name":"b","list":[]}'],
  words: ["name", "list", "a", "0"],
  json: true,
};

const tried = (parse: (text: string) => unknown, judge = (_: unknown) => true) => {
  return () => endure(hostileTexts(FORMAT, 7, 20_000), parse, judge);
};

/** As `JSON.parse`, `undefined` for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As careless programs copy settings; here of one name alone, which is easily taken away again. */
function merge(into: Record<string, unknown>, from: unknown): void {
  if (typeof from !== "object" || from === null) return;
  for (const [name, value] of Object.entries(from)) {
    if (name === "__proto__") merge(into[name] as Record<string, unknown>, value);
    else if (name === "polluted") into[name] = value;
  }
}

describe("hostile input finds a parser that", () => {
  it.each<[string, (text: string) => unknown, string]>([
    ["throws at a broken text", (text) => JSON.parse(text), "SyntaxError"],
    [
      "throws at deep nesting",
      (text) => JSON.stringify(text.length < 50_000 ? parsed(text) : 0),
      "RangeError",
    ],
    ["throws at half a letter", (text) => encodeURIComponent(text), "URIError"],
    ["goes back again and again", (text) => /^\{"name":"(a+)+"/.test(text), "was slow"],
    ["begins anew in every line", (text) => /^\s*\[x/m.test(text), "was slow"],
  ])("%s", (_, parse, found) => {
    expect(tried(parse)).toThrow(found);
  });

  it("writes on a prototype", () => {
    try {
      expect(tried((text) => merge({}, parsed(text)))).toThrow("wrote on the prototype of all");
    } finally {
      Reflect.deleteProperty(Object.prototype, "polluted");
    }
    const plant = () => Object.defineProperty(Array.prototype, "last", { value: 1, configurable: true });
    try {
      expect(tried(plant)).toThrow("changed a prototype");
    } finally {
      Reflect.deleteProperty(Array.prototype, "last");
    }
  });

  it("gives on a name that leads to a prototype", () => {
    const judge = (read: unknown) => {
      insistPlain(read);
      return true;
    };
    // At the end of the longest nesting the judge's own stack would end.
    const short = (text: string) => (text.length < 1000 ? parsed(text) : null);
    expect(tried(short, judge)).toThrow("holds");
  });

  it("refuses without a reason, or with all of the text", () => {
    expect(() => insistTold({ code: "", message: "No." })).toThrow("no code");
    expect(() => insistTold({ code: "FORM", message: "" })).toThrow("does not tell");
    expect(() => insistTold({ code: "FORM", message: "No.", at: "x".repeat(42) })).toThrow("does not tell");
    insistTold({ code: "SAVE_FORM", message: "This is not a saved game." });
  });

  it("is unsound", () => {
    const judge = (read: unknown) => {
      insist(read !== 0, "is nothing");
      return true;
    };
    expect(tried((text) => text.length % 17, judge)).toThrow("is nothing");
  });
});

it("hostile input is the same every time, and of every kind", () => {
  const texts = [...hostileTexts(SAVES, 7, 20_000)];
  expect(texts).toHaveLength(20_000);
  expect([...hostileTexts(SAVES, 7, 20_000)]).toEqual(texts);
  expect(new Set(texts).size).toBeGreaterThan(12_000);
  expect(texts.filter((text) => text.length > 100_000).length).toBeGreaterThan(40);
  expect(texts.filter((text) => text.startsWith("[".repeat(10_000))).length).toBeGreaterThan(1);
  for (const part of [
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "\0",
    "\uFEFF",
    "\u202E",
    "\r\n",
    "\uD800",
  ])
    expect(texts.filter((text) => text.includes(part)).length).toBeGreaterThan(20);
});
