import { describe, expect, it } from "vitest";
import type { End } from "../../../src/engine/ending.ts";
import { endOf } from "../../../src/engine/game.ts";
import { endCaption, plyCaption } from "../../../src/ui/text/captionText.ts";
import { gameOf, MACHINES, plyOf, wordsOf } from "../games.ts";

const SOWN = plyOf("split", null, "C<");
const CAPTURED = plyOf("split", "1,0,0,0,2/1,1,5,5,5 3-8 S -", "E");
const BARRED = plyOf("split", "1,1,1,1,1/0,5,5,5,5 0-0 S -", "E");
const ENDING = plyOf("split", "0,1,0,0,1/1,0,0,0,0 3-9 S -", "E");

describe.each([
  ["en", "Chick sows pit C.", "Chick sows pit E: captures 4 seeds, 7 to 8.", "and bars North pit a."],
  ["es", "Pollito siembra el hoyo C.", "captura 4 semillas, 7 a 8.", "y bloquea el hoyo a de Norte."],
  ["eo", "Kokido semas kavon C.", "kaptas 4 semojn, 7 kontraŭ 8.", "kaj baras kavon a de Nordo."],
] as const)("a caption in %s", (language, sown, captured, barred) => {
  it("says who sows what, and what it brings", async () => {
    const words = await wordsOf(language, MACHINES);
    expect(plyCaption(words, SOWN)).toBe(sown);
    expect(plyCaption(words, CAPTURED)).toContain(captured);
    expect(plyCaption(words, BARRED)).toContain(barred);
  });
});

it("a caption tells passing and what is decided, and the end only by itself", async () => {
  const passing = plyOf("um-el-bagara", "2,2,0,0,2/1,1,1,1,1 0-0 S -", "A");
  expect(plyCaption(await wordsOf("en", MACHINES, "um-el-bagara"), passing)).toContain("Hare cannot move");
  const words = await wordsOf("en", MACHINES);
  expect(plyCaption(words, plyOf("split", "1,0,0,0,2/1,1,5,0,0 24-16 S -", "E"))).toContain("decided: Chick");
  expect(plyCaption(words, ENDING)).toBe("Chick sows pit E: captures 2 seeds, 5 to 9.");
  const game = gameOf("split", "0,1,0,0,1/1,0,0,0,0 3-9 S -", "E");
  expect(endCaption(words, endOf(game) as End, "north")).toBe("Hare wins, 9 to 6.");
});
