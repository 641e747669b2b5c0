import { expect, it } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import { analysis, moveOf, settle, setupOf } from "../session/fakes.ts";
import { gameOf } from "./games.ts";
import { openPage } from "./page.ts";

const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";

it("a review is told when it is ready, and the arrow shows what would have been best where somebody looks", async () => {
  const { model, analyst, catchUp, said } = await openPage();
  const { reviewer, session } = model.ports;
  model.open(setupOf("human", "human", "split", LATE), gameOf("split", LATE, "E a"));
  await catchUp();
  model.panel.value = true;
  reviewer.start();
  await settle();
  for (const [line, value] of [
    ["A", 8],
    ["e", 10],
    ["A", -2],
  ] as const) {
    await analyst.last.find(analysis(split, line, { value, exact: true, depth: 3 }));
    await analyst.last.end();
  }
  expect(said()).toBe("The review is ready. It found 2 mistakes.");
  expect(model.mistakes.value.map(({ ply }) => ply)).toEqual([1, 2]);
  session.look(1);
  await catchUp();
  expect(model.known.value).toMatchObject({ value: -14, exact: true });
  expect(model.pointed.value).toEqual(moveOf(split, "e"));
  model.panel.value = false;
  expect(model.pointed.value).toBeNull();
  // Who plays on from there is not told.
  model.panel.value = true;
  session.goTo(1);
  await catchUp();
  expect([session.phase, model.review.value?.state, model.known.value, model.pointed.value]).toEqual([
    "person",
    "done",
    null,
    null,
  ]);
});

it("what is known best of a position is told: what was proven, or looked at further ahead", async () => {
  const { model, analyst, catchUp } = await openPage();
  const { reviewer, adviser, session } = model.ports;
  session.present(setupOf("human", "human", "split", LATE), gameOf("split", LATE, "E"));
  session.look(1);
  await catchUp();
  reviewer.start();
  await settle();
  await analyst.last.find(analysis(split, "a", { value: 1, depth: 6 }));
  await analyst.last.end();
  reviewer.stop();
  adviser.follow(true);
  await settle();
  expect(model.known.value?.depth).toBe(6);
  await analyst.last.find(analysis(split, "a", { value: 2, depth: 5 }));
  expect(model.known.value?.depth).toBe(6);
  await analyst.last.find(analysis(split, "a", { value: 3, depth: 7 }));
  expect(model.known.value?.depth).toBe(7);
  await analyst.last.find(analysis(split, "e", { value: 4, depth: 1, exact: true }));
  expect(model.known.value?.exact).toBe(true);
});

it("while seeds are sown no arrow lies on the board", async () => {
  const { model, actions, analyst, catchUp } = await openPage();
  model.open(setupOf("human", "human", "split", LATE));
  await catchUp();
  model.panel.value = true;
  model.ports.adviser.follow(true);
  await settle();
  await analyst.last.find(analysis(split, "A"));
  expect(model.pointed.value).toEqual(moveOf(split, "A"));
  actions.pressPit(moveOf(split, "A").pit);
  await settle();
  await analyst.last.find(analysis(split, "a"));
  expect([model.table.value.phase, model.pointed.value]).toEqual(["showing", null]);
  await catchUp();
  expect(model.pointed.value).toEqual(moveOf(split, "a"));
});
