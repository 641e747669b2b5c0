/** Keeps the game that is played so that nothing is lost, and puts it into the library when it is finished. */
import { endOf } from "../engine/game.ts";
import { type Fault, ok, type Result } from "../engine/result.ts";
import type { BySide, Game } from "../engine/types.ts";
import { type Asked, findGame, keepGame, LAST, setAside, slotOf } from "./autosave.ts";
import { createLibrary, type Finished, type Library } from "./library.ts";
import { formatSave, parseSave, type Save, type SeatParser } from "./save.ts";
import type { Store } from "./store.ts";

interface Ports<Seat> {
  readonly store: Store;
  /** Of this tab alone, until it is closed. */
  readonly tab: Store;
  readonly parseSeat: SeatParser<Seat>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What the address asks for; `null` where it asks for no game. */
  readonly asked: Asked | null;
  /**
   * Whether a person plays. Games of machines alone are kept while they run, but not in the library: a screen that
   * shows them for weeks would push people's own games out of it.
   */
  readonly isOwn: (seats: BySide<Seat>) => boolean;
  /** Holds the last game in which a move was made; `null` where there is none. */
  readonly last: { value: Save<Seat> | null };
  /** Gets what could not be read or written; the game goes on all the same. */
  readonly tell: (fault: Fault) => void;
}

type Played<Seat> = Omit<Save<Seat>, "begun">;

/** What people do with the finished games. */
export interface Records<Seat> extends Pick<Library<Seat>, "newest"> {
  remove(begun: number): void;
  clear(): void;
}

export interface Keeper<Seat> {
  readonly records: Records<Seat>;
  /** The unfinished game that the address asks for. */
  found(): Save<Seat> | null;
  /** The game that this tab showed when its page was left. */
  left(): Save<Seat> | null;
  /** The game that is played, where another tab has gone on with it. */
  newer(): Save<Seat> | null;
  /**
   * Keeps the game as it stands; to be called on every change, and costs nothing where the game is still the same.
   * @param played `null` where a game is only looked at.
   */
  keep(played: Played<Seat> | null): void;
}

const TAB = "played";

export function createKeeper<Seat extends string>(ports: Ports<Seat>): Keeper<Seat> {
  const { store, tab, parseSeat, asked, last } = ports;
  const library = createLibrary(store, parseSeat);
  /** A game keeps its opening through all its moves and wherever it goes back to, so that it is known by it. */
  const beginnings = new WeakMap<Game["opening"], number>();
  /** `undefined` before anything was shown: what the tab holds then is of an earlier page. */
  let kept: Game | null | undefined;
  /** Where and how it was kept; `null` where none is played. */
  let written: { readonly slot: string; readonly text: string; readonly begun: number } | null = null;

  function known(save: Save<Seat> | null): Save<Seat> | null {
    if (save !== null && save.begun !== null) beginnings.set(save.game.opening, save.begun);
    return save;
  }

  function beginningOf({ opening }: Game): number {
    const begun = beginnings.get(opening) ?? ports.now();
    beginnings.set(opening, begun);
    return begun;
  }

  function tell(result: Result<null>): void {
    if (!result.ok) ports.tell(result.error);
  }

  function find(slot: string): Save<Seat> | null {
    const found = findGame(store, slot, parseSeat);
    if (found.ok) return known(found.value);
    ports.tell(found.error);
    setAside(store, slot);
    return null;
  }

  function slotOfPlayed({ game, seats }: Played<Seat>): string | null {
    if (asked === null) return null;
    const own = slotOf({ rules: game.rules, seats, start: game.start, seed: asked.seed });
    return own === slotOf(asked) ? own : null;
  }

  /** A game enters the library with its end, and leaves it when the end is taken back. */
  function shelve(before: Game | null, save: Finished<Seat>): Result<null> {
    const { game, seats, begun } = save;
    const ended = endOf(game) !== null;
    if (before?.opening !== game.opening || !ports.isOwn(seats)) return ok(null); // As it was opened, it was known.
    if (ended === (endOf(before) !== null)) return ok(null);
    return ended ? library.put(save) : library.remove(begun);
  }

  /** Who removes a game does not want to meet it as the last one. */
  function forget(isRemoved: (save: Save<Seat>) => boolean): void {
    for (const [place, slot] of [
      [store, LAST],
      [tab, TAB],
    ] as const) {
      const held = findGame(place, slot, parseSeat);
      if (held.ok && held.value !== null && isRemoved(held.value)) place.remove(slot);
    }
    if (last.value !== null && isRemoved(last.value)) last.value = find(LAST);
  }

  last.value = find(LAST);

  return {
    records: {
      newest: library.newest,
      remove(begun) {
        tell(library.remove(begun));
        forget((save) => save.begun === begun);
      },
      clear() {
        tell(library.clear());
        forget(({ game }) => endOf(game) !== null);
      },
    },
    found: () => (asked === null ? null : find(slotOf(asked))),
    left() {
      const left = findGame(tab, TAB, parseSeat);
      return known(left.ok ? left.value : null);
    },
    newer() {
      if (written === null) return null;
      const text = store.read(written.slot);
      if (!text.ok || text.value === null || text.value === written.text) return null;
      const save = parseSave(text.value, parseSeat);
      return save.ok && save.value.begun === written.begun ? known(save.value) : null;
    },
    keep(played) {
      const game = played?.game ?? null;
      if (game === kept) return;
      const before = kept ?? null;
      kept = game;
      written = null;
      if (played === null) {
        tab.remove(TAB);
        return;
      }
      const save = { ...played, begun: beginningOf(played.game) };
      if (save.game.plies.length > 0) last.value = save;
      const text = formatSave(save);
      tab.write(TAB, text); // Where that is impossible, a reload leads home.
      const slot = slotOfPlayed(played);
      written = { slot: slot ?? LAST, text, begun: save.begun };
      const shelved = shelve(before, save);
      tell(shelved);
      // A finished game that found no room in the library stays where it is.
      if (shelved.ok || slot === null) tell(keepGame(store, slot, save));
    },
  };
}
