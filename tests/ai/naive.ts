/** Exact values worked out the plain way, on positions and with the moves of play, to hold the tables against. */
import { type Applied, applyMove, openPosition } from "../../src/engine/apply.ts";
import { formatMove, formatPosition } from "../../src/engine/notation.ts";
import { legalMoves, seedsOnBoard } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import type { Move, Position, RuleSet, Side } from "../../src/engine/types.ts";
import { keyOf, positionsWith } from "./positions.ts";

/** What a move brings the mover at once, and what it leads to: to the other's turn, or to his own once more. */
interface Option {
  readonly gain: number;
  readonly own: boolean;
  /** `null` where the game is over. */
  readonly child: Node | null;
}

/** A position and the bounds of what its player to move gains from here on. */
interface Node {
  low: number;
  high: number;
  readonly options: readonly Option[];
}

/** The values of all positions with up to so many seeds in the pits, whatever is stored. */
export interface Naive {
  valueOf(position: Position): number;
  /** By the moves' notation, what each is worth to the mover. */
  movesOf(position: Position): ReadonlyMap<string, number>;
}

export function workOut(rules: RuleSet, most: number): Naive {
  return workThrough(
    rules,
    Array.from({ length: most + 1 }, (_, seeds) => [...positionsWith(rules, seeds)]),
  );
}

/** The values of all these positions; every position that a move leads to is among them. */
export function workOutThese(rules: RuleSet, positions: readonly Position[]): Naive {
  const layers: Position[][] = [];
  for (const position of positions) {
    const seeds = seedsOnBoard(position);
    layers[seeds] ??= [];
    layers[seeds].push(position);
  }
  return workThrough(rules, layers);
}

/** @param layers at [n] the positions with n seeds in the pits. */
function workThrough(rules: RuleSet, layers: readonly (readonly Position[])[]): Naive {
  const nodes = new Map<string, Node>();
  for (const [seeds, positions] of layers.entries()) {
    const layer = layOut(rules, nodes, positions ?? [], seeds);
    narrow(layer);
    // Where the bounds have not met play is endless, worth 0 or what is nearest to it.
    for (const node of layer) node.low = node.high = Math.max(node.low, Math.min(node.high, 0));
  }
  const worthOf = (position: Position) => {
    const node = nodes.get(keyOf(position));
    if (node === undefined) throw new RangeError(`${formatPosition(position)} has too many seeds.`);
    return node.low;
  };
  const worthOfMove = (position: Position, move: Move) => {
    const { after, end } = must(applyMove(rules, position, move));
    const gain = leadOf(after, position.toMove) - leadOf(position, position.toMove);
    if (end !== null) return gain;
    return after.toMove === position.toMove ? gain + worthOf(after) : gain - worthOf(after);
  };
  return {
    valueOf: worthOf,
    movesOf: (position) =>
      new Map(
        legalMoves(rules, position).map(
          (move) => [formatMove(rules, move), worthOfMove(position, move)] as const,
        ),
      ),
  };
}

/** What a side has stored more than the other. */
export function leadOf({ stores }: Position, side: Side): number {
  return side === "south" ? stores.south - stores.north : stores.north - stores.south;
}

/** Adds positions with so many seeds; those with fewer are there already. */
function layOut(
  rules: RuleSet,
  nodes: Map<string, Node>,
  positions: readonly Position[],
  seeds: number,
): readonly Node[] {
  const layer: Node[] = [];
  const links: (() => void)[] = [];
  for (const position of positions) {
    const options: Option[] = [];
    const node = { low: -seeds, high: seeds, options };
    nodes.set(keyOf(position), node);
    layer.push(node);
    links.push(() => {
      const moves = legalMoves(rules, position);
      const told =
        moves.length === 0
          ? [openPosition(rules, position)]
          : moves.map((move) => must(applyMove(rules, position, move)));
      options.push(...told.map((applied) => optionOf(nodes, position, applied)));
    });
  }
  for (const link of links) link();
  return layer;
}

function optionOf(nodes: Map<string, Node>, before: Position, { after, end }: Applied): Option {
  const child = end === null ? nodes.get(keyOf(after)) : null;
  if (child === undefined) throw new Error(`${formatPosition(after)} is not there.`);
  return {
    gain: leadOf(after, before.toMove) - leadOf(before, before.toMove),
    own: after.toMove === before.toMove,
    child,
  };
}

/** Narrows the bounds until nothing changes. */
function narrow(layer: readonly Node[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const node of layer) {
      const low = Math.max(...node.options.map((option) => boundOf(option, "low")));
      const high = Math.max(...node.options.map((option) => boundOf(option, "high")));
      if (low === node.low && high === node.high) continue;
      node.low = low;
      node.high = high;
      changed = true;
    }
  }
}

function boundOf({ gain, own, child }: Option, bound: "low" | "high"): number {
  if (child === null) return gain;
  if (own) return gain + child[bound];
  return gain - (bound === "low" ? child.high : child.low);
}
