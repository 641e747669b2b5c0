/** Against whom and on which side to play on from a given position. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { newGame } from "../../engine/game.ts";
import { formatPosition } from "../../engine/notation.ts";
import { TWO_PERSONS } from "../../session/seats.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import { Choices } from "../controls/choices.tsx";
import { rulesName } from "../text/rulesText.ts";
import { standingSentence } from "../text/sentence.ts";
import { type Company, setupOf, wishOf } from "../wish.ts";
import { OpponentChoice } from "./opponentChoice.tsx";

export function Practice(): JSX.Element {
  const { speech, ports, practice, open } = useApp();
  const { settings } = ports;
  const { t } = speech.value;
  const { rules, position: start } = practice.value;
  const [side, setSide] = useState(start.toMove);
  const wish = { ...wishOf(settings.value), rules, side, format: null };
  const words = { rules, seats: TWO_PERSONS, t };
  const begin = (company: Company) => open({ ...setupOf(wish, company, ports.seed()), start });
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <p>
        {rulesName(t, rules)}, <code>{formatPosition(start)}</code>.{" "}
        {standingSentence(words, newGame(rules, start))}
      </p>
      <OpponentChoice
        level={wish.level}
        choose={(level) => {
          settings.value = { ...settings.value, level };
        }}
      />
      <Choices
        label={t("editor.side")}
        shape="row"
        options={(["south", "north"] as const).map((value) => ({ value, label: t(`name.${value}`) }))}
        value={side}
        choose={setSide}
      />
      <Labelled kind="main" icon="play" label={t("home.play")} act={() => begin("machine")} />
      <Labelled icon="people" label={t("home.two")} act={() => begin("two")} />
    </form>
  );
}
