/** What is shown without moving a seed: the bar mark, the light that goes with the turn, and who has won. */
import type { Side } from "../engine/types.ts";
import { arc, easeInOut, easeOut } from "./easing.ts";
import { type Act, type Manner, type Part, single } from "./manner.ts";

/** Milliseconds at speed 1. */
const BAR = 200;
const TURN = 250;
/** How far the light goes towards a player who has to pass. */
const GLANCE = 0.7;

export const signs: Pick<Manner, "bar" | "pass" | "turn" | "notice" | "end"> = {
  bar({ event, at, stage, hear }) {
    return single(at, BAR, hear, (progress) => stage.bar(event.pit, easeOut(progress)));
  },

  pass({ before, at, stage, hear }) {
    const home = levels(before.toMove);
    const away = levels(other(before.toMove));
    return single(at, TURN * 2, hear, (progress) => {
      const share = arc(progress) * GLANCE;
      stage.bar(null, 0);
      stage.light(mix(home.south, away.south, share), mix(home.north, away.north, share));
    });
  },

  turn: relight,

  notice({ at, hear }) {
    return single(at, 0, hear, () => {});
  },

  end: relight,
};

/** The light goes from the row that was lit to the one that is. */
function relight({ event, before, after, at, stage, hear }: Act): Part {
  const from = levels(before.toMove);
  const to = levels(after.toMove);
  return single(at, TURN, hear, (progress) => {
    const share = easeInOut(progress);
    if (event.kind === "end") {
      stage.bar(null, 0);
      stage.win(event.outcome.winner, share);
    }
    stage.light(mix(from.south, to.south, share), mix(from.north, to.north, share));
  });
}

function levels(lit: Side | null): { readonly south: number; readonly north: number } {
  return { south: lit === "south" ? 1 : 0, north: lit === "north" ? 1 : 0 };
}

function other(side: Side | null): Side | null {
  if (side === null) return null;
  return side === "south" ? "north" : "south";
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
