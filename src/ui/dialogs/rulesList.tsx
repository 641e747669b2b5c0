/** How to play, in short. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { decidedRules, howToPlay, rulesAbout } from "../text/rulesText.ts";

export function RulesText(): JSX.Element {
  const { speech, shownRules } = useApp();
  const { t } = speech.value;
  const rules = shownRules.value;
  return (
    <div class="prose">
      <p class="about">{rulesAbout(t, rules)}</p>
      <ol>
        {howToPlay(t, rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ul>
        {decidedRules(t, rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="keys">{t("howTo.keys", { digits: `1–${rules.row}` })}</p>
    </div>
  );
}
