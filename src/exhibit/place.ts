/** What the parts of an exhibit share. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Settings } from "../storage/settings.ts";
import type { Store } from "../storage/store.ts";
import type { Fetched } from "./settingsFile.ts";

/** Marks what may be pressed while the screen invites, without waking it. */
export const STAYS = "data-stays";

export interface Place extends Fetched {
  readonly name: string;
  /** Of the program. */
  readonly version: string;
  /** With which every visit begins. */
  readonly start: Settings;
  /** By the clock on the wall. */
  readonly quiet: ReadonlySignal<boolean>;
  readonly dark: ReadonlySignal<boolean>;
  /** Whether nobody is there. */
  readonly idle: Signal<boolean>;
  /** Seconds until the visit is over, where they are counted down. */
  readonly left: Signal<number | null>;
  /** Whether somebody has halted the show. */
  readonly halted: Signal<boolean>;
  /** What stays from visit to visit: the counts. */
  readonly device: Store;
  /** What lives no longer than a visit. */
  readonly visit: Store;
}
