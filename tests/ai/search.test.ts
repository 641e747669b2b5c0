import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createEndgame, exactWorth, SCRATCH } from "../../src/ai/endgame.ts";
import { SEED } from "../../src/ai/evaluation.ts";
import { evaluationOf } from "../../src/ai/judgement.ts";
import { createRandom, type Random } from "../../src/ai/random.ts";
import { deepen, type Found, forget, type Limits, rankMoves, search } from "../../src/ai/search.ts";
import { createTree, DEEPEST, type Tree } from "../../src/ai/tree.ts";
import { applyMove } from "../../src/engine/apply.ts";
import { createBoard, loadPosition } from "../../src/engine/board.ts";
import { currentPosition, endOf, newGame, playMove, sinceCapture } from "../../src/engine/game.ts";
import { formatMove, formatPosition, parseMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves, seedsOf, startPosition } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { circularRelay } from "../../src/engine/rules/circular-relay.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Game, RuleSet } from "../../src/engine/types.ts";
import { board } from "../engine/drawn.ts";
import { leadOf, workOut } from "./naive.ts";
import { laid, scatter, wander } from "./positions.ts";
import { learned, treeOf } from "./trees.ts";

/** A position that another program has solved. */
interface Vector {
  readonly position: string;
  readonly value: number;
  readonly best: readonly string[];
}

const EXACT = Number.POSITIVE_INFINITY;

function limits(some: Partial<Limits>): Limits {
  return { depth: DEEPEST, nodes: 2000, exactBelow: 0, ...some };
}

/** Value in seeds and best moves. */
function told(rules: RuleSet, found: Found): readonly [number, readonly string[]] {
  return [found.value / SEED, found.best.map((move) => formatMove(rules, move))];
}

describe.each([
  { rules: split, most: 14, proved: 170 },
  { rules: circular, most: 16, proved: 80 },
])("solved positions of $rules.id", ({ rules, most, proved }) => {
  const vectors = readFileSync(new URL(`../engine/${rules.id}-exact.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): Vector => JSON.parse(line));
  const tree = treeOf(learned(rules, most), 14);

  test("are worth what another program has found, and so are their best moves", () => {
    for (const { position: text, value, best } of vectors) {
      const position = must(parsePosition(rules, text));
      const found = search(tree, [position], limits({ exactBelow: EXACT }), createRandom(1));
      expect([text, found.exact, ...told(rules, found)]).toEqual([text, true, value, best]);
      expect(found.best).toContainEqual(found.move);
    }
  });

  test("with exact values of eight seeds and fewer, nothing is proven that is not so", () => {
    let proven = 0;
    for (const { position: text, value, best } of vectors) {
      const position = must(parsePosition(rules, text));
      const found = search(tree, [position], limits({ exactBelow: 9 }), createRandom(1));
      if (!found.exact) continue;
      proven++;
      expect([text, ...told(rules, found)]).toEqual([text, value, best]);
    }
    expect(proven).toBeGreaterThan(proved);
  });
});

// Another program has solved this rule set whole: 20 to 20 by A, B, C and D, while E loses 4.
test("the solved opening of circular is never contradicted, however far it looks", () => {
  const start = startPosition(circular);
  const afterE = must(applyMove(circular, start, must(parseMove(circular, "E")))).after;
  const tree = createTree(learned(circular, 10), evaluationOf(circular, "plain"), 17);
  for (let depth = 1; depth <= 12; depth++) {
    const found = search(tree, [start], limits({ depth, nodes: 200_000 }), createRandom(depth));
    const [value, best] = told(circular, found);
    if (found.exact) expect([value, best]).toEqual([0, ["A", "B", "C", "D"]]);
    expect(Math.abs(value), `at depth ${depth}`).toBeLessThanOrEqual(2);
    if (depth >= 8) expect(best, `at depth ${depth}`).not.toContain("E");
    const answered = search(tree, [afterE], limits({ depth, nodes: 200_000 }), createRandom(depth));
    if (answered.exact) expect(told(circular, answered)[0]).toBe(4);
    else if (depth >= 8) expect(told(circular, answered)[0], `after E, at depth ${depth}`).toBeGreaterThan(0);
  }
});

describe.each(RULE_SETS)("with all values worked out the plain way in $id", (rules) => {
  const most = rules.row < 5 ? 7 : 4;
  const naive = workOut(rules, most);

  test("what is proven by looking ahead to the end is so, and every move that is as good is told", () => {
    const tree = treeOf(learned(rules, 2, 1), 8);
    const random = createRandom(3);
    let proven = 0;
    let ties = 0;
    for (let n = 0; n < 120; n++) {
      const position = scatter(rules, 2 + (n % (most - 1)), random);
      const exactBelow = n % 3 === 0 ? 0 : 3;
      const found = search(tree, [position], limits({ exactBelow, depth: 24 }), random);
      if (!found.exact) {
        expect(found.best).toEqual([found.move]);
        continue;
      }
      proven++;
      const value = naive.valueOf(position);
      const best = [...naive.movesOf(position)].filter(([, worth]) => worth === value).map(([move]) => move);
      if (best.length > 1) ties++;
      expect([formatPosition(position), ...told(rules, found)]).toEqual([
        formatPosition(position),
        value,
        best,
      ]);
      expect(best).toContain(formatMove(rules, found.move));
    }
    expect(proven).toBeGreaterThan(30);
    expect(ties).toBeGreaterThan(5);
  });
});

describe.each(RULE_SETS)("a known value in $id", (rules) => {
  test("is what playing on brings, and no one goes round in circles with it", () => {
    const endgame = learned(rules, 8, 7);
    const tree = treeOf(endgame);
    const scratch = createBoard(rules, 1 + SCRATCH);
    const random = createRandom(7);
    for (let n = 0; n < 25; n++) {
      const start = scatter(rules, 3 + (n % 6), random);
      loadPosition(scratch, 0, start);
      const value = exactWorth(endgame, scratch, 0, seedsOf(start), scratch.stride);
      // Who always takes the first of equally good moves goes in circles most easily.
      const game = playOut(tree, newGame(rules, start), n % 2 === 0 ? random : () => 0.999);
      const gained = leadOf(currentPosition(game), start.toMove);
      expect([formatPosition(start), gained]).toEqual([formatPosition(start), value]);
    }
  });
});

/** Both sides choose by exact values to the end. */
function playOut(tree: Tree, start: Game, random: Random): Game {
  let game = start;
  while (endOf(game) === null) {
    const { move } = search(tree, sinceCapture(game), limits({ exactBelow: EXACT }), random);
    game = must(playMove(game, move));
  }
  return game;
}

describe.each(RULE_SETS)("a search in $id", (rules) => {
  const start = startPosition(rules);

  test("gives the same answer to the same seed, whatever the tree was used for before", () => {
    const used = treeOf(createEndgame(rules));
    const random = createRandom(11);
    for (const plies of [0, 3, 8]) {
      const position = wander(rules, plies, random);
      const fresh = search(treeOf(createEndgame(rules)), [position], limits({}), createRandom(4));
      forget(used);
      expect(search(used, [position], limits({}), createRandom(4))).toEqual(fresh);
    }
  });

  test("leaves the choice among equal moves to chance", () => {
    const even = laid(
      start.pits.map(() => 3),
      "south",
    );
    const tree = treeOf(createEndgame(rules));
    const chosen = new Set<string>();
    const values = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      forget(tree);
      const { move, value } = search(tree, [even], limits({ depth: 1 }), createRandom(seed));
      chosen.add(formatMove(rules, move));
      values.add(value);
    }
    const ranked = rankMoves(tree, [even], 1, 0);
    const most = Math.max(...ranked.map(({ value }) => value));
    const best = ranked.filter(({ value }) => value === most).map(({ move }) => formatMove(rules, move));
    expect([...chosen].toSorted()).toEqual(best.toSorted());
    expect([...values]).toEqual([most]);
  });

  test("looks as many plies ahead as it may", () => {
    const tree = treeOf(createEndgame(rules));
    for (const depth of [1, 2, 3]) {
      const position = wander(rules, 1, createRandom(depth));
      expect(search(tree, [position], limits({ depth, nodes: EXACT }), createRandom(1)).depth).toBe(depth);
    }
  });

  test("tries about as many sowings as it may, and always one ply", () => {
    const tree = treeOf(createEndgame(rules));
    for (const nodes of [500, 5000, 50_000]) {
      forget(tree);
      const found = search(tree, [start], limits({ nodes }), createRandom(1));
      expect(tree.nodes).toBeGreaterThanOrEqual(nodes);
      expect(tree.nodes).toBeLessThan(nodes + 500);
      expect(found.nodes).toBeLessThanOrEqual(tree.nodes);
    }
    expect(search(tree, [start], limits({ nodes: 1 }), createRandom(1)).depth).toBeGreaterThanOrEqual(1);
  });

  test("tells on its way only legal moves, from no less far ahead, and ends where a search at once does", () => {
    const deep = limits({ nodes: 90_000 });
    const position = wander(rules, 4, createRandom(2));
    const legal = legalMoves(rules, position);
    const steps = deepen(treeOf(createEndgame(rules)), [position], deep, createRandom(9));
    let stretches = 0;
    let { value: found, done } = steps.next();
    for (let depth = 0, nodes = 0; ; stretches++) {
      expect(legal).toContainEqual(found.move);
      expect(found.depth).toBeGreaterThanOrEqual(depth);
      expect(found.nodes).toBeGreaterThanOrEqual(nodes);
      ({ depth, nodes } = found);
      if (done) break;
      ({ value: found, done } = steps.next());
    }
    expect(stretches).toBeGreaterThan(4);
    expect(search(treeOf(createEndgame(rules)), [position], deep, createRandom(9))).toEqual(found);
  });
});

describe("a single move", () => {
  const only = board(
    split,
    `0 | 0 2 0 3 1
         0 0 0 0 2 | 0  South to move`,
  );

  test.each([0, EXACT])("is chosen with exact values below %d", (exactBelow) => {
    const found = search(treeOf(learned(split, 8)), [only], limits({ exactBelow }), createRandom(1));
    expect([formatMove(split, found.move), found.best]).toEqual(["E", [found.move]]);
  });

  test("none at all is a RangeError", () => {
    const stuck = board(
      split,
      `0 | 0 2 0 3 1
           0 0 0 0 0 | 0  South to move`,
    );
    for (const endgame of [createEndgame(split), learned(split, 8)]) {
      expect(() => search(treeOf(endgame), [stuck], limits({ exactBelow: EXACT }), createRandom(1))).toThrow(
        RangeError,
      );
    }
    const relays = treeOf(createEndgame(circularRelay));
    expect(() => search(relays, [stuck], limits({}), createRandom(1))).toThrow(RangeError);
  });
});
