/** Who sows or is to move, and after the end the result. */

import type { Table } from "../table.ts";
import { endText, scoredResult } from "./endText.ts";
import { address, seatedName, voiced, type Words } from "./words.ts";

export function turnText(words: Words, { looking, whole, game, phase, end, position }: Table): string {
  const { t } = words;
  if (looking && whole.plies.length > 0)
    return t("moves.of", { ply: game.cursor, plies: whole.plies.length });
  const ply = game.plies[game.cursor - 1];
  // While a ply is shown the turn has passed on already, but nobody sees it yet.
  if (phase === "showing" && ply !== undefined && game.closed === null) {
    const side = ply.before.toMove;
    return t(voiced(words, "turn.sowing", side), { name: seatedName(words, side) });
  }
  if (end !== null) return scoredResult(t, endText(words, end, position.toMove));
  const { toMove } = position;
  if (address(words, toMove) === "you") return t("turn.you");
  return t(phase === "thinking" ? "turn.thinking" : "turn.side", { name: seatedName(words, toMove) });
}
