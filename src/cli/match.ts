import { availableParallelism } from "node:os";
import { createRandom } from "../ai/random.ts";
import { err, ok } from "../engine/result.ts";
import type { BySide, Move, RuleSet } from "../engine/types.ts";
import { type AgentId, parseAgent } from "./agents.ts";
import { drawOpenings } from "./match-opening.ts";
import { type Fixture, playAll } from "./match-processes.ts";
import { summary, timing } from "./match-score.ts";
import { type Command, flag, optional, readOptions, required, rulesOption, wholeNumber } from "./options.ts";
import { printLine } from "./output.ts";

export interface Match {
  readonly rules: RuleSet;
  /** By the option that names them. */
  readonly players: BySide<AgentId>;
  /** Sowings that a level tries for a move. */
  readonly most: number;
  readonly games: number;
  /** In turn, for a pair of games each. */
  readonly openings: readonly (readonly Move[])[];
  readonly seed: number;
  readonly processes: number;
  /** Whether times are told. */
  readonly clock: boolean;
}

/**
 * `match --rules split --south rows:10 --north level:3 --games 100 --seed 1`: plays games in pairs, both from one
 * opening with seats exchanged.
 */
export const matchCommand: Command = async (args) => {
  const options = readOptions(args, {
    rules: rulesOption,
    south: required(parseAgent),
    north: required(parseAgent),
    games: optional(wholeNumber(1, 1_000_000), 100),
    seed: optional(wholeNumber(0, 0xffff_ffff), 1),
    nodes: optional(wholeNumber(1, 1_000_000_000), Number.MAX_SAFE_INTEGER),
    opening: optional(wholeNumber(0, 1000), 4),
    processes: optional(wholeNumber(1, 1000), availableParallelism()),
    clock: flag,
  });
  if (!options.ok) return options;
  const { rules, south, north, games, seed, nodes, opening, processes, clock } = options.value;
  const openings = drawOpenings(rules, opening, Math.ceil(games / 2), createRandom(seed));
  if (openings.length === 0) return err("USAGE", "--opening: No level opening of that many plies was found.");
  const players = { south, north };
  const match = { rules, players, most: nodes, games, openings, seed, processes, clock };
  return ok(await playMatch(match, new URL("./match-worker.ts", import.meta.url)));
};

/**
 * Plays a match, prints what it comes to and gives the exit code: 1 where a player or a process was at fault.
 * @param worker what a process runs, see `playAll`.
 */
export async function playMatch(match: Match, worker: URL): Promise<number> {
  try {
    const processes = Math.min(match.processes, match.games);
    const scores = await playAll(fixturesOf(match), processes, worker, progress(match.games));
    for (const [index, { fault }] of scores.entries()) {
      if (fault !== null) process.stderr.write(`Game ${index}: ${fault}\n`);
    }
    const result = summary(scores);
    printLine(match.clock ? { ...result, ms: timing(scores) } : result);
    return result.faults === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`match: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** The games of a match. Each draws on a source of its own, so that it does not matter which process plays it when. */
export function* fixturesOf({
  rules,
  players,
  most,
  games,
  openings,
  seed,
}: Match): Generator<Fixture, undefined> {
  const random = createRandom(seed);
  for (let index = 0; index < games; index++) {
    yield {
      index,
      rules: rules.id,
      players,
      most,
      seat: index % 2 === 0 ? "south" : "north",
      opening: openings[Math.floor(index / 2) % openings.length] ?? [],
      seed: Math.floor(random() * 2 ** 32),
    };
  }
}

/** Counts the games on a terminal, and only there. */
function progress(games: number): () => void {
  let played = 0;
  return () => {
    played++;
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${played} of ${games} games${played === games ? "\n" : ""}`);
    }
  };
}
