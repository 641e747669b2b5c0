/** The vocabulary of the game. Values only; every function that makes or changes them lives in its own module. */

export type Side = "south" | "north";

export type BySide<T> = Readonly<Record<Side, T>>;

/**
 * A pit's place in counter-clockwise order, seen from above: South's row from his left (A, B, …), then
 * North's row from his left (a, b, …). With five pits a row: 0–4 South, 5–9 North.
 */
export type Pit = number & { readonly __unit: "Pit" };

/** Counter-clockwise is the order of the pit numbers. */
export type Direction = "clockwise" | "counterclockwise";

export interface Move {
  readonly pit: Pit;
  readonly direction: Direction;
}

/** What lies where, and who is to move. `pits` is indexed by `Pit`; counts are seeds. */
export interface Position {
  readonly pits: readonly number[];
  readonly stores: BySide<number>;
  readonly toMove: Side;
  /** The one pit that `toMove` may not sow on this turn. */
  readonly barred: Pit | null;
}

export type EndReason =
  | "no-moves"
  | "repetition"
  | "no-capture"
  | "south-resigned"
  | "north-resigned"
  | "agreed";

/** Final count of each storehouse, and who won; `null` is a draw. A resignation decides the winner whatever the count. */
export interface Outcome {
  readonly winner: Side | null;
  readonly stores: BySide<number>;
}

/**
 * What happens in a ply, in order: laps (`lift`, `drop`…), then `capture`…, `bar`?, `turn` (passing: `pass`,
 * `turn`), `notice`…, `sweep`…, `end`. Seeds only ever move between places, so pits + storehouses + hand +
 * unshared is the same after every event.
 */
export type GameEvent =
  | { readonly kind: "lift"; readonly pit: Pit; readonly seeds: number; readonly lap: number }
  | { readonly kind: "drop"; readonly pit: Pit; readonly inPit: number; readonly inHand: number }
  | {
      readonly kind: "capture";
      readonly pit: Pit;
      readonly seeds: number;
      readonly by: Side;
      /** 1 for the landing pit, 2 for the pit before it, and so on. */
      readonly link: number;
    }
  | { readonly kind: "bar"; readonly pit: Pit }
  | { readonly kind: "pass"; readonly side: Side }
  | { readonly kind: "turn"; readonly side: Side }
  | { readonly kind: "notice"; readonly what: "repeated" | "decided" }
  | {
      readonly kind: "sweep";
      readonly from: readonly Pit[];
      readonly to: Side | "shared";
      readonly unshared: 0 | 1;
    }
  | { readonly kind: "end"; readonly reason: EndReason; readonly outcome: Outcome };

/** One player's move with everything that it led to. `events` folded over `before` gives `after`. */
export interface Ply {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly GameEvent[];
}

/** How a game was closed by the players' will. */
export type Closed = { readonly kind: "resigned"; readonly by: Side } | { readonly kind: "agreed" };

/**
 * A rule set: data that the one sowing routine reads. The registry is `rules/registry.ts`.
 * Everything about a rule set stands in its one file, with the rules in prose and their source at the top.
 */
export interface RuleSet {
  readonly id: string;
  /** Pits in one player's row; the board has twice as many. */
  readonly row: number;
  readonly seedsPerPit: number;
  /** For each place in a row, from its owner's left, the directions in which it may be sown. */
  readonly directions: readonly (readonly Direction[])[];
  /** A pit needs at least this many seeds to be sown. */
  readonly fewestToSow: number;
  /** The last seed captures an opponent's pit that it makes exactly one of these. */
  readonly captures: readonly number[];
  readonly relay: "none" | "own-row";
  readonly returnBar: boolean;
  /** What happens when the player to move has no legal move. */
  readonly stuck: "ends" | "passes";
}

/**
 * A game as a value. `plies` may run past `cursor` (moves taken back); the game stands after `cursor` plies.
 * Everything else (position, end, counts for endless play) is derived from it.
 */
export interface Game {
  readonly rules: RuleSet;
  readonly start: Position;
  /**
   * What is told before the first move: passing or ending by rule where the start position has no legal move, and
   * `decided` where it is; else no events.
   */
  readonly opening: { readonly after: Position; readonly events: readonly GameEvent[] };
  readonly plies: readonly Ply[];
  readonly cursor: number;
  /** Set only while the cursor stands at the last ply. */
  readonly closed: Closed | null;
}
