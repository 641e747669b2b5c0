/** Whatever happens to one stored text, it is refused whole or read whole, and harms nothing else. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, newGame, resign } from "../../src/engine/game.ts";
import { type Fault, must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { parseSeat, type SeatId } from "../../src/session/setup.ts";
import { LAST, slotOf } from "../../src/storage/autosave.ts";
import { createKeeper } from "../../src/storage/keeper.ts";
import { formatSave, parseSave, type Save } from "../../src/storage/save.ts";
import { DEFAULT_SETTINGS, formatSettings, readSettings } from "../../src/storage/settings.ts";
import { createStore } from "../../src/storage/store.ts";
import { randomGame } from "../engine/arbitrary.ts";
import { workingCupboard } from "./fakes.ts";

const LANGUAGES = ["en", "eo"];

const seats = { south: "human", north: "level:2" } as const;
const [split, circular, relay, bagara] = RULE_SETS as readonly [
  (typeof RULE_SETS)[number],
  (typeof RULE_SETS)[number],
  (typeof RULE_SETS)[number],
  (typeof RULE_SETS)[number],
];
const asked = { rules: circular, seats, start: null, seed: null };
const saveOf = (game: Save<SeatId>["game"], begun: number): Save<SeatId> => ({
  game,
  seats,
  seed: 4_294_967_295,
  match: null,
  begun,
});

/** A device with something of everything on it, by the names in its store. */
const DEVICE: ReadonlyMap<string, string> = new Map(
  [
    [LAST, formatSave(saveOf(randomGame(split, 1, undefined, 30), 5))],
    [slotOf(asked), formatSave(saveOf(randomGame(circular, 2, undefined, 20), 6))],
    ["done|1", formatSave(saveOf(randomGame(split, 3), 1))],
    ["done|2", formatSave(saveOf(randomGame(relay, 4), 2))],
    ["done|3", formatSave(saveOf(must(resign(newGame(bagara), "south")), 3))],
    ["settings", formatSettings({ ...DEFAULT_SETTINGS, language: "eo", level: 7, muted: true })],
  ].map(([name, text]) => [`alemungula:${name}`, text ?? ""]),
);

const textOf = (save: Save<SeatId> | null) => (save === null ? null : formatSave(save));

/** What a visit finds on the device; games as text, since that is quickly compared. */
function visit(held: Map<string, string>) {
  const faults: Fault[] = [];
  const last: { value: Save<SeatId> | null } = { value: null };
  const store = createStore(workingCupboard(held));
  const keeper = createKeeper<SeatId>({
    store,
    tab: createStore(workingCupboard()),
    parseSeat,
    now: () => 9,
    asked,
    isOwn: () => true,
    last,
    tell: (fault) => faults.push(fault),
  });
  const found = textOf(keeper.found());
  const { games, refused } = must(keeper.records.newest(9));
  const { settings, fault } = readSettings(store, LANGUAGES);
  return {
    last: textOf(last.value),
    found,
    games: games.map(textOf),
    refused,
    settings,
    faults: fault === null ? faults : [...faults, fault],
  };
}

/** Cut, overwritten, doubled, or with another value somewhere in the JSON. */
const damage = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(6), fc.string({ maxLength: 6 })).map(([at, length, put]) => (text: string) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + put + text.slice(from + length);
  }),
  fc.nat().map((at) => (text: string) => text.slice(0, at % text.length)),
  fc.constant((text: string) => text + text),
  fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([at, value]) => (text: string) => {
    const fields = JSON.parse(text);
    const names = Object.keys(fields);
    return JSON.stringify({ ...fields, [names[at % names.length] ?? ""]: value });
  }),
  fc.tuple(fc.string(), fc.jsonValue()).map(([name, value]) => (text: string) => {
    return JSON.stringify({ ...JSON.parse(text), [name]: value });
  }),
  fc.json().map((text) => () => text),
  fc.string().map((text) => () => text),
);

describe("a device on which one of its texts was damaged", () => {
  it("tells so or reads it whole, keeps the text, and gives back all the rest, 2,000 times", () => {
    const whole = visit(new Map(DEVICE));
    const texts = [...DEVICE.values()];
    expect(whole).toMatchObject({ last: texts[0], found: texts[1], games: [texts[4], texts[3], texts[2]] });
    expect([whole.refused, whole.faults]).toEqual([0, []]);
    let refusals = 0;
    fc.assert(
      fc.property(fc.constantFrom(...DEVICE.keys()), damage, (name, harm) => {
        const before = DEVICE.get(name) ?? "";
        const text = harm(before);
        const held = new Map([...DEVICE, [name, text]]);
        const seen = visit(held);
        const own = name.replace("alemungula:", "");

        if (own === "settings") {
          expect({ ...seen, settings: null, faults: null }).toEqual({
            ...whole,
            settings: null,
            faults: null,
          });
          expect(Object.keys(seen.settings)).toEqual(Object.keys(DEFAULT_SETTINGS));
          refusals += seen.faults.length;
          return;
        }
        expect(seen.settings).toEqual(whole.settings);
        const read = parseSave(text, parseSeat);
        const shelved = /^done\|(\d)$/.exec(own)?.[1];
        const fits =
          read.ok &&
          (shelved === undefined ||
            (read.value.begun === Number(shelved) && endOf(read.value.game) !== null));
        const again = read.ok ? textOf(must(parseSave(formatSave(read.value), parseSeat))) : null;
        expect(again).toBe(read.ok ? formatSave(read.value) : null);
        if (!fits) {
          refusals += 1;
          expect(held.get(`alemungula:refused|${own}`)).toBe(text);
          expect(held.has(name)).toBe(false);
        }
        const mine = fits ? textOf(read.value) : null;
        expect(seen.last).toBe(own === LAST ? mine : whole.last);
        expect(seen.found).toBe(own === slotOf(asked) ? mine : whole.found);
        const games = whole.games.map((game) => (game === before ? mine : game));
        expect(seen.games).toEqual(games.filter((game) => game !== null));
        expect(seen.refused).toBe(shelved !== undefined && !fits ? 1 : 0);
        expect(seen.faults).toHaveLength(shelved === undefined && !fits ? 1 : 0);
      }),
      { seed: 20_261_130, numRuns: 2000 },
    );
    expect(refusals).toBeGreaterThan(1000);
  });
});
