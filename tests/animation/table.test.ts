import fc from "fast-check";
import { expect, test } from "vitest";
import { foldTable, reseat, seat, type Table } from "../../src/animation/table.ts";
import { beginFold, foldEvent } from "../../src/engine/fold.ts";
import { currentPosition } from "../../src/engine/game.ts";
import { games } from "./fakes.ts";

const allSeeds = ({ pits, stores, hand, aside }: Table) =>
  [...pits.flat(), ...stores.south, ...stores.north, ...hand, ...aside].toSorted((one, other) => one - other);

const counts = ({ pits, stores, hand, aside }: Table) => ({
  pits: pits.map((heap) => heap.length),
  stores: { south: stores.south.length, north: stores.north.length },
  hand: hand.length,
  unshared: aside.length,
});

test("holds what the engine's fold holds after every event, and always the same seeds", () => {
  fc.assert(
    fc.property(games, ({ plies }) => {
      for (const { before, events } of plies) {
        let table = seat(before);
        let state = beginFold(before);
        const seeds = allSeeds(table);
        for (const event of events) {
          table = foldTable(table, event);
          state = foldEvent(state, event);
          const { pits, stores } = state.position;
          expect(counts(table)).toEqual({ pits, stores, hand: state.hand, unshared: state.unshared });
          expect(allSeeds(table)).toEqual(seeds);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("drops the very seeds that it has lifted", () => {
  fc.assert(
    fc.property(games, ({ plies }) => {
      const [ply] = plies;
      if (ply === undefined) return;
      let table = seat(ply.before);
      for (const event of ply.events) {
        const { hand } = table;
        table = foldTable(table, event);
        if (event.kind === "drop") expect(table.pits[event.pit]?.at(-1)).toBe(hand.at(-1));
      }
    }),
  );
});

test("seating another position moves no seed that can stay", () => {
  fc.assert(
    fc.property(games, fc.nat(), (game, pick) => {
      const from = game.plies[pick % game.plies.length];
      if (from === undefined) return;
      const table = seat(from.before);
      const position = currentPosition(game);
      const next = reseat(table, position);
      expect(counts(next)).toEqual({ pits: position.pits, stores: position.stores, hand: 0, unshared: 0 });
      expect(new Set(allSeeds(next)).size).toBe(allSeeds(next).length);
      if (allSeeds(next).length === allSeeds(table).length) expect(allSeeds(next)).toEqual(allSeeds(table));
      next.pits.forEach((heap, pit) => {
        const kept = Math.min(heap.length, table.pits[pit]?.length ?? 0);
        expect(heap.slice(0, kept)).toEqual(table.pits[pit]?.slice(0, kept));
      });
    }),
    { numRuns: 60 },
  );
});

test("a seed that was lost comes back under a number that is free", () => {
  fc.assert(
    fc.property(games, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (game, picks) => {
      let table = seat(game.start);
      for (const pick of picks) {
        const position = game.plies[pick % game.plies.length]?.before ?? game.start;
        const fewer =
          pick % 2 === 0 ? position : { ...position, stores: { south: 0, north: position.stores.north } };
        table = reseat(table, fewer);
        expect(new Set(allSeeds(table)).size).toBe(allSeeds(table).length);
        expect(Math.max(...allSeeds(table))).toBeLessThan(allSeeds(seat(game.start)).length);
      }
    }),
    { numRuns: 60 },
  );
});
