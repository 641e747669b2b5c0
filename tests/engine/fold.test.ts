import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import { beginFold, type FoldState, foldEvent } from "../../src/engine/fold.ts";
import { agree, closingEvents, newGame, resign } from "../../src/engine/game.ts";
import { legalMoves, seedsOf } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { GameEvent, Position } from "../../src/engine/types.ts";
import { anyGame, anyPosition } from "./arbitrary.ts";
import { standing } from "./drawn.ts";

function seedsIn(state: FoldState): number {
  return seedsOf(state.position) + state.hand + state.unshared;
}

/** Folds events, and checks after each of them that no seed was lost or made. */
function fold(before: Position, events: readonly GameEvent[]): Position {
  let state = beginFold(before);
  for (const event of events) {
    state = foldEvent(state, event);
    if (event.kind === "drop" && event.inHand !== state.hand) throw new Error("drop miscounts the hand");
    if (seedsIn(state) !== seedsOf(before)) throw new Error(`${event.kind} loses or makes seeds`);
    if (Math.min(...state.position.pits, state.hand) < 0)
      throw new Error(`${event.kind} takes what is not there`);
  }
  expect(state.hand).toBe(0);
  return state.position;
}

describe.each(RULE_SETS)("$id", (rules) => {
  test("seeds are constant after every event, and the events of a move lead to the new position", () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        for (const move of legalMoves(rules, position)) {
          const { after, events } = must(applyMove(rules, position, move));
          expect(fold(position, events)).toEqual(after);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("the opening's events lead from any start to the position where play begins", () => {
    fc.assert(
      fc.property(anyPosition(rules), (start) => {
        const { opening } = newGame(rules, start);
        expect(fold(start, opening.events)).toEqual(opening.after);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("events come in their order: laps, captures, bar, turn, notices, sweeps, end", () => {
    const order = /^(lift (drop )+)+(capture )*(bar )?(pass )?turn (notice )*(sweep )*(end )?$/;
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        for (const move of legalMoves(rules, position)) {
          const { events } = must(applyMove(rules, position, move));
          expect(events.map((event) => `${event.kind} `).join("")).toMatch(order);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

test("through a whole game every ply begins where the last one ended", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      let position = fold(game.start, game.opening.events);
      for (const ply of game.plies) {
        expect(ply.before).toEqual(position);
        position = fold(position, ply.events);
        expect(ply.after).toEqual(position);
      }
      for (const closed of [resign(game, "south"), agree(game)]) {
        if (closed.ok) expect(fold(position, closingEvents(closed.value))).toEqual(standing(closed.value));
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});
