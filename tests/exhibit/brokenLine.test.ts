import fc from "fast-check";
import { expect, it } from "vitest";
import { brokenLine } from "../../src/exhibit/brokenLine.ts";
import { parseJson } from "../../src/storage/json.ts";

it.each([
  ['{\n  "theme": "dark"\n  "touch": 2\n}', 3],
  ['{\n  "text": weekend,\n  "touch": 2\n\n\n}', 2],
  ['{\n  "speed": fast\n}', 2],
  ['{\n  "levels": [1, 3,]\n}', 2],
  ['{\n  "facing": true,\n}', 3],
  ['{\n  "facing": true\n', 2],
  ['{\n  "facing": True\n}', 2],
  ["{\n  'facing': true\n}", 2],
  ['{\n  // a remark\n  "facing": true\n}', 2],
  ['{\n  "touch": 1,5\n}', 2],
  ['{\n  "touch": 01\n}', 2],
  ['{\n  "title": "Seeds\n}', 2],
  ['{"a": 1}\n}', 2],
  ["", 1],
])("a file breaks where its staff should look: %j", (text, line) => {
  expect(brokenLine(text)).toBe(line);
});

it("agrees with the browser's own reader on what is JSON", () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "[", ":", '"', "x", "1", "\n"))
    .map(([text, at, other]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + other + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      expect(brokenLine(text) === null).toBe(parseJson(text) !== undefined);
    }),
    { numRuns: 20_000, seed: 1 },
  );
});
