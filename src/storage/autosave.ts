/** Where games are kept so that a reload loses nothing. */
import { endOf } from "../engine/game.ts";
import { formatPosition } from "../engine/notation.ts";
import { startPosition } from "../engine/position.ts";
import { ok, type Result } from "../engine/result.ts";
import type { BySide, Position, RuleSet } from "../engine/types.ts";
import { formatSave, parseSave, type Save, type SeatParser } from "./save.ts";
import type { Store } from "./store.ts";

/** What an address asks for: saves are found again by it. */
export interface Asked {
  readonly rules: RuleSet;
  readonly seats: BySide<string>;
  readonly start: Position | null;
  /** `null` where the address names none. */
  readonly seed: number | null;
}

/** The slot of the last game that no address began and a move was made in, finished or not. */
export const LAST = "last";

/** The slot of all games begun by the same address, however it was written. */
export function slotOf({ rules, seats, start, seed }: Asked): string {
  const position = formatPosition(start ?? startPosition(rules));
  return ["game", rules.id, seats.south, seats.north, position, seed ?? "any"].join("|");
}

/**
 * Keeps a game until it is finished in the slot of the address that began it, or as the last game once a move has
 * been made, so that an address visited in between takes nothing away.
 * @param slot `null` for a game begun by no address.
 */
export function keepGame(store: Store, slot: string | null, save: Save<string>): ReturnType<Store["write"]> {
  if (slot === null) return save.game.plies.length > 0 ? store.write(LAST, formatSave(save)) : ok(null);
  return endOf(save.game) === null ? store.write(slot, formatSave(save)) : store.remove(slot);
}

/** Moves a text that could not be read to where no game overwrites it, in case somebody can. */
export function setAside(store: Store, slot: string): void {
  const text = store.read(slot);
  if (!text.ok || text.value === null) return;
  if (store.write(`refused|${slot}`, text.value).ok) store.remove(slot);
}

/** The unfinished game of a slot; `null` when there is none. */
export function findGame<Seat>(
  store: Store,
  slot: string,
  parseSeat: SeatParser<Seat>,
): Result<Save<Seat> | null> {
  const text = store.read(slot);
  if (!text.ok) return text;
  return text.value === null ? ok(null) : parseSave(text.value, parseSeat);
}
