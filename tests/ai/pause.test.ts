import { expect, test } from "vitest";
import { createPause } from "../../src/ai/pause.ts";

test("a pause lets all promises that can go on go on first, and pauses end in their order", async () => {
  const pause = createPause();
  const told: string[] = [];
  const chain = async () => {
    for (let link = 0; link < 50; link++) await null;
    told.push("promises");
  };
  const first = pause().then(() => told.push("first"));
  const second = pause().then(() => told.push("second"));
  await Promise.all([second, first, chain()]);
  expect(told).toEqual(["promises", "first", "second"]);
});
