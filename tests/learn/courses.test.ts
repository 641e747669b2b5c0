/** Every step of every lesson, checked by the rules: what is asked for can be done, and nothing else is taken for it. */
import { describe, expect, it } from "vitest";
import { applyMove } from "../../src/engine/apply.ts";
import { formatMove, parseMove } from "../../src/engine/notation.ts";
import { legalMoves } from "../../src/engine/position.ts";
import { must } from "../../src/engine/result.ts";
import { RULE_SETS } from "../../src/engine/rules/registry.ts";
import type { Ply } from "../../src/engine/types.ts";
import { splitCourse } from "../../src/learn/courses/split.ts";
import { umElTuweisatCourse } from "../../src/learn/courses/um-el-tuweisat.ts";
import { reaches, seedsWon } from "../../src/learn/goal.ts";
import { type Course, moveOf, positionOf, type Step } from "../../src/learn/lesson.ts";
import { isTaught } from "../../src/ui/taught.ts";

it("has a course for each rule set that says so, and for no other", () => {
  const courses = [splitCourse, umElTuweisatCourse].map(({ rules }) => rules);
  expect(new Set(RULE_SETS.filter(isTaught))).toEqual(new Set(courses));
});

function pliesFrom({ rules }: Course, step: Step): readonly Ply[] {
  const before = positionOf(rules, step);
  return legalMoves(rules, before).map((move) => {
    const { after, events } = must(applyMove(rules, before, move));
    return { move, before, after, events };
  });
}

const has = ({ events }: Ply, kind: string) => events.some((event) => event.kind === kind);

/** The moves that a step takes for right, in notation, as a person has read them off the board. */
const RIGHT: readonly (readonly [Course, Readonly<Record<string, readonly string[]>>])[] = [
  [
    splitCourse,
    {
      sow: ["E"],
      clockwise: ["A", "B"],
      counter: ["D", "E"],
      middle: ["C<", "C>"],
      pair: ["D"],
      four: ["B"],
      most: ["E"],
      chain: ["E"],
      bar: ["E"],
      end: ["C>"],
    },
  ],
  [
    umElTuweisatCourse,
    { "three-ways": ["B<", "B>"], pair: ["C"], "three-chain": ["A"], most: ["C"], "three-end": ["B>"] },
  ],
];

describe.each(RIGHT)("the lesson %#", (course, right) => {
  const { rules, steps } = course;

  it("takes for right what a person would, and leaves something to be wrong", () => {
    for (const step of steps) {
      const { task } = step;
      if (task.kind === "count") continue;
      const plies = pliesFrom(course, step);
      const taken = plies.filter((ply) => reaches(rules, task.goal, ply));
      expect(
        taken.map(({ move }) => formatMove(rules, move)),
        step.id,
      ).toEqual(right[step.id]);
      expect(plies.length, step.id).toBeGreaterThan(taken.length);
      expect(
        taken.map(({ move }) => move),
        step.id,
      ).toContainEqual(moveOf(rules, step));
    }
  });

  it("shows nothing that it has not come to", () => {
    const captureAt = steps.findIndex(({ id }) => id === "pair");
    for (const [index, step] of steps.entries()) {
      const last = index === steps.length - 1;
      for (const ply of pliesFrom(course, step)) {
        if (index < captureAt) expect(has(ply, "capture"), step.id).toBe(false);
        if (step.id !== "bar") expect(has(ply, "bar"), step.id).toBe(false);
        if (!last) for (const kind of ["notice", "pass", "end"]) expect(has(ply, kind), step.id).toBe(false);
      }
    }
  });

  it("tells each step from the others, and the learner moves first", () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const step of steps) expect(positionOf(rules, step).toMove, step.id).toBe("south");
  });

  it("asks at least one question, with one answer only", () => {
    const asked = steps.filter(({ id, task }) => id === "most" || task.kind === "count");
    expect(asked.length).toBeGreaterThan(0);
    for (const step of asked) {
      if (step.task.kind === "sow") continue;
      const won = seedsWon(rules, positionOf(rules, step), must(parseMove(rules, step.task.move)));
      expect(step.task.answers.filter((answer) => answer === won)).toHaveLength(1);
      expect(new Set(step.task.answers).size).toBe(step.task.answers.length);
      expect(step.task.answers.length).toBeGreaterThan(1);
    }
  });
});

it("the texts say what happens: counts, pits and the last seed's landing", () => {
  const step = (id: string) => splitCourse.steps.find((other) => other.id === id) as Step;
  const ply = (course: Course, from: Step, move: string) =>
    pliesFrom(course, from).find((other) => formatMove(course.rules, other.move) === move) as Ply;
  const captured = ({ events }: Ply) =>
    events.flatMap((event) => (event.kind === "capture" ? event.seeds : []));

  expect(captured(ply(splitCourse, step("count"), "A"))).toEqual([2, 4, 2]);
  expect(captured(ply(splitCourse, step("chain"), "E"))).toEqual([2, 4]);
  const rivals = pliesFrom(splitCourse, step("most")).filter((other) => captured(other).length > 0);
  expect(rivals.length).toBeGreaterThan(1);
  for (const rival of rivals) expect(captured(rival)).toHaveLength(1); // Chains have not been taught yet.
  const end = ply(splitCourse, step("end"), "C>");
  expect(end.after.stores).toEqual({ south: 33, north: 17 });
  const [last] = umElTuweisatCourse.steps.slice(-1) as [Step];
  expect(ply(umElTuweisatCourse, last, "B>").after.stores).toEqual({ south: 10, north: 8 });
});
