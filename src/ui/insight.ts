/** What is known of the game beyond what lies on the board, as signals. Hints and the end of a review are said. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Move } from "../engine/types.ts";
import type { Advice } from "../session/adviser.ts";
import type { Assessment } from "../session/assessment.ts";
import { type Mistake, mistakesIn } from "../session/mistakes.ts";
import type { Review } from "../session/reviewer.ts";
import type { Ports } from "./ports.ts";
import type { Table } from "./table.ts";
import { hintSentence } from "./text/hintText.ts";
import type { Told } from "./text/reporter.ts";
import { reviewSentence } from "./text/reviewText.ts";

export interface Insight {
  readonly advice: ReadonlySignal<Advice>;
  /** The review of the game that stands, if somebody asked for one. */
  readonly review: ReadonlySignal<Review | null>;
  readonly mistakes: ReadonlySignal<readonly Mistake[]>;
  /** What is known best of the position that is shown, where it is followed or reviewed. */
  readonly known: ReadonlySignal<Assessment | null>;
  /** The move that the arrow over the board shows. */
  readonly pointed: ReadonlySignal<Move | null>;
}

export function createInsight(
  { session, adviser, reviewer }: Ports,
  table: ReadonlySignal<Table>,
  panel: ReadonlySignal<boolean>,
  say: (told: Told) => void,
): Insight {
  const advice = signal(adviser.advice);
  const review = signal(reviewer.review);

  adviser.subscribe((now) => {
    const { hint } = advice.peek();
    advice.value = now;
    if (now.hint === hint || now.hint === "none") return;
    const { setup, game } = session;
    say({ saying: (t) => hintSentence({ ...setup, t }, game, now) });
  });
  reviewer.subscribe((now) => {
    const before = review.peek();
    review.value = now;
    if (now === null || before?.state === now.state) return;
    if (now.state === "done" || now.state === "failed") say({ saying: (t) => reviewSentence(t, now) });
  });

  const known = computed(() => {
    const { following, assessment } = advice.value;
    const { looking, end, game } = table.value;
    const found = following ? assessment : null;
    // Who takes back and plays on is not told what the review knows.
    const reviewed = looking || end !== null ? (review.value?.assessments[game.cursor] ?? null) : null;
    if (found === null || reviewed === null) return found ?? reviewed;
    return found.exact || found.depth >= reviewed.depth ? found : reviewed;
  });

  return {
    advice,
    review,
    known,
    mistakes: computed(() => {
      const now = review.value;
      return now === null ? [] : mistakesIn(now.game, now.assessments);
    }),
    pointed: computed(() => {
      const { hint, assessment } = advice.value;
      const shown = hint === "given" ? assessment : panel.value ? known.value : null;
      return table.value.phase === "showing" ? null : (shown?.line[0] ?? null);
    }),
  };
}
