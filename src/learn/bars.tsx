/** What stands above and below the board where somebody learns. */
import type { JSX } from "preact";
import { useApp } from "../ui/context.ts";
import { Control } from "../ui/controls/button.tsx";
import { Notices } from "../ui/game/notices.tsx";
import { Status } from "../ui/game/status.tsx";

interface TopProps {
  readonly title: string;
  /** What the way back is called. */
  readonly leaving: string;
}

export function LearnTop({ title, leaving }: TopProps): JSX.Element {
  const { leave } = useApp();
  return (
    <header class="bar top learn-top">
      <Control icon="back" label={leaving} keyName="Esc" act={leave} />
      <div class="tidings">
        <p class="turn">{title}</p>
        <Status />
        <Notices />
      </div>
    </header>
  );
}

export function LearnBottom(): JSX.Element {
  const { ports, table, speech } = useApp();
  const { session, settings } = ports;
  const { t } = speech.value;
  const { muted } = settings.value;
  return (
    <footer class="bar bottom">
      <Control
        icon="repeat"
        label={t("control.repeat")}
        disabled={!table.value.canRepeat}
        act={() => session.repeat()}
      />
      <Control
        icon={muted ? "silence" : "sound"}
        label={t(muted ? "control.unmute" : "control.mute")}
        keyName="M"
        act={() => {
          settings.value = { ...settings.value, muted: !muted };
        }}
      />
    </footer>
  );
}
