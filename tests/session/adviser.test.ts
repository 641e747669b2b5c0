import { beforeEach, describe, expect, it } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import { type Adviser, createAdviser } from "../../src/session/adviser.ts";
import type { Session } from "../../src/session/session.ts";
import { analysis, createTable, FakeAnalyst, moveOf, settle, setupOf } from "./fakes.ts";

/** Worth −2 to South, by `A` alone. */
const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";

let session: Session;
let analyst: FakeAnalyst;
let adviser: Adviser;
let reports: unknown[];
let told: number;

async function open(north: "human" | "level:2", start: string | null = null): Promise<void> {
  const table = await createTable(setupOf("human", north, "split", start), { instant: true });
  session = table.session;
  analyst = new FakeAnalyst();
  reports = [];
  told = 0;
  adviser = createAdviser({ session, analyst, report: (error) => reports.push(error) });
  adviser.subscribe(() => told++);
}

const studied = () => analyst.studies.map(({ place }) => place.path[0]);
const tap = (text: string) => session.tap(moveOf(split, text));

/** Lets the analyst find the same again and again. */
async function findOften(times: number, line = "A"): Promise<void> {
  for (let n = 0; n < times; n++) await analyst.last.find(analysis(split, line, { depth: n + 1 }));
}

describe("while it is switched on", () => {
  beforeEach(async () => {
    await open("human", LATE);
    adviser.follow(true);
    await settle();
  });

  it("tells what is found of the shown position, better and better", async () => {
    expect(studied()).toEqual([LATE]);
    expect(analyst.prepared, "how it ends is being learned").toEqual([{ rules: "split", path: [LATE] }]);
    expect(adviser.advice).toMatchObject({ following: true, assessment: null, failed: false });
    await analyst.last.find(analysis(split, "E a", { value: 3, depth: 4 }));
    expect(adviser.advice.assessment).toMatchObject({ value: -1, exact: false, depth: 4 });
    const before = told;
    await analyst.last.find(analysis(split, "A", { value: -2, exact: true, depth: 5 }));
    await analyst.last.end();
    expect(adviser.advice.assessment).toMatchObject({ value: -6, exact: true, depth: 5 });
    expect(adviser.advice.assessment?.best).toEqual([moveOf(split, "A")]);
    expect(told).toBeGreaterThan(before);
    expect(analyst.studies).toHaveLength(1);
  });

  it("counts what North gains as South's loss", async () => {
    tap("A");
    await settle();
    await analyst.last.find(analysis(split, "a", { value: 5 }));
    // A has captured four.
    expect(adviser.advice.assessment?.value).toBe(-5);
  });

  it("leaves a position as soon as another is shown, with all that was found of it", async () => {
    await findOften(1);
    const [first] = analyst.studies;
    tap("E");
    expect(adviser.advice.assessment).toBeNull();
    await settle();
    expect([first?.signal.aborted, first?.left, studied().length]).toEqual([true, true, 2]);
    session.look(0);
    await settle();
    expect(studied()[2]).toBe(LATE);
    expect(reports).toEqual([]);
  });

  it("does not begin again when the last move is shown once more", async () => {
    session.repeat();
    await settle();
    expect(studied()).toHaveLength(1);
  });

  it("ends after a while", async () => {
    await findOften(399);
    expect(analyst.last.left).toBe(false);
    await findOften(1);
    expect(analyst.last.left).toBe(true);
    expect(adviser.advice.assessment).not.toBeNull();
  });

  it("stops when it is switched off", async () => {
    adviser.follow(false);
    await settle();
    expect([analyst.last.left, adviser.advice.following]).toEqual([true, false]);
    tap("E");
    await settle();
    expect(studied()).toHaveLength(1);
  });

  it("stays on in a game of two, and is off in the next one against a machine", async () => {
    session.rematch();
    await settle();
    expect(adviser.advice.following).toBe(true);
    session.open(setupOf("human", "level:2"));
    await settle();
    expect([adviser.advice.following, studied().length]).toEqual([false, 2]);
  });

  it("stays on in a game that is only looked at", async () => {
    session.present(setupOf("human", "level:2"), session.whole);
    await settle();
    expect([adviser.advice.following, studied().length]).toEqual([true, 2]);
  });

  it("says so when the analyst fails, and tries again at the next position", async () => {
    await analyst.last.fail(new Error("broken"));
    expect(adviser.advice).toMatchObject({ failed: true, assessment: null });
    expect(reports.map(String)).toEqual(["Error: broken"]);
    tap("E");
    await settle();
    expect([adviser.advice.failed, studied().length]).toEqual([false, 2]);
  });
});

it("tells the outcome of a game that is over, without the analyst", async () => {
  await open("human", "0,0,0,0,1/1,0,0,0,0 20-24 S -");
  adviser.follow(true);
  tap("E");
  await settle();
  expect(session.phase).toBe("over");
  expect(adviser.advice.assessment).toEqual({ value: -2, exact: true, depth: 0, best: [], line: [] });
  expect(studied()).toHaveLength(1);
});

it("tells what the position is worth where somebody has resigned, whoever has won by that", async () => {
  await open("human", LATE);
  session.resign("south");
  await settle();
  adviser.follow(true);
  await analyst.last.find(analysis(split, "A", { value: -2, exact: true }));
  expect(adviser.advice.assessment).toMatchObject({ value: -6, exact: true });
});

describe("a hint", () => {
  beforeEach(() => open("human", LATE));

  it("is given after a second, and the analyst is left", async () => {
    adviser.hint();
    expect(adviser.advice.hint).toBe("sought");
    await findOften(39);
    expect(adviser.advice.hint).toBe("sought");
    await findOften(1);
    expect([adviser.advice.hint, analyst.last.left]).toEqual(["given", true]);
    expect(adviser.advice.assessment?.line).toEqual([moveOf(split, "A")]);
  });

  it("is given as soon as nothing more is to be found", async () => {
    adviser.hint();
    await findOften(1);
    await analyst.last.end();
    expect(adviser.advice.hint).toBe("given");
  });

  it("goes when it is asked for again, and comes back without another study", async () => {
    adviser.hint();
    await findOften(40);
    adviser.hint();
    expect(adviser.advice.hint).toBe("none");
    adviser.hint();
    expect([adviser.advice.hint, studied().length]).toEqual(["given", 1]);
  });

  it("that is still sought is given up when it is asked for again", async () => {
    adviser.hint();
    await findOften(1);
    adviser.hint();
    await settle();
    expect([adviser.advice.hint, analyst.last.left]).toEqual(["none", true]);
    adviser.hint();
    await settle();
    expect([adviser.advice.hint, studied().length]).toEqual(["sought", 2]);
  });

  it.each<[string, () => void]>([
    ["a move", () => tap("a")],
    ["a look at another position", () => session.look(0)],
    ["undo", () => session.undo()],
  ])("goes with %s", async (_, act) => {
    tap("E");
    await settle();
    adviser.hint();
    await findOften(40, "a");
    expect(adviser.advice.hint).toBe("given");
    act();
    expect(adviser.advice.hint).toBe("none");
    await settle();
    expect(studied()).toHaveLength(1);
  });

  it("says so when there is none to be had, and is sought anew when it is asked for once more", async () => {
    adviser.hint();
    await settle();
    await analyst.last.fail(new Error("broken"));
    expect([adviser.advice.hint, reports.length]).toEqual(["failed", 1]);
    adviser.hint();
    adviser.hint();
    await settle();
    expect([adviser.advice.hint, studied().length]).toEqual(["sought", 2]);
  });

  it("is taken from what is known where the game is followed", async () => {
    adviser.follow(true);
    await findOften(60);
    adviser.hint();
    expect([adviser.advice.hint, studied().length]).toEqual(["given", 1]);
    adviser.hint();
    await settle();
    expect([adviser.advice.hint, analyst.last.left]).toEqual(["none", false]);
  });

  it("that was given goes when the game is followed from now on", async () => {
    adviser.hint();
    await findOften(40);
    adviser.follow(true);
    expect(adviser.advice.hint).toBe("none");
    await findOften(1);
    expect([adviser.advice.following, adviser.advice.assessment?.depth]).toEqual([true, 1]);
  });

  it("is for persons who are to move", async () => {
    await open("level:2", LATE);
    tap("E");
    await settle();
    expect(session.phase).toBe("thinking");
    adviser.hint();
    session.look(0);
    await settle();
    adviser.hint();
    await settle();
    expect([adviser.advice.hint, studied().length]).toEqual(["none", 0]);
  });
});

describe("a glance", () => {
  beforeEach(async () => {
    await open("human", LATE);
    adviser.glance(true);
    await settle();
  });

  it("looks at each position for a moment only, and is no following", async () => {
    await findOften(15);
    expect([analyst.last.left, adviser.advice.assessment?.depth]).toEqual([false, 15]);
    await findOften(1);
    expect([analyst.last.left, adviser.advice.following]).toEqual([true, false]);
    tap("A");
    await settle();
    expect(studied()).toHaveLength(2);
  });

  it("ends when nobody looks any more", async () => {
    adviser.glance(false);
    expect(analyst.last.left).toBe(false);
    await settle();
    expect(analyst.last.left).toBe(true);
    tap("A");
    await settle();
    expect(studied()).toHaveLength(1);
  });
});
