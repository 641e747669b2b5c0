/** What goes over the wire between the page and the worker. */
import { expect, it } from "vitest";
import { createRandom } from "../../src/ai/random.ts";
import {
  type Asked,
  formatAnalysis,
  parseAnswer,
  parseRequest,
  parseStudyAnswer,
  parseStudyRequest,
} from "../../src/ai/wire.ts";
import { formatMove, formatPosition } from "../../src/engine/notation.ts";
import { legalMoves, sameMove, seedsOf, startPosition, totalSeeds } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import { parseSeat } from "../../src/session/setup.ts";
import { endure, insist, insistPlain, insistTold, PLENTY } from "./endure.ts";
import { movesOf } from "./formats.ts";
import { BORROWED, chosen, hostileTexts, revalued } from "./texts.ts";

const START = formatPosition(startPosition(split));
const LATER = "0,6,6,6,6/6,5,5,5,5 0-0 N -";

const ASKED: Asked = { rules: split, path: [startPosition(split)] };

const CIRCLE: Record<string, unknown> = {};
CIRCLE.self = CIRCLE;

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let left = depth; left > 0; left--) value = [value];
  return value;
}

/** What a message can hold and JSON cannot, and what is long. */
const STRANGE: readonly unknown[] = [
  ...[undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -0, 0, -1, 0.5, 2 ** 32, 2 ** 53, 1n, true],
  ...["", "A", "C>", "split", START, LATER, "level:9", "level:99999999999", "\uD800", "x".repeat(100_000)],
  ...[new Date(0), new Map([["path", 1]]), new Set([1]), new Uint8Array(9), new ArrayBuffer(8), /a/, CIRCLE],
  ...[[], {}, [START], Array.from({ length: 5 }), new Array(3), { length: 1e9 }, { 0: START, length: 1 }],
  ...[nested(20_000), new Array(5000).fill("A"), new Array(5000).fill(START), new Array(5000).fill(0)],
  Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, n])),
  ...BORROWED.map((name) => Object.fromEntries([[name, { polluted: true }]])),
  ...BORROWED,
];

function* messages(valid: readonly unknown[], seed: number) {
  const random = createRandom(seed);
  yield* STRANGE;
  for (let left = 100_000 - STRANGE.length; left > 0; left--) {
    let message = chosen(valid, random);
    for (let times = Math.floor(random() * 3); times > 0; times--)
      message = revalued(message, random, STRANGE);
    yield message;
  }
}

function insistAsked({ rules, path }: Asked): void {
  insist(RULE_SETS.includes(rules), "has unknown rules");
  insist(path.length <= 201, "is a long way", path.length);
  for (const position of path) insist(seedsOf(position) <= totalSeeds(rules), "has too many seeds", position);
  insist(legalMoves(rules, path[0]).length > 0, "has no move");
  insistPlain(path);
}

const REQUESTS = RULE_SETS.map(({ id }, n) => ({
  rules: id,
  path:
    id === "um-el-tuweisat"
      ? [formatPosition(startPosition(RULE_SETS[n] ?? split))]
      : [LATER, START].slice(n % 2),
}));

it(
  "the worker withstands 100,000 hostile requests for a move",
  () => {
    const valid = REQUESTS.map((place, n) => ({ ...place, chooser: `level:${n + 1}`, seed: n * 1_000_003 }));
    const tally = endure(messages(valid, 31), parseRequest, (read) => {
      if (!read.ok) {
        insistTold(read.error);
        return false;
      }
      const { rules, path, chooser, seed } = read.value;
      insistAsked(read.value);
      insist(must(parseSeat(chooser)) === chooser, "is no player", chooser);
      const again = parseRequest({ rules: rules.id, path: path.map(formatPosition), chooser, seed });
      insist(JSON.stringify(again) === JSON.stringify(read), "is another request");
      return true;
    });
    expect(tally.accepted).toBeGreaterThan(20_000);
    expect(tally.refused).toBeGreaterThan(20_000);
  },
  PLENTY,
);

it(
  "the worker withstands 100,000 hostile requests for a study",
  () => {
    const valid = REQUESTS.map((place, id) => ({ ...place, id }));
    const tally = endure(messages(valid, 32), parseStudyRequest, (read) => {
      if (!read.ok) {
        insistTold(read.error);
        return false;
      }
      insistAsked(read.value);
      insist(Number.isInteger(read.value.id) && read.value.id >= 0, "has no number", read.value.id);
      return true;
    });
    expect(tally.accepted).toBeGreaterThan(20_000);
    expect(tally.refused).toBeGreaterThan(20_000);
  },
  PLENTY,
);

it(
  "the page withstands 100,000 hostile moves of the worker",
  () => {
    const tally = endure(
      moves(),
      (answer) => parseAnswer(ASKED, answer),
      (read, answer) => {
        if (!read.ok) {
          insistTold(read.error);
          return false;
        }
        insist(formatMove(split, read.value) === answer, "is another move", read.value);
        insist(
          legalMoves(split, ASKED.path[0]).some((move) => sameMove(move, read.value)),
          "is not allowed",
        );
        return true;
      },
    );
    expect(tally.accepted).toBeGreaterThan(500);
    expect(tally.refused).toBeGreaterThan(50_000);
  },
  PLENTY,
);

function* moves(): Generator<unknown> {
  yield* STRANGE;
  yield* hostileTexts(movesOf(split), 33, 100_000 - STRANGE.length);
}

it(
  "the page withstands 100,000 hostile studies of the worker",
  () => {
    const answer = {
      move: "A",
      best: ["A", "C>"],
      value: -3,
      exact: true,
      depth: 4,
      nodes: 99,
      line: ["A", "c<"],
      done: false,
    };
    const other = { ...answer, move: "E", best: [], value: 50, line: [], done: true };
    const tally = endure(
      messages([answer, other], 34),
      (message) => parseStudyAnswer(ASKED, message),
      (read) => {
        if (!read.ok) {
          insistTold(read.error);
          return false;
        }
        const { done, ...analysis } = read.value;
        for (const one of [analysis.move, ...analysis.best])
          insist(
            legalMoves(split, ASKED.path[0]).some((move) => sameMove(move, one)),
            "is not allowed",
            one,
          );
        insist(analysis.line.length <= 201 && analysis.best.length <= 201, "is a long line");
        const again = parseStudyAnswer(ASKED, { ...formatAnalysis(split, analysis), done });
        insist(JSON.stringify(again) === JSON.stringify(read), "is another analysis", read.value);
        insistPlain(read.value);
        return true;
      },
    );
    expect(tally.accepted).toBeGreaterThan(20_000);
    expect(tally.refused).toBeGreaterThan(20_000);
  },
  PLENTY,
);
