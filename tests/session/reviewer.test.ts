import { beforeEach, describe, expect, it } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import { type Adviser, createAdviser } from "../../src/session/adviser.ts";
import { createReviewer, type Reviewer } from "../../src/session/reviewer.ts";
import type { Session } from "../../src/session/session.ts";
import { gameOf } from "../ui/games.ts";
import { analysis, createTable, FakeAnalyst, settle, setupOf } from "./fakes.ts";

const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";
const GAME = gameOf("split", LATE, "E a");

let session: Session;
let analyst: FakeAnalyst;
let adviser: Adviser;
let reviewer: Reviewer;
let reports: unknown[];
let states: (string | undefined)[];

beforeEach(async () => {
  ({ session } = await createTable(setupOf("human", "human", "split", LATE), { instant: true }));
  session.open(setupOf("human", "human", "split", LATE), GAME);
  analyst = new FakeAnalyst();
  reports = [];
  states = [];
  const report = (error: unknown) => reports.push(error);
  adviser = createAdviser({ session, analyst, report });
  reviewer = createReviewer({ session, analyst, adviser, report });
  reviewer.subscribe((review) => states.push(review?.state));
  await settle();
});

/** The position that is being looked at is done with. */
async function find(line: string, value = 0): Promise<void> {
  await analyst.last.find(analysis(split, line, { value, exact: true }));
  await analyst.last.end();
}

describe("a review of the game that stands", () => {
  it("tells what it finds, position by position, from the last one on", async () => {
    expect(reviewer.review).toBeNull();
    reviewer.start();
    await settle();
    expect(reviewer.review).toMatchObject({ state: "running", assessments: [] });
    await find("A", 2);
    expect(reviewer.review?.assessments.map((found) => found?.value)).toEqual([undefined, undefined, -2]);
    await find("a");
    await find("A");
    expect(reviewer.review).toMatchObject({ state: "done", assessments: [{ exact: true }, {}, {}] });
    expect(states).toEqual(["running", "running", "running", "running", "done"]);
  });

  it("can be stopped, keeps what was found, and can be begun anew", async () => {
    reviewer.start();
    await settle();
    await find("A");
    reviewer.stop();
    await settle();
    expect([reviewer.review?.state, reviewer.review?.assessments.length]).toEqual(["stopped", 3]);
    expect(analyst.last.left).toBe(true);
    reviewer.start();
    expect(reviewer.review).toMatchObject({ state: "running", assessments: [] });
  });

  it("stays while somebody looks at its positions, and goes with the game", async () => {
    reviewer.start();
    await settle();
    await find("A");
    session.look(0);
    session.leave();
    expect(reviewer.review?.state).toBe("running");
    session.undo();
    expect(reviewer.review?.state).toBe("running");
    session.rematch();
    await settle();
    expect([reviewer.review, analyst.last.left]).toEqual([null, true]);
    expect(reports).toEqual([]);
  });

  it("that fails says so", async () => {
    reviewer.start();
    await settle();
    await analyst.last.fail(new Error("broken"));
    expect([reviewer.review?.state, reports.map(String)]).toEqual(["failed", ["Error: broken"]]);
  });

  it.each<[string, () => Promise<void>]>([
    ["is stopped", async () => reviewer.stop()],
    ["fails", () => analyst.last.fail(new Error("broken"))],
    ["gives way to another game", async () => session.rematch()],
  ])("has the analyst for itself until it %s", async (_, end) => {
    adviser.follow(true);
    await settle();
    const [followed] = analyst.studies;
    reviewer.start();
    await settle();
    expect([followed?.left, analyst.studies.length]).toEqual([true, 2]);
    session.look(0);
    await settle();
    expect(analyst.studies).toHaveLength(2);
    await end();
    await settle();
    expect(analyst.studies).toHaveLength(3);
    expect(analyst.last.place.path).toHaveLength(1);
  });
});
