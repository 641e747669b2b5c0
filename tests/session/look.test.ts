import { describe, expect, it } from "vitest";
import { endOf } from "../../src/engine/game.ts";
import type { SeatId } from "../../src/session/setup.ts";
import { createTable, settle, setupOf } from "./fakes.ts";

/** A game of some moves, all shown. */
async function played(moves: string, north: SeatId = "human") {
  const table = await createTable(setupOf("human", north), { instant: true });
  for (const move of moves.split(" ")) {
    expect(table.tap(move).ok).toBe(true);
    await settle();
  }
  table.show.instant = false;
  table.changes.length = 0;
  return table;
}

const kinds = ({ changes }: { changes: readonly { kind: string }[] }) =>
  changes.map(({ kind }) => kind).filter((kind) => kind !== "phase");

describe("looking back", () => {
  it("shows another ply and changes nothing of the game", async () => {
    const table = await played("A b C<");
    const { session, tap } = table;
    const { whole } = session;
    session.look(1);
    await settle();
    expect([session.game.cursor, session.phase, session.busy, session.looking]).toEqual([
      1,
      "looking",
      false,
      true,
    ]);
    expect(session.whole).toBe(whole);
    expect(tap("a")).toMatchObject({ ok: false, error: { code: "looking" } });
    expect([session.canUndo, session.canRedo, session.canRepeat]).toEqual([false, false, true]);
    session.undo();
    expect(kinds(table)).toEqual(["looked"]);
  });

  it("ends where the game stands, and it goes on", async () => {
    const { session, tap } = await played("A b C<");
    session.look(1);
    session.look(3);
    await settle();
    expect([session.looking, session.phase, session.game]).toEqual([false, "person", session.whole]);
    session.look(0);
    session.leave();
    await settle();
    expect(tap("a").ok).toBe(true);
  });

  it("keeps how the players closed the game", async () => {
    const { session } = await played("A b");
    session.resign("south");
    const { whole } = session;
    session.look(1);
    expect(endOf(session.game)).toBeNull();
    session.look(2);
    expect([session.whole, session.game.closed]).toEqual([whole, { kind: "resigned", by: "south" }]);
    await settle();
  });

  it("goes back to what was taken back before it", async () => {
    const { session } = await played("A b C<");
    session.undo();
    const { whole } = session;
    session.look(3);
    expect([session.looking, session.game.cursor]).toEqual([true, 3]);
    session.leave();
    expect([session.game.cursor, session.game]).toEqual([2, whole]);
  });

  it("drops a machine's late answer, and asks it again", async () => {
    const { session, show, machine, tap } = await played("A", "level:1");
    session.look(0);
    await settle();
    expect(machine.asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    machine.answerBySeed();
    await settle();
    expect([session.whole.cursor, session.phase, tap("B").ok]).toEqual([1, "looking", false]);
    session.leave();
    await settle();
    show.finish();
    machine.answerBySeed();
    await settle();
    expect([session.whole.cursor, machine.asked.length]).toEqual([2, 2]);
  });

  it("ends when a new game is begun", async () => {
    const { session } = await played("A b");
    session.look(0);
    session.rematch();
    expect([session.looking, session.whole.plies.length]).toEqual([false, 0]);
  });
});

describe("a replay", () => {
  it("shows ply after ply and ends where the game stands", async () => {
    const table = await played("A b C<");
    const { session, show } = table;
    session.look(1);
    await settle();
    session.replay();
    expect([session.game.cursor, session.busy, session.replaying]).toEqual([2, true, true]);
    await settle();
    show.finish();
    await settle();
    expect([session.game.cursor, show.rests.at(-1)]).toEqual([2, 700]);
    show.finish();
    await settle();
    expect(session.game.cursor).toBe(3);
    show.finish();
    await settle();
    expect([session.looking, session.replaying, session.phase]).toEqual([false, false, "person"]);
    expect(kinds(table)).toEqual(["looked", "replayed", "replayed", "moved"]);
  });

  it("begins anew at the end, and ends early where it is halted", async () => {
    const table = await played("A b C<");
    const { session, show } = table;
    session.replay();
    expect([session.game.cursor, session.replaying]).toEqual([0, true]);
    await settle();
    show.finish();
    await settle();
    expect(session.game.cursor).toBe(1);
    session.halt();
    show.finish();
    await settle();
    expect([session.game.cursor, session.phase, session.looking]).toEqual([1, "looking", true]);
    expect(session.whole.cursor).toBe(3);
  });

  it("rests between two plies, and there it can be halted or left", async () => {
    const halfway = async () => {
      const table = await played("A b C<");
      table.session.replay();
      for (let beat = 0; beat < 2; beat++) {
        await settle();
        table.show.finish();
      }
      await settle();
      expect([table.session.game.cursor, table.show.rests.at(-1)]).toEqual([1, 700]);
      return table;
    };
    const halted = await halfway();
    halted.session.halt();
    halted.show.finish();
    await settle();
    expect([halted.session.game.cursor, halted.session.phase]).toEqual([1, "looking"]);
    const left = await halfway();
    left.session.leave();
    left.show.finish();
    await settle();
    expect([left.session.game.cursor, left.session.phase]).toEqual([3, "person"]);
  });

  it("from where the game stands goes on through what was taken back", async () => {
    const { session, show } = await played("A b C<");
    session.goTo(1);
    await settle();
    session.replay();
    for (let beat = 0; beat < 4; beat++) {
      await settle();
      show.finish();
    }
    await settle();
    expect([session.game.cursor, session.phase, session.whole.cursor]).toEqual([3, "looking", 1]);
  });

  it("of no plies is none", async () => {
    const { session, changes } = await createTable(setupOf("human", "human"));
    const told = changes.length;
    session.replay();
    expect([session.replaying, changes.length]).toEqual([false, told]);
  });
});

describe("a game that is only presented", () => {
  it("is shown at its beginning, replayed to its end, and never played in", async () => {
    const { session: other } = await played("A b C<");
    const { session, show, tap, changes } = await createTable(setupOf("human", "human"));
    changes.length = 0;
    session.present(setupOf("human", "level:1"), other.whole);
    await settle();
    expect([session.game.cursor, session.whole.cursor, session.presented]).toEqual([0, 3, true]);
    expect([session.phase, tap("A").ok, session.canUndo]).toEqual(["looking", false, false]);
    expect(session.resign("south")).toMatchObject({ ok: false, error: { code: "PRESENTED" } });
    expect(await session.agree()).toMatchObject({ ok: false, error: { code: "PRESENTED" } });
    session.leave();
    session.goTo(2);
    expect([session.game.cursor, session.presented]).toEqual([0, true]);
    session.replay();
    for (let ply = 0; ply < 6; ply++) {
      await settle();
      show.finish();
    }
    await settle();
    expect([session.game.cursor, session.phase, session.presented]).toEqual([3, "looking", true]);
    session.open(setupOf("human", "human"));
    expect([session.presented, session.looking]).toEqual([false, false]);
  });
});
