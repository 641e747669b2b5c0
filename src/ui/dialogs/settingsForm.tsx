/** What a person may set. Everything takes effect at once and is kept. */
import type { JSX } from "preact";
import { SPEEDS, THEMES } from "../../storage/choices.ts";
import type { Settings } from "../../storage/settings.ts";
import { useApp } from "../context.ts";
import { Choices, Field, Switch } from "../controls/choices.tsx";
import { LanguageField } from "../controls/languageField.tsx";
import { speedName } from "../text/speed.ts";

export function SettingsForm(): JSX.Element {
  const { speech, ports } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const { speed, volume, muted, theme, motion, counts, confirm, keys, facing } = settings.value;
  const set = (change: Partial<Settings>) => {
    settings.value = { ...settings.value, ...change };
  };
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <LanguageField />
      <Choices
        label={t("control.speed")}
        shape="row"
        options={SPEEDS.map((value) => ({ value, label: speedName(t, value) }))}
        value={speed}
        choose={(value) => set({ speed: value })}
      />
      <Field label={t("settings.volume")}>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={volume}
          onInput={({ currentTarget }) => set({ volume: currentTarget.valueAsNumber })}
        />
      </Field>
      <Switch label={t("settings.mute")} on={muted} turn={(on) => set({ muted: on })} />
      <Choices
        label={t("settings.theme")}
        shape="row"
        options={(["system", ...THEMES] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        value={theme}
        choose={(value) => set({ theme: value })}
      />
      <Choices
        label={t("settings.motion")}
        shape="row"
        options={(["system", "full", "reduced"] as const).map((value) => ({
          value,
          label: t(`settings.${value}`),
        }))}
        value={motion}
        choose={(value) => set({ motion: value })}
      />
      <Choices
        label={t("settings.counts")}
        shape="row"
        options={(["always", "focus", "never"] as const).map((value) => ({
          value,
          label: t(`settings.${value}`),
        }))}
        value={counts}
        choose={(value) => set({ counts: value })}
      />
      <Switch label={t("settings.confirm")} on={confirm} turn={(on) => set({ confirm: on })} />
      <Switch label={t("settings.keys")} on={keys} turn={(on) => set({ keys: on })} />
      <Switch label={t("settings.facing")} on={facing} turn={(on) => set({ facing: on })} />
    </form>
  );
}
