/** Two machines to watch. */
import type { JSX } from "preact";
import { LEVELS } from "../../ai/protocol.ts";
import type { Side } from "../../engine/types.ts";
import type { Settings } from "../../storage/settings.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Select } from "../controls/choices.tsx";
import { opponentOf } from "../text/opponents.ts";
import { setupOf, wishOf } from "../wish.ts";

export function WatchForm(): JSX.Element {
  const { speech, ports, open } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const wish = wishOf(settings.value);
  const choose = (chosen: Partial<Settings>) => {
    settings.value = { ...settings.value, ...chosen };
  };
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <LevelField side="south" level={wish.levels.south} choose={(southLevel) => choose({ southLevel })} />
      <LevelField side="north" level={wish.levels.north} choose={(northLevel) => choose({ northLevel })} />
      <Labelled
        kind="main"
        icon="eye"
        label={t("watch.begin")}
        act={() => open(setupOf(wish, "watch", ports.seed()))}
      />
    </form>
  );
}

interface LevelFieldProps {
  readonly side: Side;
  readonly level: number;
  readonly choose: (level: number) => void;
}

function LevelField({ side, level, choose }: LevelFieldProps): JSX.Element {
  const { t } = useApp().speech.value;
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  return (
    <Select
      label={t(`name.${side}`)}
      options={levels.map((one) => ({
        value: String(one),
        label: `${one} ${t(`opponent.${opponentOf(one)}.name`)}`,
      }))}
      value={String(level)}
      choose={(value) => choose(Number(value))}
    />
  );
}
