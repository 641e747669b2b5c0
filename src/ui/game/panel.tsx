/** The moves of the game, beside the board or below it: what was played, and the way to any moment of it. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import { matchText } from "../text/matchText.ts";
import { AnalysisView } from "./analysisView.tsx";
import { Credits } from "./credits.tsx";
import { MoveList } from "./moveList.tsx";

/** The control that opens and closes the panel. */
export const PANEL_CONTROL = "moves-control";

export function Panel(): JSX.Element {
  const { speech, panel, words, table } = useApp();
  const { t } = speech.value;
  const { setup, whole } = table.value;
  return (
    <aside class="panel" aria-label={t("moves.title")}>
      <header>
        <h2>{t("moves.title")}</h2>
        <Control
          icon="close"
          label={t("close")}
          act={() => {
            panel.value = false;
            document.getElementById(PANEL_CONTROL)?.focus();
          }}
        />
      </header>
      {setup.match !== null && <p class="match">{matchText(words.value, setup.match, whole)}</p>}
      <Credits />
      <AnalysisView />
      <MoveList />
      <footer>
        <Timeline />
        <Ways />
      </footer>
    </aside>
  );
}

/** First, previous, replay, next and last, and a slider over all plies. As the moves in notation they run to the right. */
function Timeline(): JSX.Element {
  const { ports, table, speech } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const { whole, game, replaying } = table.value;
  const { cursor } = game;
  const last = whole.plies.length;
  return (
    <div class="timeline" dir="ltr">
      <input
        type="range"
        aria-label={t("moves.moment")}
        aria-valuetext={t("moves.of", { ply: cursor, plies: last })}
        min="0"
        max={last}
        value={cursor}
        disabled={last === 0}
        onInput={({ currentTarget }) => session.look(currentTarget.valueAsNumber)}
      />
      <div class="steps">
        <Control icon="first" label={t("moves.first")} disabled={cursor === 0} act={() => session.look(0)} />
        <Control
          icon="previous"
          label={t("moves.previous")}
          disabled={cursor === 0}
          act={() => session.look(cursor - 1)}
        />
        <Control
          icon={replaying ? "halt" : "play"}
          label={t(replaying ? "moves.halt" : "moves.replay")}
          disabled={last === 0}
          act={() => (replaying ? session.halt() : session.replay())}
        />
        <Control
          icon="next"
          label={t("moves.next")}
          disabled={cursor === last}
          act={() => session.look(cursor + 1)}
        />
        <Control
          icon="last"
          label={t("moves.last")}
          disabled={cursor === last}
          act={() => session.look(last)}
        />
      </div>
    </div>
  );
}

/** From the moment that is looked at back to the game, or on from there. */
function Ways(): JSX.Element | null {
  const { ports, table, speech, practise } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const { looking, presented, game, setup, position, end } = table.value;
  if (!looking) return null;
  return (
    <div class="ways">
      {!presented && (
        <>
          <Labelled kind="main" icon="back" label={t("moves.leave")} act={() => session.leave()} />
          <Labelled icon="play" label={t("moves.here")} act={() => session.goTo(game.cursor)} />
        </>
      )}
      {end === null && (
        <Labelled
          kind={presented ? "main" : "plain"}
          icon="sliders"
          label={t("editor.practise")}
          act={() => practise({ rules: setup.rules, position })}
        />
      )}
    </div>
  );
}
