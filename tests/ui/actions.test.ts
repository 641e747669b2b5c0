import { beforeEach, describe, expect, it } from "vitest";
import { err } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { BySide, Pit } from "../../src/engine/types.ts";
import { NEW_SERIES } from "../../src/session/series.ts";
import type { SeatId } from "../../src/session/setup.ts";
import { pitOfLetter } from "../../src/ui/board/places.ts";
import { analysis, setupOf } from "../session/fakes.ts";
import { gameOf, MACHINES, NORTH_ALONE, SOUTH_ALONE, TWO } from "./games.ts";
import { openPage, type Page } from "./page.ts";

const pit = (letter: string) => pitOfLetter(split, letter) as Pit;

let page: Page;

async function play(seats: BySide<SeatId>): Promise<void> {
  page = await openPage();
  page.model.open({ rules: split, seats, start: null, seed: 1, match: null, purpose: "play" });
  await page.catchUp();
}

/** What whoever keeps games would do. */
function keepAsLast(): void {
  const { game, setup } = page.model.table.value;
  const { seats, seed } = setup;
  page.lastGame.value = { game, seats, seed, match: null, begun: 1 };
}

const ply = () => page.model.table.value.game.cursor;

describe("a press on a pit", () => {
  beforeEach(() => play(TWO));

  it("plays", () => {
    page.actions.pressPit(pit("A"));
    expect(ply()).toBe(1);
    expect(page.said()).toMatch(/^South sowed 5 seeds from pit A clockwise/);
  });

  it("opens and closes the choice of directions, and a direction plays", async () => {
    page.actions.pressPit(pit("C"));
    expect(page.actions.choice.value).toBe(pit("C"));
    expect(page.said()).toMatch(/^Choose a direction for pit C: with the arrow keys/);
    page.actions.pressPit(pit("C"));
    expect(page.actions.choice.value).toBeNull();
    page.actions.pressPit(pit("C"));
    page.actions.pressPit(pit("C"), "counterclockwise");
    expect([ply(), page.actions.choice.value]).toEqual([1, null]);
    expect(page.told).toEqual([]);
  });

  it("on another pit closes the choice and plays that one", () => {
    page.actions.pressPit(pit("C"));
    page.actions.pressPit(pit("A"));
    expect([ply(), page.actions.choice.value]).toEqual([1, null]);
  });

  it("during a sowing only finishes it", () => {
    page.actions.pressPit(pit("A"));
    expect(page.actions.pressPit(pit("a"))).toBe("finished");
    expect(page.actions.pressBoard()).toBe("finished");
    expect([ply(), page.told]).toEqual([1, ["finish", "finish"]]);
  });

  it("that the rules refuse is seen, heard and explained", () => {
    page.actions.pressPit(pit("a"));
    expect([ply(), page.told, page.actions.refusals.value]).toEqual([0, ["refused"], 1]);
    expect(page.said()).toBe("South is to move. That pit is in the other row.");
  });

  it("after the end says that it is over", async () => {
    page.model.ports.session.resign("south");
    await page.catchUp();
    page.actions.pressPit(pit("A"));
    expect(page.said()).toBe("The game is over.");
  });
});

describe("a hand of one of two who face each other", () => {
  beforeEach(() => play(TWO));

  it("leaves alone what the other is about to do, and is told why it plays nothing", () => {
    page.actions.pressPit(pit("C"), undefined, "south");
    page.actions.pressPit(pit("a"), undefined, "north");
    const refusal = page.model.messages.value.at(-1);
    expect([refusal?.tone, refusal?.to]).toEqual(["refusal", "north"]);
    page.actions.pressBoard("north");
    page.actions.pressElsewhere("north");
    expect([ply(), page.actions.choice.value]).toEqual([0, pit("C")]);
    page.actions.pressElsewhere("south");
    expect(page.actions.choice.value).toBeNull();
  });

  it("is spoken to as you, and the other is not", async () => {
    page.actions.pressPit(pit("A"), undefined, "south");
    const { t } = page.model.speech.value;
    const told = page.model.messages.value.at(-1);
    expect(told?.saying(t, "south")).toMatch(/^You sowed .* into North pit a. You: 0, North: 0.$/);
    expect(told?.brief?.(t, "north")).toMatch(/^South: A clockwise/);
    expect(told?.saying(t)).toMatch(/^South sowed .* South: 0, North: 0.$/);
  });

  it("opens a dialog that is turned to it, and the next one is not", () => {
    page.model.ask("restart", "north");
    expect([page.model.dialog.value, page.model.asker.value]).toEqual(["restart", "north"]);
    page.model.dialog.value = null;
    page.actions.key({ kind: "menu" });
    expect([page.model.dialog.value, page.model.asker.value]).toEqual(["menu", "south"]);
  });
});

describe("where a move is to be pressed twice", () => {
  beforeEach(async () => {
    await play(TWO);
    const { settings } = page.model.ports;
    settings.value = { ...settings.value, confirm: true };
  });

  it("the first press shows it and the second plays it", () => {
    page.actions.pressPit(pit("A"));
    expect([ply(), page.actions.chosen.value?.pit]).toEqual([0, pit("A")]);
    expect(page.said()).toBe("Press “A” again to sow it.");
    page.actions.pressPit(pit("B"));
    page.actions.pressPit(pit("A"));
    expect(ply()).toBe(0);
    page.actions.pressPit(pit("A"));
    expect([ply(), page.actions.chosen.value]).toEqual([1, null]);
  });

  it("the middle pit is pressed once more in the chosen direction", () => {
    page.actions.pressPit(pit("C"));
    page.actions.pressPit(pit("C"), "clockwise");
    expect([ply(), page.actions.choice.value, page.actions.chosen.value?.direction]).toEqual([
      0,
      null,
      "clockwise",
    ]);
    page.actions.pressPit(pit("C"));
    expect(page.model.table.value.game.plies.map(({ move }) => move.direction)).toEqual(["clockwise"]);
  });

  it("what is refused is refused at once, and the bare board or Escape forgets what was chosen", () => {
    page.actions.pressPit(pit("a"));
    expect(page.said()).toMatch(/other row/);
    for (const forget of [() => page.actions.pressBoard(), () => page.actions.key({ kind: "menu" })]) {
      page.actions.pressPit(pit("A"));
      forget();
      expect([page.actions.chosen.value, page.model.dialog.value]).toEqual([null, null]);
    }
    expect(ply()).toBe(0);
  });
});

describe("looking back", () => {
  it("tells the moment, and refuses a press with the way out", async () => {
    await play(TWO);
    page.actions.pressPit(pit("A"));
    await page.catchUp();
    page.model.ports.session.look(0);
    await page.catchUp();
    expect(page.said()).toBe("Move 0 of 1.");
    page.actions.pressPit(pit("B"));
    expect(page.said()).toBe("This is another moment of the game. Go back to the game to play.");
    page.model.ports.session.leave();
    expect([ply(), page.said()]).toEqual([1, "Back to move 1."]);
  });
});

describe("an offer to end the game", () => {
  it("is told, and so is a machine that does not answer", async () => {
    await play(SOUTH_ALONE);
    page.actions.pressPit(pit("A"));
    page.model.ports.session.agree = () => Promise.resolve(err("NO_ANSWER", "The machine does not answer."));
    page.model.agree();
    expect(page.said()).toBe("Goat considers the offer…");
    await page.catchUp();
    expect(page.said()).toBe("Goat does not answer. Play on, or ask again.");
  });

  it("that the machine declines is told", async () => {
    await play(SOUTH_ALONE);
    page.actions.pressPit(pit("A"));
    page.model.agree();
    await page.catchUp();
    expect([page.said(), page.model.table.value.end]).toEqual(["Goat wants to play on.", null]);
  });

  it("ends the game of two persons", async () => {
    await play(TWO);
    page.model.agree();
    await page.catchUp();
    expect(page.model.table.value.end?.reason).toBe("agreed");
  });
});

describe("a round of a match", () => {
  it("that ends is told with the score of the match", async () => {
    await play(SOUTH_ALONE);
    const { setup } = page.model.table.value;
    const match = { format: { kind: "first-to", rounds: 1 }, rounds: [] } as const;
    page.model.open({ ...setup, match });
    page.model.ports.session.resign("south");
    expect(page.said()).toBe("Goat wins the match. You 0, Goat 1 (seeds 0 to 0).");
  });
});

describe("while a machine thinks", () => {
  it("any press is refused and nothing is stored up", async () => {
    await play(SOUTH_ALONE);
    page.actions.pressPit(pit("A"));
    await page.catchUp();
    page.actions.pressPit(pit("B"));
    expect(page.said()).toBe("Goat is thinking. Wait for the move.");
    page.actions.pressBoard();
    expect([ply(), page.told]).toEqual([1, ["refused", "refused"]]);
  });

  it("a person who only watches is told so", async () => {
    await play(MACHINES);
    page.actions.pressPit(pit("A"));
    expect(page.said()).toBe("The machines are playing this game.");
  });
});

describe("keys", () => {
  it("struck again and again play one move and leave its sowing alone", async () => {
    await play(TWO);
    for (let stroke = 0; stroke < 3; stroke++) page.actions.key({ kind: "pit", place: 0 });
    expect(ply()).toBe(1);
    expect(page.told).toEqual([]);
  });

  it("play pits from the mover's left and open the middle one's choice", async () => {
    await play(TWO);
    page.actions.key({ kind: "pit", place: 1 });
    expect(page.model.table.value.position.pits[pit("B")]).toBe(0);
    await page.catchUp();
    page.actions.key({ kind: "pit", place: 2 });
    expect(page.actions.choice.value).toBe(pit("c"));
    page.actions.key({ kind: "menu" });
    expect([page.actions.choice.value, page.model.dialog.value]).toEqual([null, null]);
    page.actions.key({ kind: "menu" });
    expect(page.model.dialog.value).toBe("menu");
    page.actions.key({ kind: "pit", place: 5 });
    expect(ply()).toBe(1);
  });

  it("pause the rest between two games of a series too", async () => {
    page = await openPage();
    const { paused, session } = page.model.ports;
    const shown = setupOf("level:1", "level:3", "split", "0,0,0,0,1/0,0,0,0,0 30-19 S -");
    const over = gameOf("split", "0,0,0,0,1/0,0,0,0,0 30-19 S -", "E");
    page.model.open(shown, over);
    await page.catchUp();
    page.actions.key({ kind: "pause" });
    expect([session.phase, paused.value]).toEqual(["over", false]);
    page.model.open({ ...shown, purpose: "show", series: NEW_SERIES }, over);
    await page.catchUp();
    page.actions.key({ kind: "pause" });
    expect([session.phase, paused.value]).toEqual(["over", true]);
    session.look(0);
    await page.catchUp();
    expect([session.phase, paused.value]).toEqual(["looking", false]);
  });

  it("pause only what moves, and whatever finishes or waits for a person lets go of the pause", async () => {
    await play(TWO);
    const { paused } = page.model.ports;
    page.actions.key({ kind: "pause" });
    expect(paused.value).toBe(false);
    page.actions.pressPit(pit("A"));
    page.actions.key({ kind: "pause" });
    expect(paused.value).toBe(true);
    page.actions.key({ kind: "finish" });
    expect(paused.value).toBe(false);
    page.actions.key({ kind: "pause" });
    await page.catchUp();
    expect([paused.value, page.model.table.value.phase]).toEqual([false, "person"]);
  });

  it("ask for a hint, which is told with its reason, and take it away", async () => {
    page = await openPage();
    const { session } = page.model.ports;
    page.model.open(setupOf("human", "human", "split", "2,0,0,0,2/2,2,0,1,1 18-22 S -"));
    await page.catchUp();
    page.actions.key({ kind: "hint" });
    expect(page.said()).toBe("Looking for a good move…");
    await page.analyst.last.find(analysis(split, "A", { value: -2, exact: true }));
    await page.analyst.last.end();
    expect(page.said()).toBe("Hint: sow pit A. It captures 4 seeds.");
    expect(page.model.advice.value.hint).toBe("given");
    page.actions.key({ kind: "hint" });
    expect(page.model.advice.value.hint).toBe("none");
    session.rematch();
    await page.catchUp();
    page.actions.key({ kind: "hint" });
    await page.analyst.last.fail(new Error("broken"));
    expect(page.said()).toBe("There is no hint: the machine does not answer.");
    expect(page.told).toEqual(["Error: broken"]);
  });

  it("undo, mute and explain", async () => {
    await play(TWO);
    page.actions.pressPit(pit("A"));
    page.actions.key({ kind: "undo" });
    expect([ply(), page.said()]).toEqual([0, "Back at the beginning."]);
    page.actions.key({ kind: "mute" });
    expect(page.model.ports.settings.value.muted).toBe(true);
    page.actions.key({ kind: "help" });
    expect([page.model.dialog.value, page.model.shownRules.value]).toEqual(["rules", split]);
  });
});

it("the board's tab stop begins at the person's own row", async () => {
  await play(NORTH_ALONE);
  expect(page.actions.cursor.value).toBe(pit("a"));
  await play(TWO);
  expect(page.actions.cursor.value).toBe(pit("A"));
});

it("going home halts the game, and a new one goes on", async () => {
  await play(MACHINES);
  page.model.goHome();
  expect([page.model.screen.value, page.model.ports.paused.value]).toEqual(["home", true]);
  page.model.open({ rules: split, seats: TWO, start: null, seed: 1, match: null, purpose: "play" });
  expect([page.model.screen.value, page.model.ports.paused.value]).toEqual(["game", false]);
});

describe("a new game", () => {
  it("asks before it takes the place of an unfinished one, and goes on with that if wished", async () => {
    await play(SOUTH_ALONE);
    const { game, setup } = page.model.table.value;
    page.actions.pressPit(pit("A"));
    keepAsLast();
    page.model.goHome();
    page.model.open({ ...setup, seats: TWO });
    expect([page.model.screen.value, page.model.dialog.value]).toEqual(["home", "replace"]);
    page.model.goOn();
    expect(page.model.table.value).toMatchObject({ setup: { seats: SOUTH_ALONE }, game: { cursor: 1 } });
    page.model.open({ ...setup, seats: TWO });
    page.model.replace();
    expect(page.model.dialog.value).toBeNull();
    expect(page.model.table.value).toMatchObject({ setup: { seats: TWO }, game: { cursor: game.cursor } });
  });

  it("does not ask for the sake of a finished one", async () => {
    await play(TWO);
    const { setup } = page.model.table.value;
    page.model.ports.session.resign("south");
    keepAsLast();
    page.model.open({ ...setup, seats: SOUTH_ALONE });
    expect(page.model.dialog.value).toBeNull();
    expect(page.model.table.value.setup.seats).toEqual(SOUTH_ALONE);
  });
});
