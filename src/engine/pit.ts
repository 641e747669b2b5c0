import type { Direction, Pit, RuleSet, Side } from "./types.ts";

/** All pits of the board, both rows. */
export function pitCount(rules: RuleSet): number {
  return rules.row * 2;
}

/** A player's pits, from the owner's left. */
export function pitsOf(rules: RuleSet, side: Side): readonly Pit[] {
  const first = side === "south" ? 0 : rules.row;
  const pits: Pit[] = [];
  for (let pit = first; pit < first + rules.row; pit++) pits.push(pit as Pit);
  return pits;
}

export function sideOf(rules: RuleSet, pit: Pit): Side {
  return pit < rules.row ? "south" : "north";
}

export function oppositeSide(side: Side): Side {
  return side === "south" ? "north" : "south";
}

/** A pit's place in its row, 0 at the owner's left. */
function place(rules: RuleSet, pit: Pit): number {
  return pit % rules.row;
}

/** The pit that a sowing in `direction` reaches next; storehouses are never sown into. */
export function nextPit(rules: RuleSet, pit: Pit, direction: Direction): Pit {
  const size = pitCount(rules);
  const step = direction === "counterclockwise" ? 1 : size - 1;
  return ((pit + step) % size) as Pit;
}

/** `A`, `B`, … for South and `a`, `b`, … for North, each from the owner's left. */
export function pitLetter(rules: RuleSet, pit: Pit): string {
  const first = sideOf(rules, pit) === "south" ? "A" : "a";
  return String.fromCharCode(first.charCodeAt(0) + place(rules, pit));
}

/** The directions in which the rules let a pit be sown: one, or two where the player chooses. */
export function directionsOf(rules: RuleSet, pit: Pit): readonly Direction[] {
  return rules.directions[place(rules, pit)] ?? [];
}
