/** Random games for properties. */
import fc from "fast-check";
import { currentPosition, endOf, goTo, newGame, playMove, resign } from "../../src/engine/game.ts";
import { type Match, starterOf } from "../../src/engine/match.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game } from "../../src/engine/types.ts";
import type { Save } from "../../src/storage/save.ts";

function playOn(game: Game, choices: readonly number[]): Game {
  return choices.reduce((sofar, choice) => {
    if (endOf(sofar) !== null) return sofar;
    const moves = legalMoves(sofar.rules, currentPosition(sofar));
    const move = moves[choice % moves.length];
    const next = move && playMove(sofar, move);
    return next?.ok ? next.value : sofar;
  }, game);
}

/** Games of every rule set: running, gone back in, finished or given up. */
export const anyGame: fc.Arbitrary<Game> = fc
  .record({
    rules: fc.constantFrom(...RULE_SETS),
    choices: fc.array(fc.nat(59), { maxLength: 150, size: "max" }),
    back: fc.nat(5),
    leave: fc.constantFrom("on", "back", "resign"),
  })
  .map(({ rules, choices, back, leave }) => {
    const game = playOn(newGame(rules), choices);
    if (leave === "back") return goTo(game, game.cursor - back);
    const resigned = leave === "resign" ? resign(game, "north") : null;
    return resigned?.ok ? resigned.value : game;
  });

const seat = fc.constantFrom("human", "random", "level:2");

const outcome = fc
  .record({ south: fc.nat(20), north: fc.nat(20) })
  .map((stores) => ({ winner: stores.south > stores.north ? ("south" as const) : null, stores }));

/** Matches in which the next round is South's to start, and is not the last. */
const anyMatch: fc.Arbitrary<Match> = fc
  .record({ kind: fc.constantFrom("first-to", "fixed"), outcomes: fc.array(outcome, { maxLength: 4 }) })
  .map(({ kind, outcomes }) => ({
    format: { kind, rounds: 9 },
    rounds: outcomes.map((one) => ({ starter: "south" as const, outcome: one })),
  }))
  .filter((match) => starterOf(match) === "south");

export const anySave: fc.Arbitrary<Save<string>> = fc.record({
  game: anyGame,
  seats: fc.record({ south: seat, north: seat }),
  seed: fc.nat(0xffff_ffff),
  match: fc.option(anyMatch),
  begun: fc.option(fc.integer({ min: 0, max: 8.64e15 })),
});
