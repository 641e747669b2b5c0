/** The lesson, the rules with their examples and the labels about the game, as a visitor goes through them. */
import { expect, type Page } from "@playwright/test";
import { FILES, type Texts } from "../i18n/files.ts";
import { holdClock, stepUntil } from "./clock.ts";
import { shared as test } from "./sitting.ts";
import { middle, openGame, pit, settled, sow } from "./table.ts";

test.beforeEach(async ({ page }) => holdClock(page));

/** A text by its path in a language. */
function text(language: string, path: string): string {
  const found = path
    .split(".")
    .reduce<Texts | string | undefined>(
      (texts, key) => (typeof texts === "object" ? texts[key] : undefined),
      FILES.get(language),
    );
  if (typeof found !== "string") throw new Error(`${language} has no ${path}`);
  return found;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const slate = (page: Page) => page.getByRole("complementary");

/** Each step of a lesson and the move or the answer that it asks for. */
const SPLIT = {
  sow: "E",
  clockwise: "B",
  counter: "D",
  middle: "C<",
  pair: "D",
  four: "B",
  most: "E",
  chain: "E",
  count: "8",
  bar: "E",
  end: "C>",
};
const SMALL = { "three-ways": "B<", pair: "C", "three-chain": "A", most: "C", "three-end": "B>" };

/** How a learner makes a move, chooses an answer and goes on. */
interface Hand {
  sow(page: Page, move: string): Promise<void>;
  press(page: Page, name: string): Promise<void>;
}

const keys: Hand = {
  async sow(page, move) {
    await page.keyboard.press(`Digit${"ABCDE".indexOf(move.charAt(0)) + 1}`);
    if (move.length > 1) await page.keyboard.press(move.endsWith("<") ? "ArrowLeft" : "ArrowRight");
  },
  press: (page, name) => button(page, name).press("Enter"),
};

const mouse: Hand = {
  async sow(page, move) {
    const point = (at: { x: number; y: number }) => page.mouse.click(at.x, at.y);
    await point(await middle(pit(page, move.charAt(0))));
    if (move.length > 1) await point(await middle(page.locator(`[data-move="${move}"]`)));
  },
  async press(page, name) {
    const { x, y } = await middle(button(page, name));
    await page.mouse.click(x, y);
  },
};

/** @returns a finger on a page that has had none. */
async function finger(page: Page): Promise<Hand> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  let seconds = Date.now() / 1000;
  async function tap(at: { x: number; y: number }): Promise<void> {
    seconds += 1; // No press is the echo of the one before.
    const timestamp = seconds;
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  }
  return {
    async sow(_, move) {
      await tap(await middle(pit(page, move.charAt(0))));
      if (move.length > 1) await tap(await middle(page.locator(`[data-move="${move}"]`)));
    },
    press: async (_, name) => tap(await middle(button(page, name))),
  };
}

async function learn(page: Page, language: string, steps: Readonly<Record<string, string>>, hand: Hand) {
  const say = (path: string) => text(language, `learn.${path}`);
  for (const [id, move] of Object.entries(steps)) {
    await test.step(`${id} in ${language}`, async () => {
      await expect(slate(page)).toContainText(say(`steps.${id}.task`));
      await settled(page, "held");
      if (id === "count") await hand.press(page, move);
      else await hand.sow(page, move);
      await settled(page, "held");
      await expect(slate(page)).toContainText(say(`steps.${id}.done`));
      await hand.press(page, say("next"));
    });
  }
  await expect(slate(page)).toContainText(say("finished.text"));
}

test("the lesson is learned in three languages, by keys, mouse and finger, and leads to a first game", async ({
  page,
}) => {
  await page.goto("/");
  const choose = (language: string) => page.locator(".tools select").selectOption(language);
  await choose("es");
  await mouse.press(page, text("es", "learn.title"));
  await settled(page, "held");
  await learn(page, "es", SPLIT, mouse);
  await page.keyboard.press("Escape");
  await expect(button(page, text("es", "home.play"))).toBeVisible();

  await choose("eo");
  await page.getByRole("radio", { name: text("eo", "rules.um-el-tuweisat.name") }).check();
  const hand = await finger(page);
  await button(page, text("eo", "learn.title")).click();
  await learn(page, "eo", SMALL, hand);
  await button(page, text("eo", "learn.leave")).click();

  await choose("en");
  await page.getByRole("radio", { name: text("en", "rules.split.name") }).check();
  await keys.press(page, "Learn to play");
  await learn(page, "en", SPLIT, keys);
  await expect(page.locator("main#game")).toHaveAttribute("data-winner", "south");
  await keys.press(page, "Play a first game");
  expect(await settled(page, "held")).toMatchObject({ rules: "split", ply: 0, toMove: "south" });
});

test("another move gets a word and another try, and whoever leaves finds the game as it was", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=human&speed=instant");
  await settled(page, "held");
  await sow(page, "E");
  const left = await settled(page, "held");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "Learn to play" }).click();
  await expect(slate(page)).toContainText("Press pit E");
  await settled(page, "held");
  await keys.sow(page, "A");
  await settled(page, "held");
  await expect(slate(page)).toContainText("Now try pit E");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "0");
  await settled(page, "held");
  await button(page, "Show me").click();
  await expect(slate(page)).toContainText("Try pit E, counter-clockwise.");
  await keys.sow(page, "E");
  await settled(page, "held");
  await expect(slate(page)).toContainText("Well sown!");
  await keys.sow(page, "A");
  await expect(page.getByRole("status")).toContainText("Nothing is to be sown here.");
  await button(page, "Next").click();
  await button(page, "Step before").click();
  await expect(slate(page).getByRole("img")).toHaveAccessibleName("Step 1 of 11");
  const skip = async (steps: number) => {
    for (let step = 0; step < steps; step++) await button(page, "Skip").click();
    await settled(page, "held");
  };
  await skip(8);
  await expect(slate(page)).toContainText("How many?");
  await expect(page.locator("[data-pit]:not([aria-disabled=true])")).toHaveCount(0);
  await skip(3);
  await expect(slate(page)).toContainText("Some steps are still open");
  await button(page, "Go to the first of them").click();
  await expect(slate(page).getByRole("img")).toHaveAccessibleName("Step 2 of 11");
  await page.keyboard.press("Escape");
  expect(await settled(page, "held")).toEqual(left);
});

test("the rules are shown on the board, example by example, and About tells of the game", async ({
  page,
}) => {
  await openGame(page, "rules=split&south=human&north=human&speed=instant");
  await settled(page, "held");
  await page.keyboard.press("?");
  await button(page, "See it on the board").click();
  await settled(page, "held");
  /** Waits until an example has been shown to its last move, and tells what was said of it. */
  const seen = async (plies: number) => {
    await stepUntil(page, `main[data-ply="${plies}"]`, "", { breath: 5 });
    await settled(page, "held");
    return page.getByRole("status").textContent();
  };
  const rule = (start: string) => slate(page).getByRole("listitem").filter({ hasText: start });
  await rule("Then the pit before it").getByRole("button", { name: "Show" }).click();
  expect(await seen(1)).toContain("capturing 6 seeds from b, a");
  await expect(rule("Then the pit before it")).toHaveAttribute("aria-current", "step");
  await button(page, "Next example").click();
  await expect(rule("Nothing is captured from your own row")).toHaveAttribute("aria-current", "step");
  expect(await seen(1)).not.toContain("capturing");
  await page.getByRole("combobox", { name: "Rule set" }).selectOption("um-el-bagara");
  await rule("Who cannot move passes").getByRole("button", { name: "Show" }).click();
  expect(await seen(2)).toContain("passes");
  await page.keyboard.press("Escape");
  expect(await settled(page, "held")).toMatchObject({ rules: "split", ply: 0 });

  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "About the game" }).click();
  const about = page.getByRole("dialog", { name: "About the game" });
  await expect(about).toContainText("Berta; recorded in 1971 under the name Wetawit.");
  await expect(about.getByRole("heading", { level: 3 })).toHaveCount(9);

  const opened = page.waitForEvent("popup");
  await about.getByRole("link", { name: "The programs in this one" }).click();
  const licences = await opened;
  for (const name of ["phaser", "howler", "workbox", "fontsource/bitter"]) {
    await expect(licences.locator("body")).toContainText(name);
  }
  await licences.close();
});
