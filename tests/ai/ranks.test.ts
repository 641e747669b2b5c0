import { describe, expect, test } from "vitest";
import { countRanks, createRanks, layNextRank, layRank, rankOf, rankOfMirror } from "../../src/ai/ranks.ts";
import { createBoard, loadPosition, readPosition } from "../../src/engine/board.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit, Position, RuleSet } from "../../src/engine/types.ts";
import { laid, layings, rotated } from "./positions.ts";

const OTHER_ROWS: readonly RuleSet[] = [1, 2, 4].map((row) => ({ ...split, id: `rows of ${row}`, row }));

describe.each([...RULE_SETS, ...OTHER_ROWS])("ranks on the board of $id", (rules) => {
  const size = rules.row * 2;
  const most = size > 6 ? 4 : 6;
  const ranks = createRanks(rules);
  const board = createBoard(rules, 1);
  const rankIn = (position: Position) => {
    loadPosition(board, 0, position);
    return rankOf(ranks, board, 0);
  };

  test("every way to lay n seeds has one rank from 0 on, and every rank below their count is one", () => {
    for (let seeds = 0; seeds <= most; seeds++) {
      const all = [...layings(size, seeds)];
      expect(countRanks(ranks, seeds)).toBe(all.length);
      const found = all.map((pits) => rankIn(laid(pits, "south"))).toSorted((one, other) => one - other);
      expect(found).toEqual(all.map((_, rank) => rank));
    }
  });

  test("a rank is laid as the seeds lie that have it", () => {
    for (let seeds = 0; seeds <= most; seeds++) {
      for (const pits of layings(size, seeds)) {
        const rank = rankIn(laid(pits, "south"));
        loadPosition(board, 0, laid(new Array(size).fill(9), "south"));
        layRank(ranks, board, 0, seeds, rank);
        expect(readPosition(board, 0).pits).toEqual(pits);
      }
    }
  });

  test("stepping on from rank 0 meets every rank in turn", () => {
    for (let seeds = 1; seeds <= most; seeds++) {
      loadPosition(board, 0, laid(new Array(size).fill(0), "south"));
      layRank(ranks, board, 0, seeds, 0);
      for (let rank = 0; rank < countRanks(ranks, seeds); rank++) {
        if (rank > 0) layNextRank(board, 0);
        expect(rankOf(ranks, board, 0)).toBe(rank);
      }
    }
  });

  test("the mirrored rank is the rank of the board with left and right exchanged", () => {
    for (const pits of layings(size, most)) {
      const mirrored = [...pits.slice(0, rules.row).reverse(), ...pits.slice(rules.row).reverse()];
      const rank = rankIn(laid(mirrored, "south"));
      loadPosition(board, 0, laid(pits, "south"));
      expect(rankOfMirror(ranks, board, 0)).toBe(rank);
    }
  });

  test("North to move has the rank of the board seen from his seat", () => {
    for (const pits of layings(size, most)) {
      const north = laid(pits, "north");
      expect(rankIn(north)).toBe(rankIn(rotated(north)));
    }
  });
});

test("neither storehouses nor a barred pit change a rank, and any frame is ranked", () => {
  const ranks = createRanks(split);
  const board = createBoard(split, 3);
  const pits = [0, 3, 0, 0, 1, 1, 2, 0, 0, 0];
  loadPosition(board, 0, laid(pits, "north"));
  loadPosition(board, board.stride * 2, {
    pits,
    stores: { south: 9, north: 4 },
    toMove: "north",
    barred: 5 as Pit,
  });
  expect(rankOf(ranks, board, board.stride * 2)).toBe(rankOf(ranks, board, 0));
});

test("fourteen seeds and more are ranked as well as few", () => {
  const ranks = createRanks(split);
  const board = createBoard(split, 1);
  loadPosition(board, 0, laid(new Array(10).fill(0), "south"));
  for (const seeds of [14, 18]) {
    const count = countRanks(ranks, seeds);
    for (let rank = 0; rank < count; rank += 9973) {
      layRank(ranks, board, 0, seeds, rank);
      expect(rankOf(ranks, board, 0)).toBe(rank);
      if (rank + 1 === count) break;
      layNextRank(board, 0);
      expect(rankOf(ranks, board, 0)).toBe(rank + 1);
    }
  }
});
