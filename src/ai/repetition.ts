/** Endless play, as a search meets it. */
import { QUIET_PLIES } from "../engine/apply.ts";
import { loadPosition } from "../engine/board.ts";
import type { Path } from "../engine/game.ts";
import { hashOf } from "./transposition.ts";
import type { Tree } from "./tree.ts";

/** Notes the way to the root, and lays the position that stands there into the first frame. */
export function layWay(t: Tree, [position, ...earlier]: Path): void {
  t.root = earlier.length;
  for (const [n, one] of [...earlier.reverse(), position].entries()) {
    loadPosition(t.board, 0, one);
    t.hashes[n] = hashOf(t.board, 0);
    t.quiet[n] = n;
  }
}

/** Whether the position at `ply` has stood before since the last capture, or play has been quiet for too long. */
export function isEndless({ hashes, quiet, root }: Tree, ply: number, hash: number): boolean {
  const here = root + ply;
  const plies = quiet[here] as number;
  if (plies >= QUIET_PLIES) return true;
  for (let earlier = here - 1; earlier >= here - plies; earlier--) {
    if (hashes[earlier] === hash) return true;
  }
  return false;
}
