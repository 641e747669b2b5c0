import { expect, test } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { createAgent, parseAgent } from "../../src/cli/agents.ts";
import { bestMoves, createPlain } from "../../src/cli/plain.ts";
import { currentPosition, newGame, playMove } from "../../src/engine/game.ts";
import { formatMove } from "../../src/engine/notation.ts";
import { split } from "../../src/engine/rules/split.ts";

test.each([
  ["random", { kind: "chooser", chooser: "random" }],
  ["level:8", { kind: "chooser", chooser: "level:8" }],
  ["stores:1", { kind: "plain", yardstick: "stores", depth: 1 }],
  ["rows:20", { kind: "plain", yardstick: "rows", depth: 20 }],
  ["time:600000", { kind: "clock", ms: 600_000 }],
])("%s is a player", (text, id) => {
  expect(parseAgent(text)).toEqual({ ok: true, value: id });
});

test.each([
  "",
  "nobody",
  "level:9",
  "level",
  "stores",
  "stores:0",
  "rows:21",
  "rows:2:3",
  "time:0",
  "time:600001",
  "time:1.5",
])("%j is no player", (text) => {
  expect(parseAgent(text)).toMatchObject({ ok: false, error: { message: expect.stringMatching(/./) } });
});

test.each(["random", "greedy", "level:1", "level:5", "stores:3", "rows:2"])(
  "%s plays by the rules",
  (text) => {
    const id = parseAgent(text);
    if (!id.ok) throw new Error(id.error.message);
    const agent = createAgent(id.value, split, 2000);
    const random = createRandom(1);
    let game = newGame(split);
    for (let ply = 0; ply < 6; ply++) {
      const played = playMove(game, agent(game, random));
      if (!played.ok) throw new Error(played.error.message);
      game = played.value;
    }
    expect(game.cursor).toBe(6);
  },
);

test("a reference player draws among all his best moves", () => {
  const game = newGame(split);
  const best = bestMoves(createPlain(split, "stores", 1), currentPosition(game));
  expect(best.length).toBeGreaterThan(1);
  const agent = createAgent({ kind: "plain", yardstick: "stores", depth: 1 }, split, 1);
  const random = createRandom(1);
  const drawn = new Set(Array.from({ length: 200 }, () => formatMove(split, agent(game, random))));
  expect([...drawn].sort()).toEqual(best.map((move) => formatMove(split, move)).sort());
});
