import { describe, expect, it, vi } from "vitest";
import { loadSpeech } from "../../src/i18n/language.ts";
import { ENGLISH, faultsOf, flat } from "./files.ts";
import { pseudo, SCRIPTS } from "./pseudo.ts";

describe.each(Object.entries(SCRIPTS))("texts in %s letters", (_, script) => {
  const texts = pseudo(script);

  it("make a language file", () => {
    expect(faultsOf("eo", texts)).toEqual([]);
  });
});

it("the Latin ones are longer by a third", () => {
  const length = (texts: ReadonlyMap<string, string>) =>
    [...texts.values()].join("").replaceAll(/\{\{\w+\}\}/g, "").length;
  const longer = length(flat(pseudo(SCRIPTS.latin))) / length(flat(ENGLISH));
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
});

it("in a language whose lines run to the left, what fills a gap keeps its own order, and numbers count", async () => {
  vi.doMock("../../src/i18n/eo.json", () => ({ default: pseudo(SCRIPTS.arabic) }));
  const { t, direction } = await loadSpeech("eo");
  expect(direction).toBe("rtl");
  expect(t("analysis.line", { moves: "C> a<" })).toMatch(/^\p{Script=Arabic}.*: \u2066C> a<\u2069$/u);
  const score = t("end.score", { winner: 26, loser: 24 });
  expect(t("sentence", { text: score })).toBe(`${score}.`);
  expect(t("sentence", { text: "1–5" })).toBe("\u20661–5\u2069.");
  const name = t("name.north");
  expect(t("list", { a: t("turn.side", { name }), b: t("list", { a: "A", b: "B" }) })).toBe(
    `${t("turn.side", { name })}، \u2066A\u2069، \u2066B\u2069`,
  );
  expect(t("records.plies", { count: 1 })).not.toBe(t("records.plies", { count: 2 }).replace("2", "1"));
  expect(t("moved.ply", { ply: 3 })).toContain(" 3.");
});
