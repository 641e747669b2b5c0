/** A page without a browser: a real session whose picture and machine wait to be told. */
import { type Signal, signal } from "@preact/signals";
import { ok } from "../../src/engine/result.ts";
import { loadSpeech } from "../../src/i18n/language.ts";
import { createAdviser } from "../../src/session/adviser.ts";
import { createReviewer } from "../../src/session/reviewer.ts";
import { createSession } from "../../src/session/session.ts";
import type { SeatId } from "../../src/session/setup.ts";
import type { Save } from "../../src/storage/save.ts";
import { DEFAULT_SETTINGS } from "../../src/storage/settings.ts";
import { type Actions, createActions } from "../../src/ui/actions.ts";
import { createModel, type Model } from "../../src/ui/model.ts";
import type { Ports, RoomName, Surround } from "../../src/ui/ports.ts";
import { FakeAnalyst } from "../session/fakes.ts";

export interface Page {
  readonly model: Model;
  readonly actions: Actions;
  readonly analyst: FakeAnalyst;
  /** The game that "Continue" goes on with; nothing else sets it. */
  readonly lastGame: Signal<Save<SeatId> | null>;
  /** Screens that can be entered. */
  readonly rooms: Partial<Record<RoomName, () => Promise<Surround>>>;
  /** What the ports were told. */
  readonly told: string[];
  /** The last thing said, in English. */
  said(): string | undefined;
  /** Lets the picture catch up, and everything that waits for it. */
  catchUp(): Promise<void>;
}

/** Machines never answer. */
export async function openPage(): Promise<Page> {
  const told: string[] = [];
  const rooms: Page["rooms"] = {};
  const lastGame = signal<Save<SeatId> | null>(null);
  let waiting: (() => void)[] = [];
  const settle = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const session = createSession({
    machine: { choose: () => new Promise(() => undefined), async *study() {}, async prepare() {} },
    show: {
      idle: () =>
        new Promise((resolve) => {
          waiting = [...waiting, resolve];
        }),
      rest: () => undefined,
    },
    report: (error) => {
      throw error;
    },
  });
  const analyst = new FakeAnalyst();
  const report = (error: unknown) => told.push(String(error));
  const adviser = createAdviser({ session, analyst, report });
  const ports: Ports = {
    session,
    adviser,
    reviewer: createReviewer({ session, analyst, adviser, report }),
    settings: signal(DEFAULT_SETTINGS),
    appearance: signal({ theme: "dark", reducedMotion: false }),
    paused: signal(false),
    view: signal(null),
    facing: signal(false),
    lastGame,
    records: {
      newest: () => ok({ games: [], refused: 0, total: 0 }),
      remove: () => undefined,
      clear: () => undefined,
    },
    notices: signal([]),
    languages: [],
    attachBoard: () => () => undefined,
    finish() {
      told.push("finish");
      settle();
    },
    preview: (move) => told.push(move === null ? "preview none" : `preview ${move.pit}`),
    pointAt: (pit) => told.push(pit === null ? "point none" : `point ${pit}`),
    photograph: () => Promise.reject(new Error("There is no board.")),
    refused: () => told.push("refused"),
    missed: (error) => {
      throw error;
    },
    rooms,
    exhibit: null,
    about: () => Promise.resolve(() => null),
    seed: () => 1,
  };
  const speech = await loadSpeech("en");
  const model = createModel(ports, signal(speech), "home");
  return {
    model,
    actions: createActions(model),
    analyst,
    rooms,
    told,
    lastGame,
    said: () => model.messages.value.at(-1)?.saying(speech.t),
    async catchUp() {
      for (let turn = 0; turn < 5; turn++) {
        settle();
        await Promise.resolve();
      }
    },
  };
}
