/** What the worker does when it is asked. */
import { formatMove } from "../engine/notation.ts";
import { choose } from "./choose.ts";
import { createEndgame } from "./endgame.ts";
import { parseRequest, type WorkerService } from "./protocol.ts";
import { createRandom } from "./random.ts";

/** A request that cannot be read is thrown back. */
export const service: WorkerService = {
  choose(request) {
    const question = parseRequest(request);
    if (!question.ok) throw new Error(`${question.error.code}: ${question.error.message}`);
    const { chooser, rules, path, seed } = question.value;
    return formatMove(rules, choose(chooser, createEndgame(rules), path, createRandom(seed)));
  },
};
