/** Two machines that are watched, game after game. The clock is held. */
import { expect, type Page } from "@playwright/test";
import { playSeries } from "../endurance/course.ts";
import { countHeld, remains } from "../endurance/remains.ts";
import { expectNoFaults } from "./axe.ts";
import { holdClock, step, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { state } from "./table.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const OVER = 'main[data-end][data-busy="false"]';

interface Standing {
  readonly players: readonly { readonly name: string; readonly side: string; readonly won: number }[];
  readonly draws: number;
}

/** What is said of the series. */
async function standing(page: Page): Promise<Standing> {
  const told = (await page.getByText(/^Games won:/).textContent()) ?? "";
  const found = /^Games won: (\w+) \((\w+)\) (\d+), (\w+) \((\w+)\) (\d+)\. Draws: (\d+)\.$/.exec(told);
  if (found === null) throw new Error(`“${told}” is no standing`);
  const [, side1 = "", name1 = "", won1, side2 = "", name2 = "", won2, draws] = found;
  const players = [
    { name: name1, side: side1.toLowerCase(), won: Number(won1) },
    { name: name2, side: side2.toLowerCase(), won: Number(won2) },
  ];
  return { players, draws: Number(draws) };
}

const gamesIn = ({ players, draws }: Standing) => players.reduce((sum, { won }) => sum + won, draws);

/** The standing with one more game, won by whoever sits there. */
function withWinner({ players, draws }: Standing, winner: string | null): Standing {
  return {
    players: players.map((player) => ({ ...player, won: player.won + (player.side === winner ? 1 : 0) })),
    draws: draws + (winner === "draw" ? 1 : 0),
  };
}

/** The bars that reach over a pit or a storehouse, or out of the window. */
async function coversBoard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const places = [...document.querySelectorAll("[data-pit], [data-store]")].map(boxOf);
    const top = Math.min(...places.map((box) => box.top));
    const bottom = Math.max(...places.map((box) => box.bottom));
    const parts = [...document.querySelectorAll(".scoreboard > *, .caption > p, .pace > *")];
    return parts.flatMap((part) => {
      const box = boxOf(part);
      const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
      return inside && (box.bottom <= top || box.top >= bottom) ? [] : [part.className];
    });
  });
}

test("two machines drawn by lot play game after game, change sides and can be paused at any moment", async ({
  page,
}) => {
  await holdClock(page);
  await countHeld(page);
  await page.goto("/?speed=4&seed=2");
  await button(page, "Watch two machines").press("Enter");
  const asked = page.getByRole("dialog");
  await expect(asked).toBeFocused(); // Only then nothing takes the focus from what is in it.
  await asked.getByRole("button", { name: "Draw lots" }).press("Enter");
  await expect(asked.getByRole("status")).toHaveText("Goat against Chick.");
  await expect(asked.getByRole("combobox", { name: "South" })).toHaveValue("2");
  await expect(asked.getByRole("combobox", { name: "North" })).toHaveValue("1");
  await asked.getByRole("combobox", { name: "Rule set" }).selectOption("Round sowing");
  await test.step("in a narrow window nothing of it is cut off", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await asked.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await asked.getByRole("button", { name: "Watch" }).press("Enter");
  await stepUntil(page, 'main[data-rules="circular"][data-ply="2"]');

  await test.step("a passer-by is told who plays, what happens and who is ahead", async () => {
    await expect(page.getByRole("status")).toContainText("South (Goat) begins.");
    await expect(page.getByRole("meter", { name: "Who is ahead" })).toBeVisible();
    await expectNoFaults(page, "a show");
    for (const absent of ["Undo", "Hint", "Redo"]) await expect(button(page, absent)).toHaveCount(0);
    for (const name of ["Pause", "Next game"]) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  for (const [shape, width, height] of [
    ["upright", 320, 568],
    ["wide", 1280, 720],
    ["wide", 640, 400],
  ] as const) {
    await test.step(`nothing lies over the board at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.locator("main#game")).toHaveAttribute("data-shape", shape);
      await expect.poll(() => coversBoard(page)).toEqual([]);
    });
  }

  await test.step("another speed holds at once", async () => {
    const { ply } = await state(page);
    await step(page, 50);
    expect((await state(page)).ply).toBe(ply);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("Instant");
    await stepUntil(page, `main[data-ply="${ply + 4}"]`, "", { dt: 1 });
  });

  let before = await standing(page);
  expect(before.players.map(({ name, side }) => [name, side])).toEqual([
    ["Goat", "south"],
    ["Chick", "north"],
  ]);
  for (let game = 1; game <= 3; game++) {
    await test.step(`game ${game} is counted for its winner, and the sides change`, async () => {
      await stepUntil(page, OVER, "", { dt: 50 });
      const { winner } = await state(page);
      const after = await standing(page);
      expect(after).toEqual(withWinner(before, winner));
      expect(gamesIn(after)).toBe(game);
      await stepUntil(page, 'main[data-ply="0"]:not([data-end])', "", { dt: 50 });
      const next = await standing(page);
      expect(next).toEqual({
        ...after,
        players: after.players.map((player) => ({
          ...player,
          side: player.side === "south" ? "north" : "south",
        })),
      });
      before = next;
    });
  }
  await test.step("the pause holds the next game after the result has been seen", async () => {
    await stepUntil(page, OVER, "", { dt: 50 });
    await page.locator("main#game").focus();
    await page.keyboard.press("p");
    await expect(button(page, "Go on")).toBeVisible();
    await step(page, 20_000);
    const over = await state(page);
    expect(over.end).not.toBeNull();
    await expect(page.locator(".caption > p")).toHaveText(/ wins, \d+ to \d+\.$|^A draw, /);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("1×");
    await page.locator("main#game").focus();
    await page.keyboard.press("p");
    await step(page, 4000);
    expect(await state(page)).toEqual(over);
    await step(page, 1500);
    expect(await state(page)).toMatchObject({ end: null, busy: true });
    await page.getByRole("combobox", { name: "Speed" }).selectOption("Instant");
  });

  await test.step("sixteen games leave no more behind than five", async () => {
    await playSeries(page, 1, 50);
    const few = await remains(page);
    await playSeries(page, 11, 50);
    const many = await remains(page);
    expect(gamesIn(await standing(page))).toBe(16);
    expect(few.textures).toBeGreaterThan(0);
    const { heap, nodes, voices, ...flat } = many;
    expect(few).toMatchObject(flat);
    // A text comes with the first draw, and goes with a sentence; one node a game would be 11.
    expect(nodes).toBeLessThan(few.nodes + 10);
  });
});
