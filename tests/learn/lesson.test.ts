import { describe, expect, it } from "vitest";
import { newGame, playMove } from "../../src/engine/game.ts";
import { parseMove } from "../../src/engine/notation.ts";
import { must } from "../../src/engine/result.ts";
import type { Ply } from "../../src/engine/types.ts";
import { splitCourse } from "../../src/learn/courses/split.ts";
import {
  beginLesson,
  goToStep,
  judgeAnswer,
  judgePly,
  type Lesson,
  positionOf,
  stepOf,
  undoneOf,
} from "../../src/learn/lesson.ts";

const { rules, steps } = splitCourse;
const at = (id: string) =>
  goToStep(
    beginLesson(splitCourse),
    steps.findIndex((step) => step.id === id),
  );

/** What the learner sows in the position of a step. */
function sown(lesson: Lesson, move: string): Ply {
  const step = stepOf(lesson);
  if (step === null) throw new Error("the lesson is over");
  const game = must(playMove(newGame(rules, positionOf(rules, step)), must(parseMove(rules, move))));
  return game.plies[0] as Ply;
}

describe("a lesson", () => {
  it("praises what it asked for and gives anything else another try", () => {
    const asked = at("pair");
    const wrong = judgePly(asked, sown(asked, "E"));
    expect([wrong.verdict, wrong.index, wrong.done.size]).toEqual(["again", asked.index, 0]);
    const right = judgePly(wrong, sown(asked, "D"));
    expect([right.verdict, [...right.done]]).toEqual(["done", [asked.index]]);
  });

  it("does not take back what has been done", () => {
    const done = judgePly(at("pair"), sown(at("pair"), "D"));
    expect(judgePly(done, sown(done, "E"))).toBe(done);
    const back = goToStep(done, done.index);
    expect([back.verdict, back.done.has(done.index)]).toEqual([null, true]);
  });

  it("knows the first step that is left", () => {
    const first = beginLesson(splitCourse);
    expect(undoneOf(first)).toBe(0);
    const done = new Set(steps.keys());
    expect(undoneOf({ ...first, done })).toBeNull();
    done.delete(3);
    done.delete(5);
    expect(undoneOf({ ...first, done })).toBe(3);
  });

  it("takes an answer, and only where it asked for one", () => {
    const asked = at("count");
    expect([2, 6, 8].map((answer) => judgeAnswer(asked, answer).verdict)).toEqual(["again", "again", "done"]);
    expect(judgePly(asked, sown(asked, "A")).verdict).toBe("again");
    const told = judgeAnswer(asked, 8);
    expect(judgePly(told, sown(told, "A"))).toBe(told);
    expect(judgeAnswer(at("pair"), 2)).toEqual(at("pair"));
  });

  it("goes from step to step and stays within its ends", () => {
    const first = beginLesson(splitCourse);
    expect(goToStep(first, -1).index).toBe(0);
    const over = goToStep(first, 99);
    expect([over.index, stepOf(over)]).toEqual([steps.length, null]);
    expect(judgePly(over, sown(first, "E"))).toBe(over);
    expect(stepOf(goToStep(over, over.index - 1))?.id).toBe("end");
  });
});
