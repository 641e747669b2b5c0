/** Everything that can be done with a game besides playing it. */
import type { JSX } from "preact";
import { onlyMachines } from "../../session/seats.ts";
import { useApp } from "../context.ts";
import { Labelled } from "../controls/button.tsx";
import type { DialogName } from "../model.ts";
import { losesMoves } from "../table.ts";
import { isTaught } from "../taught.ts";

export function Menu(): JSX.Element {
  const { speech, dialog, table, ports, panel, goHome, showRules, enter } = useApp();
  const { t } = speech.value;
  const { end, whole, setup, looking, presented } = table.value;
  const show = (name: DialogName | null) => () => {
    dialog.value = name;
  };
  /** Visitors of an exhibit leave nothing behind and take nothing along. */
  const visiting = ports.exhibit !== null;
  const begun = whole.plies.length > 0 || setup.start !== null;
  const mayEnd = end === null && begun && !looking && !onlyMachines(setup.seats);

  function restart(): void {
    dialog.value = null;
    ports.session.rematch();
  }

  return (
    <nav class="items">
      <Labelled icon="play" label={t("menu.resume")} act={show(null)} />
      {!visiting && <Labelled icon="plus" label={t("control.newGame")} act={show("new")} />}
      {!presented && (
        <Labelled
          icon="rematch"
          label={t("menu.restart")}
          act={losesMoves(table.value) ? show("restart") : restart}
        />
      )}
      {mayEnd && <Labelled icon="flag" label={t("menu.resign")} act={show("resign")} />}
      {mayEnd && <Labelled icon="agree" label={t("menu.agree")} act={show("agree")} />}
      <Labelled icon="words" label={t("text.title")} act={show("text")} />
      {ports.facing.value && (
        <Labelled
          icon="moves"
          label={t("moves.title")}
          act={() => {
            panel.value = true;
            dialog.value = null;
          }}
        />
      )}
      <Labelled icon="book" label={t("control.rules")} act={() => showRules(setup.rules)} />
      {isTaught(setup.rules) && (
        <Labelled icon="sprout" label={t("learn.title")} act={() => enter("lesson")} />
      )}
      <Labelled icon="gear" label={t("settings.title")} act={show("settings")} />
      {!visiting && <Labelled icon="share" label={t("share.title")} act={show("share")} />}
      {!visiting && <Labelled icon="folder" label={t("load.title")} act={show("load")} />}
      {!visiting && <Labelled icon="sliders" label={t("editor.title")} act={show("editor")} />}
      <Labelled icon="info" label={t("about.title")} act={show("about")} />
      <Labelled icon="home" label={t(visiting ? "exhibit.lobby.title" : "menu.home")} act={goHome} />
    </nav>
  );
}
