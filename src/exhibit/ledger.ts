/** Counts an exhibit's games as they are played, and keeps the counts on the device. */
import { endOf } from "../engine/game.ts";
import { oppositeSide } from "../engine/pit.ts";
import { lonePerson } from "../session/seats.ts";
import type { Session } from "../session/session.ts";
import type { Setup } from "../session/setup.ts";
import type { Store } from "../storage/store.ts";
import { type Counts, countOn, dayOf, formatCounts, leftAfter, parseCounts } from "./counts.ts";

export interface Ledger {
  readonly counts: Counts;
  /** Whether the device lets anything be kept. */
  readonly kept: boolean;
}

interface Ports {
  readonly session: Pick<Session, "setup" | "whole" | "presented" | "subscribe">;
  readonly store: Store;
  readonly language: () => string;
  readonly today: () => Date;
}

const NAME = "exhibit-counts";

export function readLedger(store: Store): Ledger {
  const text = store.read(NAME);
  if (!text.ok) return { counts: new Map(), kept: false };
  return { counts: (text.value === null ? null : parseCounts(text.value)) ?? new Map(), kept: true };
}

/** @returns stops it. */
export function keepLedger({ session, store, language, today }: Ports): () => void {
  /** How far the game has gone that is being played; `null` where none is, or its end has been counted. */
  let plies: number | null = null;

  function count(...names: readonly string[]): void {
    store.write(NAME, formatCounts(countOn(readLedger(store).counts, dayOf(today()), names)));
  }

  return session.subscribe(({ kind }) => {
    if (kind === "opened") {
      if (plies !== null) count(leftAfter(plies));
      const { setup, whole, presented } = session;
      const begins = setup.purpose === "play" && !presented && endOf(whole) === null;
      plies = begins ? whole.plies.length : null;
      if (plies === 0) count("starts", `language:${language()}`, levelOf(setup), `rules:${setup.rules.id}`);
    } else if (plies !== null) {
      plies = session.whole.cursor;
      if (endOf(session.whole) === null) return;
      count("finishes");
      plies = null;
    }
  });
}

function levelOf({ seats }: Setup): string {
  const person = lonePerson(seats);
  return person === null ? "level:two" : seats[oppositeSide(person)];
}
