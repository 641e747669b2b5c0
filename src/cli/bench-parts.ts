/** What `bench` measures, each part in a process of its own: what ran before would change how the compiler sees the next. */
import { createEndgame, type Endgame, learn } from "../ai/endgame.ts";
import { evaluationOf } from "../ai/judgement.ts";
import { createRandom, type Random } from "../ai/random.ts";
import { search, UNLIMITED } from "../ai/search.ts";
import { createTree } from "../ai/tree.ts";
import {
  at,
  type Board,
  countMoves,
  createBoard,
  isLegal,
  lanesToMove,
  loadPosition,
} from "../engine/board.ts";
import { perft } from "../engine/perft.ts";
import { startPosition } from "../engine/position.ts";
import { split } from "../engine/rules/split.ts";
import { sow } from "../engine/sow.ts";

/** Plies counted from the start of split. The compiler warms up on a smaller depth. */
export const DEPTH = 11;
const WARM_UP = 9;
/** Plies after which a random game is given up; endless play is not looked for. */
const LONGEST = 200;
export const GAMES = 20_000;

/** Sowings tried by the search from the start of split, in all. */
const NODES = 10_000_000;
/** Seeds up to which exact values are worked out. */
export const EXACT = 16;

export interface Measured {
  readonly count: number;
  readonly ms: number;
  readonly perSecond: number;
}

export const PARTS = {
  counting() {
    const start = startPosition(split);
    perft(split, start, WARM_UP);
    return timed(() => perft(split, start, DEPTH));
  },

  sowing() {
    const board = createBoard(split, LONGEST + 1);
    loadPosition(board, 0, startPosition(split));
    const random = createRandom(1);
    playRandomly(board, random, GAMES / 10);
    return timed(() => playRandomly(board, random, GAMES));
  },

  exact() {
    return timed(() => valueAll(createEndgame(split)));
  },

  search() {
    const endgame = createEndgame(split);
    valueAll(endgame);
    return timed(() => searchOn(endgame));
  },
} as const satisfies Readonly<Record<string, () => Measured>>;

/** Works out all values up to `EXACT` seeds; returns how many they are. */
function valueAll(endgame: Endgame): number {
  for (const _ of learn(endgame, EXACT, Number.MAX_SAFE_INTEGER));
  return endgame.values.reduce((sum, values) => sum + (values?.length ?? 0), 0);
}

/** Searches from the start; returns how many sowings were tried. */
function searchOn(endgame: Endgame): number {
  const tree = createTree(endgame, evaluationOf(split, "plain"), 20);
  const limits = { ...UNLIMITED, nodes: NODES };
  return search(tree, [startPosition(split)], limits, createRandom(1)).nodes;
}

/** Plays random games from the board's first frame and counts the sowings made. */
function playRandomly(board: Board, random: Random, games: number): number {
  let sowings = 0;
  for (let game = 0; game < games; game++) {
    let frame = 0;
    for (let ply = 0; ply < LONGEST && countMoves(board, frame) > 0; ply++) {
      sow(board, frame, frame + board.stride, anyLane(board, frame, random), null);
      frame += board.stride;
      sowings++;
    }
  }
  return sowings;
}

/** One of the legal lanes, each as likely as the next: lanes are drawn until one is legal. */
function anyLane(board: Board, frame: number, random: Random): number {
  const lanes = lanesToMove(board, frame);
  for (;;) {
    const lane = at(lanes, Math.floor(random() * lanes.length));
    if (isLegal(board, frame, lane)) return lane;
  }
}

/** Measured in CPU time of this process, so that other programs on the machine do not count. */
function timed(work: () => number): Measured {
  const begin = process.cpuUsage();
  const count = work();
  const { user, system } = process.cpuUsage(begin);
  const ms = (user + system) / 1000;
  return { count, ms: Math.round(ms), perSecond: Math.round((count / ms) * 1000) };
}
