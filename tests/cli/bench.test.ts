import { expect, test } from "vitest";
import { run } from "./runner.ts";

test("speed figures come as one line", async () => {
  const { code, lines } = await run(["bench"]);
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      rules: "split",
      counting: { depth: 11, plies: 172_748_358, ms: expect.any(Number), pliesPerSecond: expect.any(Number) },
      sowing: {
        games: expect.any(Number),
        sowings: expect.any(Number),
        ms: expect.any(Number),
        sowingsPerSecond: expect.any(Number),
      },
      // All ways to lay 0, 2, … 16 seeds in ten pits.
      exact: {
        seeds: 16,
        positions: 3_276_559,
        ms: expect.any(Number),
        positionsPerSecond: expect.any(Number),
      },
      search: { nodes: expect.any(Number), ms: expect.any(Number), nodesPerSecond: expect.any(Number) },
    },
  ]);
});
