import { directionsOf, nextPit, pitLetter, pitsOf, sideOf } from "./pit.ts";
import { seedsOf, totalSeeds } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import type { Direction, Move, Pit, Position, RuleSet } from "./types.ts";

const WHOLE_NUMBER = /^(0|[1-9]\d*)$/;
const MARK: Readonly<Record<Direction, string>> = { clockwise: "<", counterclockwise: ">" };
const DIRECTIONS: readonly Direction[] = ["clockwise", "counterclockwise"];

/** `5,5,5,5,5/5,5,5,5,5 0-0 S -`: South's pits / North's pits, storehouses, player to move, barred pit. */
export function formatPosition(position: Position): string {
  const { pits, stores, toMove, barred } = position;
  const row = pits.length / 2;
  const south = pits.slice(0, row).join(",");
  const north = pits.slice(row).join(",");
  const bar = barred === null ? "-" : String.fromCharCode((barred < row ? 65 : 97) + (barred % row));
  return `${south}/${north} ${stores.south}-${stores.north} ${toMove === "south" ? "S" : "N"} ${bar}`;
}

/**
 * Reads what `formatPosition` writes, and nothing else. Codes: `POSITION_FORM`, `POSITION_COUNT` (a number),
 * `POSITION_TOTAL` (more seeds than the rule set has), `POSITION_BARRED` (a bar that no ply can have set).
 */
export function parsePosition(rules: RuleSet, text: string): Result<Position> {
  const [board = "", storehouses, turn, bar, ...rest] = text.split(" ");
  const rows = board.split("/");
  if (rows.length !== 2 || !storehouses || !turn || !bar || rest.length > 0) {
    return err("POSITION_FORM", "A position is pits/pits, storehouses, player to move, barred pit.", text);
  }
  const counts = rows.map((row) => row.split(","));
  const stored = storehouses.split("-");
  if (counts.some((row) => row.length !== rules.row)) {
    return err("POSITION_FORM", `Each row has ${rules.row} pits.`, board);
  }
  if (stored.length !== 2) {
    return err("POSITION_FORM", "The storehouses are South's and North's, as 0-0.", storehouses);
  }
  if (turn !== "S" && turn !== "N") {
    return err("POSITION_FORM", "The player to move is S or N.", turn);
  }
  const wrong = [...counts.flat(), ...stored].find((count) => !WHOLE_NUMBER.test(count));
  if (wrong !== undefined) {
    return err("POSITION_COUNT", "Seeds are counted in whole numbers.", wrong);
  }
  const barred = bar === "-" ? null : pitOfLetter(rules, bar);
  if (barred === undefined) {
    return err("POSITION_FORM", "The barred pit is a pit's letter or -.", bar);
  }
  const [south, north] = stored.map(Number);
  const position: Position = {
    pits: counts.flat().map(Number),
    stores: { south: south ?? 0, north: north ?? 0 },
    toMove: turn === "S" ? "south" : "north",
    barred,
  };
  if (seedsOf(position) > totalSeeds(rules)) {
    return err("POSITION_TOTAL", `There are at most ${totalSeeds(rules)} seeds.`, text);
  }
  if (barred !== null && !canBeBarred(rules, position, barred)) {
    return err(
      "POSITION_BARRED",
      "A barred pit is an end pit of the player to move with one seed, which came from a pit now empty.",
      bar,
    );
  }
  return ok(position);
}

/** Whether some single seed of the opponent can just have been sown into `pit`. */
export function canBeBarred(rules: RuleSet, position: Position, pit: Pit): boolean {
  if (!rules.returnBar || sideOf(rules, pit) !== position.toMove || position.pits[pit] !== 1) return false;
  return DIRECTIONS.some((direction) => {
    const from = nextPit(rules, pit, direction === "clockwise" ? "counterclockwise" : "clockwise");
    return (
      sideOf(rules, from) !== position.toMove &&
      position.pits[from] === 0 &&
      directionsOf(rules, from).includes(direction)
    );
  });
}

/** The pit's letter; where the rules give a choice, `<` (to the owner's left) or `>` (to his right) follows. */
export function formatMove(rules: RuleSet, move: Move): string {
  const choice = directionsOf(rules, move.pit).length > 1;
  return pitLetter(rules, move.pit) + (choice ? MARK[move.direction] : "");
}

/** Reads what `formatMove` writes; `MOVE_FORM` otherwise. Whether it is legal is another question. */
export function parseMove(rules: RuleSet, text: string): Result<Move> {
  const pit = pitOfLetter(rules, text.slice(0, 1));
  if (pit === undefined) return err("MOVE_FORM", "A move begins with a pit's letter.", text);
  const options = directionsOf(rules, pit).map((direction) => ({ pit, direction }));
  const move = options.find((option) => formatMove(rules, option) === text);
  if (move) return ok(move);
  const forms = options.map((option) => formatMove(rules, option)).join(" or ");
  return err("MOVE_FORM", `This pit's move is written ${forms}.`, text);
}

function pitOfLetter(rules: RuleSet, letter: string): Pit | undefined {
  return [...pitsOf(rules, "south"), ...pitsOf(rules, "north")].find(
    (pit) => pitLetter(rules, pit) === letter,
  );
}
