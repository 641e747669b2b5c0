import { agree, resign } from "./game.ts";
import type { Fault, Result } from "./result.ts";
import type { Closed, EndReason, Game } from "./types.ts";

/** The ends that players bring about by their will, as records and saves name them. */
export const CLOSINGS = [
  "south-resigned",
  "north-resigned",
  "agreed",
] as const satisfies readonly EndReason[];

export type Closing = (typeof CLOSINGS)[number];

export function closingOf(closed: Closed): Closing {
  switch (closed.kind) {
    case "resigned":
      return closed.by === "south" ? "south-resigned" : "north-resigned";
    case "agreed":
      return "agreed";
    default:
      return closed satisfies never;
  }
}

/** Closes a game as named; `GAME_OVER` after its end. */
export function closeBy(game: Game, closing: Closing): Result<Game, Fault<"GAME_OVER">> {
  switch (closing) {
    case "south-resigned":
      return resign(game, "south");
    case "north-resigned":
      return resign(game, "north");
    case "agreed":
      return agree(game);
    default:
      return closing satisfies never;
  }
}
