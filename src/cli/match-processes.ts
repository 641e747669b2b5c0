/**
 * Spreads the games of a match over processes. They are processes and not threads, since the loader that runs
 * TypeScript straight from its files does not reach into the threads of this Node.
 */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BySide, Move, Side } from "../engine/types.ts";
import type { AgentId } from "./agents.ts";
import type { Score } from "./match-game.ts";

/** All that a process has to know to play one game, whichever it played before. */
export interface Fixture {
  /** The place in the match, from 0. */
  readonly index: number;
  /** Id of the rule set. */
  readonly rules: string;
  /** By the option that names them. */
  readonly players: BySide<AgentId>;
  /** Sowings that a level tries for a move. */
  readonly most: number;
  /** Where the player named South sits. */
  readonly seat: Side;
  readonly opening: readonly Move[];
  /** Of the source of every number drawn in this game. */
  readonly seed: number;
}

/** A process that is deep in thought hears of nothing else, so that its parent ends it before it ends itself. */
const INTERRUPTS: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Plays every game and gives the scores in order. Each process plays one after another; `onScore` is told after every
 * game. Rejects as soon as a process fails, and ends the others.
 * @param worker the module that a process runs; it answers every `Fixture` by a `Score`.
 */
export async function playAll(
  fixtures: Iterator<Fixture>,
  processes: number,
  worker: URL,
  onScore: () => void,
): Promise<readonly Score[]> {
  const scores: Score[] = [];
  const children = Array.from({ length: processes }, () => fork(fileURLToPath(worker)));
  const keep = (index: number, score: Score) => {
    scores[index] = score;
    onScore();
  };
  const interrupt = (signal: NodeJS.Signals) => {
    endAll(children);
    process.kill(process.pid, signal);
  };
  for (const signal of INTERRUPTS) process.once(signal, interrupt);
  try {
    await Promise.all(children.map((child) => employ(child, fixtures, keep)));
  } finally {
    for (const signal of INTERRUPTS) process.off(signal, interrupt);
    endAll(children);
  }
  return scores;
}

function endAll(children: readonly ChildProcess[]): void {
  for (const child of children) child.kill();
}

/** Has a process play one game after another until there are no more. */
function employ(
  child: ChildProcess,
  fixtures: Iterator<Fixture>,
  keep: (index: number, score: Score) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let index = -1;
    const next = () => {
      const { done, value } = fixtures.next();
      if (done === true) return resolve();
      index = value.index;
      child.send(value);
    };
    child.on("message", (score: Score) => {
      keep(index, score);
      next();
    });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      reject(new Error(`The process that played game ${index} has ended (${signal ?? code}).`)),
    );
    next();
  });
}
