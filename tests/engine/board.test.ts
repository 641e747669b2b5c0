import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import {
  type Board,
  countMoves,
  createBoard,
  hasBar,
  isLegal,
  lanesToMove,
  leadInRows,
  loadPosition,
  readPosition,
} from "../../src/engine/board.ts";
import { pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, seedsIn } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { umElTuweisat } from "../../src/engine/rules/um-el-tuweisat.ts";
import { playLane, sow } from "../../src/engine/sow.ts";
import { laneOf, moveOf } from "../../src/engine/tables.ts";
import type { Position, RuleSet } from "../../src/engine/types.ts";
import { anyPosition } from "./arbitrary.ts";

function boardWith(rules: RuleSet, position: Position): Board {
  const board = createBoard(rules, 2);
  loadPosition(board, 0, position);
  return board;
}

describe.each(RULE_SETS)("$id", (rules) => {
  test("a position is read from a frame as it was written", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        expect(readPosition(boardWith(rules, position), 0)).toEqual(position);
      }),
      { seed: 1 },
    );
  });

  test("the board knows the same legal moves as the position, in the same order", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const board = boardWith(rules, position);
        const lanes = [...lanesToMove(board, 0)].filter((lane) => isLegal(board, 0, lane));
        expect(lanes.map(moveOf)).toEqual(legalMoves(rules, position));
        expect(countMoves(board, 0)).toBe(lanes.length);
      }),
      { seed: 1 },
    );
  });

  test("what the search asks of a frame is what the position says", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const board = boardWith(rules, position);
        const [south = 0, north = 0] = (["south", "north"] as const).map((side) =>
          pitsOf(rules, side).reduce((sum, pit) => sum + seedsIn(position, pit), 0),
        );
        expect(leadInRows(board, 0)).toBe(south - north);
        expect(hasBar(board, 0)).toBe(position.barred !== null);
      }),
      { seed: 1 },
    );
  });

  test("telling changes nothing, and the frame sown from stays as it was", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        for (const move of legalMoves(rules, position)) {
          const silent = boardWith(rules, position);
          const telling = boardWith(rules, position);
          sow(silent, 0, silent.stride, laneOf(move), null);
          sow(telling, 0, telling.stride, laneOf(move), () => {});
          expect(telling.cells).toEqual(silent.cells);
          expect(readPosition(silent, 0)).toEqual(position);
        }
      }),
      { seed: 1 },
    );
  });

  test("a lane played leaves the turn to whom the rules give it", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        for (const move of legalMoves(rules, position)) {
          const { after, end } = must(applyMove(rules, position, move));
          if (end !== null) continue;
          const board = boardWith(rules, position);
          playLane(board, 0, board.stride, laneOf(move));
          expect(readPosition(board, board.stride)).toEqual(after);
        }
      }),
      { seed: 1 },
    );
  });
});

test("a frame is a whole number of words, whatever the row", () => {
  expect(createBoard({ ...umElTuweisat }, 3).cells).toHaveLength(36);
});
