import fc from "fast-check";
import { expect, test } from "vitest";
import type { Spot } from "../../src/animation/stage.ts";
import { goTo } from "../../src/engine/game.ts";
import { createShow, games } from "./fakes.ts";

/** Plays the last ply, frame by frame. @returns how often a seed was seen on its way. */
function seedsInFlight(reduced: boolean, game: Parameters<typeof goTo>[0]): number {
  const { director, stage, drain } = createShow({ reduced });
  let flying = 0;
  const { move } = stage;
  stage.move = (seed, from: Spot, to: Spot, share, height) => {
    if (share > 0 && share < 1) flying += 1;
    move.call(stage, seed, from, to, share, height);
  };
  director.open(goTo(game, game.cursor - 1));
  for (const { events } of game.plies.slice(-1)) director.play(events);
  drain(40);
  return flying;
}

test("with less motion no seed is ever in flight, and with full motion every ply has some", () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(seedsInFlight(true, game)).toBe(0);
      expect(seedsInFlight(false, game)).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
