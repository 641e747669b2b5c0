import { describe, expect, it } from "vitest";
import { chooseLanguage, isLanguage, LANGUAGES, loadSpeech } from "../../src/i18n/language.ts";

describe("choosing a language", () => {
  it("takes the first that the game speaks", () => {
    expect(chooseLanguage(["fr-FR", "es-UY", "en"])).toBe("es");
    expect(chooseLanguage(["EO"])).toBe("eo");
  });

  it("falls back on English", () => {
    expect(chooseLanguage([])).toBe("en");
    expect(chooseLanguage(["", "de", "enx"])).toBe("en");
  });

  it("names languages in their own words", () => {
    expect(LANGUAGES.slice(0, 3).map(({ name }) => name)).toEqual(["English", "Español", "Esperanto"]);
    expect(isLanguage("es")).toBe(true);
    expect(isLanguage("de")).toBe(false);
  });
});

describe("a translator", () => {
  it("fills gaps and leaves what comes from outside as it is", async () => {
    const { t } = await loadSpeech("en");
    expect(t("moved.ply", { ply: 3 })).toBe("Back to move 3.");
    expect(t("notice.address", { names: "<b>$t(title){{x}}</b>" })).toContain("<b>$t(title){{x}}</b>");
  });

  it.each([
    ["en", ["Your pit A, 0 seeds", "Your pit A, 1 seed", "Your pit A, 2 seeds"]],
    ["es", ["Tu hoyo A, 0 semillas", "Tu hoyo A, 1 semilla", "Tu hoyo A, 2 semillas"]],
    ["eo", ["Via kavo A, 0 semoj", "Via kavo A, 1 semo", "Via kavo A, 2 semoj"]],
  ] as const)("counts in %s", async (language, expected) => {
    const { t } = await loadSpeech(language);
    expect([0, 1, 2].map((count) => t("board.pit.you", { pit: "A", count }))).toEqual(expected);
  });
});
