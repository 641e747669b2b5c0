/** A process that plays games of a match, one at a time as its parent asks for them. */
import { createRandom } from "../ai/random.ts";
import { newGame, playMove } from "../engine/game.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import type { Game, Move, RuleSet } from "../engine/types.ts";
import { createAgent } from "./agents.ts";
import { playGame, type Score, scoreOf } from "./match-game.ts";
import type { Fixture } from "./match-processes.ts";

process.on("message", async (fixture: Fixture) => process.send?.(await play(fixture)));
// Whatever became of the parent, nobody waits for the game any longer.
process.on("disconnect", () => process.exit());

async function play({ rules: id, players, most, seat, opening, seed }: Fixture): Promise<Score> {
  const rules = findRuleSet(id);
  if (!rules.ok) throw new Error(rules.error.message);
  const south = createAgent(players.south, rules.value, most);
  const north = createAgent(players.north, rules.value, most);
  const seats = seat === "south" ? { south, north } : { south: north, north: south };
  return scoreOf(await playGame(openGame(rules.value, opening), seats, createRandom(seed)), seat);
}

function openGame(rules: RuleSet, opening: readonly Move[]): Game {
  return opening.reduce((game, move) => {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    return played.value;
  }, newGame(rules));
}
