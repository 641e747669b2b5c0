/** Two machines to watch: chosen, or drawn by lot. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { LEVELS } from "../../ai/protocol.ts";
import { RULE_SETS } from "../../engine/rules/registry.ts";
import type { Side } from "../../engine/types.ts";
import { drawLots } from "../../session/lots.ts";
import type { Settings } from "../../storage/settings.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Select } from "../controls/choices.tsx";
import { opponentOf } from "../text/opponents.ts";
import { rulesName } from "../text/rulesText.ts";
import { setupOf, wishOf } from "../wish.ts";

export function WatchForm(): JSX.Element {
  const { speech, ports, open } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const lots = useRef(0);
  const [drawn, setDrawn] = useState("");
  const wish = wishOf(settings.value);
  const choose = (chosen: Partial<Settings>) => {
    settings.value = { ...settings.value, ...chosen };
  };

  function drawBoth(): void {
    const { south, north } = drawLots(ports.seed(), lots.current);
    lots.current += 1;
    choose({ southLevel: south, northLevel: north });
    const name = (level: number) => t(`opponent.${opponentOf(level)}.name`);
    setDrawn(t("watch.lot", { south: name(south), north: name(north) }));
  }

  return (
    <form class="setup watch" onSubmit={(event) => event.preventDefault()}>
      <div class="pair">
        <Player side="south" level={wish.levels.south} choose={(southLevel) => choose({ southLevel })} />
        <Player side="north" level={wish.levels.north} choose={(northLevel) => choose({ northLevel })} />
      </div>
      <Labelled icon="lots" label={t("watch.lots")} act={drawBoth} />
      <p class="unseen" role="status">
        {drawn}
      </p>
      <p class="about">{t("watch.alternate")}</p>
      <Select
        label={t("home.rules")}
        options={RULE_SETS.map((set) => ({ value: set.id, label: rulesName(t, set) }))}
        value={wish.rules.id}
        choose={(rules) => choose({ rules })}
      />
      <Labelled
        kind="main"
        icon="eye"
        label={t("watch.begin")}
        act={() => open(setupOf(wish, "watch", ports.seed()))}
      />
    </form>
  );
}

interface PlayerProps {
  readonly side: Side;
  readonly level: number;
  readonly choose: (level: number) => void;
}

function Player({ side, level, choose }: PlayerProps): JSX.Element {
  const { t } = useApp().speech.value;
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  return (
    <div class="who">
      <Select
        label={t(`name.${side}`)}
        options={levels.map((one) => ({
          value: String(one),
          label: `${one} ${t(`opponent.${opponentOf(one)}.name`)}`,
        }))}
        value={String(level)}
        choose={(value) => choose(Number(value))}
      />
      <p class="about">{t(`opponent.${opponentOf(level)}.about`)}</p>
    </div>
  );
}
