/** An exhibit's settings file and its counts, as somebody else has left them. */
import { expect, it } from "vitest";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { type Config, DEFAULT_CONFIG, parseConfig } from "../../src/exhibit/config.ts";
import { COUNTED, formatCounts, formatCsv, parseCounts } from "../../src/exhibit/counts.ts";
import type { Span } from "../../src/exhibit/hours.ts";
import { readLedger } from "../../src/exhibit/ledger.ts";
import { LANGUAGES } from "../../src/i18n/language.ts";
import { createStore } from "../../src/storage/store.ts";
import { workingCupboard } from "../storage/fakes.ts";
import { endure, insist, insistPlain, PLENTY } from "./endure.ts";
import { CONFIGS, COUNTS } from "./formats.ts";
import { hostileTexts } from "./texts.ts";

const SPOKEN = LANGUAGES.map(({ id }) => id);

const within = (number: number, from: number, to: number) => number >= from && number <= to;

function insistUsable({ title, text, languages, language, rules, levels, idle, sound, touch }: Config): void {
  for (const [texts, most] of [
    [title, 80],
    [text, 600],
  ] as const) {
    insist(
      Object.keys(texts).every((name) => SPOKEN.includes(name)),
      "speaks",
      texts,
    );
    insist(
      Object.values(texts).every(({ length }) => within(length, 1, most)),
      "has a long text",
      texts,
    );
  }
  insist(languages.length > 0 && languages.every((name) => SPOKEN.includes(name)), "offers", languages);
  insist(languages.includes(language), "begins in", language);
  insist(rules.length > 0 && rules.every((id) => RULE_SETS.some((known) => known.id === id)), "plays", rules);
  insist(
    levels.length > 0 && levels.every((level) => [1, 2, 3, 4, 5, 6, 7, 8].includes(level)),
    "has",
    levels,
  );
  insist(within(idle.seconds, 10, 3600) && within(idle.countdown, 5, idle.seconds), "waits", idle);
  insist(within(sound.ceiling, 0, 1) && within(touch, 0.5, 3), "is too large", sound, touch);
}

/** The file that says what a configuration says. */
function formatConfig(config: Config): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const time = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const spans = (all: readonly Span[]) => all.map(({ from, to }) => ({ from: time(from), to: time(to) }));
  return JSON.stringify({ ...config, quiet: spans(config.quiet), dark: spans(config.dark) });
}

it(
  "an exhibit's settings file withstands 100,000 hostile texts",
  () => {
    /** Most of what is refused comes to the same few configurations. */
    const known = new Set<string>();
    const tally = endure(hostileTexts(CONFIGS, 21), parseConfig, ({ config, faults }) => {
      insist(Object.keys(config).join() === Object.keys(DEFAULT_CONFIG).join(), "has other fields", config);
      insistUsable(config);
      insistPlain(config);
      for (const fault of faults) {
        insist(/^EXHIBIT_[A-Z]+$/.test(fault.code), "has no code", fault);
        if (fault.code !== "EXHIBIT_FIELD") continue;
        insist(fault.path !== "" && fault.path.length < 100 && fault.found.length <= 41, "is long", fault);
      }
      const text = formatConfig(config);
      if (known.has(text)) return faults.length === 0;
      known.add(text);
      const again = parseConfig(text);
      insist(again.faults.length === 0, "is not read again", again.faults);
      insist(JSON.stringify(again.config) === JSON.stringify(config), "is read otherwise", config);
      return faults.length === 0;
    });
    expect(tally.accepted).toBeGreaterThan(3000);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

it(
  "an exhibit's counts withstand 100,000 hostile texts",
  () => {
    const tally = endure(
      hostileTexts(COUNTS, 22),
      (text) => readLedger(createStore(workingCupboard(new Map([["alemungula:exhibit-counts", text]])))),
      ({ counts, kept }) => {
        insist(kept, "keeps nothing");
        if (counts.size === 0) return false;
        insist(counts.size <= 400, "keeps too much", counts.size);
        for (const [day, tally] of counts) {
          insist(/^\d{4}-\d\d-\d\d$/.test(day), "is no day", day);
          for (const [name, count] of tally)
            insist(
              COUNTED.includes(name) && Number.isSafeInteger(count) && count >= 0,
              "counts",
              name,
              count,
            );
        }
        const days = [...counts.keys()];
        insist(days.join() === days.toSorted().join(), "is in no order", days);
        const text = formatCounts(counts);
        const again = parseCounts(text);
        insist(again !== null && formatCounts(again) === text, "is read otherwise", text);
        if (counts.size < 9)
          insist(formatCsv(counts).split("\r\n").length === counts.size + 2, "breaks the table");
        insistPlain(counts);
        return true;
      },
    );
    expect(tally.accepted).toBeGreaterThan(5000);
    expect(tally.refused).toBeGreaterThan(20_000);
  },
  PLENTY,
);
