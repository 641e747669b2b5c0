import fc from "fast-check";
import { expect, it } from "vitest";
import { currentPosition, endOf, newGame, playMove } from "../../src/engine/game.ts";
import { pitCount } from "../../src/engine/pit.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Direction, Game, Pit } from "../../src/engine/types.ts";
import type { Session } from "../../src/session/session.ts";
import type { SeatId } from "../../src/session/setup.ts";
import { createTable, type FakeMachine, type FakeShow, settle, setupOf } from "./fakes.ts";

interface Real {
  readonly session: Session;
  readonly show: FakeShow;
  readonly machine: FakeMachine;
}

/** Every command names the changes other than of phase that it must cause, at once. */
type Command = (real: Real) => readonly string[];

const seat = fc.constantFrom<SeatId>("human", "random", "level:1");
const side = fc.constantFrom("south", "north");
const direction = fc.constantFrom<Direction | undefined>("clockwise", "counterclockwise", undefined);

const setup = fc
  .record({ rules: fc.constantFrom(...RULE_SETS), south: seat, north: seat })
  .map(({ rules, south, north }) => setupOf(south, north, rules.id));

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(fc.nat(9), direction).map(
      ([n, way]): Command =>
        ({ session }) => {
          const pit = (n % pitCount(session.game.rules)) as Pit;
          return session.tap(way === undefined ? { pit } : { pit, direction: way }).ok ? ["ply"] : [];
        },
    ),
  },
  {
    weight: 12,
    arbitrary: fc.constant<Command>(({ show }) => {
      show.finish();
      return [];
    }),
  },
  {
    weight: 8,
    arbitrary: fc.constant<Command>(({ machine }) => {
      if (machine.asked.length > 0) machine.answerBySeed();
      return [];
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Command>(
      ({ session }) => {
        const can = session.canUndo;
        session.undo();
        return can ? ["moved"] : [];
      },
      ({ session }) => {
        const can = session.canRedo;
        session.redo();
        return can ? ["moved"] : [];
      },
    ),
  },
  fc.nat(12).map(
    (cursor): Command =>
      ({ session }) => {
        const may = !session.presented;
        session.goTo(cursor);
        return may ? ["moved"] : [];
      },
  ),
  fc.nat(12).map(
    (cursor): Command =>
      ({ session }) => {
        const { whole, looking, presented } = session;
        const away = presented || Math.min(cursor, whole.plies.length) !== whole.cursor;
        session.look(cursor);
        expect(session.whole).toBe(whole);
        return away ? ["looked"] : looking ? ["moved"] : [];
      },
  ),
  fc.constantFrom<Command>(
    ({ session }) => {
      const { whole, game } = session;
      session.replay();
      expect(session.whole).toBe(whole);
      if (whole.plies.length === 0) return [];
      return game.cursor === whole.plies.length ? ["looked"] : ["replayed"];
    },
    ({ session }) => {
      const { replaying } = session;
      session.halt();
      return replaying ? ["phase"] : [];
    },
    ({ session }) => {
      const { looking, presented } = session;
      session.leave();
      return looking && !presented ? ["moved"] : [];
    },
    ({ session }) => {
      const { whole, setup } = session;
      session.present(setup, whole);
      return ["opened"];
    },
  ),
  side.map(
    (by): Command =>
      ({ session }) =>
        session.resign(by).ok ? ["closed"] : [],
  ),
  fc.constant<Command>(({ session }) => {
    const can = session.canRepeat;
    session.repeat();
    return can ? ["again"] : [];
  }),
  fc.constant<Command>(({ session }) => {
    const { setup, whole, presented } = session;
    const alone = setup.seats.south === "human" && setup.seats.north === "human";
    void session.agree();
    return alone && !presented && endOf(whole) === null ? ["closed"] : [];
  }),
  setup.map(
    (next): Command =>
      ({ session }) => {
        session.open(next);
        return ["opened"];
      },
  ),
  fc.constant<Command>(({ session }) => {
    session.rematch();
    return ["opened"];
  }),
);

/** Plays the moves again from the start: what a game says of itself must be what the rules say. */
function replayed(game: Game): Game {
  return game.plies.reduce<Game>(
    (sofar, { move }) => {
      const next = playMove(sofar, move);
      if (!next.ok) throw new Error(next.error.message);
      return next.value;
    },
    newGame(game.rules, game.start),
  );
}

it("keeps the game whole under any commands, and tells one change for each", async () => {
  await fc.assert(
    fc.asyncProperty(
      setup,
      fc.boolean(),
      fc.array(fc.tuple(command, fc.boolean()), { maxLength: 60 }),
      async (opened, instant, commands) => {
        const table = await createTable(opened, { instant });
        const { session, changes } = table;
        for (const [run, pause] of commands) {
          const told = changes.length;
          const due = run(table);
          expect(changes.slice(told).map(({ kind }) => kind)).toEqual(due);
          if (pause) await settle();
          const { game, whole } = session;
          const last = changes.findLast((change) => change.kind !== "phase");
          expect(last?.game).toBe(game);
          if (!session.looking) expect(game).toBe(whole);
          expect(replayed(whole).plies).toEqual(whole.plies);
          expect(game.plies).toEqual(whole.plies);
          expect(game.cursor).toBeGreaterThanOrEqual(0);
          expect(game.cursor).toBeLessThanOrEqual(game.plies.length);
        }
        table.show.instant = true;
        table.show.finish();
        await settle();
        const over = endOf(session.game) !== null;
        const person = session.setup.seats[currentPosition(session.game).toMove] === "human";
        if (session.looking) expect([session.phase, session.replaying]).toEqual(["looking", false]);
        else if (over) expect(session.phase).toBe("over");
        else if (person) expect(session.phase).toBe("person");
        else expect(session.busy).toBe(true);
        expect(table.reports).toEqual([]);
        session.close();
      },
    ),
    { seed: 20_261_130, numRuns: 300 },
  );
});
