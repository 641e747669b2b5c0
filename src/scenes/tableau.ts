/** The stage as data: what is to be seen now. Told by the choreography, read by whatever draws. Nothing is made anew. */
import { spotsOf } from "../animation/journey.ts";
import type { Picture, Trace } from "../animation/picture.ts";
import type { Glow, Spot, Stage } from "../animation/stage.ts";
import type { Seed } from "../animation/table.ts";
import type { Pit, Side } from "../engine/types.ts";

export interface SeedState {
  from: Spot;
  to: Spot;
  share: number;
  height: number;
  /** Whether it is on the table at all. */
  present: boolean;
  /** Whether it looks different from when it was last drawn; the drawer takes it back. */
  changed: boolean;
}

interface Numeral {
  value: number;
  stress: number;
}

const ASIDE: Spot = { place: "aside" };

export class Tableau implements Stage {
  /** By number. */
  readonly seeds: SeedState[] = [];
  readonly pits: Numeral[] = [];
  readonly stores: Readonly<Record<Side, Numeral>> = {
    south: { value: 0, stress: 0 },
    north: { value: 0, stress: 0 },
  };
  readonly glows: { glow: Glow; strength: number }[] = [];
  readonly lights: Record<Side, number> = { south: 0, north: 0 };
  readonly barred: { pit: Pit | null; strength: number } = { pit: null, strength: 0 };
  /** The winner's storehouse. */
  readonly won: { side: Side | null; strength: number } = { side: null, strength: 0 };
  shownTrace: Trace | null = null;
  /** Grows with every change. */
  changes = 0;

  /** Pits a row. */
  get row(): number {
    return this.pits.length / 2;
  }

  constructor(row: number) {
    this.#setRow(row);
  }

  show({ table, toMove, winner, barred, trace }: Picture): void {
    this.#setRow(table.pits.length / 2);
    for (const state of this.seeds) {
      state.present = false;
      state.changed = true;
    }
    for (const [seed, spot] of spotsOf(table)) this.move(seed, spot, spot, 1, 0);
    table.pits.forEach((heap, pit) => {
      this.count(pit as Pit, heap.length, 0);
      this.glow(pit as Pit, "touch", 0);
    });
    this.score("south", table.stores.south.length, 0);
    this.score("north", table.stores.north.length, 0);
    this.light(toMove === "south" ? 1 : 0, toMove === "north" ? 1 : 0);
    this.bar(barred, barred === null ? 0 : 1);
    this.win(winner, winner === null ? 0 : 1);
    this.trace(trace);
  }

  move(seed: Seed, from: Spot, to: Spot, share: number, height: number): void {
    this.changes += 1;
    while (this.seeds.length <= seed) this.seeds.push(absentSeed());
    const state = this.seeds[seed];
    if (state === undefined) return;
    state.present = true;
    state.from = from;
    state.to = to;
    state.share = share;
    state.height = height;
    state.changed = true;
  }

  count(pit: Pit, seeds: number, stress: number): void {
    const numeral = this.pits[pit];
    if (numeral === undefined) return;
    this.changes += 1;
    numeral.value = seeds;
    numeral.stress = stress;
  }

  score(side: Side, seeds: number, stress: number): void {
    this.changes += 1;
    this.stores[side].value = seeds;
    this.stores[side].stress = stress;
  }

  light(south: number, north: number): void {
    this.changes += 1;
    this.lights.south = south;
    this.lights.north = north;
  }

  bar(pit: Pit | null, strength: number): void {
    this.changes += 1;
    this.barred.pit = pit;
    this.barred.strength = strength;
  }

  glow(pit: Pit, glow: Glow, strength: number): void {
    const state = this.glows[pit];
    if (state === undefined) return;
    this.changes += 1;
    state.glow = glow;
    state.strength = strength;
  }

  win(side: Side | null, strength: number): void {
    this.changes += 1;
    this.won.side = side;
    this.won.strength = strength;
  }

  trace(trace: Trace | null): void {
    this.changes += 1;
    this.shownTrace = trace;
  }

  #setRow(row: number): void {
    if (row === this.row) return;
    this.pits.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...Array.from({ length: row * 2 }, () => ({ value: 0, stress: 0 })),
    );
    this.glows.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...Array.from({ length: row * 2 }, () => ({ glow: "touch" as const, strength: 0 })),
    );
  }
}

function absentSeed(): SeedState {
  return { from: ASIDE, to: ASIDE, share: 1, height: 0, present: false, changed: true };
}
