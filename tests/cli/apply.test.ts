import { expect, test } from "vitest";
import { run } from "./runner.ts";

const START = "5,5,5,5,5/5,5,5,5,5 0-0 S -";

function ask(position: unknown, move: unknown): string {
  return JSON.stringify({ position, move });
}

test("a move gives the new position, its events with pits as letters, and no end", async () => {
  const { code, lines } = await run(
    ["apply", "--rules", "split"],
    `${ask("0,1,0,2,1/0,1,0,0,0 0-0 S -", "E")}\n`,
  );
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      position: "0,1,0,2,0/1,1,0,0,0 0-0 N a",
      events: [
        { kind: "lift", pit: "E", seeds: 1, lap: 1 },
        { kind: "drop", pit: "a", inPit: 1, inHand: 0 },
        { kind: "bar", pit: "a" },
        { kind: "turn", side: "north" },
      ],
      end: null,
    },
  ]);
});

test("an end is told with its winner, and a draw has none", async () => {
  const input = [ask("0,2,0,0,1/0,0,0,0,0 0-0 S -", "E"), ask("0,1,0,0,1/0,0,0,0,0 0-0 S -", "E")].join("\n");
  const { code, lines } = await run(["apply"], input);
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { position: "0,0,0,0,0/0,0,0,0,0 2-1 N -", end: { reason: "no-moves", winner: "south" } },
    { position: "0,0,0,0,0/0,0,0,0,0 1-1 N -", end: { reason: "no-moves", winner: null } },
  ]);
  expect(lines[0]).toMatchObject({
    events: expect.arrayContaining([{ kind: "sweep", from: ["B"], to: "south", unshared: 0 }]),
  });
});

test("one line out for each line in, in order; empty lines are skipped, bad ones answered by their error", async () => {
  const input = [
    "",
    ask(START, "A"),
    "   ",
    "no JSON",
    "[]",
    "null",
    ask(START, 1),
    ask("5,5", "A"),
    ask(START, "Q"),
    ask(START, "a"),
    ask("0,5,5,5,5/5,5,5,5,5 0-0 S -", "A"),
    ask("1,0,0,0,2/0,0,0,0,0 0-0 S A", "A"),
    ask("0,0,0,0,0/5,5,5,5,5 0-0 S -", "A"),
    ask("0,0,0,0,0/5,5,5,5,5 0-0 S -", "Q"),
    ask(START, "D"),
  ].join("\r\n");
  const { code, lines, messages } = await run(["apply", "--rules", "split"], input);
  expect(code).toBe(1);
  expect(messages).toBe("");
  expect(lines).toMatchObject([
    { position: "0,5,5,5,5/6,6,6,6,6 0-0 N -" },
    { error: "BAD_LINE", message: expect.any(String) },
    { error: "BAD_LINE" },
    { error: "BAD_LINE" },
    { error: "BAD_LINE" },
    { error: "POSITION_FORM" },
    { error: "MOVE_FORM" },
    { error: "NOT_YOURS", message: expect.any(String), at: "a" },
    { error: "EMPTY", at: "A" },
    { error: "BARRED", at: "A" },
    { error: "NO_MOVES", at: "0,0,0,0,0/5,5,5,5,5 0-0 S -" },
    { error: "NO_MOVES", at: "0,0,0,0,0/5,5,5,5,5 0-0 S -" },
    { position: "5,5,5,0,6/6,6,6,6,5 0-0 N -" },
  ]);
  expect(lines).toHaveLength(13);
});

test("a byte-order mark at the beginning is no part of the first line", async () => {
  const { code, lines } = await run(["apply"], `\uFEFF${ask(START, "A")}\n${ask(START, "Q")}\n`);
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ position: "0,5,5,5,5/6,6,6,6,6 0-0 N -" }, { error: "MOVE_FORM" }]);
});

test("no input, no output", async () => {
  expect(await run(["apply"])).toEqual({ code: 0, lines: [], messages: "" });
});

test("two thousand lines come back in their order", async () => {
  const moves = Array.from({ length: 2000 }, (_, n) => ["A", "B", "C<", "C>", "D", "E"][n % 6] ?? "A");
  const { code, lines } = await run(["apply"], moves.map((move) => ask(START, move)).join("\n"));
  expect(code).toBe(0);
  const lifted = lines.map((line) => JSON.stringify(line).match(/"lift","pit":"(.)"/)?.[1]);
  expect(lifted).toEqual(moves.map((move) => move[0]));
});
