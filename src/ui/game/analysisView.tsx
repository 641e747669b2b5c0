/** What the shown position is worth, and after a game what its moves were worth. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { endOf } from "../../engine/game.ts";
import { seedsOf } from "../../engine/position.ts";
import { useApp } from "../context.ts";
import { Switch } from "../controls/choices.tsx";
import { lineText, valueSentence } from "../text/adviceText.ts";
import { ReviewView } from "./reviewView.tsx";

export function AnalysisView(): JSX.Element {
  const { ports, table, advice, known, speech } = useApp();
  const { adviser } = ports;
  const { t } = speech.value;
  const { following, failed } = advice.value;
  const { whole, presented } = table.value;
  const finished = presented || endOf(whole) !== null;

  // Nobody thinks on where nobody sees it.
  useEffect(() => () => adviser.follow(false), []);

  return (
    <section class="analysis" aria-label={t("analysis.title")}>
      <Switch label={t("analysis.title")} on={following} turn={adviser.follow} />
      {following && known.value === null && <p>{t(failed ? "analysis.failed" : "analysis.sought")}</p>}
      <Worth />
      {finished && whole.plies.length > 0 && <ReviewView />}
    </section>
  );
}

/** The seeds that each is to have in the end, in words and as a bar, and how play goes on. */
function Worth(): JSX.Element | null {
  const { table, known, words } = useApp();
  const { t } = words.value;
  const assessment = known.value;
  if (assessment === null) return null;
  const { value, exact, depth } = assessment;
  const total = seedsOf(table.value.position);
  const line = lineText(table.value.game.rules, assessment);
  return (
    <>
      <div class="balance" aria-hidden="true">
        <span class="south" style={{ width: `${total === 0 ? 50 : ((total + value) / 2 / total) * 100}%` }} />
      </div>
      <p class="worth">{valueSentence(words.value, value, exact)}</p>
      {depth > 0 && !exact && <p class="depth">{t("analysis.depth", { count: depth })}</p>}
      {line !== "" && <p class="line">{t("analysis.line", { moves: line })}</p>}
    </>
  );
}
