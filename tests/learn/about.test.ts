/** The texts about the game are labels: whoever stands before a case reads no more than this. */
import { expect, it } from "vitest";
import { FILES, type Texts } from "../i18n/files.ts";

const TITLE_WORDS = 7;
const TEXT_WORDS = 75;
const SENTENCE_WORDS = 20;

const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A full stop after a name's initial ends nothing. */
const sentences = (text: string) => text.split(/(?<=[.!?።؟])(?<!\b\p{Lu}\.)\s+/u);

/** What is too long in the label texts of a language, a line each. */
function tooLong(about: Texts): readonly string[] {
  return Object.entries(about).flatMap(([name, label]) => {
    if (typeof label === "string") return words(label).length > TITLE_WORDS ? [`${name}: title`] : [];
    const { title = "", text } = label;
    const faults: string[] = [];
    if (words(String(title)).length > TITLE_WORDS) faults.push(`${name}: title`);
    if (typeof text !== "string") return faults;
    if (words(text).length > TEXT_WORDS) faults.push(`${name}: text`);
    for (const sentence of sentences(text)) {
      if (words(sentence).length > SENTENCE_WORDS) faults.push(`${name}: ${sentence}`);
    }
    return faults;
  });
}

it.each([...FILES])("the labels in %s are short", (_, file) => {
  const { about } = file;
  if (about === undefined || typeof about === "string") throw new Error("nothing is told about the game");
  expect(Object.values(about).filter((label) => typeof label !== "string" && "text" in label).length).toBe(7);
  expect(tooLong(about)).toEqual([]);
});

it("a title, a text and a sentence that are too long are found", () => {
  const long = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  const label = (title: number, text: string) => ({ label: { title: long(title), text } });
  expect(tooLong(label(7, `${long(20)}. ${long(20)}! R. ${long(19)}.`))).toEqual([]);
  expect(tooLong(label(8, "A word."))).toEqual(["label: title"]);
  expect(tooLong(label(1, `${long(21)}.`))).toEqual([`label: ${long(21)}.`]);
  expect(tooLong(label(1, `${`${long(19)}. `.repeat(4)}`.trim()))).toEqual(["label: text"]);
  expect(tooLong({ title: long(8) })).toEqual(["title: title"]);
});

it.each([...FILES])("the labels in %s name the people as they do themselves", (_, file) => {
  const { about } = file;
  const told = JSON.stringify(about);
  expect(told.match(/Wetawit/g)).toHaveLength(1);
  expect(told).toMatch(/berta/i);
  expect(told).not.toMatch(/\btrib|primitiv|\bnativ|folkl/i);
});
