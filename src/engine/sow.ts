import { at, type Board, NO_PIT, setTurn } from "./board.ts";
import type { GameEvent, Pit } from "./types.ts";

export type Emit = (event: GameEvent) => void;

/**
 * Sows `lane` from `frame` into the next frame: laps, captures, bar, and the turn to the other player. The one
 * sowing routine; play, counting and search all go through it. `emit`, if given, is told everything but the turn.
 *
 * A relay always ends: the opponent's pits are never lifted, each lap that leaves the mover's row and comes back
 * drops a seed in every one of them, and a lap within the row moves on towards its end.
 */
export function sow(board: Board, frame: number, lane: number, emit: Emit | null): void {
  const { cells, words, stride, row, path, reach } = board;
  const next = frame + stride;
  for (let word = frame >> 2, end = next >> 2, skip = stride >> 2; word < end; word++) {
    words[word + skip] = words[word] as number;
  }
  let pit = lane >> 1;
  const mover = pit < row ? 0 : 1;
  const home = mover * row;
  let way = lane * reach;
  let seeds = at(cells, next + pit);
  const single = seeds === 1;
  let lap = 1;
  let last: number;
  for (; ; lap++) {
    cells[next + pit] = 0;
    if (emit !== null) emit({ kind: "lift", pit: pit as Pit, seeds, lap });
    for (let n = 1; n <= seeds; n++) {
      const cell = next + at(path, way + n);
      const inPit = at(cells, cell) + 1;
      cells[cell] = inPit;
      if (emit !== null) emit({ kind: "drop", pit: (cell - next) as Pit, inPit, inHand: seeds - n });
    }
    last = at(path, way + seeds);
    if (!board.relay || last < home || last >= home + row || at(cells, next + last) === 1) break;
    pit = last;
    seeds = at(cells, next + pit);
    way = (pit * 2 + (lane & 1)) * reach;
  }
  let barred = NO_PIT;
  if (last < home || last >= home + row) {
    capture(board, next, way + seeds, mover, emit);
    if (board.returnBar && single && lap === 1 && at(cells, next + last) === 1) {
      barred = last;
      if (emit !== null) emit({ kind: "bar", pit: last as Pit });
    }
  }
  setTurn(board, next, 1 - mover, barred);
}

/**
 * Captures from the pit at `step` of the path backwards, as long as pits are the opponent's and hold a count that
 * is captured. The path's start is a pit of the mover's own, so the chain cannot run beyond it.
 */
function capture(board: Board, frame: number, step: number, mover: number, emit: Emit | null): void {
  const { cells, row, path, captured } = board;
  const away = (1 - mover) * row;
  const store = frame + board.stores + mover;
  for (let link = 1; ; link++, step--) {
    const pit = at(path, step);
    const seeds = at(cells, frame + pit);
    if (pit < away || pit >= away + row || at(captured, seeds) === 0) return;
    cells[frame + pit] = 0;
    cells[store] = at(cells, store) + seeds;
    if (emit !== null) {
      emit({ kind: "capture", pit: pit as Pit, seeds, by: mover === 0 ? "south" : "north", link });
    }
  }
}
