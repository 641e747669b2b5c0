import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import type { AgentId } from "../../src/cli/agents.ts";
import { fixturesOf, type Match, matchCommand, playMatch } from "../../src/cli/match.ts";
import type { Score } from "../../src/cli/match-game.ts";
import type { Yardstick } from "../../src/cli/plain.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit, Side } from "../../src/engine/types.ts";
import { run } from "./runner.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const GREEDY = ["match", "--rules", "circular", "--south", "greedy", "--north", "random", "--games", "31"];

const MATCH = {
  rules: split,
  players: { south: { kind: "plain", yardstick: "rows", depth: 2 }, north: { kind: "clock", ms: 5 } },
  most: 100,
  games: 5,
  openings: [[], [{ pit: 3 as Pit, direction: "counterclockwise" }]],
  seed: 1,
  processes: 2,
  clock: false,
} as const satisfies Match;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A module for the processes of a match, in a directory of its own under the system's temporary one. */
function workerOf(source: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), "alemungula-")), "worker.mjs");
  writeFileSync(file, source);
  return pathToFileURL(file);
}

function forkWorker(): ChildProcess {
  const worker = fileURLToPath(new URL("../../src/cli/match-worker.ts", import.meta.url));
  return fork(worker, { execArgv: ["--import", "tsx"] });
}

function plain(yardstick: Yardstick, depth: number): AgentId {
  return { kind: "plain", yardstick, depth };
}

/** Plays a match with such processes and tells what came of it. */
async function outcomeWith(source: string) {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const code = await playMatch(MATCH, workerOf(source));
  return {
    code,
    lines: out.mock.calls.map(([text]): unknown => JSON.parse(String(text))),
    messages: err.mock.calls.map(([text]) => String(text)).join(""),
  };
}

const SCORE = `{ points: 0, margin: 0, plies: 9, fault: index === 3 ? "A: Oh." : null,
  clock: { south: { moves: 1, ms: 1, most: 1 }, north: { moves: 1, ms: 1, most: 1 } } }`;

test("a match is the same however many processes play it, and only the clock is not", async () => {
  const [one, two] = await Promise.all([
    run([...GREEDY, "--processes", "1"]),
    run([...GREEDY, "--processes", "2", "--clock"]),
  ]);
  expect(one).toMatchObject({ code: 0, messages: "" });
  const [result] = one.lines as readonly Readonly<Record<string, number>>[];
  const ms = { south: expect.any(Number), north: expect.any(Number), most: expect.any(Number) };
  expect(two).toEqual({ ...one, lines: [{ ...result, ms }] });
  expect(result).toEqual({
    south: expect.any(Number),
    north: expect.any(Number),
    draws: expect.any(Number),
    score: expect.any(Number),
    ci95: [expect.any(Number), expect.any(Number)],
    margin: expect.any(Number),
    plies: { least: expect.any(Number), mean: expect.any(Number), most: expect.any(Number) },
    faults: 0,
  });
  const { south = 0, north = 0, draws = 0, score = 0, margin = 0 } = result ?? {};
  expect(south + north + draws).toBe(31);
  expect(score).toBeCloseTo((south + draws / 2) / 31, 3);
  // A greedy player beats a random one in nearly every game; counts that stayed with the seat would be even.
  expect(south).toBeGreaterThan(22);
  expect(margin).toBeGreaterThan(5);
});

test("games come in pairs, with the same opening and the seats exchanged, each with numbers of its own", () => {
  const fixtures = [...fixturesOf(MATCH)];
  const [even, odd] = MATCH.openings;
  expect(fixtures.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(fixtures.map(({ seat }) => seat)).toEqual(["south", "north", "south", "north", "south"]);
  expect(fixtures.map(({ opening }) => opening)).toEqual([even, even, odd, odd, even]);
  expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(5);
  expect([...fixturesOf({ ...MATCH, games: 2 })]).toEqual(fixtures.slice(0, 2));
  expect([...fixturesOf({ ...MATCH, seed: 2 })].map(({ seed }) => seed)).not.toContain(fixtures[0]?.seed);
});

test("levels that may try fewer sowings play another game", async () => {
  const played = async (nodes: number) => {
    const options = ["--south", "level:7", "--north", "level:6", "--games", "2", "--nodes", String(nodes)];
    const { code, lines } = await run(["match", ...options]);
    expect(code).toBe(0);
    return lines;
  };
  expect(await played(100)).not.toEqual(await played(20_000));
});

test("a player's fault is told with the game, whichever ends first, and the match fails", async () => {
  const { code, lines, messages } = await outcomeWith(
    // The first game is the last to end, most likely.
    `process.on("message", ({ index }) => setTimeout(() => process.send(${SCORE}), index === 0 ? 500 : 0));`,
  );
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ south: 0, north: 5, faults: 1 }]);
  expect(messages).toBe("Game 3: A: Oh.\n");
});

test.each([
  ["ends at once", "process.exit(0);", /^match: .* game [01] .*\(0\)/],
  [
    "is killed",
    `process.on("message", ({ index }) => index === 4 ? process.kill(process.pid, "SIGKILL") : process.send(${SCORE}));`,
    /^match: .* game 4 .*\(SIGKILL\)/,
  ],
])("where a process %s the match fails and says so", async (_, source, message) => {
  const { code, lines, messages } = await outcomeWith(source);
  expect({ code, lines }).toEqual({ code: 1, lines: [] });
  expect(messages).toMatch(message);
});

test("a process plays on from the opening, and each player has the seat that he is given", async () => {
  const child = forkWorker();
  const [, , third] = fixturesOf(MATCH);
  const played = async (seat: Side): Promise<Score> => {
    child.send({ ...third, seat, players: { south: plain("rows", 4), north: plain("stores", 1) } });
    const [score] = await once(child, "message");
    return score;
  };
  const [south, north] = [await played("south"), await played("north")];
  child.disconnect();
  expect(south.clock.south.moves + south.clock.north.moves).toBe(south.plies - MATCH.openings[1].length);
  // The stronger player wins in either seat.
  expect([south.points, north.points]).toEqual([1, 1]);
});

test("a process ends in the middle of a game when its parent is gone", async () => {
  const child = forkWorker();
  const [first] = fixturesOf(MATCH);
  const south = plain("stores", 1);
  // A whole game shows that it listens.
  child.send({ ...first, players: { south, north: south } });
  await once(child, "message");
  // The next one takes longer than anyone waits, and no single move does; it would also fail to tell of its end.
  const north = plain("rows", 10);
  child.send({ ...first, players: { south: north, north } });
  child.disconnect();
  const ended = once(child, "exit", { signal: AbortSignal.timeout(20_000) });
  try {
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
  }
});

test("an interrupted match ends its processes, however deep in thought they are", async () => {
  const thinker = workerOf(`import { writeSync } from "node:fs";
    process.on("message", () => { writeSync(1, String(process.pid)); for (;;); });`);
  const processes = new URL("../../src/cli/match-processes.ts", import.meta.url);
  const match = workerOf(`import { playAll } from ${JSON.stringify(processes)};
    playAll([{ index: 0 }].values(), 1, new URL(${JSON.stringify(thinker)}), () => {});`);
  const parent = spawn(process.execPath, ["--import", "tsx", fileURLToPath(match)], { cwd: ROOT });
  const [pid] = await once(parent.stdout, "data");
  parent.kill("SIGTERM");
  // The output that they share is closed when both are gone.
  const closed = once(parent, "close", { signal: AbortSignal.timeout(10_000) });
  try {
    expect(await closed).toEqual([null, "SIGTERM"]);
  } catch (error) {
    process.kill(Number(pid), "SIGKILL");
    throw error;
  }
});

test.each([
  [["--south", "random"], "--north"],
  [["--south", "random", "--north", "nobody"], "--north"],
  [["--south", "rows:21", "--north", "random"], "--south"],
  [["--south", "random", "--north", "random", "--games", "0"], "--games"],
  [["--south", "random", "--north", "random", "--processes", "0"], "--processes"],
  [["--south", "random", "--north", "random", "--opening", "1000"], "--opening"],
  [["--south", "random", "--north", "random", "--nodes", "0"], "--nodes"],
  [["--south", "random", "--north", "random", "--clock", "yes"], "yes"],
])("a wrong command line is refused: %j", async (args, named) => {
  expect(await matchCommand(args)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(named) },
  });
});
