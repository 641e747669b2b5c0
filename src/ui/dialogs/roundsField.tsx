/** One game, or a match of rounds. */
import type { JSX } from "preact";
import type { Translate } from "../../i18n/language.ts";
import { ROUNDS, type RoundsChoice } from "../../storage/choices.ts";
import { useApp } from "../context.ts";
import { Select } from "../controls/choices.tsx";
import { formatName } from "../text/matchText.ts";
import { formatOf } from "../wish.ts";

export function RoundsField(): JSX.Element {
  const { speech, ports } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  return (
    <Select
      label={t("match.length")}
      options={ROUNDS.map((value) => ({ value, label: roundsName(t, value) }))}
      value={settings.value.rounds}
      choose={(rounds) => {
        settings.value = { ...settings.value, rounds };
      }}
    />
  );
}

function roundsName(t: Translate, rounds: RoundsChoice): string {
  const format = formatOf(rounds);
  return format === null ? t("match.one") : formatName(t, format);
}
