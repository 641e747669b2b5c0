import { type Endpoint, expose, wrap } from "comlink";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis, WorkerService } from "../../src/ai/protocol.ts";
import { createService } from "../../src/ai/service.ts";
import {
  type Asked,
  formatAnalysis,
  parseAnswer,
  parseRequest,
  parseStudyAnswer,
  parseStudyRequest,
} from "../../src/ai/wire.ts";
import { formatMove, formatPosition } from "../../src/engine/notation.ts";
import { directionsOf, pitsOf } from "../../src/engine/pit.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { Move } from "../../src/engine/types.ts";
import { anyPosition } from "../engine/arbitrary.ts";

const service = createService({ pause: () => Promise.resolve(), now: () => performance.now() });
const start = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
const request = { rules: "split", path: [start], chooser: "level:1", seed: 1 } as const;

describe("a request", () => {
  it("is read into rules and positions", () => {
    expect(parseRequest(request)).toEqual({
      ok: true,
      value: { rules: split, path: [startPosition(split)], chooser: "level:1", seed: 1 },
    });
  });

  it.each([
    [null, "BAD_REQUEST"],
    ["split", "BAD_REQUEST"],
    [{ ...request, seed: -1 }, "BAD_REQUEST"],
    [{ ...request, seed: 0.5 }, "BAD_REQUEST"],
    [{ ...request, seed: 2 ** 32 }, "BAD_REQUEST"],
    [{ ...request, more: 1 }, "BAD_REQUEST"],
    [{ ...request, rules: "chess" }, "UNKNOWN_RULES"],
    [{ ...request, path: [] }, "BAD_REQUEST"],
    [{ ...request, path: Array.from({ length: 202 }, () => start) }, "BAD_REQUEST"],
    [{ ...request, path: [start, "x"] }, "POSITION_FORM"],
    [{ ...request, path: ["0,0,0,0,0/1,0,0,0,0 0-0 S -"] }, "NO_MOVES"],
    [{ ...request, chooser: "human" }, "UNKNOWN_CHOOSER"],
  ])("like %j is refused: %s", (value, code) => {
    expect(parseRequest(value)).toMatchObject({ ok: false, error: { code } });
  });

  it("is refused in few words, with the first thing that is wrong and its place", () => {
    const long = "x".repeat(1_000_000);
    const expected = (message: string, at: string) => ({
      ok: false,
      error: { code: "BAD_REQUEST", message, at },
    });
    expect(parseRequest({ ...request, seed: long })).toEqual(expected("Expected number.", "seed"));
    const path = Array.from({ length: 10_000 }, () => 7);
    expect(parseRequest({ ...request, path })).toEqual(expected("Expected string.", "path.0"));
    expect(parseRequest({ ...request, [long]: 1 })).toEqual(
      expected("Expected never.", `${"x".repeat(40)}…`),
    );
  });
});

describe("an answer", () => {
  const question = { rules: split, path: [startPosition(split)], chooser: "random", seed: 1 } as const;

  it.each(["A", "C<"])("is a legal move: %s", (text) => {
    const move = parseAnswer(question, text);
    expect(move.ok && formatMove(split, move.value)).toBe(text);
  });

  const wrong: readonly unknown[] = [
    "a",
    "C",
    "",
    "Z",
    undefined,
    null,
    7,
    { pit: 0 },
    ["A"],
    { toString: 0, valueOf: 0 },
  ];

  it.each(wrong.map((value) => ({ value })))("is not $value", ({ value }) => {
    expect(parseAnswer(question, value).ok).toBe(false);
  });
});

describe("a study", () => {
  const asked: Asked = { rules: split, path: [startPosition(split)] };
  const study = { rules: "split", path: [start], id: 1 };
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

  /** A position with a legal move, and any analysis of it. */
  const anyAnalysis = fc
    .constantFrom(...RULE_SETS)
    .chain((rules) => anyPosition(rules).map((position) => ({ rules, position })))
    .filter(({ rules, position }) => legalMoves(rules, position).length > 0)
    .chain(({ rules, position }) => {
      const legal = legalMoves(rules, position);
      const all = (["south", "north"] as const)
        .flatMap((side) => pitsOf(rules, side))
        .flatMap((pit) => directionsOf(rules, pit).map((direction): Move => ({ pit, direction })));
      const analysis: fc.Arbitrary<Analysis> = fc.record({
        move: fc.constantFrom(...legal),
        best: fc.subarray([...legal]),
        value: fc.integer(),
        exact: fc.boolean(),
        depth: fc.nat(),
        nodes: fc.maxSafeNat(),
        line: fc.array(fc.constantFrom(...all)),
      });
      return fc.tuple(fc.constant({ rules, path: [position] } as const), analysis, fc.boolean());
    });

  it("comes back as it was answered", () => {
    fc.assert(
      fc.property(anyAnalysis, ([place, analysis, done]) => {
        const told = structuredClone({ ...formatAnalysis(place.rules, analysis), done });
        expect(parseStudyAnswer(place, told)).toEqual({ ok: true, value: { ...analysis, done } });
      }),
    );
  });

  const NO_TEXT = [undefined, null, 7, true, {}, ["A"]];
  const NO_MOVE = [...NO_TEXT, "", "Z", "C", "A<", "A "];
  const NO_MOVES = [undefined, null, "A", { length: 0 }, ...NO_MOVE.map((one) => ["A", one])];
  const NO_COUNT = [undefined, null, "1", true, 0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, [1], 1n];
  const NO_PATH = [
    undefined,
    null,
    start,
    [],
    [7],
    [null],
    [start, "x"],
    [[start]],
    Array.from({ length: 202 }, () => start),
  ];
  const NO_FLAG = [undefined, null, 0, 1, "true"];

  /** Every value that may not stand at a field. */
  const WRONG_ANSWERS = {
    move: [...NO_MOVE, "a"],
    best: [...NO_MOVES, ["A", "a"]],
    value: NO_COUNT.filter((one) => one !== -1),
    exact: NO_FLAG,
    depth: NO_COUNT,
    nodes: NO_COUNT,
    line: NO_MOVES,
    done: NO_FLAG,
  };
  const WRONG_STUDIES = { rules: [...NO_TEXT, "chess", ""], path: NO_PATH, id: NO_COUNT };
  const WRONG_REQUESTS = {
    rules: WRONG_STUDIES.rules,
    path: NO_PATH,
    chooser: [...NO_TEXT, "human"],
    seed: [...NO_COUNT, 2 ** 32],
  };

  /** The right value with something wrong in it: a field's value, one field too few, one too many, or all of it. */
  function mutant(right: object, wrong: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<unknown> {
    const names = Object.keys(wrong);
    const without = (name: string) =>
      Object.fromEntries(Object.entries(right).filter(([one]) => one !== name));
    return fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .constantFrom(...names)
          .chain((name) => fc.constantFrom(...(wrong[name] ?? [])).map((one) => ({ ...right, [name]: one }))),
      },
      { weight: 1, arbitrary: fc.constantFrom(...names).map(without) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("more", "id2", "toString").map((one) => ({ ...right, [one]: 1 })),
      },
      { weight: 2, arbitrary: fc.anything() },
    );
  }

  it.each([
    ["an answer", (value: unknown) => parseStudyAnswer(asked, value), answer, WRONG_ANSWERS],
    ["a request to study", parseStudyRequest, study, WRONG_STUDIES],
    ["a request to choose", parseRequest, request, WRONG_REQUESTS],
  ])("is right only as it should be: %s", (_, parse, right, wrong) => {
    expect(parse(right).ok).toBe(true);
    fc.assert(
      fc.property(mutant(right, wrong), (value) => {
        expect(parse(value)).toMatchObject({
          ok: false,
          error: { code: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) },
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe("over the wire", () => {
  async function connected(use: (remote: ReturnType<typeof wrap<WorkerService>>) => Promise<void>) {
    const { port1, port2 } = new MessageChannel();
    expose(service, port1 as Endpoint);
    try {
      await use(wrap<WorkerService>(port2 as Endpoint));
    } finally {
      port1.close();
      port2.close();
    }
  }

  it.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    "a legal move of %s comes back",
    async (id, rules) => {
      await connected(async (remote) => {
        const position = { ...startPosition(rules), toMove: "north" } as const;
        const asked = {
          ...request,
          rules: id,
          path: [formatPosition(position)],
          chooser: "level:2",
        } as const;
        const answer = await remote.choose(asked);
        const moves = legalMoves(rules, position);
        expect(moves.map((move) => formatMove(rules, move))).toContain(answer);
      });
    },
  );

  it("a wrong request comes back as an error", async () => {
    await connected(async (remote) => {
      await expect(remote.choose({ ...request, rules: "chess" })).rejects.toThrow("UNKNOWN_RULES");
    });
  });
});
