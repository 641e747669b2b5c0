/** The formats of the game's own texts, with valid ones to begin from. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { endOf, goTo, resign } from "../../src/engine/game.ts";
import { formatPosition } from "../../src/engine/notation.ts";
import { formatRecord } from "../../src/engine/record.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Game, RuleSet } from "../../src/engine/types.ts";
import { formatLink } from "../../src/storage/link.ts";
import { formatSave } from "../../src/storage/save.ts";
import { DEFAULT_SETTINGS, formatSettings } from "../../src/storage/settings.ts";
import { anyPosition, randomGame } from "../engine/arbitrary.ts";
import type { Format } from "./texts.ts";

const IDS = RULE_SETS.map(({ id }) => id);

/** Games of every rule set: broken off after few plies, gone back in, given up, begun anywhere; and a whole one. */
const GAMES: readonly Game[] = RULE_SETS.flatMap((rules, n) => {
  const starts = fc.sample(anyPosition(rules), { seed: n, numRuns: 4 });
  const short = [0, 1, 3, 6].map((plies) => randomGame(rules, plies, undefined, plies));
  const elsewhere = starts.map((start, plies) => randomGame(rules, n, start, plies));
  const left = short.map((game) => goTo(game, game.cursor - 1));
  const given = short.map((game) => must(resign(game, n % 2 === 0 ? "south" : "north")));
  return [...short, ...elsewhere, ...left, ...given];
});
const WHOLE = RULE_SETS.map((rules, n) => randomGame(rules, n));

/** Whole games are long: one of them for many short ones. */
const texts = (format: (game: Game, n: number) => string) => {
  const short = GAMES.map(format);
  return [...short, ...short, ...short, ...short, ...WHOLE.map(format)];
};

export const positionsOf = (rules: RuleSet): Format => ({
  valid: fc.sample(anyPosition(rules), { seed: 5, numRuns: 60 }).map(formatPosition),
  words: [..."0123456789ABEabe,/- SN<>", "5,5,5,5,5", " 0-0 S -", "49"],
});

export const movesOf = (rules: RuleSet): Format => ({
  valid: [..."ABCDEFabcdef"].flatMap((pit) => [pit, `${pit}<`, `${pit}>`]).slice(0, rules.row * 6),
  words: [..."ABCDEFabcdef<> 1.", "pass"],
});

export const RECORDS: Format = {
  valid: texts((game, n) =>
    formatRecord(
      game,
      new Map([
        [n % 2 === 0 ? "South" : "North", `An\\a "${n}" 🌱`],
        [n % 3 === 0 ? "Date" : "constructor", "2026.11.30"],
      ]),
    ),
  ),
  words: [
    ...[
      '[Rules "',
      '[Start "',
      '[Result "',
      '[End "',
      '[South "',
      '"]\n',
      "[",
      "]",
      '"',
      "\\",
      "\n",
      " ",
      "*",
    ],
    ...["1.", "1...", "2.", "A", "C>", "c<", "pass", "0-0", "28-22", "agreed", "no-moves", ...IDS],
  ],
};

export const LINKS: Format = {
  valid: texts(formatLink),
  words: [..."0123456789abcdef.-_sna", "1.split..", "..", "5-5-5-5-5_5-5-5-5-5_0-0_S_-", ...IDS],
};

export const SAVES: Format = {
  valid: texts((game, n) =>
    formatSave({
      game,
      seats: { south: "human", north: `level:${(n % 8) + 1}` },
      seed: n * 1_000_003,
      match:
        n % 3 === 0 && game.start.toMove === "south"
          ? { format: { kind: "fixed", rounds: 2 }, rounds: [] }
          : null,
      begun: endOf(game) === null && n % 4 === 0 ? null : n,
    }),
  ),
  words: [
    ...['{"version":1', '"rules":', '"start":', '"moves":', '"cursor":', '"closed":', '"south":', '"seed":'],
    ...['"match":', '"begun":', "{", "}", "[", "]", ",", ":", '"', "0", "1", "-", ".", "e", "null", "human"],
    ...["level:", "A", "C>", " ", "agreed", "first-to", ...IDS],
  ],
  json: true,
};

export const SHARED: Format = {
  valid: [
    ...RECORDS.valid,
    ...LINKS.valid.flatMap((link) => [link, `See https://example.org/?lang=es#g=${link} – a game!\n`]),
  ],
  words: [...RECORDS.words, "#g=", "https://example.org/", "1.split..0...", "\t", "\u2029"],
};

export const SETTINGS: Format = {
  valid: [
    DEFAULT_SETTINGS,
    { ...DEFAULT_SETTINGS, language: "eo", level: 8, muted: true, speed: "instant" } as const,
    {
      ...DEFAULT_SETTINGS,
      theme: "contrast",
      volume: 0,
      rounds: "fixed:6",
      rules: "circular",
      side: "north",
    } as const,
  ].map(formatSettings),
  words: [
    ...Object.keys(DEFAULT_SETTINGS).map((name) => `"${name}":`),
    ...[
      '"system"',
      '"dark"',
      '"instant"',
      '"eo"',
      "{",
      "}",
      ",",
      ":",
      "[",
      "]",
      '"',
      "0",
      "0.8",
      "1e9",
      "-",
      "true",
    ],
  ],
  json: true,
};

const POSITION = "5,5,5,5,5/5,5,5,5,5 0-0 S -";

export const SEARCHES: Format = {
  valid: [
    "?rules=circular&south=human&north=level:3",
    `?position=${POSITION.replaceAll(" ", "+")}&seed=7`,
    `?rules=split&position=${encodeURIComponent(POSITION)}&south=greedy&north=random`,
    "?lang=eo&theme=dark&speed=instant&seed=4294967295",
    "?exhibit=hall-2&lang=es&utm_source=x&fbclid=1",
    "?theme=light&speed=0.5",
    "",
  ],
  words: [
    ...[
      "rules",
      "south",
      "north",
      "position",
      "speed",
      "seed",
      "lang",
      "theme",
      "exhibit",
      "utm_a",
      "fbclid",
    ],
    ...[
      "?",
      "&",
      "=",
      "+",
      "%20",
      "%",
      ";",
      "#",
      "human",
      "level:1",
      "dark",
      "eo",
      "0.5",
      "7",
      POSITION,
      ...IDS,
    ],
  ],
};

export const CONFIGS: Format = {
  valid: [
    "{}",
    readFileSync(new URL("../../assets/public/exhibits/example.json", import.meta.url), "utf8"),
    JSON.stringify({
      ...{ title: "Seeds", text: { en: "A game", xx: "" }, languages: ["eo"], language: "eo", rules: IDS },
      ...{
        levels: [8, 2],
        idle: { seconds: 10 },
        sound: { on: false, ceiling: 0.25 },
        touch: 3,
        speed: "instant",
      },
      ...{
        quiet: [{ from: "18:00", to: "9:00" }],
        dark: [],
        theme: "light",
        statistics: true,
        colour: "blue",
      },
    }),
  ],
  words: [
    ...["title", "text", "languages", "levels", "idle", "sound", "quiet", "theme", "touch"].map(
      (name) => `"${name}":`,
    ),
    ...[
      '{"',
      '"}',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\n",
      "<",
      "0",
      "1.5",
      "1e2",
      "-",
      "true",
      "null",
      '"18:00"',
    ],
  ],
  json: true,
};

/** Few days for one full ledger. */
const DAYS = [
  '{"2026-11-30":{"starts":3,"finishes":1,"level:1":2,"rules:split":3},"2026-12-01":{"starts":9,"left:5-14":1}}',
  '{"2026-12-01":{}}',
];

export const COUNTS: Format = {
  valid: [
    ...Array.from({ length: 100 }, (_, n) => DAYS[n % 2] ?? ""),
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 450 }, (_, day) => [`${2000 + day}-01-01`, { starts: day }])),
    ),
  ],
  words: [
    "{",
    "}",
    '"',
    ":",
    ",",
    '"2026-12-01":',
    '"starts":',
    "language:eo",
    "level:two",
    "rules:",
    "0",
    "1",
    "-",
  ],
  json: true,
};
