import { expect, test } from "vitest";
import { split } from "../../src/engine/rules/split.ts";
import type { Pit } from "../../src/engine/types.ts";
import { presentedSetup } from "../../src/session/setup.ts";
import { pitOfLetter } from "../../src/ui/board/places.ts";
import { gameOf, TWO } from "./games.ts";
import { openPage } from "./page.ts";

test("when a game is begun anew nothing is left to be read of the one before", async () => {
  const { model, actions, catchUp, said } = await openPage();
  model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null, purpose: "play" });
  await catchUp();
  const first = pitOfLetter(split, "A");
  if (first === null) throw new Error("There is no pit A.");
  actions.pressPit(first);
  expect(said()).toMatch(/^South sowed/);
  model.ports.session.rematch();
  expect(model.messages.value).toHaveLength(1);
  expect(said()).not.toMatch(/sowed/);
});

test("in another language only what is still so is read", async () => {
  const { model, actions, catchUp } = await openPage();
  const { settings } = model.ports;
  model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null, purpose: "play" });
  await catchUp();
  actions.pressPit(pitOfLetter(split, "A") as Pit);
  await catchUp();
  actions.pressPit(pitOfLetter(split, "B") as Pit); // It is North's turn.
  const [sown, refused] = model.messages.value;
  expect([sown?.tone, refused?.tone]).toEqual(["plain", "refusal"]);
  settings.value = { ...settings.value, muted: true };
  expect(model.messages.value).toEqual([sown, refused]);
  settings.value = { ...settings.value, language: "eo" };
  expect(model.messages.value).toEqual([sown]);
});

test("a game that is presented tells what it is and whose it was, and nobody plays in it", async () => {
  const { model, actions, catchUp, said } = await openPage();
  const headers = new Map([["South", "Nora"]]);
  const game = gameOf("circular", null, "A a B");
  model.dialog.value = "load";
  model.present(presentedSetup(game), game, headers);
  await catchUp();
  expect([model.screen.value, model.dialog.value, model.panel.value]).toEqual(["game", null, true]);
  expect(said()).toMatch(/^Here is a game with 3 moves\./);
  expect(model.credits.value).toBe(headers);
  actions.pressPit(0 as Pit);
  expect(said()).toBe("This game is only shown: nobody plays in it.");
  model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null, purpose: "play" });
  expect(model.credits.value.size).toBe(0);
});

test("a position that is presented tells who begins, or that it is over at once", async () => {
  const { model, said } = await openPage();
  for (const [position, told] of [
    ["1,2,0,0,1/0,3,0,0,0 10-10 N -", "North begins."],
    [
      "0,0,0,0,0/0,3,0,0,0 9-10 S -",
      "South cannot move, so each player took the seeds left in their own row.",
    ],
  ] as const) {
    const game = gameOf("split", position);
    model.present(presentedSetup(game), game, new Map());
    expect(said()).toContain(`Here is a position to look at. ${told}`);
  }
});

test("another room leads back to the game as it stood, or home", async () => {
  const { model, rooms } = await openPage();
  const { session } = model.ports;
  rooms.lesson = () => Promise.resolve({ Top: () => null, Bottom: () => null, Side: null });
  await model.enter("guide");
  expect(model.screen.value).toBe("home");
  await model.enter("lesson");
  expect([model.screen.value, model.surround.value?.Side]).toEqual(["lesson", null]);
  model.leave();
  expect(model.screen.value).toBe("home");

  const game = gameOf("circular", null, "A a B");
  const setup = { ...presentedSetup(game), seats: TWO };
  model.open(setup, game);
  await model.enter("lesson");
  session.open({ ...setup, purpose: "lesson" });
  model.leave();
  expect([model.screen.value, session.game, session.setup]).toEqual(["game", game, setup]);

  model.present(setup, game, new Map([["South", "Nora"]]));
  await model.enter("lesson");
  session.open({ ...setup, purpose: "lesson" });
  model.leave();
  expect([session.presented, session.whole.plies, model.credits.value.get("South")]).toEqual([
    true,
    game.plies,
    "Nora",
  ]);
});

test("the screen that invites leads home, and never back to the game of whoever was there before", async () => {
  const { model, rooms } = await openPage();
  rooms.attract = () => Promise.resolve({ Top: () => null, Bottom: () => null, Side: null });
  const game = gameOf("circular", null, "A a B");
  model.open({ ...presentedSetup(game), seats: TWO }, game);
  await model.enter("attract");
  model.leave();
  expect(model.screen.value).toBe("home");
});

test("another room is about the rules that it is asked for, and an example in it opens no moves beside a game", async () => {
  const { model, rooms } = await openPage();
  const { rules: circular } = gameOf("circular", null);
  rooms.guide = () => Promise.resolve({ Top: () => null, Bottom: () => null, Side: null });
  await model.enter("guide", circular);
  expect(model.shownRules.value).toBe(circular);
  const game = gameOf("circular", null, "A");
  model.ports.session.present({ ...presentedSetup(game), purpose: "lesson" }, game);
  expect(model.panel.value).toBe(false);
  await model.enter("guide");
  expect(model.shownRules.value).toBe(circular);
});
