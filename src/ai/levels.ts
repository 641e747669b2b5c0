/** The machine players by strength. Each is limited by plies or by sowings tried, never by time. */
import type { Path } from "../engine/game.ts";
import { seedsOnBoard } from "../engine/position.ts";
import type { Move, Position } from "../engine/types.ts";
import { type Endgame, learn, reachOf } from "./endgame.ts";
import { SEED } from "./evaluation.ts";
import { evaluationOf, type Judgement } from "./judgement.ts";
import type { Random } from "./random.ts";
import { type Ranked, rankMoves, search } from "./search.ts";
import { createTree, DEEPEST } from "./tree.ts";

interface Level {
  readonly judgement: Judgement;
  /** Most seeds for which the exact values are known, as long as they are far from all. */
  readonly exact: number;
  readonly look: Look;
  /** How many of the moves are made in haste, by another look. */
  readonly haste: number;
  readonly hasty: Glance;
}

/** Looks a few plies ahead, and misjudges every move by up to `slip` seeds either way. */
interface Glance {
  readonly kind: "glance";
  readonly plies: number;
  readonly slip: number;
}

type Look =
  | Glance
  /** Looks as far ahead as that many sowings reach. */
  | { readonly kind: "search"; readonly nodes: number };

const FAIR: Look = { kind: "glance", plies: 4, slip: 3 };
const DEEP: Look = { kind: "search", nodes: 100_000 };
/** What a beginner does without thinking: a big catch in sight counts, little else. */
const WILD: Glance = { kind: "glance", plies: 1, slip: 120 };
/** What a strong player does without thinking. */
const QUICK: Glance = { kind: "glance", plies: 2, slip: 2 };

/** Level 1 first. Their names and characters are told in `i18n`. */
const LADDER: readonly Level[] = [
  { judgement: "plain", exact: 0, look: FAIR, haste: 0.99, hasty: WILD },
  { judgement: "plain", exact: 0, look: FAIR, haste: 0.74, hasty: WILD },
  { judgement: "plain", exact: 0, look: FAIR, haste: 0.45, hasty: WILD },
  { judgement: "hoarder", exact: 0, look: FAIR, haste: 0.2, hasty: WILD },
  { judgement: "attacker", exact: 0, look: DEEP, haste: 0.7, hasty: QUICK },
  { judgement: "careful", exact: 0, look: DEEP, haste: 0.3, hasty: QUICK },
  { judgement: "plain", exact: 8, look: DEEP, haste: 0.11, hasty: QUICK },
  { judgement: "plain", exact: 16, look: DEEP, haste: 0, hasty: QUICK },
];

/** Exact values are asked for when at most so many seeds more are left: before, no search gets there. */
const AHEAD = 14;
/** Positions that a glance remembers, as a power of two. */
const REMEMBERED_AT_A_GLANCE = 13;

/**
 * Up to how many seeds a level uses exact values in a position; 0 if it uses none. What it chooses depends on no others,
 * so that it plays the same whatever else is known.
 */
export function exactUsed(level: number, endgame: Endgame, position: Position): number {
  const { exact } = levelAt(level);
  if (exact === 0) return 0;
  const left = seedsOnBoard(position);
  const reach = reachOf(endgame, exact, left);
  return left > reach + AHEAD ? 0 : reach;
}

/**
 * The move that a level chooses. Works out the exact values that it needs, as far as they are not known.
 * @param level from 1 to `LEVELS`.
 * @param path leads to a position with a legal move.
 * @param most sowings to try; fewer than the level would try make it weaker.
 */
export function chooseByLevel(
  level: number,
  endgame: Endgame,
  path: Path,
  random: Random,
  most = Number.MAX_SAFE_INTEGER,
): Move {
  const { judgement, look, haste, hasty } = levelAt(level);
  const exact = exactUsed(level, endgame, path[0]);
  if (exact > 0) for (const _ of learn(endgame, exact, Number.MAX_SAFE_INTEGER));
  const exactBelow = exact > 0 ? exact + 1 : 0;
  const evaluation = evaluationOf(endgame.rules, judgement);
  const taken = random() < haste ? hasty : look;
  switch (taken.kind) {
    case "glance": {
      const tree = createTree(endgame, evaluation, REMEMBERED_AT_A_GLANCE);
      return misjudge(rankMoves(tree, path, taken.plies, exactBelow), taken.slip, random);
    }
    case "search": {
      const nodes = Math.min(taken.nodes, most);
      const tree = createTree(endgame, evaluation, Math.max(1, Math.ceil(Math.log2(nodes))));
      return search(tree, path, { depth: DEEPEST, nodes, exactBelow }, random).move;
    }
    default:
      return taken satisfies never;
  }
}

/** The move that seems best when each is misjudged by up to `slip` seeds either way. */
function misjudge(moves: readonly Ranked[], slip: number, random: Random): Move {
  const [best] = moves
    .map(({ move, value }) => ({ move, value: value + slip * SEED * (2 * random() - 1) }))
    .sort((one, other) => other.value - one.value);
  if (best === undefined) throw new RangeError("There is no move to choose from.");
  return best.move;
}

function levelAt(level: number): Level {
  const found = LADDER[level - 1];
  if (found === undefined) throw new RangeError(`There is no level ${level}.`);
  return found;
}
