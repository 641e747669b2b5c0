/**
 * The finished games of this device. Each is one text under a name of its own, so that neither another tab nor a broken
 * entry harms the rest.
 *
 * An entry is a save, as the game was kept while it was played, and not a record: a save names the seats exactly
 * (`level:3`), where a record has names for people, and so one parser guards everything that is stored.
 */
import { endOf } from "../engine/game.ts";
import { err, ok, type Result } from "../engine/result.ts";
import { setAside } from "./autosave.ts";
import { formatSave, parseSave, type Save, type SeatParser } from "./save.ts";
import type { Store, StoreFault } from "./store.ts";

/** Games beyond these make room, the oldest first. */
export const ROOM = 500;

/** When a game was begun is its date and what tells it from all others. */
export interface Finished<Seat> extends Save<Seat> {
  readonly begun: number;
}

export interface Shelf<Seat> {
  /** The newest first. */
  readonly games: readonly Finished<Seat>[];
  /** How many could not be read and were set aside. */
  readonly refused: number;
}

/** The newest games of all. */
export interface Newest<Seat> extends Shelf<Seat> {
  readonly total: number;
}

export interface Library<Seat> {
  /** @param most reads no more games than these. */
  newest(most: number): Result<Newest<Seat>, StoreFault>;
  put(game: Finished<Seat>): Result<null, StoreFault>;
  remove(begun: number): Result<null, StoreFault>;
  /** Removes all games, but nothing that was set aside. */
  clear(): Result<null, StoreFault>;
}

const NAME = /^done\|(0|[1-9]\d{0,14})$/;
const nameOf = (begun: number): string => `done|${begun}`;

export function createLibrary<Seat extends string>(store: Store, parseSeat: SeatParser<Seat>): Library<Seat> {
  /** When the games were begun, the newest first. */
  function moments(): Result<readonly number[], StoreFault> {
    const names = store.names();
    if (!names.ok) return names;
    const begun = names.value.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
    return ok(begun.sort((a, b) => b - a));
  }

  function read(begun: readonly number[]): Result<Shelf<Seat>, StoreFault> {
    const games: Finished<Seat>[] = [];
    let refused = 0;
    for (const moment of begun) {
      const text = store.read(nameOf(moment));
      if (!text.ok) return text;
      if (text.value === null) continue; // Another tab has just removed it.
      const game = parseFinished(moment, text.value, parseSeat);
      if (game.ok) games.push(game.value);
      else {
        setAside(store, nameOf(moment));
        refused += 1;
      }
    }
    return ok({ games, refused });
  }

  function removeAll(begun: readonly number[]): Result<null, StoreFault> {
    // Read first, so that what nobody can read is set aside and not lost.
    const shelf = read(begun);
    if (!shelf.ok) return shelf;
    const removed = shelf.value.games.map((game) => store.remove(nameOf(game.begun)));
    return removed.find(({ ok }) => !ok) ?? ok(null);
  }

  return {
    newest(most) {
      const all = moments();
      if (!all.ok) return all;
      const shelf = read(all.value.slice(0, most));
      return shelf.ok ? ok({ ...shelf.value, total: all.value.length - shelf.value.refused }) : shelf;
    },
    put(game) {
      const written = store.write(nameOf(game.begun), formatSave(game));
      if (!written.ok) return written;
      const all = moments();
      return all.ok ? removeAll(all.value.slice(ROOM)) : all;
    },
    remove: (begun) => store.remove(nameOf(begun)),
    clear() {
      const all = moments();
      return all.ok ? removeAll(all.value) : all;
    },
  };
}

function parseFinished<Seat>(
  begun: number,
  text: string,
  parseSeat: SeatParser<Seat>,
): Result<Finished<Seat>> {
  const save = parseSave(text, parseSeat);
  if (!save.ok) return save;
  const { game } = save.value;
  if (save.value.begun !== begun)
    return err("LIBRARY_NAME", "The game was begun at another time than its name says.");
  return endOf(game) === null
    ? err("LIBRARY_OPEN", "The game is not finished.")
    : ok({ ...save.value, begun });
}
