import { expect, test } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import { pitOfLetter } from "../../src/ui/places.ts";
import { TWO } from "./games.ts";
import { openPage } from "./page.ts";

test("when a game is begun anew nothing is left to be read of the one before", async () => {
  const { model, actions, catchUp, said } = await openPage();
  model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null });
  await catchUp();
  const first = pitOfLetter(split, "A");
  if (first === null) throw new Error("There is no pit A.");
  actions.pressPit(first);
  expect(said()).toMatch(/^South sowed/);
  model.ports.session.rematch();
  expect(model.messages.value).toHaveLength(1);
  expect(said()).not.toMatch(/sowed/);
});
