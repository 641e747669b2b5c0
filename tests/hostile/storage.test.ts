/** Links, shared texts, stored texts and addresses that somebody else has written. */
import { expect, it } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import { currentPosition, endOf } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { seedsOf, totalSeeds } from "../../src/engine/position.ts";
import { formatRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game } from "../../src/engine/types.ts";
import { parseSeat, type SeatId } from "../../src/session/setup.ts";
import { parseAddress } from "../../src/storage/address.ts";
import { LAST } from "../../src/storage/autosave.ts";
import { SPEEDS, THEMES } from "../../src/storage/choices.ts";
import { createKeeper } from "../../src/storage/keeper.ts";
import { formatLink, parseLink } from "../../src/storage/link.ts";
import { formatSave, parseSave, type Save } from "../../src/storage/save.ts";
import { DEFAULT_SETTINGS, formatSettings, parseSettings, readSettings } from "../../src/storage/settings.ts";
import { parseShared } from "../../src/storage/shared.ts";
import { createStore } from "../../src/storage/store.ts";
import { workingCupboard } from "../storage/fakes.ts";
import { endure, insist, insistPlain, insistTold, PLENTY } from "./endure.ts";
import { LINKS, SAVES, SEARCHES, SETTINGS, SHARED } from "./formats.ts";
import { BORROWED, chosen, hostileTexts } from "./texts.ts";

const LANGUAGES = ["en", "es", "eo"];

function insistSound(game: Game): void {
  insist(RULE_SETS.includes(game.rules), "has unknown rules");
  insist(seedsOf(currentPosition(game)) <= totalSeeds(game.rules), "has too many seeds");
  insist(game.cursor >= 0 && game.cursor <= game.plies.length, "stands nowhere", game.cursor);
  insistPlain(game);
}

it(
  "links withstand 100,000 hostile texts",
  () => {
    const tally = endure(hostileTexts(LINKS, 11), parseLink, (read, text) => {
      if (!read.ok) {
        insistTold(read.error);
        return false;
      }
      insist(formatLink(read.value) === text, "is another link", formatLink(read.value));
      insistSound(read.value);
      return true;
    });
    expect(tally.accepted).toBeGreaterThan(3000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

it(
  "what was shared withstands 100,000 hostile texts",
  () => {
    const tally = endure(hostileTexts(SHARED, 12), parseShared, (read) => {
      if (!read.ok) {
        insistTold(read.error);
        return false;
      }
      const { game, headers } = read.value;
      const text = formatRecord(game, headers);
      const again = must(parseShared(text));
      insist(formatRecord(again.game, again.headers) === text, "is another game", text);
      insistSound(game);
      return true;
    });
    expect(tally.accepted).toBeGreaterThan(3000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

function insistKept({ game, seats, seed, match, begun }: Save<SeatId>): void {
  insistSound(game);
  insistPlain([seats, match]);
  for (const seat of [seats.south, seats.north]) insist(must(parseSeat(seat)) === seat, "has no seat", seat);
  insist(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32, "has no seed", seed);
  insist(begun === null || !Number.isNaN(new Date(begun).getTime()), "has no date", begun);
}

it(
  "saves withstand 100,000 hostile texts",
  () => {
    const tally = endure(
      hostileTexts(SAVES, 13),
      (text) => parseSave(text, parseSeat),
      (read) => {
        if (!read.ok) {
          insistTold(read.error);
          return false;
        }
        const text = formatSave(read.value);
        insist(formatSave(must(parseSave(text, parseSeat))) === text, "is another game", text);
        insistKept(read.value);
        return true;
      },
    );
    expect(tally.accepted).toBeGreaterThan(5000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

/** A device on which a stranger has filled the slots of the last game, of this tab, and of one in the library. */
function* devices() {
  const random = createRandom(14);
  const names = [
    "done|0",
    "done|1",
    "done|3",
    "done|999999999999999",
    "done|01",
    "done|-1",
    "done|1e3",
    "done|",
  ];
  const all = [...names, ...names.slice(0, 3), ...BORROWED.flatMap((name) => [name, `done|${name}`])];
  for (const text of hostileTexts(SAVES, 15)) {
    yield { text, name: chosen(all, random), slot: chosen(["last", "tab", "library"], random) };
  }
}

it(
  "a device withstands 100,000 hostile stored games",
  () => {
    const tally = endure(
      devices(),
      ({ text, name, slot }) => {
        const own = slot === "last" ? LAST : name;
        const held = new Map(slot === "tab" ? [] : [[`alemungula:${own}`, text]]);
        const tab = new Map(slot === "tab" ? [["alemungula:played", text]] : []);
        const last: { value: Save<SeatId> | null } = { value: null };
        const faults: { code: string; message: string }[] = [];
        const keeper = createKeeper<SeatId>({
          store: createStore(workingCupboard(held)),
          tab: createStore(workingCupboard(tab)),
          parseSeat,
          now: () => 9,
          asked: null,
          isOwn: () => true,
          last,
          tell: (fault) => faults.push(fault),
        });
        const left = keeper.left();
        const shelf = must(keeper.records.newest(9));
        return { own, held, faults, found: slot === "last" ? last.value : left, shelf };
      },
      ({ own, held, faults, found, shelf }, { text, name, slot }) => {
        faults.forEach(insistTold);
        const saves = [...shelf.games, ...(found === null ? [] : [found])];
        saves.forEach(insistKept);
        for (const { begun, game } of shelf.games)
          insist(name === `done|${begun}` && endOf(game) !== null, "has no place in the library", begun);
        if (slot === "tab") return saves.length > 0;
        const refused = faults.length + shelf.refused > 0;
        const lies = refused ? `alemungula:refused|${own}` : `alemungula:${own}`;
        insist(held.get(lies) === text && held.size === 1, "lost a text", [...held.keys()]);
        insist(!(refused && saves.length > 0), "is refused and read");
        return saves.length > 0;
      },
    );
    expect(tally.accepted).toBeGreaterThan(3000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

it(
  "settings withstand 100,000 hostile texts",
  () => {
    const tally = endure(
      hostileTexts(SETTINGS, 16),
      (text) => {
        const held = new Map([["alemungula:settings", text]]);
        return readSettings(createStore(workingCupboard(held)), LANGUAGES);
      },
      ({ settings, fault }) => {
        insist(
          Object.keys(settings).join() === Object.keys(DEFAULT_SETTINGS).join(),
          "has other fields",
          settings,
        );
        insist(["system", ...LANGUAGES].includes(settings.language), "speaks", settings.language);
        insist(settings.volume >= 0 && settings.volume <= 1, "is too loud", settings.volume);
        const again = parseSettings(formatSettings(settings), LANGUAGES);
        insist(again.fault === null, "is not read again", settings);
        insist(formatSettings(again.settings) === formatSettings(settings), "is read otherwise", settings);
        insistPlain(settings);
        if (fault !== null) insistTold(fault);
        return fault === null;
      },
    );
    expect(tally.accepted).toBeGreaterThan(5000);
    expect(tally.refused).toBeGreaterThan(40_000);
  },
  PLENTY,
);

/** Hostile queries with hostile fragments, or only one of them hostile. */
function* addresses() {
  const random = createRandom(17);
  const hashes = hostileTexts(LINKS, 18);
  for (const search of hostileTexts(SEARCHES, 19)) {
    const roll = random();
    const hash = roll < 0.3 ? `#g=${hashes.next().value}` : roll < 0.4 ? search.replace("?", "#") : "";
    yield { search: roll < 0.2 ? "" : search, hash };
  }
}

it(
  "addresses withstand 100,000 hostile queries and fragments",
  () => {
    const tally = endure(
      addresses(),
      ({ search, hash }) => parseAddress(search, hash, parseSeat, LANGUAGES),
      ({ faults, ...asked }, { search }) => {
        faults.forEach(insistTold);
        const { rules, south, north, position, game, speed, seed, lang, theme, exhibit } = asked;
        insist(rules === null || RULE_SETS.includes(rules), "has unknown rules");
        for (const seat of [south, north])
          insist(seat === null || must(parseSeat(seat)) === seat, "has no seat", seat);
        if (position !== null) {
          insist(
            seedsOf(position) <= totalSeeds(rules ?? (RULE_SETS[0] as (typeof RULE_SETS)[0])),
            "has too many seeds",
          );
          insist(
            new URLSearchParams(search).getAll("position")[0] === formatPosition(position),
            "is another position",
          );
        }
        if (game !== null) insistSound(game);
        const choices: readonly [string | null, readonly string[]][] = [
          [speed, SPEEDS],
          [lang, LANGUAGES],
          [theme, THEMES],
        ];
        for (const [choice, known] of choices)
          insist(choice === null || known.includes(choice), "chose", choice);
        insist(seed === null || (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32), "has no seed", seed);
        insist(exhibit === null || /^[\w-]{1,40}$/.test(exhibit), "has no exhibit", exhibit);
        insistPlain(asked);
        return faults.length === 0;
      },
    );
    expect(tally.accepted).toBeGreaterThan(5000);
    expect(tally.refused).toBeGreaterThan(40_000);
  },
  PLENTY,
);
