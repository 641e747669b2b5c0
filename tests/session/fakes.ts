/** Stand-ins for what a session waits for, moved by hand. */
import type { Analysis, Analyst, ChooseRequest, Machine, Place } from "../../src/ai/protocol.ts";
import { parseMove, parsePosition } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { findRuleSet } from "../../src/engine/rules/registry.ts";
import type { Move, RuleSet } from "../../src/engine/types.ts";
import type { Change, Show } from "../../src/session/change.ts";
import { createSession, type Session } from "../../src/session/session.ts";
import type { SeatId, Setup } from "../../src/session/setup.ts";

/** Lets everything that waits for nothing but its turn go on. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Changes that are played, and those whose position is shown at once. */
const PLAYED = new Set<Change["kind"]>(["ply", "replayed", "closed", "again"]);
const SHOWN = new Set<Change["kind"]>(["opened", "moved", "looked"]);

/** Shows plies until it is told to finish; `instant` needs no telling. */
export class FakeShow implements Show {
  readonly rests: number[] = [];
  instant: boolean;
  #showing = false;
  #waiting: (() => void)[] = [];

  constructor(instant: boolean) {
    this.instant = instant;
  }

  /** What a director would do on this change. */
  told(change: Change): void {
    if (PLAYED.has(change.kind)) this.#showing = !this.instant;
    if (SHOWN.has(change.kind)) this.finish();
  }

  rest(ms: number): void {
    this.rests.push(ms);
    this.#showing = !this.instant;
  }

  idle(): Promise<void> {
    return this.#showing ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  finish(): void {
    this.#showing = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

interface Asked {
  readonly request: ChooseRequest;
  readonly signal: AbortSignal;
  readonly answer: (move: Move) => void;
  readonly fail: (error: unknown) => void;
}

/** Answers only when it is told to. */
export class FakeMachine implements Machine, Analyst {
  readonly asked: Asked[] = [];
  /** What a study finds, one after the other; nothing at first. */
  findings: Analysis[] = [];

  async *study(): AsyncGenerator<Analysis, void> {
    yield* this.findings;
  }

  async prepare(): Promise<void> {}

  choose(request: ChooseRequest, signal: AbortSignal): Promise<Move> {
    return new Promise((answer, fail) => this.asked.push({ request, signal, answer, fail }));
  }

  get last(): Asked {
    const asked = this.asked.at(-1);
    if (asked === undefined) throw new Error("nothing was asked");
    return asked;
  }

  /** Answers the last request with the legal move that its seed picks. */
  answerBySeed(): void {
    const { request, answer } = this.last;
    answer(moveBySeed(request));
  }
}

interface Studied {
  readonly place: Place;
  readonly signal: AbortSignal;
  /** Tells what has been found. */
  readonly find: (found: Analysis) => Promise<void>;
  /** Nothing more is to be found. */
  readonly end: () => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
  /** Nobody asks for more. */
  left: boolean;
}

/** Finds only what it is told to. */
export class FakeAnalyst implements Analyst {
  readonly prepared: Place[] = [];
  readonly studies: Studied[] = [];

  prepare(place: Place): Promise<void> {
    this.prepared.push(place);
    return Promise.resolve();
  }

  get last(): Studied {
    const studied = this.studies.at(-1);
    if (studied === undefined) throw new Error("nothing was studied");
    return studied;
  }

  async *study(place: Place, signal: AbortSignal): AsyncGenerator<Analysis, void> {
    const steps: (() => Analysis | null)[] = [];
    let wake = () => {};
    const next = async (step: () => Analysis | null) => {
      steps.push(step);
      wake();
      await settle();
    };
    const studied: Studied = {
      place,
      signal,
      find: (found) => next(() => found),
      end: () => next(() => null),
      fail: (error) =>
        next(() => {
          throw error;
        }),
      left: false,
    };
    this.studies.push(studied);
    signal.addEventListener("abort", () => wake());
    try {
      for (;;) {
        while (steps.length === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
        signal.throwIfAborted();
        const found = steps.shift()?.() ?? null;
        if (found === null) return;
        yield found;
      }
    } finally {
      studied.left = true;
    }
  }
}

/** What a study may have found: a legal line, its first move being the only best one. */
export function analysis(rules: RuleSet, line: string, more: Partial<Analysis> = {}): Analysis {
  const moves = line.split(" ").map((text) => moveOf(rules, text));
  const [move] = moves as [Move];
  return { move, best: [move], line: moves, value: 0, exact: false, depth: 1, nodes: 1, ...more };
}

/** A machine that answers at once. */
const promptMachine: Machine & Analyst = {
  choose: (request) => Promise.resolve(moveBySeed(request)),
  async *study() {},
  async prepare() {},
};

function moveBySeed({ rules: id, path: [text = ""], seed }: ChooseRequest): Move {
  const rules = rulesOf(id);
  const position = parsePosition(rules, text);
  if (!position.ok) throw new Error(position.error.message);
  const moves = legalMoves(rules, position.value);
  return moves[seed % moves.length] as Move;
}

export function rulesOf(id: string): RuleSet {
  const rules = findRuleSet(id);
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

export function moveOf(rules: RuleSet, text: string): Move {
  const move = parseMove(rules, text);
  if (!move.ok) throw new Error(move.error.message);
  return move.value;
}

export function setupOf(south: SeatId, north: SeatId, rules = "split", start: string | null = null): Setup {
  const found = rulesOf(rules);
  const position = start === null ? null : parsePosition(found, start);
  if (position !== null && !position.ok) throw new Error(position.error.message);
  return {
    rules: found,
    seats: { south, north },
    start: position?.value ?? null,
    seed: 7,
    match: null,
    purpose: "play",
  };
}

interface Table {
  readonly session: Session;
  readonly show: FakeShow;
  readonly machine: FakeMachine;
  readonly changes: Change[];
  readonly reports: unknown[];
  /** Taps the pit or the move written so. */
  readonly tap: (text: string) => ReturnType<Session["tap"]>;
}

/** An opened session with everything around it. */
export async function createTable(
  setup: Setup,
  { instant = false, prompt = false }: { instant?: boolean; prompt?: boolean } = {},
): Promise<Table> {
  const show = new FakeShow(instant);
  const machine = new FakeMachine();
  const reports: unknown[] = [];
  const changes: Change[] = [];
  const session = createSession({
    machine: prompt ? promptMachine : machine,
    show,
    report: (error) => reports.push(error),
  });
  session.subscribe((change) => show.told(change));
  session.subscribe((change) => changes.push(change));
  session.open(setup);
  await settle();
  return { session, show, machine, changes, reports, tap: (text) => session.tap(moveOf(setup.rules, text)) };
}
