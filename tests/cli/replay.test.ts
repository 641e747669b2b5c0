import { expect, test } from "vitest";
import { fileWith, run } from "./runner.ts";

const RECORD = `[Rules "split"]
[Start "0,1,0,0,1/1,0,0,1,0 23-23 N -"]
[Result "27-23"]
[End "no-moves"]

1... d 2. E e
3. B 27-23
`;

test("a record leads to its last position and its result", async () => {
  expect(await run(["replay", fileWith(RECORD)])).toEqual({
    code: 0,
    lines: [
      {
        position: "0,0,0,0,0/0,0,0,0,0 27-23 N -",
        result: "27-23",
        end: { reason: "no-moves", winner: "south" },
      },
    ],
    messages: "",
  });
});

test("an unfinished game has no end", async () => {
  const { code, lines } = await run(["replay", fileWith('[Rules "circular"]\n\n1. A b *\n')]);
  expect(code).toBe(0);
  expect(lines).toEqual([{ position: "1,5,5,5,5/4,0,5,5,5 0-0 S -", result: "*", end: null }]);
});

test("a byte-order mark at the beginning is no part of the first header", async () => {
  const { code, lines } = await run(["replay", fileWith(`\uFEFF${RECORD}`)]);
  expect(code).toBe(0);
  expect(lines).toMatchObject([{ result: "27-23" }]);
});

test("a wrong record is answered by the line and the reason", async () => {
  const { code, lines } = await run(["replay", fileWith(RECORD.replace("3. B", "3. D"))]);
  expect(code).toBe(1);
  expect(lines).toEqual([{ error: "EMPTY", message: expect.any(String), at: "D", line: 7 }]);
});

test("a file that is not there, or none, or two, is a wrong command line", async () => {
  for (const args of [["replay", "/nowhere/game.alm"], ["replay"], ["replay", "a", "b"]]) {
    const { code, lines, messages } = await run(args);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(messages).toMatch(/^replay: /);
  }
});
