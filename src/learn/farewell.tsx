/** What stands on the slate after the last step. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import { Labelled } from "../ui/controls/button.tsx";
import { setupOf, wishOf } from "../ui/wish.ts";
import { type Lesson, undoneOf } from "./lesson.ts";
import type { Teaching } from "./teaching.ts";

export function Farewell({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const { t } = useApp().speech.value;
  const end = undoneOf(lesson) === null ? "finished" : "unfinished";
  return (
    <div class="step">
      <h2>{t(`learn.${end}.title`)}</h2>
      <p class="task">{t(`learn.${end}.text`)}</p>
    </div>
  );
}

/** The steps that are left; a first game against the gentlest machine, or in an exhibit where games are chosen; or all the rules. */
export function Onwards({ teaching }: { readonly teaching: Teaching }): JSX.Element {
  const { speech, ports, open, enter, leave } = useApp();
  const { t } = speech.value;
  const { rules } = teaching.lesson.value.course;
  const undone = undoneOf(teaching.lesson.value);
  const first = { ...wishOf(ports.settings.value), rules, level: 1, side: "south", format: null } as const;
  return (
    <div class="onwards">
      {undone !== null && (
        <Labelled
          kind="main"
          icon="arrow"
          label={t("learn.unfinished.goOn")}
          act={() => teaching.goTo(undone)}
        />
      )}
      <Labelled
        kind={undone === null ? "main" : "plain"}
        icon="play"
        label={t("learn.finished.play")}
        act={() => (ports.exhibit === null ? open(setupOf(first, "machine", ports.seed())) : leave())}
      />
      <Labelled icon="book" label={t("learn.finished.guide")} act={() => enter("guide", rules)} />
    </div>
  );
}
