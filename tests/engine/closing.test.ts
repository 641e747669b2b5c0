import { expect, test } from "vitest";
import { CLOSINGS, closeBy, closingOf } from "../../src/engine/closing.ts";
import { endOf, newGame } from "../../src/engine/game.ts";
import { must } from "../../src/engine/result.ts";
import { split } from "../../src/engine/rules/split.ts";

test.each(CLOSINGS)(
  "rule 8: a game closed by the name %s ends by it, and is closed no second time",
  (closing) => {
    const game = must(closeBy(newGame(split), closing));
    expect(endOf(game)?.reason).toBe(closing);
    expect(game.closed && closingOf(game.closed)).toBe(closing);
    for (const again of CLOSINGS) {
      expect(closeBy(game, again)).toMatchObject({ ok: false, error: { code: "GAME_OVER" } });
    }
  },
);
