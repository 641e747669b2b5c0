/** A stage and a cue that remember, and games to show on them. */
import fc from "fast-check";
import type { Cue, CueContext } from "../../src/animation/cue.ts";
import { createDirector, type Director } from "../../src/animation/director.ts";
import { spotsOf } from "../../src/animation/journey.ts";
import type { Picture, Trace } from "../../src/animation/picture.ts";
import { createQueue } from "../../src/animation/queue.ts";
import type { Glow, Spot, Stage } from "../../src/animation/stage.ts";
import type { Seed } from "../../src/animation/table.ts";
import { currentPosition, endOf, newGame, playMove } from "../../src/engine/game.ts";
import { parsePosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { findRuleSet, RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game, GameEvent, Pit, Position, RuleSet, Side } from "../../src/engine/types.ts";

interface Lying {
  readonly from: Spot;
  readonly to: Spot;
  readonly share: number;
  readonly height: number;
}

/** What can be read off a picture at rest. */
interface Still {
  /** Seeds that lie in each pit, and what its numeral says. */
  readonly pits: readonly number[];
  readonly numerals: readonly number[];
  readonly stores: Readonly<Record<Side, number>>;
  readonly scores: Readonly<Record<Side, number>>;
  readonly hand: number;
  readonly aside: number;
  readonly toMove: Side | "both" | null;
  readonly barred: Pit | null;
}

export class FakeStage implements Stage {
  readonly seeds = new Map<Seed, Lying>();
  readonly numerals: number[] = [];
  readonly scores: Record<Side, number> = { south: 0, north: 0 };
  readonly lights = { south: 0, north: 0 };
  readonly glows = new Map<Pit, number>();
  readonly leaps: string[] = [];
  barred: Pit | null = null;
  winner: Side | null = null;
  shownTrace: Trace | null = null;
  shows = 0;

  show({ table, toMove, winner, barred, trace }: Picture): void {
    this.shows += 1;
    this.seeds.clear();
    for (const [seed, spot] of spotsOf(table))
      this.seeds.set(seed, { from: spot, to: spot, share: 1, height: 0 });
    this.numerals.splice(0, Infinity, ...table.pits.map((heap) => heap.length));
    this.scores.south = table.stores.south.length;
    this.scores.north = table.stores.north.length;
    this.light(toMove === "south" ? 1 : 0, toMove === "north" ? 1 : 0);
    this.glows.clear();
    this.barred = barred;
    this.winner = winner;
    this.shownTrace = trace;
  }

  move(seed: Seed, from: Spot, to: Spot, share: number, height: number): void {
    const last = this.seeds.get(seed);
    if (last === undefined) throw new Error(`seed ${seed} was never laid`);
    if (!(share >= 0 && share <= 1 && height >= 0 && height < 2))
      throw new Error(`share ${share}, height ${height}`);
    const going = sameSpot(last.from, from) && sameSpot(last.to, to);
    if (!going && !(last.share === 1 && sameSpot(last.to, from))) {
      this.leaps.push(`seed ${seed}: ${JSON.stringify(last)} → ${JSON.stringify(from)}`);
    }
    this.seeds.set(seed, { from, to, share, height });
  }

  count(pit: Pit, seeds: number): void {
    this.numerals[pit] = seeds;
  }

  win(side: Side | null, strength: number): void {
    this.winner = strength > 0 ? side : null;
  }

  score(side: Side, seeds: number): void {
    this.scores[side] = seeds;
  }

  light(south: number, north: number): void {
    this.lights.south = south;
    this.lights.north = north;
  }

  bar(pit: Pit | null, strength: number): void {
    this.barred = strength > 0.5 ? pit : null;
  }

  glow(pit: Pit, _glow: Glow, strength: number): void {
    this.glows.set(pit, strength);
  }

  trace(trace: Trace | null): void {
    this.shownTrace = trace;
  }

  /** @throws when something is still on its way, or a heap's slots are not filled one by one. */
  still(): Still {
    const heaps = new Map<string, number[]>();
    const still = {
      pits: this.numerals.map(() => 0),
      stores: { south: 0, north: 0 },
      hand: 0,
      aside: 0,
    };
    for (const [seed, { to, share, height }] of this.seeds) {
      if (share !== 1) throw new Error(`seed ${seed} is on its way`);
      if (to.place !== "hand" && height !== 0) throw new Error(`seed ${seed} hangs in the air`);
      if (to.place === "pit") still.pits[to.pit] = (still.pits[to.pit] ?? 0) + 1;
      if (to.place === "store") still.stores[to.side] += 1;
      if (to.place === "hand") still.hand += 1;
      if (to.place === "aside") still.aside += 1;
      if (to.place !== "pit" && to.place !== "store") continue;
      const heap = to.place === "pit" ? `pit ${to.pit} of ${to.of}` : `${to.side} of ${to.of}`;
      heaps.set(heap, [...(heaps.get(heap) ?? []), to.slot]);
    }
    for (const [heap, slots] of heaps) {
      const inOrder = slots.toSorted((one, other) => one - other).every((slot, index) => slot === index);
      if (!inOrder || !heap.endsWith(` of ${slots.length}`)) throw new Error(`${heap}: slots ${slots}`);
    }
    return {
      ...still,
      numerals: [...this.numerals],
      scores: { ...this.scores },
      toMove: litSide(this.lights),
      barred: this.barred,
    };
  }
}

/** What the engine's position looks like on a stage at rest. */
export function expected(position: Position, { hand = 0, aside = 0, over = false } = {}): Still {
  return {
    pits: position.pits,
    numerals: position.pits,
    stores: position.stores,
    scores: position.stores,
    hand,
    aside,
    toMove: over ? null : position.toMove,
    barred: position.barred,
  };
}

/** The stage of a game at rest, as the engine says it. */
export function expectedOf(game: Game): Still {
  const end = endOf(game);
  const { south, north } = currentPosition(game).stores;
  const total = [...currentPosition(game).pits, south, north].reduce((sum, seeds) => sum + seeds, 0);
  const start = [...game.start.pits, game.start.stores.south, game.start.stores.north];
  const aside = start.reduce((sum, seeds) => sum + seeds, 0) - total;
  return expected(currentPosition(game), { over: end !== null, aside });
}

class FakeCue implements Cue {
  readonly heard: { readonly event: GameEvent; readonly context: CueContext }[] = [];

  play(event: GameEvent, context: CueContext): void {
    this.heard.push({ event, context });
  }

  get events(): readonly GameEvent[] {
    return this.heard.map(({ event }) => event);
  }
}

interface Show {
  readonly queue: ReturnType<typeof createQueue>;
  readonly stage: FakeStage;
  readonly cue: FakeCue;
  readonly director: Director;
  /** Runs the queue in steps of `dt` until nothing is left. @returns milliseconds of clock. */
  readonly drain: (dt?: number) => number;
}

export function createShow({ reduced = false } = {}): Show {
  const queue = createQueue();
  const stage = new FakeStage();
  const cue = new FakeCue();
  const director = createDirector({ queue, stage, cue, positionOf: currentPosition, endOf });
  director.reducedMotion = reduced;
  const drain = (dt = 1000 / 60) => {
    let ms = 0;
    for (; !queue.empty; ms += dt) queue.update(dt);
    return ms;
  };
  return { queue, stage, cue, director, drain };
}

/** A game of at most `plies` plies, each the legal move that the next number picks. */
export function randomGame(rules: RuleSet, picks: readonly number[], plies: number, start?: Position): Game {
  let game = newGame(rules, start);
  for (let ply = 0; ply < plies && endOf(game) === null; ply++) {
    const moves = legalMoves(rules, currentPosition(game));
    const move = moves[(picks[ply % picks.length] ?? 0) % moves.length];
    const played = move === undefined ? null : playMove(game, move);
    if (!played?.ok) throw new Error("a legal move was refused");
    game = played.value;
  }
  return game;
}

/** Games of every rule set, from the first plies to the very end. */
export const games = gamesBy(RULE_SETS);

/** As `games`, with so many pits a row. */
export function gamesOn(row: number): fc.Arbitrary<Game> {
  return gamesBy(RULE_SETS.filter((rules) => rules.row === row));
}

function gamesBy(ruleSets: readonly RuleSet[]): fc.Arbitrary<Game> {
  return fc
    .record({
      rules: fc.constantFrom(...ruleSets),
      picks: fc.array(fc.nat(9), { minLength: 3, maxLength: 40 }),
      plies: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(400)),
    })
    .map(({ rules, picks, plies }) => randomGame(rules, picks, plies));
}

export function rulesOf(id: string): RuleSet {
  const rules = findRuleSet(id);
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

export function gameFrom(id: string, text: string): Game {
  const rules = rulesOf(id);
  const start = parsePosition(rules, text);
  if (!start.ok) throw new Error(start.error.message);
  return newGame(rules, start.value);
}

function litSide({ south, north }: { south: number; north: number }): Still["toMove"] {
  if (south === 1 && north === 1) return "both";
  if (south === 1) return "south";
  return north === 1 ? "north" : null;
}

function sameSpot(one: Spot, other: Spot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
