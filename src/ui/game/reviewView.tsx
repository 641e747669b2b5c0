/** The review of a game: its values as a graph, and its mistakes, each leading to where it was made. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { mistakeSentence } from "../text/adviceText.ts";
import { reviewSentence } from "../text/reviewText.ts";
import { ValueGraph } from "./valueGraph.tsx";

export function ReviewView(): JSX.Element {
  const { ports, review, speech } = useApp();
  const { reviewer } = ports;
  const { t } = speech.value;
  const now = review.value;
  const whole = useRef<HTMLDivElement>(null);
  const state = now?.state;
  const before = useRef(state);

  // The button that had the focus goes with the state, and the first control now stands in its place.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body)
      whole.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [state]);

  return (
    <div class="review" ref={whole}>
      {now?.state === "running" ? (
        <div class="progress">
          <progress
            aria-label={t("analysis.review.progress")}
            max={now.game.plies.length + 1}
            value={now.assessments.filter((assessment) => assessment !== undefined).length}
          />
          <Labelled icon="halt" label={t("analysis.review.stop")} act={reviewer.stop} />
        </div>
      ) : (
        now?.state !== "done" && (
          <Labelled icon="graph" label={t("analysis.review.start")} act={reviewer.start} />
        )
      )}
      {now?.assessments.some((assessment) => assessment !== undefined) && <ValueGraph review={now} />}
      {now !== null && now.state !== "running" && now.state !== "stopped" && <p>{reviewSentence(t, now)}</p>}
      <Mistakes />
    </div>
  );
}

function Mistakes(): JSX.Element | null {
  const { ports, table, mistakes, words } = useApp();
  const { cursor } = table.value.game;
  if (mistakes.value.length === 0) return null;
  return (
    <ol class="mistakes" aria-label={words.value.t("analysis.review.mistakes")}>
      {mistakes.value.map((mistake) => (
        <li key={mistake.ply}>
          <button
            type="button"
            class={mistake.turning ? "mistake turning" : "mistake"}
            aria-current={cursor === mistake.ply - 1 ? "step" : undefined}
            onClick={() => ports.session.look(mistake.ply - 1)}
          >
            {mistakeSentence(words.value, mistake)}
          </button>
        </li>
      ))}
    </ol>
  );
}
