import { describe, expect, it } from "vitest";
import type { Analysis } from "../../src/ai/protocol.ts";
import { currentPosition, endOf, newGame, resign } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import type { Game } from "../../src/engine/types.ts";
import type { Change } from "../../src/session/change.ts";
import { nextRound, rematchOf, swapped } from "../../src/session/setup.ts";
import { createTable, moveOf, rulesOf, settle, setupOf } from "./fakes.ts";

const split = rulesOf("split");
const FIRST_TO_2 = { kind: "first-to", rounds: 2 } as const;

/** What a study may find, of which only the value matters here. */
function found(value: number, exact: boolean): Analysis {
  const move = moveOf(split, "A");
  return { move, best: [move], value, exact, depth: 1, nodes: 1, line: [move] };
}

const codeOf = (result: { ok: boolean; error?: { code: string } }) => result.error?.code ?? "ok";
const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);
const at = (game: Game) => formatPosition(currentPosition(game));

describe("two persons", () => {
  it("commits a move at once and passes the turn on when it has been shown", async () => {
    const { session, show, changes, tap } = await createTable(setupOf("human", "human"));
    expect(session.phase).toBe("person");
    const played = tap("A");
    expect(played.ok && played.value).toBe(session.game);
    expect(session.game.cursor).toBe(1);
    expect([session.phase, session.busy]).toEqual(["showing", true]);
    await settle();
    expect(session.phase).toBe("showing");
    show.finish();
    await settle();
    expect([session.phase, session.busy]).toEqual(["person", false]);
    expect(kinds(changes)).toEqual(["opened", "phase", "ply", "phase"]);
  });

  it("tells the ply that was played, with the game that it led to", async () => {
    const { session, changes, tap } = await createTable(setupOf("human", "human"));
    tap("C>");
    expect(changes.at(-1)).toEqual({ kind: "ply", game: session.game, ply: session.game.plies[0] });
  });

  it("where the other seat is nobody's, waits after the move and takes no other", async () => {
    const { session, show, tap } = await createTable(setupOf("human", "nobody"));
    expect(session.phase).toBe("person");
    tap("A");
    show.finish();
    await settle();
    expect([session.phase, session.busy, codeOf(tap("b")), session.game.cursor]).toEqual([
      "waiting",
      false,
      "waiting",
      1,
    ]);
    session.undo();
    show.finish();
    await settle();
    expect([session.phase, session.game.cursor]).toEqual(["person", 0]);
  });

  it("shows the last move again without playing it, and takes no move meanwhile", async () => {
    const { session, show, changes, tap } = await createTable(setupOf("human", "human"));
    expect(session.canRepeat).toBe(false);
    tap("A");
    expect(session.canRepeat).toBe(false);
    show.finish();
    await settle();
    const { game } = session;
    session.repeat();
    expect(changes.at(-1)).toEqual({ kind: "again", game, ply: game.plies[0] });
    expect([session.game, session.phase, codeOf(tap("b"))]).toEqual([game, "showing", "showing"]);
    show.finish();
    await settle();
    expect([session.game, session.phase, session.repeating]).toEqual([game, "person", true]);
    tap("b");
    expect(session.repeating).toBe(false);
  });

  it("takes back and plays again one ply at a time", async () => {
    const { session, show, tap } = await createTable(setupOf("human", "human"), { instant: true });
    const seen = [at(session.game)];
    for (const move of ["A", "b", "C<"]) {
      expect(codeOf(tap(move))).toBe("ok");
      await settle();
      seen.push(at(session.game));
    }
    show.instant = false;
    for (const cursor of [2, 1, 0]) {
      session.undo();
      await settle();
      expect([session.game.cursor, at(session.game)]).toEqual([cursor, seen[cursor]]);
      expect(session.phase).toBe("person");
    }
    expect(session.canUndo).toBe(false);
    for (const cursor of [1, 2, 3]) {
      session.redo();
      expect([session.game.cursor, at(session.game)]).toEqual([cursor, seen[cursor]]);
    }
    expect(session.canRedo).toBe(false);
  });

  it("does nothing when there is nothing to take back or to play again", async () => {
    const { session, changes } = await createTable(setupOf("human", "human"));
    const told = changes.length;
    session.undo();
    session.redo();
    await settle();
    expect(changes).toHaveLength(told);
  });

  it("undoes in mid-sowing", async () => {
    const { session, show, changes, tap } = await createTable(setupOf("human", "human"));
    const start = at(session.game);
    tap("A");
    session.undo();
    await settle();
    expect([at(session.game), session.phase]).toEqual([start, "person"]);
    expect(kinds(changes)).toEqual(["opened", "phase", "ply", "moved", "phase"]);
    show.finish();
    await settle();
    expect(changes).toHaveLength(5);
  });

  it("goes to any ply and on from there", async () => {
    const { session, tap } = await createTable(setupOf("human", "human"), { instant: true });
    for (const move of ["A", "b", "C<", "d"]) {
      tap(move);
      await settle();
    }
    session.goTo(1);
    await settle();
    expect(session.game.plies).toHaveLength(4);
    expect(codeOf(tap("e"))).toBe("ok");
    expect(session.game.plies).toHaveLength(2);
  });
});

describe("taps", () => {
  it("are refused with a reason", async () => {
    const { session, tap, show } = await createTable(
      setupOf("human", "human", "split", "1,0,2,0,0/0,3,3,3,0 0-0 S A"),
    );
    expect(codeOf(tap("A"))).toBe("barred");
    expect(codeOf(tap("B"))).toBe("empty");
    expect(codeOf(tap("b"))).toBe("not-yours");
    const middle = moveOf(split, "C<").pit;
    expect(codeOf(session.tap({ pit: middle }))).toBe("choose-direction");
    expect(session.game.cursor).toBe(0);
    expect(codeOf(tap("C<"))).toBe("ok");
    expect(codeOf(tap("b"))).toBe("showing");
    show.finish();
    await settle();
    expect(codeOf(session.tap({ pit: moveOf(split, "b").pit }))).toBe("ok");
  });

  it("never play a pit in a direction in which it is not sown", async () => {
    const { session } = await createTable(setupOf("human", "human"));
    expect(codeOf(session.tap({ pit: moveOf(split, "A").pit, direction: "counterclockwise" }))).toBe(
      "choose-direction",
    );
  });

  it("are refused where too few seeds lie", async () => {
    const { tap } = await createTable(
      setupOf("human", "human", "um-el-bagara", "1,2,0,0,0/2,0,0,0,0 0-0 S -"),
    );
    expect(codeOf(tap("A"))).toBe("too-few");
  });

  it("play one move when doubled, and nothing in the next turn", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("human", "random"));
    expect([tap("A"), tap("A"), tap("B")].map(codeOf)).toEqual(["ok", "showing", "showing"]);
    show.finish();
    await settle();
    expect(session.phase).toBe("thinking");
    expect([tap("B"), tap("B")].map(codeOf)).toEqual(["thinking", "thinking"]);
    machine.answerBySeed();
    show.finish();
    await settle();
    expect(codeOf(tap("B"))).toBe("showing");
    show.finish();
    await settle();
    expect([session.game.cursor, session.phase]).toEqual([2, "person"]);
  });

  it("in one go are one move even where nothing is to be shown", async () => {
    const { session, tap } = await createTable(setupOf("human", "human"), { instant: true });
    expect([tap("A"), tap("A"), tap("a")].map(codeOf)).toEqual(["ok", "showing", "showing"]);
    expect(session.game.cursor).toBe(1);
  });

  it("are refused when the game is over", async () => {
    const { session, tap } = await createTable(setupOf("human", "human"), { instant: true });
    expect(session.resign("south").ok).toBe(true);
    await settle();
    expect(codeOf(tap("A"))).toBe("over");
  });
});

describe("a person against a machine", () => {
  it("asks the machine while the person's move is being shown, and waits for both", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("human", "level:2"));
    tap("A");
    expect(machine.asked).toHaveLength(1);
    machine.answerBySeed();
    await settle();
    expect([session.phase, show.rests]).toEqual(["showing", []]);
    show.finish();
    await settle();
    expect([session.phase, show.rests, session.game.cursor]).toEqual(["thinking", [700], 1]);
    show.finish();
    await settle();
    expect([session.phase, session.game.cursor]).toEqual(["showing", 2]);
  });

  it("waits for a slow machine after everything has been shown", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("human", "level:2"));
    tap("A");
    show.finish();
    await settle();
    show.finish();
    await settle();
    expect([session.phase, session.game.cursor]).toEqual(["thinking", 1]);
    machine.answerBySeed();
    await settle();
    expect(session.game.cursor).toBe(2);
  });

  it("tells the machine the position, the rules and who it is", async () => {
    const { session, machine, tap } = await createTable(setupOf("human", "greedy", "circular"));
    tap("B");
    const { rules, path, chooser } = machine.last.request;
    expect({ rules, path, chooser }).toEqual({
      rules: "circular",
      path: [at(session.game), "4,4,4,4,4/4,4,4,4,4 0-0 S -"],
      chooser: "greedy",
    });
  });

  it("lets the machine begin where it sits South", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("level:1", "human"));
    expect([session.phase, session.canUndo, show.rests]).toEqual(["thinking", false, [700]]);
    machine.answerBySeed();
    show.finish();
    await settle();
    show.finish();
    await settle();
    expect([session.phase, session.game.cursor]).toEqual(["person", 1]);
    expect(session.canUndo).toBe(false);
    expect(codeOf(tap("a"))).toBe("ok");
  });

  it("takes back to the person's last decision, and plays again what was taken back", async () => {
    const { session, machine, tap } = await createTable(setupOf("human", "random"), { instant: true });
    for (const move of ["A", "B"]) {
      expect(codeOf(tap(move))).toBe("ok");
      machine.answerBySeed();
      await settle();
    }
    const end = at(session.game);
    session.undo();
    expect(session.game.cursor).toBe(2);
    session.undo();
    expect([session.game.cursor, session.canUndo]).toEqual([0, false]);
    session.redo();
    session.redo();
    expect([session.game.cursor, at(session.game), session.canRedo]).toEqual([4, end, false]);
  });

  it("has the machine play what it played before when gone back to its turn", async () => {
    const { session, show, machine, changes, tap } = await createTable(setupOf("human", "random"), {
      instant: true,
    });
    tap("A");
    machine.answerBySeed();
    await settle();
    const known = session.game.plies[1];
    show.instant = false;
    session.goTo(1);
    await settle();
    expect([session.phase, machine.asked.length]).toEqual(["thinking", 1]);
    show.finish();
    await settle();
    expect(changes.at(-1)).toEqual({ kind: "ply", game: session.game, ply: known });
  });

  it("asks the same seed for the same ply, and another one for the next", async () => {
    const { session, machine, tap } = await createTable(setupOf("human", "random"), { instant: true });
    tap("A");
    const first = machine.last.request;
    session.undo();
    await settle();
    tap("A");
    expect(machine.asked).toHaveLength(2);
    expect(machine.last.request).toEqual(first);
    machine.answerBySeed();
    await settle();
    tap("B");
    expect(machine.last.request.seed).not.toBe(first.seed);
  });
});

describe("late answers", () => {
  it("are dropped after undo", async () => {
    const { session, machine, tap } = await createTable(setupOf("human", "random"), { instant: true });
    tap("A");
    await settle();
    const late = machine.last;
    session.undo();
    expect(late.signal.aborted).toBe(true);
    machine.answerBySeed();
    await settle();
    expect([session.game.cursor, session.phase]).toEqual([0, "person"]);
  });

  it.each(["split", "circular"])("are dropped after a new game of %s", async (rules) => {
    const { session, machine, tap } = await createTable(setupOf("human", "random"), { instant: true });
    tap("A");
    await settle();
    const late = machine.last;
    session.open(setupOf("random", "human", rules));
    await settle();
    expect([late.signal.aborted, machine.asked.length]).toEqual([true, 2]);
    late.answer(moveOf(split, "b"));
    await settle();
    expect([session.game.rules.id, session.game.cursor, session.phase]).toEqual([rules, 0, "thinking"]);
    machine.answerBySeed();
    await settle();
    expect([session.game.cursor, session.phase]).toEqual([1, "person"]);
  });

  it("are not awaited where a move is taken back as soon as the machine is seen to think", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("human", "level:1"));
    session.subscribe(({ kind }) => {
      if (kind === "phase" && session.phase === "thinking") session.undo();
    });
    tap("A");
    show.finish();
    await settle();
    machine.answerBySeed();
    await settle();
    expect([session.game.cursor, session.phase, show.rests]).toEqual([0, "person", []]);
  });

  it("are dropped after resigning, and no fault is reported for an aborted machine", async () => {
    const { session, machine, reports, tap } = await createTable(setupOf("human", "random"), {
      instant: true,
    });
    tap("A");
    session.resign("south");
    machine.last.fail(machine.last.signal.reason);
    await settle();
    expect([session.game.cursor, session.phase, reports]).toEqual([1, "over", []]);
  });

  it("are dropped after the session is closed, and nothing more is told", async () => {
    const { session, machine, changes, tap } = await createTable(setupOf("human", "random"), {
      instant: true,
    });
    tap("A");
    session.close();
    const told = changes.length;
    machine.answerBySeed();
    await settle();
    expect([session.game.cursor, changes.length]).toEqual([1, told]);
  });
});

describe("a faulty machine", () => {
  it.each([
    ["answers an illegal move", (m: { answer: (x: never) => void }) => m.answer(moveOf(split, "A") as never)],
    ["answers nothing", (m: { answer: (x: never) => void }) => m.answer(undefined as never)],
    ["rejects", (m: { fail: (x: unknown) => void }) => m.fail(new Error("dead"))],
  ])("that %s is reported, and a legal move comes", async (_, misbehave) => {
    const { session, machine, reports, tap } = await createTable(setupOf("human", "level:3"), {
      instant: true,
    });
    tap("A");
    misbehave(machine.last);
    await settle();
    expect([session.game.cursor, session.phase, reports.length]).toEqual([2, "person", 1]);
    expect(reports[0]).toBeInstanceOf(Error);
  });
});

describe("two machines", () => {
  it("play twenty plies, each told once and none lost, whatever the pace", async () => {
    const { session, show, changes } = await createTable(setupOf("random", "greedy"), { prompt: true });
    while (session.game.cursor < 20) {
      show.instant = session.game.cursor % 3 === 0;
      show.finish();
      await settle();
    }
    const plies = changes.flatMap((change) => (change.kind === "ply" ? [change.ply] : []));
    expect(plies).toEqual(session.game.plies);
    plies.slice(1).forEach((ply, n) => {
      expect(ply.before).toEqual(plies[n]?.after);
    });
    session.close();
  });

  it("are taken back by one ply, and go on as before", async () => {
    const { session, show } = await createTable(setupOf("random", "random"), { prompt: true });
    while (session.game.cursor < 3) {
      show.finish();
      await settle();
    }
    const before = session.game.plies;
    session.undo();
    expect(session.game.cursor).toBe(2);
    await settle();
    show.finish();
    await settle();
    expect(session.game.plies).toEqual(before);
    session.close();
  });

  it("play the same game again from the same seed, and another one in a rematch", async () => {
    const playOut = async (rematches: number) => {
      const { session } = await createTable(setupOf("random", "random"), { prompt: true, instant: true });
      for (let n = 0; n < rematches; n++) session.rematch();
      while (session.phase !== "over") await settle();
      return session.game.plies.map(({ move }) => move);
    };
    const first = await playOut(0);
    expect(await playOut(0)).toEqual(first);
    const rematch = await playOut(1);
    expect(rematch).not.toEqual(first);
    expect(await playOut(1)).toEqual(rematch);
  });
});

describe("the end", () => {
  const lastSeeds = "0,0,0,0,0/0,0,0,1,1 20-20 N -";

  it("comes with its reason when only the barred seed is left", async () => {
    const { session, show, tap } = await createTable(setupOf("human", "human", "split", lastSeeds));
    tap("e");
    expect([session.phase, endOf(session.game)?.reason]).toEqual(["showing", "no-moves"]);
    show.finish();
    await settle();
    expect(session.phase).toBe("over");
  });

  it("can be taken back, and play goes on", async () => {
    const { session, show, machine, tap } = await createTable(setupOf("random", "human", "split", lastSeeds));
    tap("e");
    show.finish();
    await settle();
    expect(session.phase).toBe("over");
    session.undo();
    await settle();
    expect([at(session.game), session.phase, endOf(session.game)]).toEqual([lastSeeds, "person", null]);
    expect(codeOf(tap("d"))).toBe("ok");
    expect(machine.asked).toHaveLength(0);
    expect(endOf(session.game)?.reason).toBe("no-moves");
  });

  it("comes at once from a start without a legal move", async () => {
    const { session, machine } = await createTable(
      setupOf("random", "human", "split", "0,0,0,0,0/1,0,0,0,0 0-0 S -"),
    );
    expect([session.phase, machine.asked.length]).toEqual(["over", 0]);
    expect(endOf(session.game)?.reason).toBe("no-moves");
  });

  it("by resigning is taken back without taking back a move", async () => {
    const { session, changes, tap } = await createTable(setupOf("human", "human"), { instant: true });
    tap("A");
    await settle();
    session.resign("north");
    const closed = changes.at(-1);
    expect(closed?.kind === "closed" && closed.events.map(({ kind }) => kind)).toEqual(["end"]);
    await settle();
    expect([session.phase, endOf(session.game)?.outcome.winner]).toEqual(["over", "south"]);
    expect(codeOf(session.resign("south"))).toBe("GAME_OVER");
    session.undo();
    await settle();
    expect([session.game.cursor, session.phase]).toEqual([1, "person"]);
  });

  it("by agreement is free to two persons", async () => {
    const { session, show } = await createTable(setupOf("human", "human"));
    expect(codeOf(await session.agree())).toBe("ok");
    expect(session.phase).toBe("showing");
    show.finish();
    await settle();
    expect([session.phase, endOf(session.game)?.outcome.stores]).toEqual(["over", { south: 25, north: 25 }]);
  });

  it("by agreement is accepted by a machine when the game is decided", async () => {
    const { session } = await createTable(
      setupOf("human", "level:1", "split", "2,2,2,2,2/2,2,2,2,2 28-2 S -"),
    );
    expect(codeOf(await session.agree())).toBe("ok");
    expect(codeOf(await session.agree())).toBe("GAME_OVER");
  });

  it.each([
    ["knows that nothing is to be gained", 0, true, "ok"],
    ["only guesses so", 0, false, "NOT_AGREED"],
    ["knows of more to gain", -1, true, "NOT_AGREED"],
    ["knows of more to lose", 1, true, "NOT_AGREED"],
  ])("by agreement is answered by a machine that %s", async (_, value, exact, code) => {
    const { session, machine } = await createTable(setupOf("human", "level:1"));
    machine.findings = [found(5, false), found(value, exact)];
    expect(codeOf(await session.agree())).toBe(code);
    expect(endOf(session.game)?.reason).toBe(code === "ok" ? "agreed" : undefined);
  });

  it("by agreement comes too late when the game has gone on", async () => {
    const { session, machine, tap } = await createTable(setupOf("human", "level:1"));
    machine.findings = [found(0, true)];
    const answer = session.agree();
    tap("A");
    expect(codeOf(await answer)).toBe("TOO_LATE");
    expect(session.game.closed).toBeNull();
  });

  it("by agreement is not reached with a machine that fails to think", async () => {
    const { session, machine, reports } = await createTable(setupOf("human", "level:1"));
    machine.study = () => {
      throw new Error("no worker");
    };
    expect(codeOf(await session.agree())).toBe("NO_ANSWER");
    expect([reports.length, session.game.closed]).toEqual([1, null]);
  });
});

describe("the next setup", () => {
  const first = { ...setupOf("human", "level:3"), match: { format: FIRST_TO_2, rounds: [] } };

  it("after a round is begun by its loser, until the match is won", async () => {
    const { session } = await createTable(first);
    expect(nextRound(first, session.whole)).toBeNull();
    session.resign("north");
    const second = nextRound(first, session.whole);
    expect(second).toMatchObject({
      seats: first.seats,
      start: { toMove: "north" },
      match: { format: FIRST_TO_2 },
    });
    expect(second?.match?.rounds).toHaveLength(1);
    expect(second?.seed).not.toBe(first.seed);
    session.open(second ?? first);
    session.resign("north");
    expect(nextRound(second ?? first, session.whole)).toBeNull();
    const again = rematchOf(second ?? first);
    expect(again).toMatchObject({ start: null, match: { format: FIRST_TO_2, rounds: [] } });
  });

  it("of a single game is no round, and of swapped sides has the same players", () => {
    const single = setupOf("human", "level:3");
    expect(nextRound(single, must(resign(newGame(single.rules), "south")))).toBeNull();
    expect(swapped(single).seats).toEqual({ south: "level:3", north: "human" });
    const { seed } = rematchOf(single);
    expect([rematchOf(single), seed === single.seed]).toEqual([{ ...single, seed }, false]);
  });
});

describe("a passed turn", () => {
  it("stays with the person", async () => {
    const { session, show, machine, tap } = await createTable(
      setupOf("human", "random", "um-el-bagara", "5,2,0,0,0/0,0,0,0,0 0-0 S -"),
    );
    tap("A");
    expect(session.game.plies[0]?.events.some(({ kind }) => kind === "pass")).toBe(true);
    show.finish();
    await settle();
    expect([session.phase, machine.asked.length]).toEqual(["person", 0]);
    session.undo();
    expect(session.game.cursor).toBe(0);
  });

  it("stays with the machine", async () => {
    const { session, machine } = await createTable(
      setupOf("human", "random", "um-el-bagara", "1,1,1,1,1/5,2,0,0,0 0-0 N -"),
      { instant: true },
    );
    machine.last.answer(moveOf(rulesOf("um-el-bagara"), "a"));
    await settle();
    expect([session.game.cursor, machine.asked.length, session.phase]).toEqual([1, 2, "thinking"]);
    expect(currentPosition(session.game).toMove).toBe("north");
    expect(session.canUndo).toBe(false);
  });

  it("may open the game", async () => {
    const { session, machine } = await createTable(
      setupOf("human", "random", "um-el-bagara", "1,0,0,0,0/2,0,0,0,0 0-0 S -"),
    );
    expect([session.phase, machine.asked.length]).toEqual(["thinking", 1]);
  });
});

describe("opening", () => {
  it("goes on with a resumed game", async () => {
    const one = await createTable(setupOf("human", "human"), { instant: true });
    one.tap("A");
    await settle();
    const { session, changes } = await createTable(setupOf("human", "human"));
    session.open(setupOf("human", "human"), one.session.game);
    expect(changes.at(-1)).toEqual({ kind: "opened", game: one.session.game });
    await settle();
    expect([session.game.cursor, session.phase]).toEqual([1, "person"]);
  });

  it("keeps players and rules in a rematch", async () => {
    const setup = setupOf("human", "level:2", "circular");
    const { session, tap } = await createTable(setup, { instant: true });
    tap("A");
    session.rematch();
    expect(session.setup).toEqual({ ...setup, seed: session.setup.seed });
    expect(session.game.plies).toEqual([]);
  });
});
