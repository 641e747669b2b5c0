import { beforeEach, describe, expect, it } from "vitest";
import { parseMove } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import type { Move } from "../../src/engine/types.ts";
import { splitCourse } from "../../src/learn/courses/split.ts";
import { createTeaching, type Teaching } from "../../src/learn/teaching.ts";
import { openPage, type Page } from "../ui/page.ts";

const { rules, steps } = splitCourse;
const indexOf = (id: string) => steps.findIndex((step) => step.id === id);

let page: Page;
let teaching: Teaching;
let previewed: Move[];
let waiting: (() => void)[];

beforeEach(async () => {
  page = await openPage();
  previewed = [];
  waiting = [];
  const { session } = page.model.ports;
  const after = (_: number, act: () => void) => waiting.push(act);
  teaching = createTeaching({ session, preview: (move) => previewed.push(move), after }, splitCourse);
});

async function goTo(id: string): Promise<void> {
  teaching.goTo(indexOf(id));
  await page.catchUp();
}

/** Presses a pit, and sees what comes of it. */
async function sow(move: string): Promise<void> {
  page.model.ports.session.tap(must(parseMove(rules, move)));
  await page.catchUp();
}

async function pass(): Promise<void> {
  for (const act of waiting.splice(0)) act();
  await page.catchUp();
}

const board = () => {
  const { session } = page.model.ports;
  return [session.game.cursor, session.phase];
};

describe("teaching", () => {
  it("opens a step's position for the learner alone", async () => {
    await goTo("pair");
    const { setup } = page.model.ports.session;
    expect([setup.purpose, setup.seats]).toEqual(["lesson", { south: "human", north: "nobody" }]);
    expect(board()).toEqual([0, "person"]);
  });

  it("praises only when the sowing has been seen, and then nobody moves", async () => {
    await goTo("pair");
    page.model.ports.session.tap(must(parseMove(rules, "D")));
    expect(teaching.lesson.value.verdict).toBeNull();
    await page.catchUp();
    expect(teaching.lesson.value.verdict).toBe("done");
    await pass();
    expect(board()).toEqual([1, "waiting"]);
  });

  it("brings the position back after another move, and its word stays", async () => {
    await goTo("pair");
    await sow("E");
    expect([teaching.lesson.value.verdict, ...board()]).toEqual(["again", 1, "waiting"]);
    await pass();
    expect([teaching.lesson.value.verdict, ...board()]).toEqual(["again", 0, "person"]);
    await sow("D");
    expect(teaching.lesson.value.verdict).toBe("done");
  });

  it("touches no board that has changed since", async () => {
    await goTo("pair");
    await sow("E");
    const { session } = page.model.ports;
    const { setup } = session;
    session.open({ ...setup, seats: { south: "human", north: "human" }, purpose: "play", start: null });
    await page.catchUp();
    await sow("E");
    await pass();
    expect(session.game.cursor).toBe(1);
    teaching.goTo(indexOf("pair"));
    await page.catchUp();
    session.tap(must(parseMove(rules, "E")));
    session.undo();
    await page.catchUp();
    expect(teaching.lesson.value.verdict).toBeNull();
  });

  it("shows a move that does what is asked, until one is made", async () => {
    await goTo("pair");
    teaching.show();
    expect(previewed).toEqual([must(parseMove(rules, "D"))]);
    expect(teaching.shown.value).toEqual(previewed[0]);
    await sow("E");
    expect(teaching.shown.value).toBeNull();
  });

  it("lets nobody sow where it asks, and shows the answer on the board", async () => {
    await goTo("count");
    teaching.answer(2);
    await sow("D");
    expect([teaching.lesson.value.verdict, ...board()]).toEqual(["again", 0, "waiting"]);
    teaching.answer(8);
    await page.catchUp();
    const { session } = page.model.ports;
    expect([teaching.lesson.value.verdict, ...board()]).toEqual(["done", 1, "waiting"]);
    expect(session.game.plies[0]?.move).toEqual(must(parseMove(rules, "A")));
    await pass();
    expect(board()).toEqual([1, "waiting"]);
  });

  it("ends with the last position, begins again from none, and stops listening", async () => {
    await goTo("end");
    await sow("C>");
    expect(board()).toEqual([1, "over"]);
    teaching.goTo(steps.length);
    await page.catchUp();
    expect(board()).toEqual([1, "over"]);
    teaching.goTo(indexOf("end"));
    await page.catchUp();
    await sow("B");
    expect(teaching.lesson.value.verdict).toBe("again");
    teaching.goTo(steps.length);
    await pass();
    expect(board(), "another move than the right one does not stay").toEqual([0, "waiting"]);
    teaching.goTo(indexOf("pair"));
    teaching.goTo(steps.length);
    await page.catchUp();
    expect(board(), "after the lesson nothing is to be sown").toEqual([0, "waiting"]);
    teaching.restart();
    await page.catchUp();
    const { index, done } = teaching.lesson.value;
    expect([index, done.size, ...board()]).toEqual([0, 0, 0, "person"]);
    teaching.stop();
    await sow("E");
    expect(teaching.lesson.value.verdict).toBeNull();
  });
});
