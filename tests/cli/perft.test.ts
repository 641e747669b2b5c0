import { expect, test } from "vitest";
import { run } from "./runner.ts";

test("one line for each depth", async () => {
  expect(await run(["perft", "--rules", "circular", "--depth", "4"])).toEqual({
    code: 0,
    lines: [
      { depth: 1, nodes: 5 },
      { depth: 2, nodes: 25 },
      { depth: 3, nodes: 110 },
      { depth: 4, nodes: 506 },
    ],
    messages: "",
  });
});

test("from a given position", async () => {
  const { code, lines } = await run([
    "perft",
    "--rules",
    "split",
    "--depth",
    "3",
    "--position",
    "2,1,0,1,3/0,0,0,1,0 30-12 S -",
  ]);
  expect(code).toBe(0);
  expect(lines.at(-1)).toEqual({ depth: 3, nodes: 24 });
});

test.each([
  [["perft", "--rules", "split"], "--depth"],
  [["perft", "--depth", "0"], "--depth"],
  [["perft", "--depth", "2", "--rules", "chess"], "--rules"],
  [["perft", "--depth", "2", "--colour", "red"], "--colour"],
  [["perft", "--depth", "2", "--position"], "--position"],
  [["perft", "--position", "nowhere"], "--depth"],
  [["perft", "2"], "2"],
])("a wrong command line is refused: %j", async (args, named) => {
  const { code, lines, messages } = await run(args);
  expect({ code, lines }).toEqual({ code: 2, lines: [] });
  expect(messages).toContain(named);
});

test("a wrong position is wrong input, answered by its error", async () => {
  expect(await run(["perft", "--depth", "2", "--position", "nowhere"])).toEqual({
    code: 1,
    lines: [{ error: "POSITION_FORM", message: expect.any(String), at: "nowhere" }],
    messages: "",
  });
});

test.each([[[]], [["constructor"]]])("an unknown command is refused: %j", async (args) => {
  const { code, lines, messages } = await run(args);
  expect({ code, lines }).toEqual({ code: 2, lines: [] });
  expect(messages).toContain("perft, apply, analyse, keep, match, replay, tune, bench");
});
