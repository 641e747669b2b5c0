/** What the page's address asks for. */
import { parsePosition } from "../engine/notation.ts";
import { err, type Fault, ok, quote, type Result } from "../engine/result.ts";
import { findRuleSet } from "../engine/rules/registry.ts";
import { split } from "../engine/rules/split.ts";
import type { Game, Position, RuleSet } from "../engine/types.ts";
import { SPEEDS, type SpeedChoice, THEMES, type ThemeChoice } from "./choices.ts";
import { LINK_MARK, parseLink } from "./link.ts";
import type { SeatParser } from "./save.ts";

/** `null`: not given, or given wrongly. */
export interface Address<Seat> {
  readonly rules: RuleSet | null;
  readonly south: Seat | null;
  readonly north: Seat | null;
  /** Of the given rule set, or of the default one. */
  readonly position: Position | null;
  /** The shared game of a link; it counts more than what else is asked for. */
  readonly game: Game | null;
  readonly speed: SpeedChoice | null;
  readonly seed: number | null;
  readonly lang: string | null;
  readonly theme: ThemeChoice | null;
  /** The name of the exhibit that the page is. */
  readonly exhibit: string | null;
  /** One for each thing that is ignored; `at` names the parameter. */
  readonly faults: readonly Fault[];
  /** A game that is asked for opens at once; one that cannot be read is never replaced by another. An exhibit invites. */
  readonly opens: "home" | "game" | "attract";
}

const NAMES = ["rules", "south", "north", "position", "speed", "seed", "lang", "theme", "exhibit"] as const;
type Name = (typeof NAMES)[number];

/** What other sites add to links on their own, and nobody has written. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid)$/;

/**
 * Reads the query and the fragment of an address, as in `location.search` and `location.hash`. Codes: those of the
 * engine, of `parseSeat` and of `parseLink`, and `ADDRESS_VALUE`, `ADDRESS_REPEATED`, `ADDRESS_UNKNOWN`.
 * @param languages that may be asked for.
 */
export function parseAddress<Seat>(
  search: string,
  hash: string,
  parseSeat: SeatParser<Seat>,
  languages: readonly string[],
): Address<Seat> {
  const params = new URLSearchParams(search);
  const faults: Fault[] = [];

  function read<T>(name: Name, parse: (text: string) => Result<T>): T | null {
    const [text, ...more] = params.getAll(name);
    if (text === undefined) return null;
    if (more.length > 0) faults.push(fault("ADDRESS_REPEATED", "Only the first one counts.", name));
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    faults.push(fault(parsed.error.code, `${parsed.error.message} Given: ${quote(text)}`, name));
    return null;
  }

  const rules = read("rules", findRuleSet);
  const south = read("south", parseSeat);
  const north = read("north", parseSeat);
  const readable = rules !== null || !params.has("rules");
  const position = read("position", (text) =>
    readable
      ? parsePosition(rules ?? split, text)
      : err("ADDRESS_VALUE", "A position needs its rule set to be read."),
  );
  const settings = {
    speed: read("speed", oneOf(SPEEDS)),
    seed: read("seed", parseSeed),
    lang: read("lang", oneOf(languages)),
    theme: read("theme", oneOf(THEMES)),
    exhibit: read("exhibit", parseName),
  };
  const known: readonly string[] = NAMES;
  for (const name of new Set(params.keys())) {
    if (!known.includes(name) && !TRACKING.test(name))
      faults.push(fault("ADDRESS_UNKNOWN", "It is not known here.", quote(name)));
  }
  const link = hash.startsWith(LINK_MARK) ? parseLink(hash.slice(LINK_MARK.length)) : null;
  if (link?.ok === false) faults.push(fault(link.error.code, link.error.message, "g"));
  const game = link?.ok ? link.value : null;

  const asked = rules !== null || south !== null || north !== null || position !== null;
  const unread = link !== null || (params.has("position") && position === null);
  const opens = settings.exhibit !== null ? "attract" : game !== null || (asked && !unread) ? "game" : "home";
  return { rules, south, north, position, game, ...settings, faults, opens };
}

function fault(code: string, message: string, at: string): Fault {
  return { code, message, at };
}

function oneOf<const T extends string>(choices: readonly T[]): (text: string) => Result<T> {
  return (text) => {
    const choice = choices.find((known) => known === text);
    return choice === undefined ? err("ADDRESS_VALUE", `Known are ${choices.join(", ")}.`) : ok(choice);
  };
}

function parseName(text: string): Result<string> {
  return /^[a-z0-9-]{1,40}$/.test(text)
    ? ok(text)
    : err("ADDRESS_VALUE", "A name is written in a to z, digits and hyphens.");
}

function parseSeed(text: string): Result<number> {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return seed <= 0xffff_ffff ? ok(seed) : err("ADDRESS_VALUE", "A seed is a whole number below 2³².");
}
