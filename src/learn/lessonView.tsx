/** The lesson: what to do stands beside the board, and the learner does it there. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { pitLetter } from "../engine/pit.ts";
import { split } from "../engine/rules/split.ts";
import type { RuleSet } from "../engine/types.ts";
import { useApp } from "../ui/context.ts";
import { Control, Labelled } from "../ui/controls/button.tsx";
import type { Surround } from "../ui/ports.ts";
import { rulesName } from "../ui/text/rulesText.ts";
import { LearnBottom, LearnTop } from "./bars.tsx";
import { splitCourse } from "./courses/split.ts";
import { umElTuweisatCourse } from "./courses/um-el-tuweisat.ts";
import { Farewell, Onwards } from "./farewell.tsx";
import { type Course, type Lesson, type Step, stepOf } from "./lesson.ts";
import { createTeaching, type Teaching } from "./teaching.ts";
import "./learn.css";

export const lessonSurround: Surround = { Top: Top, Bottom: LearnBottom, Side: Slate };

function Top(): JSX.Element {
  const { speech, shownRules } = useApp();
  const { t } = speech.value;
  const { rules } = courseFor(shownRules.value);
  const game = rules === split ? t("title") : rulesName(t, rules);
  return <LearnTop title={t("learn.of", { game })} leaving={t("learn.leave")} />;
}

/** Where a rule set has no course, the game's own is taught, under its name. */
function courseFor(rules: RuleSet): Course {
  return umElTuweisatCourse.rules === rules ? umElTuweisatCourse : splitCourse;
}

function useTeaching(): Teaching {
  const { ports, shownRules } = useApp();
  const teaching = useMemo(() => {
    const { session, preview } = ports;
    const after = (ms: number, act: () => void) => setTimeout(act, ms);
    return createTeaching({ session, preview, after }, courseFor(shownRules.value));
  }, []);
  useLayoutEffect(() => teaching.goTo(0), []);
  useEffect(() => teaching.stop, []);
  return teaching;
}

/** What a teacher would write on a slate. */
function Slate(): JSX.Element {
  const { speech } = useApp();
  const teaching = useTeaching();
  const { t } = speech.value;
  const lesson = teaching.lesson.value;
  const step = stepOf(lesson);
  const slate = useRef<HTMLElement>(null);
  /** Only what comes into a place that was there before is read out. */
  const [spoken, speak] = useState(false);
  useEffect(() => speak(true), []);

  // A control that goes while it has the focus would leave the keys without a listener.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      slate.current?.closest("main")?.focus({ preventScroll: true });
  });

  return (
    <aside class="panel slate" aria-label={t("learn.title")} ref={slate}>
      <header>
        <Progress lesson={lesson} />
        <Control icon="rematch" label={t("learn.restart")} act={teaching.restart} />
      </header>
      <div class="words" aria-live="polite">
        {spoken && (step === null ? <Farewell lesson={lesson} /> : <Words teaching={teaching} step={step} />)}
      </div>
      {step === null ? <Onwards teaching={teaching} /> : <Answers teaching={teaching} step={step} />}
      <Ways teaching={teaching} step={step} />
    </aside>
  );
}

/** A row of pits, a seed in each whose step is done. */
function Progress({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const { t } = useApp().speech.value;
  const { course, index, done } = lesson;
  const { length } = course.steps;
  const label = t("learn.step", { step: Math.min(index + 1, length), steps: length });
  return (
    <div class="progress" role="img" aria-label={label} title={label}>
      {course.steps.map(({ id }, place) => (
        <i
          key={id}
          class={`${done.has(place) ? "done" : ""} ${place === index ? "now" : ""}`}
          style={{ "--seed": place % 4 }}
        />
      ))}
    </div>
  );
}

interface StepProps {
  readonly teaching: Teaching;
  readonly step: Step;
}

function Words({ teaching, step }: StepProps): JSX.Element {
  const { t } = useApp().speech.value;
  const { course, index, verdict } = teaching.lesson.value;
  const move = teaching.shown.value;
  return (
    <div class="step" key={step.id}>
      <p class="unseen">{t("learn.step", { step: index + 1, steps: course.steps.length })}</p>
      <h2>{t(`learn.steps.${step.id}.title`)}</h2>
      <p class="task">{t(`learn.steps.${step.id}.task`)}</p>
      {verdict !== null && (verdict === "done" || move === null) && (
        <p class={`verdict ${verdict}`} key={verdict}>
          {t(`learn.steps.${step.id}.${verdict}`)}
        </p>
      )}
      {move !== null && verdict !== "done" && (
        <p class="verdict shown">
          {t("learn.shown", {
            pit: pitLetter(course.rules, move.pit),
            direction: t(`direction.${move.direction}`),
          })}
        </p>
      )}
    </div>
  );
}

/** The answers to a question that asks for a number. */
function Answers({ teaching, step }: StepProps): JSX.Element | null {
  const { t } = useApp().speech.value;
  const { answer, verdict } = teaching.lesson.value;
  if (step.task.kind !== "count") return null;
  return (
    <fieldset class="answers" aria-label={t(`learn.steps.${step.id}.title`)}>
      {step.task.answers.map((count) => (
        <button
          key={count}
          type="button"
          class="answer"
          aria-pressed={answer === count}
          aria-disabled={verdict === "done"}
          onClick={() => verdict !== "done" && teaching.answer(count)}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}

/** Back and on. What comes next stands out as soon as the step is done. */
function Ways({ teaching, step }: { readonly teaching: Teaching; readonly step: Step | null }): JSX.Element {
  const { speech, table } = useApp();
  const { t } = speech.value;
  const { index, verdict } = teaching.lesson.value;
  const done = verdict === "done";
  return (
    <footer class="paces">
      <Control
        icon="previous"
        label={t("learn.back")}
        disabled={index === 0}
        act={() => teaching.goTo(index - 1)}
      />
      {step?.task.kind === "sow" && !done && (
        <Labelled
          icon="hint"
          label={t("learn.show")}
          disabled={table.value.phase !== "person"}
          act={teaching.show}
        />
      )}
      {step !== null && (
        <Labelled
          key={done ? "next" : "skip"} // A second press of the one is none of the other.
          kind={done ? "main" : "plain"}
          icon="arrow"
          label={t(done ? "learn.next" : "learn.skip")}
          act={() => teaching.goTo(index + 1)}
        />
      )}
    </footer>
  );
}
