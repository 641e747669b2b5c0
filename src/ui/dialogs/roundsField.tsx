/** One game, or a match of rounds. */
import type { JSX } from "preact";
import type { Translate } from "../../i18n/language.ts";
import { ROUNDS, type RoundsChoice } from "../../storage/choices.ts";
import { useApp } from "../context.ts";
import { Field } from "../controls/choices.tsx";
import { formatName } from "../text/matchText.ts";
import { formatOf } from "../wish.ts";

export function RoundsField(): JSX.Element {
  const { speech, ports } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  return (
    <Field label={t("match.length")}>
      <select
        value={settings.value.rounds}
        onChange={({ currentTarget: { value } }) => {
          const rounds = ROUNDS.find((known) => known === value);
          if (rounds !== undefined) settings.value = { ...settings.value, rounds };
        }}
      >
        {ROUNDS.map((rounds) => (
          <option key={rounds} value={rounds}>
            {roundsName(t, rounds)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function roundsName(t: Translate, rounds: RoundsChoice): string {
  const format = formatOf(rounds);
  return format === null ? t("match.one") : formatName(t, format);
}
