import { describe, expect, test } from "vitest";
import type { SoundName } from "../../src/sound/cues.ts";
import { SPRITE } from "../../src/sound/sprite.ts";
import { createTurns, TAKES } from "../../src/sound/takes.ts";

const names = Object.keys(SPRITE) as SoundName[];

describe("the takes of each sound", () => {
  test.each(names)("%s: all come in turn, before one comes again, and each is in the sprite", (name) => {
    const takeOf = createTurns();
    const places = SPRITE[name];
    const round = places.map(() => takeOf(name));
    expect(round.map((take) => TAKES[take])).toEqual(places);
    expect(places.map(() => takeOf(name))).toEqual(round);
  });

  test("one sound's turns do not touch another's", () => {
    const takeOf = createTurns();
    const first = takeOf("lift");
    takeOf("drop-some");
    expect(TAKES[first]).toEqual(SPRITE.lift[0]);
    expect(TAKES[takeOf("lift")]).toEqual(SPRITE.lift[1]);
  });

  test("nothing in the sprite is without a name", () => {
    expect(Object.values(TAKES)).toEqual(Object.values(SPRITE).flat());
  });
});
