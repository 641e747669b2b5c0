import { type Endpoint, expose } from "comlink";
import { describe, expect, it } from "vitest";
import { createClient, type Timer, type WorkerLike } from "../../src/ai/client.ts";
import type {
  ChooseRequest,
  Place,
  StudyAnswer,
  StudyRequest,
  WorkerService,
} from "../../src/ai/protocol.ts";
import { createService } from "../../src/ai/service.ts";
import { legalMoves, startPosition } from "../../src/engine/position.ts";
import { split } from "../../src/engine/rules/split.ts";

const request: ChooseRequest = {
  rules: "split",
  path: ["5,5,5,5,5/5,5,5,5,5 0-0 S -"],
  chooser: "level:2",
  seed: 3,
};
/** The real one. */
const service = createService({ pause: () => Promise.resolve(), now: () => performance.now() });
const legal = legalMoves(split, startPosition(split));
const forever = new AbortController().signal;

/** A worker on the other end of a channel, which can be made to die. */
class FakeWorker extends EventTarget implements WorkerLike {
  terminated = false;
  readonly #near: MessagePort;

  constructor(offered: object | null) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#near = port1;
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent("message", { data }));
    if (offered !== null) expose(offered, port2 as Endpoint);
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#near.postMessage(message, transfer);
  }

  terminate(): void {
    this.terminated = true;
    this.#near.close();
  }
}

/** Rings when it is told to. */
class FakeTimer implements Timer {
  readonly running = new Set<() => void>();

  start(_: number, ring: () => void): () => void {
    this.running.add(ring);
    return () => this.running.delete(ring);
  }

  ring(): void {
    for (const ring of [...this.running]) {
      this.running.delete(ring);
      ring();
    }
  }

  /** Eight seconds pass. */
  silence(): void {
    for (let second = 1; second <= 8; second++) this.ring();
  }
}

/** A client that can start no worker. */
function createEmptyOffice() {
  const reports: unknown[] = [];
  const machine = createClient({
    hire: () => {
      throw new Error("forbidden");
    },
    timer: new FakeTimer(),
    report: (error) => reports.push(error),
  });
  return { machine, reports };
}

/** A client whose workers are, one after another, as given; the last one again and again. */
function createOffice(...offers: (object | null)[]) {
  const workers: FakeWorker[] = [];
  const timer = new FakeTimer();
  const reports: unknown[] = [];
  const machine = createClient({
    hire: () => {
      const worker = new FakeWorker(offers[Math.min(workers.length, offers.length - 1)] ?? null);
      workers.push(worker);
      return worker;
    },
    timer,
    report: (error) => reports.push(error),
  });
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  return { machine, workers, timer, reports, end };
}

const answering = (answer: unknown) => ({ choose: () => answer });
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a client", () => {
  it("has the worker choose, and keeps it", async () => {
    const { machine, workers, timer, reports, end } = createOffice(service);
    const first = await machine.choose(request, forever);
    expect(await machine.choose(request, forever)).toEqual(first);
    expect(legal).toContainEqual(first);
    expect([workers.length, workers[0]?.terminated, timer.running.size, reports]).toEqual([1, false, 0, []]);
    end();
  });

  it("starts no worker before the first choice", () => {
    expect(createOffice(service).workers).toEqual([]);
  });

  it.each(["a", "C", "Z9", "", 7, null, { pit: 0 }])(
    "replaces a worker that answers %j",
    async (nonsense) => {
      const { machine, workers, reports, end } = createOffice(answering(nonsense), answering("B"));
      expect(legal).toContainEqual(await machine.choose(request, forever));
      expect([workers.length, workers[0]?.terminated, reports.length]).toEqual([1, true, 1]);
      expect(await machine.choose(request, forever)).toEqual({ pit: 1, direction: "clockwise" });
      expect([workers.length, reports.length]).toEqual([2, 1]);
      end();
    },
  );

  it("replaces a worker that throws", async () => {
    const failing: Pick<WorkerService, "choose"> = {
      choose: () => {
        throw new Error("broken");
      },
    };
    const { machine, workers, reports, end } = createOffice(failing);
    expect(legal).toContainEqual(await machine.choose(request, forever));
    expect([workers[0]?.terminated, reports.length]).toEqual([true, 1]);
    end();
  });

  it("replaces a worker that dies in the middle of a choice", async () => {
    const { machine, workers, timer, reports, end } = createOffice(null, service);
    const choice = machine.choose(request, forever);
    workers[0]?.dispatchEvent(new Event("error"));
    expect(legal).toContainEqual(await choice);
    expect([workers[0]?.terminated, timer.running.size, reports.length]).toEqual([true, 0, 1]);
    await machine.choose(request, forever);
    expect([workers.length, reports.length]).toEqual([2, 1]);
    end();
  });

  it("replaces a worker that died between two choices", async () => {
    const { machine, workers, reports, end } = createOffice(service);
    await machine.choose(request, forever);
    workers[0]?.dispatchEvent(new Event("error"));
    expect(legal).toContainEqual(await machine.choose(request, forever));
    expect([workers.length, reports]).toEqual([2, []]);
    end();
  });

  it("replaces a worker that hangs, for all who wait for it", async () => {
    const { machine, workers, timer, reports, end } = createOffice(null, service);
    const choices = [machine.choose(request, forever), machine.choose(request, forever)];
    timer.silence();
    for (const move of await Promise.all(choices)) expect(legal).toContainEqual(move);
    expect([workers[0]?.terminated, timer.running.size, reports.length]).toEqual([true, 0, 2]);
    end();
  });

  it("keeps a worker that takes its time, as long as it hears", async () => {
    let answered = (_: string) => {};
    let heard = 0;
    const slow = {
      choose: () => new Promise<string>((resolve) => (answered = resolve)),
      hear: () => {},
    };
    const { machine, workers, timer, reports, end } = createOffice(slow);
    const choice = machine.choose(request, forever);
    workers[0]?.addEventListener("message", () => heard++);
    for (let time = 1; time <= 3; time++) {
      await expect.poll(() => heard).toBe(time);
      timer.silence();
    }
    answered("A");
    expect(await choice).toEqual({ pit: 0, direction: "clockwise" });
    expect([workers.length, timer.running.size, reports]).toEqual([1, 0, []]);
    end();
  });

  it("takes no sleep of the device, after which one timer rings at once, for a hang", async () => {
    const { machine, workers, timer, reports, end } = createOffice(service);
    const choice = machine.choose(request, forever);
    timer.ring();
    expect(legal).toContainEqual(await choice);
    expect([workers[0]?.terminated, timer.running.size, reports]).toEqual([false, 0, []]);
    end();
  });

  it("chooses the same again in place of a worker", async () => {
    const moves = [];
    for (let time = 0; time < 2; time++) {
      const { machine, timer, end } = createOffice(null);
      const choice = machine.choose(request, forever);
      timer.silence();
      moves.push(await choice);
      end();
    }
    expect(moves[0]).toEqual(moves[1]);
  });

  it("chooses without a worker where none can be started", async () => {
    const { machine, reports } = createEmptyOffice();
    expect(legal).toContainEqual(await machine.choose(request, forever));
    expect(reports).toHaveLength(1);
  });

  it("aborts at once, keeps the worker, and drops what it still answers", async () => {
    let release = (_: string) => {};
    const slow = {
      choose: () =>
        new Promise<string>((resolve) => {
          release = resolve;
        }),
    };
    const { machine, workers, timer, reports, end } = createOffice(slow);
    const undo = new AbortController();
    const dropped = machine.choose(request, undo.signal);
    await settle();
    undo.abort(new Error("undone"));
    await expect(dropped).rejects.toThrow("undone");
    expect([timer.running.size, workers[0]?.terminated, reports]).toEqual([0, false, []]);
    const late = release;
    const next = machine.choose(request, forever);
    await settle();
    late("A");
    await settle();
    release("E");
    expect(await next).toEqual({ pit: 4, direction: "counterclockwise" });
    expect(workers).toHaveLength(1);
    end();
  });

  it("asks nobody when it is already aborted", async () => {
    const { machine, workers } = createOffice(service);
    await expect(machine.choose(request, AbortSignal.abort(new Error("undone")))).rejects.toThrow("undone");
    expect(workers).toEqual([]);
  });

  it("rejects a request that nobody could answer", async () => {
    const { machine, workers } = createOffice(service);
    await expect(machine.choose({ ...request, path: ["x"] }, forever)).rejects.toThrow("POSITION_FORM");
    expect(workers).toEqual([]);
  });
});

describe("an analyst", () => {
  const place: Place = { rules: request.rules, path: request.path };
  const answer: StudyAnswer = {
    move: "A",
    best: ["A"],
    value: 1,
    exact: false,
    depth: 3,
    nodes: 10,
    line: ["A", "b"],
    done: false,
  };
  /** A worker that answers every study with this, and tells what it was asked. */
  function studying(told: unknown) {
    const asked: StudyRequest[] = [];
    const worker = {
      study: (one: StudyRequest) => {
        asked.push(one);
        return told;
      },
      choose: () => "B",
    };
    return { asked, worker };
  }
  const silent = { study: () => new Promise(() => {}), choose: () => "B" };

  it("tells better and better what to play, as long as somebody listens", async () => {
    const { machine, workers, timer, end } = createOffice(service);
    let told = 0;
    let depth = 0;
    for await (const analysis of machine.study(place, forever)) {
      expect(legal).toContainEqual(analysis.move);
      for (const move of analysis.best) expect(legal).toContainEqual(move);
      expect(analysis.line[0]).toEqual(analysis.move);
      expect(analysis.depth).toBeGreaterThanOrEqual(depth);
      expect("done" in analysis).toBe(false);
      depth = analysis.depth;
      if (++told === 3) break;
    }
    expect([told, workers.length, workers[0]?.terminated, timer.running.size]).toEqual([3, 1, false, 0]);
    end();
  });

  it("asks no more when nobody listens, and numbers studies", async () => {
    const { asked, worker } = studying(answer);
    const { machine, timer, end } = createOffice(worker);
    for (let time = 0; time < 2; time++) {
      let told = 0;
      for await (const _ of machine.study(place, forever)) if (++told === 2) break;
    }
    await settle();
    expect(asked.map(({ id }) => id)).toEqual([1, 1, 2, 2]);
    expect(asked).toMatchObject(Array.from({ length: 4 }, () => place));
    expect(timer.running.size).toBe(0);
    end();
  });

  it("ends when nothing more is to be found", async () => {
    const { asked, worker } = studying({ ...answer, exact: true, done: true });
    const { machine, end } = createOffice(worker);
    const told = [];
    for await (const analysis of machine.study(place, forever)) told.push(analysis);
    expect(told).toMatchObject([{ value: 1, exact: true, depth: 3, nodes: 10 }]);
    expect(asked).toHaveLength(1);
    end();
  });

  it("stops at once when it is aborted, and keeps the worker", async () => {
    const { machine, workers, timer, reports, end } = createOffice(silent);
    const leave = new AbortController();
    const study = machine.study(place, leave.signal).next();
    await settle();
    leave.abort(new Error("left"));
    await expect(study).rejects.toThrow("left");
    expect([workers[0]?.terminated, timer.running.size, reports]).toEqual([false, 0, []]);
    expect(await machine.choose(request, forever)).toEqual({ pit: 1, direction: "clockwise" });
    expect(workers).toHaveLength(1);
    end();
  });

  it("asks nobody when it is already aborted, or what nobody could answer", async () => {
    const { machine, workers } = createOffice(service);
    const aborted = AbortSignal.abort(new Error("left"));
    await expect(machine.study(place, aborted).next()).rejects.toThrow("left");
    await expect(machine.study({ ...place, path: ["x"] }, forever).next()).rejects.toThrow("POSITION_FORM");
    expect(workers).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "A"],
    ["a list", [answer]],
    ["a move that is not legal", { ...answer, move: "a" }],
    ["a best move that is not legal", { ...answer, best: ["A", "a"] }],
    ["a line that is no moves", { ...answer, line: ["A", "z"] }],
    ["a wrong type", { ...answer, depth: "3" }],
    ["half a seed", { ...answer, value: 0.5 }],
    ["a field too few", { ...answer, line: undefined }],
    ["a field too many", { ...answer, more: 1 }],
  ])("replaces a worker that answers %s", async (_, nonsense) => {
    const { machine, workers, timer, end } = createOffice(studying(nonsense).worker, studying(answer).worker);
    await expect(machine.study(place, forever).next()).rejects.toThrow(/./);
    expect([workers[0]?.terminated, timer.running.size]).toEqual([true, 0]);
    expect(await machine.choose(request, forever)).toEqual({ pit: 1, direction: "clockwise" });
    expect((await machine.study(place, forever).next()).value).toMatchObject({ value: 1 });
    expect(workers).toHaveLength(2);
    end();
  });

  it.each<[string, (worker: FakeWorker | undefined, timer: FakeTimer) => void]>([
    ["hangs", (_, timer) => timer.silence()],
    ["dies", (worker) => worker?.dispatchEvent(new Event("error"))],
    ["cannot be understood", (worker) => worker?.dispatchEvent(new Event("messageerror"))],
  ])("replaces a worker that %s", async (_, befall) => {
    const { machine, workers, timer, reports, end } = createOffice(null, studying(answer).worker);
    const study = machine.study(place, forever).next();
    await settle();
    befall(workers[0], timer);
    await expect(study).rejects.toThrow("worker");
    expect([workers[0]?.terminated, timer.running.size]).toEqual([true, 0]);
    expect(await machine.choose(request, forever)).toEqual({ pit: 1, direction: "clockwise" });
    expect([workers.length, reports]).toEqual([2, []]);
    end();
  });

  it("is asked for more only when no move is being chosen", async () => {
    const { asked, worker } = studying(answer);
    let chosen = (_: string) => {};
    const choose = () =>
      new Promise<string>((resolve) => {
        chosen = resolve;
      });
    const { machine, end } = createOffice({ ...worker, choose });
    const study = machine.study(place, forever);
    await study.next();
    const choice = machine.choose(request, forever);
    const next = study.next();
    await settle();
    await settle();
    expect(asked).toHaveLength(1);
    chosen("B");
    await choice;
    expect((await next).value).toMatchObject({ depth: 3 });
    expect(asked).toHaveLength(2);
    end();
  });

  it("is asked for more only when no newer study is under way", async () => {
    const { asked, worker } = studying(answer);
    const { machine, end } = createOffice(worker);
    const older = machine.study(place, forever);
    await older.next();
    const newer = machine.study(place, forever);
    await newer.next();
    const next = older.next();
    await newer.next();
    await settle();
    expect(asked.map(({ id }) => id)).toEqual([1, 2, 2]);
    await newer.return();
    expect((await next).value).toMatchObject({ depth: 3 });
    await older.return();
    await machine.study(place, forever).next();
    expect(asked.map(({ id }) => id)).toEqual([1, 2, 2, 1, 3]);
    end();
  });

  it("that waits for a choice stops at once when it is aborted", async () => {
    const { asked, worker } = studying(answer);
    const { machine, end } = createOffice({ ...worker, choose: () => new Promise(() => {}) });
    const undo = new AbortController();
    const choice = machine.choose(request, undo.signal);
    const leave = new AbortController();
    const study = machine.study(place, leave.signal).next();
    await settle();
    leave.abort(new Error("left"));
    await expect(study).rejects.toThrow("left");
    undo.abort(new Error("undone"));
    await expect(choice).rejects.toThrow("undone");
    expect((await machine.study(place, forever).next()).value).toMatchObject({ depth: 3 });
    expect(asked).toHaveLength(1);
    end();
  });

  it("has the worker get ready", async () => {
    const asked: StudyRequest[] = [];
    const { machine, workers, timer, reports, end } = createOffice({
      prepare: (one: StudyRequest) => {
        asked.push(one);
      },
    });
    await machine.prepare(place, forever);
    expect(asked).toEqual([{ ...place, id: 0 }]);
    expect([workers[0]?.terminated, timer.running.size, reports]).toEqual([false, 0, []]);
    end();
  });

  it("waits for that no more when it is aborted, and keeps the worker", async () => {
    const { machine, workers, timer, end } = createOffice({ prepare: () => new Promise(() => {}) });
    const leave = new AbortController();
    const ready = machine.prepare(place, leave.signal);
    await settle();
    leave.abort(new Error("left"));
    await expect(ready).rejects.toThrow("left");
    expect([workers[0]?.terminated, timer.running.size]).toEqual([false, 0]);
    end();
  });

  it("tells when the worker does not get ready, and replaces it", async () => {
    const failing = {
      prepare: () => {
        throw new Error("broken");
      },
    };
    const { machine, workers, reports, end } = createOffice(failing, answering("B"));
    await expect(machine.prepare(place, forever)).rejects.toThrow("broken");
    expect(await machine.choose(request, forever)).toEqual({ pit: 1, direction: "clockwise" });
    expect([workers.length, workers[0]?.terminated, reports]).toEqual([2, true, []]);
    end();
  });

  it("tells when there is no worker to get ready", async () => {
    const { machine } = createEmptyOffice();
    await expect(machine.prepare(place, forever)).rejects.toThrow("forbidden");
  });
});
