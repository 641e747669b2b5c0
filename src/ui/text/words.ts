/** Who and what is called how. "You" is the one person in a game against a machine, or of two who face each other the one spoken to. */

import { levelOf } from "../../ai/protocol.ts";
import { oppositeSide, pitLetter, sideOf } from "../../engine/pit.ts";
import type { BySide, Pit, RuleSet, Side } from "../../engine/types.ts";
import type { Translate } from "../../i18n/language.ts";
import { isMachine, lonePerson, onlyMachines } from "../../session/seats.ts";
import type { SeatId } from "../../session/setup.ts";
import { opponentOf } from "./opponents.ts";

/** What a game's words are chosen by. */
export interface Named {
  readonly rules: RuleSet;
  readonly seats: BySide<SeatId>;
  /** Who is spoken to, where that is not the one person in the game. */
  readonly listener?: Side | undefined;
}

/** All that is needed to speak of a game. */
export interface Words extends Named {
  readonly t: Translate;
}

/** How a side is spoken of or to. */
export function address({ seats, listener }: Words, side: Side): Side | "you" {
  return (listener ?? lonePerson(seats)) === side ? "you" : side;
}

/** A seat's own name: `Goat`; `null` for a person. */
export function machineName(t: Translate, seat: SeatId): string | null {
  if (!isMachine(seat)) return null;
  if (seat === "random" || seat === "greedy") return t(`name.${seat}`);
  return t(`opponent.${opponentOf(levelOf(seat))}.name`);
}

/** The machines in a game by their names: `Goat`, `Goat – Hare`; empty where only persons play. */
export function machineNames(t: Translate, { south, north }: BySide<SeatId>): string {
  return [machineName(t, south), machineName(t, north)].filter((name) => name !== null).join(" – ");
}

/** `You` and `Goat` in a game against a machine, `Hawk` and `Goat` between such machines, else `South` and `North`. */
export function playerName(words: Words, side: Side): string {
  const who = address(words, side);
  const own = machineName(words.t, words.seats[side]);
  const other = machineName(words.t, words.seats[oppositeSide(side)]);
  return own === null || own === other ? words.t(`name.${who}`) : own;
}

/** As `playerName`, but where machines play each other their sides stand before their names: `South (Goat)`. */
export function seatedName(words: Words, side: Side): string {
  const player = machineName(words.t, words.seats[side]);
  if (player === null || !onlyMachines(words.seats)) return playerName(words, side);
  return words.t("name.seated", { side: words.t(`name.${side}`), player });
}

/** A pit within a sentence, as the pit that something is said of or that something falls into. */
export function pitPhrase(words: Words, pit: Pit, role: "pit" | "into"): string {
  const who = address(words, sideOf(words.rules, pit));
  return words.t(`ply.${role}.${who}`, { pit: pitLetter(words.rules, pit) });
}

/** A text that exists for the person spoken to and for a player spoken of. */
export function voiced<Key extends string>(words: Words, key: Key, side: Side): `${Key}.${"named" | "you"}` {
  return `${key}.${address(words, side) === "you" ? "you" : "named"}`;
}
