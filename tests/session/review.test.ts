import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SEED } from "../../src/ai/evaluation.ts";
import { type Analyst, placeOf } from "../../src/ai/protocol.ts";
import { createRandom } from "../../src/ai/random.ts";
import { prepare, think } from "../../src/cli/thinker.ts";
import { currentPosition, endOf, goTo, newGame } from "../../src/engine/game.ts";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { leadOf, seedsOnBoard } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game } from "../../src/engine/types.ts";
import { type Assessment, assess } from "../../src/session/assessment.ts";
import { review, STRETCHES } from "../../src/session/review.ts";
import { gameOf } from "../ui/games.ts";
import { analysis, FakeAnalyst, settle } from "./fakes.ts";
import { createAnalyst } from "./thinking.ts";

/** Worth −2 to South, by `A` alone. */
const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";
interface Solution {
  readonly position: string;
  readonly value: number;
  readonly best: readonly string[];
}

const forever = new AbortController().signal;

async function reviewAll(analyst: Analyst, game: Game): Promise<readonly Assessment[]> {
  const found: Assessment[] = [];
  for await (const { cursor, assessment } of review(analyst, game, forever)) found[cursor] = assessment;
  return found;
}

describe("a review", () => {
  const game = gameOf("split", LATE, "E a A b C< a B");

  it("looks at every position for a moment, the last one first, once all is ready", async () => {
    const analyst = new FakeAnalyst();
    const steps = review(analyst, gameOf("split", LATE, "E a"), forever);
    for (const [cursor, line] of [
      [2, "A"],
      [1, "a"],
      [0, "A"],
    ] as const) {
      const next = steps.next();
      await settle();
      for (let n = 1; n <= STRETCHES; n++) await analyst.last.find(analysis(split, line, { depth: n }));
      expect((await next).value).toMatchObject({ cursor, assessment: { depth: STRETCHES } });
      expect(analyst.last.left).toBe(true);
    }
    expect((await steps.next()).done).toBe(true);
    expect(analyst.prepared).toEqual([{ rules: "split", path: [LATE] }]);
    expect(analyst.studies).toHaveLength(3);
  });

  it("tells the outcome at the end, and looks at plies taken back too", async () => {
    expect(endOf(game)).not.toBeNull();
    const found = await reviewAll(createAnalyst(), goTo(game, 0));
    expect(found.map(({ value }) => value)).toEqual([-6, -14, -2, -2, -2, -2, -2, -2]);
    expect(found.at(-1)).toEqual({ value: -2, exact: true, depth: 0, best: [], line: [] });
  });

  it("that is aborted ends with the signal's reason", async () => {
    const analyst = new FakeAnalyst();
    const leave = new AbortController();
    const next = review(analyst, gameOf("split", LATE, "E a"), leave.signal).next();
    await settle();
    leave.abort(new Error("left"));
    await expect(next).rejects.toThrow("left");
    expect(analyst.studies.map(({ left }) => left)).toEqual([true]);
  });

  it("of a game that ended before its first move needs nobody", async () => {
    const analyst = new FakeAnalyst();
    const found = await reviewAll(
      analyst,
      newGame(split, must(parsePosition(split, "0,0,0,0,0/1,0,0,0,0 0-9 S -"))),
    );
    expect(found).toMatchObject([{ value: -10, exact: true }]);
    expect([analyst.prepared, analyst.studies]).toEqual([[], []]);
  });
});

describe("what people are told agrees with `analyse`", () => {
  const analyst = createAnalyst();

  /** The last of what is found, as in a review. */
  async function assessed(game: Game): Promise<Assessment> {
    let last: Assessment | null = null;
    for await (const found of assess(analyst, game, STRETCHES, forever)) last = found;
    if (last === null) throw new Error("Nothing was found.");
    return last;
  }

  /** As `analyse` finds it. */
  function analysed(game: Game, depth: number) {
    const position = currentPosition(game);
    const tree = prepare(split, seedsOnBoard(position));
    const { value, exact, best } = think(tree, [position], { depth }, createRandom(1));
    const gained = Math.round(value / SEED) * (position.toMove === "south" ? 1 : -1);
    return { value: leadOf(position, "south") + gained, exact, best };
  }

  it("exactly on solved positions, which both prove", async () => {
    const lines = readFileSync(new URL("../engine/split-exact.jsonl", import.meta.url), "utf8")
      .trim()
      .split("\n");
    const solutions = lines.map((line): Solution => JSON.parse(line));
    const games = solutions.map((solved) => ({ solved, game: gameOf("split", solved.position) }));
    // More seeds take longer to work out, and are no other matter.
    const few = games.filter(({ game }, n) => n % 8 === 3 && seedsOnBoard(game.start) <= 12);
    expect(few.length).toBeGreaterThan(20);
    for (const { solved, game } of few) {
      await analyst.prepare(placeOf(game), forever);
      const found = await assessed(game);
      const { toMove } = game.start;
      const lead = leadOf(game.start, "south") + (toMove === "south" ? solved.value : -solved.value);
      expect([found.exact, found.value], solved.position).toEqual([true, lead]);
      expect(found.best.map((move) => formatMove(split, move)).sort()).toEqual([...solved.best].sort());
      expect(analysed(game, 1), solved.position).toMatchObject({
        value: lead,
        exact: true,
        best: found.best,
      });
    }
  });

  it("nearly on open positions, whose values come from another program's tables", async () => {
    const file = new URL("../bench/held-back/split-18-24.jsonl", import.meta.url);
    const solutions = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .filter((_, n) => n % 25 === 5)
      .map((line): Solution => JSON.parse(line));
    const errors: number[] = [];
    for (const { position, value } of solutions) {
      const game = gameOf("split", position);
      await analyst.prepare(placeOf(game), forever);
      const found = await assessed(game);
      const lead = leadOf(game.start, "south") + (game.start.toMove === "south" ? value : -value);
      errors.push(Math.abs(found.value - lead));
      if (found.exact) expect(found.value, position).toBe(lead);
    }
    expect(errors).toHaveLength(12);
    expect(Math.max(...errors)).toBeLessThanOrEqual(4);
    const sum = errors.reduce((one, other) => one + other, 0);
    expect(sum / errors.length).toBeLessThanOrEqual(1);
  });
});
