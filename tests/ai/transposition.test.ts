import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AT_LEAST,
  AT_MOST,
  boundIn,
  createTranspositions,
  depthIn,
  EXACTLY,
  entryOf,
  hashOf,
  pack,
  recall,
  remember,
  slotIn,
  valueIn,
} from "../../src/ai/transposition.ts";
import { createBoard, loadPosition } from "../../src/engine/board.ts";
import { samePosition } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit, Position } from "../../src/engine/types.ts";
import { anyPosition } from "../engine/arbitrary.ts";
import { laid } from "./positions.ts";

test("what is packed into one word comes out again, and the word is never 0", () => {
  const known = fc.record({
    value: fc.integer({ min: -0x8000, max: 0x7fff }),
    depth: fc.integer({ min: 0, max: 0xff }),
    bound: fc.constantFrom(AT_MOST, AT_LEAST, EXACTLY),
    slot: fc.integer({ min: 0, max: 0x3f }),
  });
  fc.assert(
    fc.property(known, ({ value, depth, bound, slot }) => {
      // As a table keeps it.
      const [word = 0] = Int32Array.of(pack(value, depth, bound, slot));
      expect(word).not.toBe(0);
      expect([valueIn(word), depthIn(word), boundIn(word), slotIn(word)]).toEqual([
        value,
        depth,
        bound,
        slot,
      ]);
    }),
  );
});

describe.each(RULE_SETS)("positions of $id", (rules) => {
  const board = createBoard(rules, 3);
  const here = board.stride;
  const there = here * 2;

  test("are recalled if they were remembered there last, and no others", () => {
    fc.assert(
      fc.property(anyPosition(rules), anyPosition(rules), (one, other) => {
        const table = createTranspositions(board, 1);
        loadPosition(board, here, one);
        loadPosition(board, there, other);
        const entry = entryOf(table, hashOf(board, here));
        expect(recall(table, entry, board, here)).toBe(0);
        remember(table, entry, board, here, 77);
        expect(recall(table, entry, board, here)).toBe(77);
        expect(recall(table, entry, board, there)).toBe(samePosition(one, other) ? 77 : 0);
        remember(table, entry, board, there, 88);
        expect(recall(table, entry, board, there)).toBe(88);
        expect(recall(table, entry, board, here)).toBe(samePosition(one, other) ? 88 : 0);
      }),
    );
  });

  test("are the same whatever the storehouses hold", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const table = createTranspositions(board, 4);
        loadPosition(board, here, position);
        loadPosition(board, there, { ...position, stores: { south: 0, north: 0 } });
        expect(hashOf(board, there)).toBe(hashOf(board, here));
        const entry = entryOf(table, hashOf(board, here));
        remember(table, entry, board, here, 77);
        expect(recall(table, entry, board, there)).toBe(77);
      }),
    );
  });

  test("each have an entry within the table, which does not reach into the next", () => {
    fc.assert(
      fc.property(anyPosition(rules), fc.integer({ min: 1, max: 6 }), (position, bits) => {
        const table = createTranspositions(board, bits);
        const length = table.entries.length / 2 ** bits;
        loadPosition(board, here, position);
        const entry = entryOf(table, hashOf(board, here));
        expect(entry % length).toBe(0);
        expect(entry).toBeGreaterThanOrEqual(0);
        expect(entry).toBeLessThan(table.entries.length);
        remember(table, entry, board, here, -1);
        const outside = [...table.entries].filter((_, n) => n < entry || n >= entry + length);
        expect(outside.every((word) => word === 0)).toBe(true);
      }),
    );
  });

  test("are told apart by their pits and by the player to move", () => {
    const pits = Array.from({ length: rules.row * 2 }, (_, pit) => pit % 3);
    const others: Position[] = [laid(pits, "north")];
    for (const pit of pits.keys()) {
      others.push(
        laid(
          pits.map((seeds, one) => (one === pit ? seeds + 1 : seeds)),
          "south",
        ),
      );
    }
    expectApart(laid(pits, "south"), others);
  });

  function expectApart(position: Position, others: readonly Position[]): void {
    const table = createTranspositions(board, 1);
    loadPosition(board, here, position);
    const hash = hashOf(board, here);
    remember(table, 0, board, here, 77);
    for (const other of others) {
      loadPosition(board, there, other);
      expect(recall(table, 0, board, there)).toBe(0);
      expect(hashOf(board, there)).not.toBe(hash);
    }
  }
});

test("positions are told apart by the barred pit", () => {
  const board = createBoard(split, 2);
  const table = createTranspositions(board, 1);
  const pits = [1, 0, 2, 0, 1, 0, 3, 0, 0, 0];
  const bars: readonly (Pit | null)[] = [null, 0 as Pit, 4 as Pit];
  const hashes = new Set<number>();
  for (const barred of bars) {
    loadPosition(board, 0, { ...laid(pits, "south"), barred });
    hashes.add(hashOf(board, 0));
    expect(recall(table, 0, board, 0)).toBe(0);
    remember(table, 0, board, 0, 77);
  }
  expect(hashes.size).toBe(bars.length);
});
