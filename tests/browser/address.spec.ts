import { expect } from "@playwright/test";
import { serveBelow } from "./server.ts";
import { shared as test } from "./sitting.ts";
import { openGame, settled, test as single, sow, state } from "./table.ts";

test("a wrong value is ignored with a visible notice", async ({ page }) => {
  await openGame(page, "rules=split&south=human&north=level:9&speed=7&colour=red");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("north");
  expect((await state(page)).position).toBe("5,5,5,5,5/5,5,5,5,5 0-0 S -");
});

test("a wrong position shows the home screen with the reason, and is only text", async ({ page }) => {
  const position = encodeURIComponent("<img src=x onerror=alert(1)>");
  await page.goto(`/?rules=split&south=human&north=human&position=${position}`);
  await expect(page.getByRole("alert")).toContainText("position");
  await expect(page.locator("main#game")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("a link that cannot be opened shows the home screen with the reason", async ({ page }) => {
  await page.goto("/?rules=split#g=abc");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("main#game")).toHaveCount(0);
});

test("a save of another version is told and set aside, and a game begins", async ({ page }) => {
  const game = "rules=split&south=human&north=human&speed=instant";
  await openGame(page, game);
  const slot = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes("game|")) ?? "";
    localStorage.setItem(name, '{"version":2,"from":"the future"}');
    return name.replace("alemungula:", "");
  });
  await openGame(page, game);
  await expect(page.getByRole("alert")).toContainText("another version");
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
  const aside = await page.evaluate((name) => localStorage.getItem(`alemungula:refused|${name}`), slot);
  expect(aside).toBe('{"version":2,"from":"the future"}');
});

test("forbidden storage is told, and the game is played all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await openGame(page, "rules=split&south=human&north=human&speed=instant");
  await expect(page.getByRole("alert")).toBeVisible();
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "1");
});

single("plays from a sub-path of a plain server, and asks no other host", async ({ page }) => {
  const server = serveBelow("/games/sowing/");
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  page.on("request", (request) => expect(new URL(request.url()).pathname).toMatch(/^\/games\/sowing\//));
  await page.goto(
    `${await server.address}/games/sowing/?rules=split&south=human&north=level:8&speed=instant`,
  );
  await settled(page);
  await sow(page, "E");
  await expect(page.locator("main#game")).toHaveAttribute("data-ply", "2");
  await expect(page.getByRole("status")).toContainText("Elephant");
  expect([...asked]).toEqual([await server.address]);
  server.close();
});

test("runs nothing that is smuggled into the page, and takes nothing from elsewhere", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  for (const kind of ["console", "requestfailed", "request"]) page.removeAllListeners(kind); // The browser tells what it refuses.
  await page.evaluate(() => {
    const { dataset } = document.body;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      dataset.refused = [...(dataset.refused?.split(" ") ?? []), effectiveDirective].join(" ");
    });
    const script = document.createElement("script");
    script.textContent = "document.body.dataset.smuggled = 'yes'";
    const image = document.createElement("img");
    image.src = "https://example.org/seed.png";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    const frame = document.createElement("iframe");
    frame.src = "https://example.org/";
    document.body.append(script, image, style, frame);
    fetch("https://example.org/").catch(() => undefined);
  });
  const refused = ["connect-src", "frame-src", "img-src", "script-src-elem", "style-src-elem"];
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.refused?.split(" ").toSorted()))
    .toEqual(refused);
  expect(await page.evaluate(() => document.body.dataset.smuggled)).toBeUndefined();
});

test.describe("a browser that asks for Esperanto", () => {
  test.use({ locale: "eo" });
  single("gets it without being asked", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "eo");
  });
});
