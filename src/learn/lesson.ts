/** A lesson as a value: its steps, the one that is taught, and how the learner has done. */
import { parseMove, parsePosition } from "../engine/notation.ts";
import { must } from "../engine/result.ts";
import type { Move, Ply, Position, RuleSet } from "../engine/types.ts";
import type { TextKey } from "../i18n/language.ts";
import { type Goal, moveFor, reaches, seedsWon } from "./goal.ts";

/** Names the texts of a step: `learn.steps.ID`. */
export type StepId = TextKey extends infer Key
  ? Key extends `learn.steps.${infer Id}.task`
    ? Id
    : never
  : never;

export type Task =
  /** To be done on the board. */
  | { readonly kind: "sow"; readonly goal: Goal }
  /** A question: how many seeds does the move capture? Whichever answer is chosen, the board tells. */
  | { readonly kind: "count"; readonly move: string; readonly answers: readonly number[] };

export interface Step {
  readonly id: StepId;
  /** South, the learner, is to move. */
  readonly position: string;
  readonly task: Task;
}

export interface Course {
  readonly rules: RuleSet;
  readonly steps: readonly Step[];
}

/** `again`: it was another move or answer than the one that is looked for. */
export type Verdict = "done" | "again";

export interface Lesson {
  readonly course: Course;
  /** The step that is taught; after the last one, their number. */
  readonly index: number;
  /** How the learner has done in this step, since it was last gone to. */
  readonly verdict: Verdict | null;
  /** The answer chosen last in this step. */
  readonly answer: number | null;
  /** The steps that have been done, by index. */
  readonly done: ReadonlySet<number>;
}

export function beginLesson(course: Course): Lesson {
  return { course, index: 0, verdict: null, answer: null, done: new Set() };
}

/** `null` after the last step. */
export function stepOf({ course, index }: Lesson): Step | null {
  return course.steps[index] ?? null;
}

/** To the step before or after, or to any other; within the lesson and its end. */
export function goToStep(lesson: Lesson, index: number): Lesson {
  const within = Math.max(0, Math.min(index, lesson.course.steps.length));
  return { ...lesson, index: within, verdict: null, answer: null };
}

/** The learner has sown. Once a step is done, that changes nothing. */
export function judgePly(lesson: Lesson, ply: Ply): Lesson {
  const task = stepOf(lesson)?.task;
  if (task === undefined || lesson.verdict === "done") return lesson;
  return judged(lesson, task.kind === "sow" && reaches(lesson.course.rules, task.goal, ply));
}

/** The learner has chosen an answer. */
export function judgeAnswer(lesson: Lesson, answer: number): Lesson {
  const step = stepOf(lesson);
  if (step?.task.kind !== "count") return lesson;
  const { rules } = lesson.course;
  return judged(
    { ...lesson, answer },
    answer === seedsWon(rules, positionOf(rules, step), moveOf(rules, step)),
  );
}

function judged(lesson: Lesson, right: boolean): Lesson {
  if (!right) return { ...lesson, verdict: "again" };
  return { ...lesson, verdict: "done", done: new Set(lesson.done).add(lesson.index) };
}

/** The first step that has not been done; `null` where all have. */
export function undoneOf({ course, done }: Lesson): number | null {
  const index = course.steps.findIndex((_, place) => !done.has(place));
  return index < 0 ? null : index;
}

export function positionOf(rules: RuleSet, { position }: Step): Position {
  return must(parsePosition(rules, position));
}

/** A move that does what the step asks for, or that it asks about. */
export function moveOf(rules: RuleSet, step: Step): Move {
  const { task } = step;
  return task.kind === "count"
    ? must(parseMove(rules, task.move))
    : moveFor(rules, task.goal, positionOf(rules, step));
}
