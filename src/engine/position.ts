import { directionsOf, oppositeSide, pitCount, pitsOf, sideOf } from "./pit.ts";
import type { Move, Outcome, Pit, Position, RuleSet, Side } from "./types.ts";

/** Why a pit may not be sown now. */
export type Refusal = "not-yours" | "empty" | "too-few" | "barred";

/** All seeds of a whole game. */
export function totalSeeds(rules: RuleSet): number {
  return pitCount(rules) * rules.seedsPerPit;
}

/** Every pit full as at the start, South to move. */
export function startPosition(rules: RuleSet): Position {
  return {
    pits: Array.from({ length: pitCount(rules) }, () => rules.seedsPerPit),
    stores: { south: 0, north: 0 },
    toMove: "south",
    barred: null,
  };
}

/** Seeds in the pits, storehouses left out. */
export function seedsOnBoard(position: Position): number {
  return position.pits.reduce((sum, seeds) => sum + seeds, 0);
}

/** How many seeds more a side has stored than the other. */
export function leadOf({ stores }: Position, side: Side): number {
  return stores[side] - stores[oppositeSide(side)];
}

/** Seeds in the pits and in the storehouses. */
export function seedsOf(position: Position): number {
  return seedsOnBoard(position) + position.stores.south + position.stores.north;
}

export function seedsIn(position: Position, pit: Pit): number {
  return position.pits[pit] ?? 0;
}

/** Why the player to move may not sow `pit`, or `null` if he may. */
export function refusal(rules: RuleSet, position: Position, pit: Pit): Refusal | null {
  const seeds = seedsIn(position, pit);
  if (sideOf(rules, pit) !== position.toMove) return "not-yours";
  if (seeds === 0) return "empty";
  if (seeds < rules.fewestToSow) return "too-few";
  return pit === position.barred ? "barred" : null;
}

/** The moves of the player to move, from his left; where he may choose, clockwise stands first. */
export function legalMoves(rules: RuleSet, position: Position): readonly Move[] {
  const moves: Move[] = [];
  for (const pit of pitsOf(rules, position.toMove)) {
    if (refusal(rules, position, pit) !== null) continue;
    for (const direction of directionsOf(rules, pit)) moves.push({ pit, direction });
  }
  return moves;
}

/** Same pits, same player to move, same barred pit. Between two captures the storehouses are the same too. */
export function samePosition(one: Position, other: Position): boolean {
  return (
    one.toMove === other.toMove &&
    one.barred === other.barred &&
    one.pits.every((seeds, pit) => seeds === other.pits[pit])
  );
}

export function sameMove(one: Move, other: Move): boolean {
  return one.pit === other.pit && one.direction === other.direction;
}

/** The side whose storehouse holds more than half of all seeds: nothing can change who wins. */
export function decidedFor(position: Position): Side | null {
  const half = seedsOf(position) / 2;
  if (position.stores.south > half) return "south";
  return position.stores.north > half ? "north" : null;
}

/** The count as it stands: more seeds stored wins, equal is a draw. */
export function outcomeOf(position: Position): Outcome {
  const { south, north } = position.stores;
  return { winner: south === north ? null : south > north ? "south" : "north", stores: position.stores };
}

/** The outcome when `side` gives up: the other wins whatever the count. */
export function outcomeOfResigning(position: Position, side: Side): Outcome {
  return { winner: oppositeSide(side), stores: position.stores };
}
