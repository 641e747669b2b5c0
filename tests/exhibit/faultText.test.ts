import { describe, expect, it } from "vitest";
import { parseConfig } from "../../src/exhibit/config.ts";
import { faultText } from "../../src/exhibit/faultText.ts";
import { LANGUAGES, loadSpeech } from "../../src/i18n/language.ts";

async function told(file: string, language: string): Promise<readonly string[]> {
  const { t } = await loadSpeech(language);
  return parseConfig(file).faults.map((fault) => faultText(t, fault));
}

const everything = JSON.stringify({
  idle: { seconds: "ninety" },
  sound: { on: 1, ceiling: 2 },
  title: { en: 7 },
  text: 5,
  levels: [],
  theme: "blue",
  quiet: [{ from: "noon" }],
  dark: 0,
  colour: 1,
});

describe("what is wrong in a settings file", () => {
  it("is said in plain words, with the field's path", async () => {
    expect(await told(everything, "en")).toEqual([
      'idle.seconds: a whole number from 10 to 3600 was expected, found "ninety".',
      "levels: a list with something in it, of at most 50 entries was expected, found [].",
      "title.en: a text of at most 80 characters was expected, found 7.",
      'text: a text, or one for each language as {"en": "…"} was expected, found 5.',
      "sound.on: true or false was expected, found 1.",
      "sound.ceiling: a number from 0 to 1 was expected, found 2.",
      'quiet[0]: a time span as {"from": "18:00", "to": "09:00"} was expected, found {"from":"noon"}.',
      "dark: a list with something in it, of at most 50 entries was expected, found 0.",
      'theme: one of "dark", "light", "contrast" was expected, found "blue".',
      expect.stringMatching(/^colour: it is not known here\. Known are dark, facing, .*, touch\.$/),
    ]);
    expect(await told('{\n  "theme": "dark"\n  "touch": 2\n}', "en")).toEqual([
      "The file is not written in JSON. Look at line 3 and the one before it.",
    ]);
    expect(await told("{", "en")).toEqual([
      "The file is not written in JSON. Look at line 1 and the one before it.",
    ]);
    expect(await told("[]", "en")).toEqual(["The file must be one group of fields, between { and }."]);
    expect(await told(" ".repeat(40_000), "en")).toEqual(["The file is too long to be a settings file."]);
    expect(await told("<html>", "en")).toEqual(["The server answered with a web page in place of the file."]);
  });

  it.each(LANGUAGES.map(({ id }) => id))("is said whole in %s", async (language) => {
    for (const line of [...(await told(everything, language)), ...(await told("{", language))]) {
      expect(line).not.toMatch(/exhibit\.|\{\{/);
    }
  });
});
