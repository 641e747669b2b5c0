import { expect, test } from "vitest";
import { readTexts } from "../../src/cli/lines.ts";

test("the texts asked for are read, and nothing else", () => {
  expect(readTexts('{"position":"P","move":"M","more":7}', ["position", "move"])).toEqual({
    ok: true,
    value: { position: "P", move: "M" },
  });
  expect(readTexts('{"position":""}', ["position"])).toEqual({ ok: true, value: { position: "" } });
});

test.each([
  "",
  "P",
  '"P"',
  "7",
  "null",
  "[]",
  '["P"]',
  "{}",
  '{"position":7}',
  '{"position":null}',
  '{"position":"P"',
])("%j is a bad line", (line) => {
  expect(readTexts(line, ["position"])).toMatchObject({
    ok: false,
    error: { code: "BAD_LINE", message: 'A line is {"position":"…"}.', at: line },
  });
});

test("what every object inherits is no text of the line", () => {
  expect(readTexts("{}", ["toString"]).ok).toBe(false);
  expect(readTexts('{"toString":"T"}', ["toString"])).toEqual({ ok: true, value: { toString: "T" } });
});
