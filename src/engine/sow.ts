import { at, type Board, NO_PIT, passIfStuck, setTurn } from "./board.ts";
import type { GameEvent, Pit } from "./types.ts";

export type Emit = (event: GameEvent) => void;

/**
 * Sows `lane` from `frame` into the frame `next`: laps, captures, bar, and the turn to the other player. The one sowing
 * routine: play, counting and search all go through it. `emit`, if given, is told everything but the turn.
 *
 * A relay always ends: pits of the opponent are never lifted, each lap that leaves the mover's row and comes back
 * drops a seed in all of them, and a lap within the row gets nearer to its end.
 */
export function sow(board: Board, frame: number, next: number, lane: number, emit: Emit | null): void {
  const { cells, words, stride, row, path, reach, spread } = board;
  const width = stride >> 2;
  const mover = lane >> 1 < row ? 0 : 1;
  const home = mover * row;
  let seeds = at(cells, frame + (lane >> 1));
  let way = lane * reach;
  let source = frame;
  let last: number;
  for (let lap = 1; ; lap++) {
    if (emit !== null) tellLap(board, source, way, seeds, lap, emit);
    for (let word = 0, from = (way + seeds) * width; word < width; word++) {
      words[(next >> 2) + word] = (words[(source >> 2) + word] as number) + (spread[from + word] as number);
    }
    last = at(path, way + seeds);
    if (!board.relay || last < home || last >= home + row || at(cells, next + last) === 1) break;
    seeds = at(cells, next + last);
    way = (last * 2 + (lane & 1)) * reach;
    source = next;
  }

  let barred = NO_PIT;
  if (last < home || last >= home + row) {
    capture(board, next, way + seeds, mover, emit);
    // A relay lifts at least two, so that a single seed is the whole sowing.
    if (board.returnBar && seeds === 1 && at(cells, next + last) === 1) {
      barred = last;
      if (emit !== null) emit({ kind: "bar", pit: last as Pit });
    }
  }
  setTurn(board, next, 1 - mover, barred);
}

/**
 * Plays `lane` from `frame` into the frame `next` without telling anything: sows it, and then, in a rule set where a
 * player with no legal move passes, a stuck opponent passes at once. Where neither can move, nobody does: the game is over.
 */
export function playLane(board: Board, frame: number, next: number, lane: number): void {
  sow(board, frame, next, lane, null);
  passIfStuck(board, next);
}

/**
 * Captures the pit at `step` of the paths and those before it, as long as they are the opponent's and hold a count that
 * is captured. A path begins in the mover's own row, so that the chain stays within it.
 */
function capture(board: Board, frame: number, step: number, mover: number, emit: Emit | null): void {
  const { cells, row, path, captured } = board;
  const away = (1 - mover) * row;
  const store = frame + board.stores + mover;
  for (let link = 1; ; link++) {
    const pit = at(path, step + 1 - link);
    const seeds = at(cells, frame + pit);
    if (pit < away || pit >= away + row || at(captured, seeds) === 0) return;
    cells[frame + pit] = 0;
    cells[store] = at(cells, store) + seeds;
    if (emit !== null) {
      emit({ kind: "capture", pit: pit as Pit, seeds, by: mover === 0 ? "south" : "north", link });
    }
  }
}

/** Tells one lap seed by seed; `frame` is the board before it. */
function tellLap(board: Board, frame: number, way: number, seeds: number, lap: number, emit: Emit): void {
  const { cells, path, size } = board;
  const lifted = at(path, way);
  emit({ kind: "lift", pit: lifted as Pit, seeds, lap });
  for (let n = 1; n <= seeds; n++) {
    const pit = at(path, way + n);
    const before = pit === lifted ? 0 : at(cells, frame + pit);
    emit({ kind: "drop", pit: pit as Pit, inPit: before + Math.ceil(n / size), inHand: seeds - n });
  }
}
