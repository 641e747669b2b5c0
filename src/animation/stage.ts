/** The port through which the picture is drawn; scenes implement it. */
import type { Pit, Side } from "../engine/types.ts";
import type { Picture, Trace } from "./picture.ts";
import type { Seed } from "./table.ts";

/** Where a seed can be. A heap of `of` seeds has the slots 0 … `of` - 1. */
export type Spot =
  | { readonly place: "pit"; readonly pit: Pit; readonly slot: number; readonly of: number }
  | { readonly place: "store"; readonly side: Side; readonly slot: number; readonly of: number }
  | { readonly place: "hand"; readonly over: Pit; readonly slot: number; readonly of: number }
  | { readonly place: "aside" };

/** `capture`: the seeds of this pit are being taken. `touch`: a seed has come or gone, for eyes that want no flight. */
export type Glow = "capture" | "touch";

/** Every call says how something looks from now on, whatever it looked like before. All shares run from 0 to 1. */
export interface Stage {
  /** Everything as it lies at rest; whatever was in the air or aglow is gone. */
  show(picture: Picture): void;
  /**
   * One seed, the `share` of the way gone; between two spots of the hand the way runs along the pits.
   * @param height 0 lies on the wood, 1 is carried by the hand.
   */
  move(seed: Seed, from: Spot, to: Spot, share: number, height: number): void;
  /** A pit's numeral; `stress` is how much it stands out, as it does just after a change. */
  count(pit: Pit, seeds: number, stress: number): void;
  /** A storehouse's numeral. */
  score(side: Side, seeds: number, stress: number): void;
  /** How much each row is lit. */
  light(south: number, north: number): void;
  /** The mark of the barred pit; `null` for none. */
  bar(pit: Pit | null, strength: number): void;
  glow(pit: Pit, glow: Glow, strength: number): void;
  /** How much the winner's storehouse is lit; `null` for nobody's. */
  win(side: Side | null, strength: number): void;
  trace(trace: Trace | null): void;
}
