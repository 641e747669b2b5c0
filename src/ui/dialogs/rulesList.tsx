/** How to play, in short. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { decidedRules, howToPlay, rulesAbout } from "../text/rulesText.ts";

export function RulesText(): JSX.Element {
  const { speech, shownRules, enter } = useApp();
  const { t } = speech.value;
  const rules = shownRules.value;
  return (
    <div class="prose">
      <p class="about">{rulesAbout(t, rules)}</p>
      <Labelled icon="play" label={t("learn.guide.enter")} act={() => enter("guide", rules)} />
      <ol>
        {howToPlay(t, rules).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <ul>
        {decidedRules(t, rules).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p class="keys">{t("howTo.keys", { digits: `1–${rules.row}` })}</p>
    </div>
  );
}
