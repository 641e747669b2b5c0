/** Games that the machine plays against itself, as examples of what positions are worth. */
import { type Endgame, exactWorth } from "../ai/endgame.ts";
import type { Evaluation } from "../ai/evaluation.ts";
import { pick, type Random } from "../ai/random.ts";
import { search, UNLIMITED } from "../ai/search.ts";
import { createTree, type Tree } from "../ai/tree.ts";
import { loadPosition } from "../engine/board.ts";
import { currentPosition, endOf, newGame, playMove, sinceCapture } from "../engine/game.ts";
import { leadOf, legalMoves, seedsOnBoard } from "../engine/position.ts";
import { must } from "../engine/result.ts";
import type { Game, Move, Position } from "../engine/types.ts";

/** A position that stood, and what its player to move gained from there to the end. */
export interface Example {
  readonly position: Position;
  readonly gain: number;
}

/** Sowings tried for a move. */
const NODES = 500;
/** Plies at random before a game is watched: at least so many, and up to as many more. */
const OPENING = 2;
const OPENING_MORE = 8;
/** How many moves are random, so that all kinds of positions are met. */
const SLIPS = 0.08;

/** Plays so many games, each until its exact value is known, and tells every position that was met for the first time. */
export function* playItself(
  endgame: Endgame,
  evaluation: Evaluation,
  games: number,
  random: Random,
): Generator<Example, void> {
  const tree = createTree(endgame, evaluation, Math.ceil(Math.log2(2 * NODES)));
  const met = new Set<string>();
  for (let played = 0; played < games; played++) {
    const opening = OPENING + Math.floor(random() * OPENING_MORE);
    let game = newGame(endgame.rules);
    let lead = leadAtEnd(tree, game);
    while (lead === null) {
      game = must(playMove(game, chooseMove(tree, game, opening, random)));
      lead = leadAtEnd(tree, game);
    }
    for (const { before } of game.plies.slice(opening)) {
      const key = JSON.stringify([before.pits, before.toMove]);
      if (before.barred !== null || met.has(key)) continue;
      met.add(key);
      const gain = lead - leadOf(before, "south");
      yield { position: before, gain: before.toMove === "south" ? gain : 0 - gain };
    }
  }
}

function chooseMove(tree: Tree, game: Game, opening: number, random: Random): Move {
  const position = currentPosition(game);
  if (game.cursor < opening || random() < SLIPS) return pick(legalMoves(game.rules, position), random);
  const limits = { ...UNLIMITED, nodes: NODES };
  return search(tree, sinceCapture(game), limits, random).move;
}

/** How many seeds more South will have stored in the end, or `null` while that is not known. */
function leadAtEnd({ board, endgame }: Tree, game: Game): number | null {
  const position = currentPosition(game);
  if (endOf(game) !== null) return leadOf(position, "south");
  const left = seedsOnBoard(position);
  if (endgame.values[left] === undefined) return null;
  loadPosition(board, 0, position);
  const worth = exactWorth(endgame, board, 0, left, board.stride);
  return leadOf(position, "south") + (position.toMove === "south" ? worth : 0 - worth);
}
