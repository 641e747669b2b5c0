import type { Side } from "../engine/types.ts";
import { turnFor } from "../layout/view.ts";
import type { Ports } from "./ports.ts";

/** Degrees by which a dialog is turned to be upright for one of two who face each other; none where it stands upright. */
export function dialogTurn({ facing, view }: Ports, side: Side): number | undefined {
  const turn = facing.value && view.value !== null ? turnFor(view.value, side) : 0;
  return turn === 0 ? undefined : turn;
}
