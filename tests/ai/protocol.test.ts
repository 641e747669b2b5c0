import { type Endpoint, expose, wrap } from "comlink";
import { describe, expect, it } from "vitest";
import {
  LEVELS,
  levelOf,
  parseAnswer,
  parseChooser,
  parseRequest,
  type WorkerService,
} from "../../src/ai/protocol.ts";
import { createService } from "../../src/ai/service.ts";
import { formatMove } from "../../src/engine/notation.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import { split } from "../../src/engine/rules/split.ts";

const service = createService({ pause: () => Promise.resolve(), now: () => performance.now() });
const start = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
const request = { rules: "split", path: [start], chooser: "level:1", seed: 1 } as const;

describe("a chooser's name", () => {
  it.each(["random", "greedy", "level:1", `level:${LEVELS}`])("may be %s", (text) => {
    expect(parseChooser(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    "",
    "Random",
    "level:0",
    `level:${LEVELS + 1}`,
    "level:01",
    "level:1.5",
    "level:",
    "level:1 ",
    "human",
  ])("may not be %j", (text) => {
    expect(parseChooser(text)).toMatchObject({ ok: false, error: { code: "UNKNOWN_CHOOSER" } });
  });

  it("holds the number of the level", () => {
    expect(levelOf("level:12")).toBe(12);
  });
});

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
});

describe("an answer", () => {
  const question = { rules: split, path: [startPosition(split)], chooser: "random", seed: 1 } as const;

  it.each(["A", "C<"])("is a legal move: %s", (text) => {
    const move = parseAnswer(question, text);
    expect(move.ok && formatMove(split, move.value)).toBe(text);
  });

  it.each(["a", "C", "", "Z", undefined, null, 7, { pit: 0 }, ["A"]])("is not %j", (value) => {
    expect(parseAnswer(question, value).ok).toBe(false);
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
        const position = `${rules.seedsPerPit},`.repeat(4) + rules.seedsPerPit;
        const asked = {
          ...request,
          rules: id,
          path: [`${position}/${position} 0-0 N -`],
          chooser: "level:2",
        } as const;
        const answer = await remote.choose(asked);
        const moves = legalMoves(rules, { ...startPosition(rules), toMove: "north" });
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
