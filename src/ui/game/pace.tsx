/** Controls that every game has, whoever plays: its pace, its sound and its moves. */
import type { JSX } from "preact";
import { isUnderWay } from "../../session/succession.ts";
import { SPEEDS } from "../../storage/choices.ts";
import { useApp } from "../context.ts";
import { Control } from "../controls/button.tsx";
import { speedName } from "../text/speed.ts";
import { PANEL_CONTROL } from "./panel.tsx";

export function PauseControl(): JSX.Element {
  const { ports, table, speech, actions } = useApp();
  const { t } = speech.value;
  const { paused } = ports;
  return (
    <Control
      icon={paused.value ? "play" : "pause"}
      label={t(paused.value ? "control.resume" : "control.pause")}
      keyName="P"
      disabled={!isUnderWay(table.value)}
      act={actions.pause}
    />
  );
}

export function MuteControl({ need }: { readonly need?: "spare" }): JSX.Element {
  const { ports, speech } = useApp();
  const { t } = speech.value;
  const { settings } = ports;
  const { muted } = settings.value;
  return (
    <Control
      icon={muted ? "silence" : "sound"}
      label={t(muted ? "control.unmute" : "control.mute")}
      keyName="M"
      need={need}
      act={() => {
        settings.value = { ...settings.value, muted: !muted };
      }}
    />
  );
}

export function RepeatControl({ need }: { readonly need?: "rare" }): JSX.Element {
  const { ports, table, speech } = useApp();
  const label = speech.value.t("control.repeat");
  const disabled = !table.value.canRepeat;
  return (
    <Control icon="repeat" label={label} need={need} disabled={disabled} act={() => ports.session.repeat()} />
  );
}

export function MovesControl(): JSX.Element {
  const { panel, speech } = useApp();
  return (
    <Control
      icon="moves"
      id={PANEL_CONTROL}
      label={speech.value.t("moves.title")}
      pressed={panel.value}
      act={() => {
        panel.value = !panel.value;
      }}
    />
  );
}

export function SpeedControl(): JSX.Element {
  const { ports, speech } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  return (
    <select
      class="speed"
      aria-label={t("control.speed")}
      title={t("control.speed")}
      value={settings.value.speed}
      onChange={({ currentTarget }) => {
        const speed = SPEEDS.find((known) => known === currentTarget.value);
        if (speed !== undefined) settings.value = { ...settings.value, speed };
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speedName(t, speed)}
        </option>
      ))}
    </select>
  );
}
