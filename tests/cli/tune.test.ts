import { afterEach, expect, test, vi } from "vitest";
import { countWeights, halfRows, mirrorOf } from "../../src/ai/evaluation.ts";
import { tuneCommand } from "../../src/cli/tune.ts";
import { split } from "../../src/engine/rules/split.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The weights that are printed, one line of them. */
async function tuned(...args: readonly string[]): Promise<readonly number[]> {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const result = await tuneCommand(["--rules", "split", "--games", "5", "--rounds", "1", ...args]);
  const lines = out.mock.calls.map(([text]): readonly number[] => JSON.parse(String(text)));
  out.mockRestore();
  expect([result, lines.length]).toEqual([{ ok: true, value: 0 }, 1]);
  return lines[0] ?? [];
}

test("the same numbers give the same weights, all of them whole, and mirrored ones equal", async () => {
  const weights = await tuned();
  expect(await tuned("--seed", "1")).toEqual(weights);
  expect(await tuned("--seed", "2")).not.toEqual(weights);
  expect(await tuned("--rounds", "2")).not.toEqual(weights);
  expect(weights).toHaveLength(countWeights(split));
  expect(weights.filter(Number.isInteger)).toHaveLength(weights.length);
  expect(weights.map((_, weight) => weights[mirrorOf(split, weight)])).toEqual(weights);
  expect(weights).not.toEqual([...halfRows(split)]);
});

test.each([
  [["--rules", "chess"], "--rules"],
  [["--games", "0"], "--games"],
  [["--rounds", "0"], "--rounds"],
  [["--seed", "-1"], "seed"],
  [["more"], "more"],
])("a wrong command line is refused: %j", async (args, named) => {
  expect(await tuneCommand(args)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(named) },
  });
});
