/** Teaches a lesson on the session's board: opens each step's position, judges what is sown, and gives another try. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Move } from "../engine/types.ts";
import type { Session } from "../session/session.ts";
import type { Setup } from "../session/setup.ts";
import {
  beginLesson,
  type Course,
  goToStep,
  judgeAnswer,
  judgePly,
  type Lesson,
  moveOf,
  positionOf,
  type Step,
  stepOf,
} from "./lesson.ts";

/** How long what was sown instead stays to be looked at, in milliseconds. */
const LOOK = 1800;

interface Ports {
  readonly session: Session;
  /** Shows where a move would lead. */
  preview(move: Move): void;
  after(ms: number, act: () => void): void;
}

export interface Teaching {
  readonly lesson: ReadonlySignal<Lesson>;
  /** The move that the learner has asked to be shown. */
  readonly shown: ReadonlySignal<Move | null>;
  /** To a step, as it was at first; after the last one the board stays as it is. */
  goTo(index: number): void;
  restart(): void;
  /** Chooses an answer to a question; the right one is then shown on the board. */
  answer(count: number): void;
  show(): void;
  stop(): void;
}

export function createTeaching({ session, preview, after }: Ports, course: Course): Teaching {
  const { rules } = course;
  const last = course.steps.at(-1);
  const lesson = signal(beginLesson(course));
  const shown = signal<Move | null>(null);
  /** What the lesson comes to when the sowing has been seen. */
  let coming: Lesson | null = null;
  /** Whether the board is to show the answer as soon as it stands at the step's position. */
  let telling = false;

  /** What this lesson has put on the board; anything else there is not its business. */
  let own: Setup | null = null;

  const stop = session.subscribe((change) => {
    if (session.setup !== own) return;
    if (change.kind === "ply") {
      coming = judgePly(lesson.value, change.ply);
      shown.value = null;
    } else if (change.kind !== "phase") coming = null;
    else if (!session.busy) settled();
  });

  function settled(): void {
    if (telling && session.phase === "person") tell();
    if (coming === null) return;
    lesson.value = coming;
    coming = null;
    if (lesson.value.verdict !== "again") return;
    const { whole } = session;
    after(LOOK, () => {
      if (session.whole === whole) session.goTo(0);
    });
  }

  function goTo(index: number): void {
    const left = lesson.value;
    lesson.value = goToStep(left, index);
    shown.value = null;
    telling = false;
    coming = null;
    const step = stepOf(lesson.value);
    if (step !== null) open(step, step.task.kind === "sow" ? "human" : "nobody");
    // The board stays as the last step has left it, if that has just been done.
    else if (last !== undefined && (stepOf(left) !== last || left.verdict !== "done")) open(last, "nobody");
  }

  /** What is not to be sown is not lit, and nothing asks for it. */
  function open(step: Step, south: "human" | "nobody"): void {
    own = {
      rules,
      seats: { south, north: "nobody" },
      start: positionOf(rules, step),
      seed: 0,
      match: null,
      purpose: "lesson",
    };
    session.open(own);
  }

  function tell(): void {
    const step = stepOf(lesson.value);
    telling = false;
    if (step !== null) session.tap(moveOf(rules, step));
  }

  return {
    lesson,
    shown,
    goTo,
    restart() {
      lesson.value = beginLesson(course);
      goTo(0);
    },
    answer(count) {
      lesson.value = judgeAnswer(lesson.value, count);
      const step = stepOf(lesson.value);
      if (step === null || lesson.value.verdict !== "done") return;
      telling = true;
      open(step, "human");
    },
    show() {
      const step = stepOf(lesson.value);
      if (step === null) return;
      shown.value = moveOf(rules, step);
      preview(shown.value);
    },
    stop,
  };
}
