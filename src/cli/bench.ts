import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ok } from "../engine/result.ts";
import { split } from "../engine/rules/split.ts";
import { DEPTH, EXACT, GAMES, type Measured, type PARTS } from "./bench-parts.ts";
import { type Command, readOptions } from "./options.ts";
import { printLine } from "./output.ts";

const WORKER = fileURLToPath(new URL("./bench-worker.ts", import.meta.url));

/**
 * `bench`: how many plies a second are counted, how many sowings made in random games, how many positions valued exactly,
 * and how many sowings tried by the search that uses these values.
 */
export const benchCommand: Command = async (args) => {
  const options = readOptions(args, {});
  if (!options.ok) return options;
  const counted = await measure("counting");
  const sown = await measure("sowing");
  const valued = await measure("exact");
  const searched = await measure("search");
  printLine({
    rules: split.id,
    counting: { depth: DEPTH, plies: counted.count, ms: counted.ms, pliesPerSecond: counted.perSecond },
    sowing: { games: GAMES, sowings: sown.count, ms: sown.ms, sowingsPerSecond: sown.perSecond },
    exact: { seeds: EXACT, positions: valued.count, ms: valued.ms, positionsPerSecond: valued.perSecond },
    search: { nodes: searched.count, ms: searched.ms, nodesPerSecond: searched.perSecond },
  });
  return ok(0);
};

/** Measures a part in a process of its own, and waits until that is gone. Rejects where the process fails. */
async function measure(part: keyof typeof PARTS): Promise<Measured> {
  const child = fork(WORKER, [part]);
  // Whatever it had to say was heard before.
  const gone = once(child, "disconnect").then(() => null);
  const told = await Promise.race([once(child, "message"), gone]);
  if (told === null) throw new Error(`The process that measured ${part} has ended.`);
  await gone;
  const [measured] = told;
  return measured;
}
