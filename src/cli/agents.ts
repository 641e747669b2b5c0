/** The players of a match by name: every machine player, the reference players, and the top player by the clock. */
import { choose } from "../ai/choose.ts";
import { type ChooserId, parseChooser } from "../ai/protocol.ts";
import { pick, type Random } from "../ai/random.ts";
import { currentPosition, sinceCapture } from "../engine/game.ts";
import { totalSeeds } from "../engine/position.ts";
import { err, ok, type Result } from "../engine/result.ts";
import type { Game, Move, RuleSet } from "../engine/types.ts";
import { wholeNumber } from "./options.ts";
import { bestMoves, createPlain, type Yardstick } from "./plain.ts";
import { endgameOf, prepare, think } from "./thinker.ts";

/** Chooses a move in a game that is not over. */
export type Agent = (game: Game, random: Random) => Move;

/** Who plays. It is told to other processes, so that it is plain data. */
export type AgentId =
  | { readonly kind: "chooser"; readonly chooser: ChooserId }
  | { readonly kind: "plain"; readonly yardstick: Yardstick; readonly depth: number }
  | { readonly kind: "clock"; readonly ms: number };

/** Plies that a reference player may be asked to look ahead. */
const depthOf = wholeNumber(1, 20);
const msOf = wholeNumber(1, 600_000);

/** Reads `random`, `greedy`, `level:N`, `stores:D`, `rows:D` or `time:MS`. */
export function parseAgent(text: string): Result<AgentId> {
  const [name, number = ""] = text.split(/:(.*)/);
  if (name === "stores" || name === "rows") {
    const depth = depthOf(number);
    return depth.ok ? ok({ kind: "plain", yardstick: name, depth: depth.value }) : depth;
  }
  if (name === "time") {
    const ms = msOf(number);
    return ms.ok ? ok({ kind: "clock", ms: ms.value }) : ms;
  }
  const chooser = parseChooser(text);
  if (chooser.ok) return ok({ kind: "chooser", chooser: chooser.value });
  const { code, message, at } = chooser.error;
  return err(code, `${message} In a match stores:D, rows:D and time:MS play as well.`, at);
}

/**
 * A player for one game, who remembers nothing of another.
 * @param most sowings that a level tries for a move.
 */
export function createAgent(id: AgentId, rules: RuleSet, most: number): Agent {
  switch (id.kind) {
    case "chooser":
      return (game, random) => choose(id.chooser, endgameOf(rules), sinceCapture(game), random, most);
    case "plain": {
      const plain = createPlain(rules, id.yardstick, id.depth);
      return (game, random) => pick(bestMoves(plain, currentPosition(game)), random);
    }
    case "clock": {
      const tree = prepare(rules, totalSeeds(rules));
      return (game, random) => think(tree, sinceCapture(game), { ms: id.ms }, random).move;
    }
    default:
      return id satisfies never;
  }
}
