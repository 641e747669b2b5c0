import { describe, expect, it } from "vitest";
import type { ChooseRequest, Place, StudyAnswer, WorkerService } from "../../src/ai/protocol.ts";
import { createService } from "../../src/ai/service.ts";
import { formatMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { circular } from "../../src/engine/rules/circular.ts";
import { split } from "../../src/engine/rules/split.ts";
import type { RuleSet } from "../../src/engine/types.ts";

const START = "5,5,5,5,5/5,5,5,5,5 0-0 S -";
const FOURS = "4,4,4,4,4/4,4,4,4,4 0-0 N -";
/** Solved by another program: worth −2, by `A` alone. */
const LATE = "2,0,0,0,2/2,2,0,1,1 18-22 S -";
const ODD = "2,1,3,0,2/1,0,3,2,1 12-12 S -";

/** A service whose studies go on for one step each time they are asked. */
function serviceWith(pause: () => Promise<void> = () => Promise.resolve()): WorkerService {
  let clock = 0;
  return createService({
    pause,
    now: () => {
      clock += 1000;
      return clock;
    },
  });
}

/** Holds every pause up until it is let go. */
function createGate() {
  let open = false;
  let held: (() => void)[] = [];
  const letGo = () => {
    const now = held;
    held = [];
    for (const goOn of now) goOn();
  };
  return {
    pause: () => (open ? Promise.resolve() : new Promise<void>((resolve) => held.push(resolve))),
    /** Ends the pauses of now. */
    step: () => {
      letGo();
      return settle();
    },
    /** There are no more pauses. */
    open: () => {
      open = true;
      letGo();
    },
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function study(service: WorkerService, id: number, position: string, times: number, rules = "split") {
  return Array.from({ length: times }, () => service.study({ id, rules, path: [position] }));
}

function legal(rules: RuleSet, position: string): readonly string[] {
  return legalMoves(rules, must(parsePosition(rules, position))).map((move) => formatMove(rules, move));
}

describe("a study", () => {
  it("goes deeper each time it is asked for again", () => {
    const answers = study(serviceWith(), 1, START, 7);
    for (const [n, { move, best, line, depth, nodes, done }] of answers.entries()) {
      const before = answers[n - 1] ?? { depth: 1, nodes: 0 };
      expect(depth).toBeGreaterThanOrEqual(before.depth);
      expect(nodes).toBeGreaterThan(before.nodes);
      expect(legal(split, START)).toContain(move);
      expect([best, line[0], done]).toEqual([[move], move, false]);
    }
    expect(answers.at(-1)?.depth).toBeGreaterThan(4);
  });

  it("that is over answers the same when it is asked again", () => {
    const service = serviceWith();
    const [first, second] = study(service, 1, "0,0,0,0,1/0,0,0,0,0 0-0 S -", 2);
    expect(first?.done).toBe(true);
    expect(second).toEqual(first);
  });

  it("begins anew under another number, and under an old one", () => {
    const service = serviceWith();
    for (const id of [1, 2, 1]) expect(study(service, id, START, 4)[0]?.depth).toBe(1);
  });

  it("goes by the rules that it is asked for", () => {
    const service = serviceWith();
    for (let id = 1; id <= 4; id += 2) {
      expect(legal(split, START)).toContain(study(service, id, START, 1)[0]?.move);
      expect(legal(circular, FOURS)).toContain(study(service, id + 1, FOURS, 1, "circular")[0]?.move);
    }
  });

  it("ends with what is proven where that is known", async () => {
    const service = serviceWith();
    // Has the values worked out up to the seeds of this position.
    await service.choose({ rules: "split", path: [LATE], chooser: "level:8", seed: 1 });
    expect(study(service, 1, LATE, 1)).toMatchObject([
      { move: "A", best: ["A"], value: -2, exact: true, done: true },
    ]);
  });

  it("finds the same when it is asked the same", () => {
    const ways = [1, 2].map((): readonly StudyAnswer[] => study(serviceWith(), 1, START, 5));
    expect(ways[0]).toEqual(ways[1]);
  });
});

describe("while exact values are worked out", () => {
  it("those who need none are answered, the others wait, and a study that goes on has them in the end", async () => {
    const gate = createGate();
    const service = serviceWith(gate.pause);
    const place = { rules: "circular", path: [ODD] };
    const told: string[] = [];
    const ready = service.prepare({ ...place, id: 0 }).then(() => told.push("ready"));
    await gate.step();
    const strong = service.choose({ ...place, chooser: "level:8", seed: 1 }).then((move) => {
      told.push("strong");
      return move;
    });
    for (const chooser of ["greedy", "level:2"] as const) {
      expect(legal(circular, ODD)).toContain(await service.choose({ ...place, chooser, seed: 1 }));
      await gate.step();
    }
    expect(study(service, 1, ODD, 2, "circular")).toMatchObject([{ done: false }, { done: false }]);
    expect(told).toEqual([]);
    gate.open();
    const move = await strong;
    await ready;
    expect(told).toEqual(["ready", "strong"]);
    const [known] = study(service, 1, ODD, 1, "circular");
    expect(known).toMatchObject({ exact: true, done: true });
    expect(known?.best).toContain(move);
  });

  it("those who play by other rules are answered", async () => {
    const gate = createGate();
    const service = serviceWith(gate.pause);
    let ready = false;
    service.prepare({ rules: "circular", path: [ODD], id: 0 }).then(() => {
      ready = true;
    });
    const choice = service.choose({ rules: "split", path: [LATE], chooser: "level:8", seed: 1 });
    let move: string | null = null;
    choice.then((chosen) => {
      move = chosen;
    });
    // Ends: no position of eight seeds takes long.
    while (move === null) await gate.step();
    expect([move, ready]).toEqual(["A", false]);
  });
});

describe("a request", () => {
  const request: ChooseRequest = { rules: "split", path: [START], chooser: "level:5", seed: 7 };

  it("is answered in the same way by whoever is asked", async () => {
    const answers = [serviceWith(), serviceWith()].map((service) => service.choose(request));
    const [one, other] = await Promise.all(answers);
    expect(legal(split, START)).toContain(one);
    expect(other).toBe(one);
  });

  it.each<[Partial<Place> & { more?: number }, string]>([
    [{ rules: "chess" }, "UNKNOWN_RULES"],
    [{ path: ["x"] }, "POSITION_FORM"],
    [{ path: [START, FOURS.replace("4", "44")] }, "POSITION_TOTAL"],
    [{ path: ["0,0,0,0,0/1,0,0,0,0 0-0 S -"] }, "NO_MOVES"],
    [{ path: [] }, "BAD_REQUEST"],
    [{ more: 1 }, "BAD_REQUEST"],
  ])("with %j is thrown back: %s", async (wrong, code) => {
    const service = serviceWith();
    const place = { rules: "split", path: [START], id: 1, ...wrong };
    expect(() => service.study(place)).toThrow(code);
    await expect(service.prepare(place)).rejects.toThrow(code);
    await expect(service.choose({ ...request, ...wrong })).rejects.toThrow(code);
  });

  it("for nobody is thrown back", async () => {
    const stranger = { ...request, chooser: "level:9" } as const;
    await expect(serviceWith().choose(stranger)).rejects.toThrow("UNKNOWN_CHOOSER");
    expect(() => serviceWith().study({ rules: "split", path: [START], id: -1 })).toThrow("BAD_REQUEST");
  });
});
