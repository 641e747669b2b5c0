/** What a match comes to. It has at least one game, and may have a million. */
import type { Side } from "../engine/types.ts";
import type { Score } from "./match-game.ts";

/** Standard errors on either side of a mean within which it lies in 95 of 100 cases. */
const CONFIDENCE = 1.96;

/** The scores in the order of play: every two of them are a pair with the same opening. */
export function summary(scores: readonly Score[]) {
  const points = scores.map((score) => score.points);
  const plies = scores.map((score) => score.plies);
  return {
    south: points.filter((value) => value === 1).length,
    north: points.filter((value) => value === 0).length,
    draws: points.filter((value) => value === 0.5).length,
    score: rounded(mean(points)),
    ci95: confidence(points).map(rounded),
    margin: rounded(mean(scores.map((score) => score.margin))),
    plies: { least: least(plies), mean: rounded(mean(plies)), most: most(plies) },
    faults: scores.filter((score) => score.fault !== null).length,
  };
}

/** Milliseconds a move: each player's mean, and the most that either took. */
export function timing(scores: readonly Score[]) {
  const perMove = (side: Side) => {
    const sum = (of: "ms" | "moves") => scores.reduce((total, { clock }) => total + clock[side][of], 0);
    return rounded(sum("ms") / Math.max(1, sum("moves")));
  };
  const longest = scores.map(({ clock }) => Math.max(clock.south.most, clock.north.most));
  return { south: perMove("south"), north: perMove("north"), most: rounded(most(longest)) };
}

/**
 * Where the score of endless many games would lie, in 95 of 100 matches. The two games of a pair depend on each other,
 * so that pairs are counted, not games; and as if two more pairs had been won and two lost (Agresti and Coull 1998),
 * or else a match won without exception would leave no doubt at all.
 */
function confidence(points: readonly number[]): readonly [number, number] {
  const pairs = [0, 0, 1, 1];
  for (let game = 0; game < points.length; game += 2) pairs.push(mean(points.slice(game, game + 2)));
  const centre = mean(pairs);
  const variance = mean(pairs.map((value) => (value - centre) ** 2));
  const reach = CONFIDENCE * Math.sqrt(variance / pairs.length);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Not `Math.min(...values)`: a call has fewer arguments than a match may have games. */
function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
