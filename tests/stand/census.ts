/** What can be counted in a picture, and what the engine says that must be there. */
import type { FoldState } from "../../src/engine/fold.ts";
import type { BySide, Pit } from "../../src/engine/types.ts";
import { type Box, pitBox, storeBox, type View } from "../../src/layout/view.ts";

/** Counts by name, such as "seeds in pit 3" and "numeral of pit 3". */
export type Census = Readonly<Record<string, number>>;

/** The middle of a seed in CSS px, and whether it is above all that lies. */
export interface SeenSeed {
  readonly x: number;
  readonly y: number;
  readonly flying: boolean;
}

/** What is written beside the pits and the storehouses. */
interface Written {
  readonly pits: readonly number[];
  readonly stores: BySide<number>;
}

/** Counts what is seen on a board that stands as `view` says. */
export function counter(view: View): (seeds: readonly SeenSeed[], written: Written) => Census {
  const places = placesOf(view);
  const nothing = { pits: Array.from({ length: view.row * 2 }, () => 0), stores: { south: 0, north: 0 } };
  return (seeds, written) => {
    const seen = counts(written, nothing);
    const spots = new Set<string>();
    const count = (name: string) => {
      seen[name] = (seen[name] ?? 0) + 1;
    };
    for (const { x, y, flying } of seeds) {
      if (flying) {
        count(IN_THE_AIR);
        continue;
      }
      const place = places.find(({ box }) => Math.hypot((x - box.x) / box.rx, (y - box.y) / box.ry) < 1);
      count(place?.name ?? ASTRAY);
      const spot = `${x.toFixed(3)} ${y.toFixed(3)}`;
      if (spots.has(spot)) count(COVERED);
      spots.add(spot);
    }
    return seen;
  };
}

/**
 * What a census says that no way between the states can explain; empty when the picture is right. On the way, seeds
 * may be in the air instead of where a state has them, but no place may have more than in any state, and none is ever
 * lost or doubled. One state: nothing may be different from it.
 */
export function faults(seen: Census, states: readonly FoldState[]): readonly string[] {
  const said = states.map(censusOf);
  const [first = {}] = said;
  const names = Object.keys({ ...seen, ...first });
  const wrong = names.flatMap((name) => {
    const underWay = said.length > 1;
    if (underWay && (name === IN_THE_AIR || name === COVERED)) return [];
    const values = said.map((census) => census[name] ?? 0);
    const least = underWay && isOfSeeds(name) ? 0 : Math.min(...values);
    const most = Math.max(...values);
    const is = seen[name] ?? 0;
    return is >= least && is <= most ? [] : [`${name}: ${is}, not ${least} to ${most}`];
  });
  const [all, saidAll] = [seedsOf(seen), seedsOf(first)];
  return all === saidAll ? wrong : [...wrong, `seeds altogether: ${all}, not ${saidAll}`];
}

export const IN_THE_AIR = "seeds in the air";
/** The odd seed left over in sharing lies in the middle of the board. */
const ASIDE = "seeds aside";
/** Lying in no place at all. */
const ASTRAY = "seeds astray";
/** In the very spot of another, where nobody sees both. */
const COVERED = "covered";

const SIDES = ["south", "north"] as const;

/** Asked for in every frame in which a state holds. */
const known = new WeakMap<FoldState, Census>();

function censusOf(state: FoldState): Census {
  const { position, hand, unshared } = state;
  const census = known.get(state) ?? {
    ...counts(position, position),
    [IN_THE_AIR]: hand,
    [ASIDE]: unshared,
  };
  known.set(state, census);
  return census;
}

function counts(written: Written, lying: Written): Record<string, number> {
  const census: Record<string, number> = {};
  lying.pits.forEach((seeds, pit) => {
    census[seedsIn(pit)] = seeds;
    census[`numeral of pit ${pit}`] = written.pits[pit] ?? -1;
  });
  for (const side of SIDES) {
    census[seedsIn(side)] = lying.stores[side];
    census[`score of ${side}`] = written.stores[side];
  }
  return census;
}

function seedsIn(place: number | "south" | "north"): string {
  return typeof place === "number" ? `seeds in pit ${place}` : `seeds of ${place}`;
}

function isOfSeeds(name: string): boolean {
  return name.startsWith("seeds");
}

/** All of them, wherever they are. */
export function seedsOf(census: Census): number {
  return Object.entries(census).reduce((sum, [name, count]) => (isOfSeeds(name) ? sum + count : sum), 0);
}

function placesOf(view: View): readonly { readonly name: string; readonly box: Box }[] {
  const { centre, unit } = view;
  const pits = Array.from({ length: view.row * 2 }, (_, pit) => ({
    name: seedsIn(pit),
    box: pitBox(view, pit as Pit),
  }));
  const stores = SIDES.map((side) => ({ name: seedsIn(side), box: storeBox(view, side) }));
  return [...pits, ...stores, { name: ASIDE, box: { ...centre, rx: unit / 10, ry: unit / 10 } }];
}
