import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_CONFIG } from "../../src/exhibit/config.ts";
import { fetchConfig } from "../../src/exhibit/settingsFile.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { baseURI: "https://museum.example/games/alemungula/?exhibit=hall" });
});

afterEach(() => vi.unstubAllGlobals());

it("the settings file lies beside the page and is asked for anew", async () => {
  fetched.mockResolvedValue(new Response('{"facing":true}'));
  const { config, faults, readAt } = await fetchConfig("hall-2");
  expect([config, faults]).toEqual([{ ...DEFAULT_CONFIG, facing: true }, []]);
  expect(readAt).toBeInstanceOf(Date);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toBe("https://museum.example/games/alemungula/exhibits/hall-2.json");
  expect(init?.cache).toBe("no-cache");
});

it.each<[string, () => Promise<Response>, string]>([
  ["is not there", async () => new Response("{}", { status: 404 }), "EXHIBIT_MISSING"],
  ["cannot be served", async () => new Response("{}", { status: 503 }), "EXHIBIT_MISSING"],
  ["cannot be reached", () => Promise.reject(new TypeError("offline")), "EXHIBIT_UNREACHED"],
  ["is a page", async () => new Response("<!doctype html>"), "EXHIBIT_PAGE"],
  ["is no JSON", async () => new Response("idle = 90"), "EXHIBIT_JSON"],
])("where the settings file %s the defaults hold, and the reason is told", async (_, answer, code) => {
  fetched.mockImplementation(answer);
  expect(await fetchConfig("hall")).toMatchObject({
    config: DEFAULT_CONFIG,
    faults: [{ code }],
    readAt: null,
  });
});
