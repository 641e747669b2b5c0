/** Whose turn it is, the last thing that happened, and the way to the menu. */
import type { JSX } from "preact";
import { useApp } from "../context.ts";
import { Control } from "../controls/button.tsx";
import { matchBrief, matchText } from "../text/matchText.ts";
import { turnText } from "../text/turnText.ts";
import { Notices } from "./notices.tsx";
import { roomFor } from "./room.ts";
import { Scoreboard } from "./scoreboard.tsx";
import { Status } from "./status.tsx";

export function TopBar(): JSX.Element {
  const { dialog, speech, table, ports } = useApp();
  const { t } = speech.value;
  const { series } = table.value.setup;
  return (
    <header
      class={series === undefined ? "bar top" : "bar top show"}
      style={roomFor("above", ports.view.value)}
    >
      <div class="tidings">
        {series === undefined ? (
          <>
            <Turn />
            <Rounds />
            <Status />
          </>
        ) : (
          <Scoreboard series={series} />
        )}
        <Notices />
      </div>
      <Control
        icon="menu"
        label={t("control.menu")}
        keyName="Esc"
        act={() => {
          dialog.value = "menu";
        }}
      />
    </header>
  );
}

/** In a match, how it stands. */
function Rounds(): JSX.Element | null {
  const { table, words } = useApp();
  const { setup, whole } = table.value;
  if (setup.match === null) return null;
  const text = matchText(words.value, setup.match, whole);
  return (
    <p class="rounds" title={text}>
      <span class="unseen">{text}</span>
      <span dir="ltr" aria-hidden="true">
        {matchBrief(setup.match, whole)}
      </span>
    </p>
  );
}

/** A refused press shakes it. */
function Turn(): JSX.Element {
  const { table, words, actions } = useApp();
  const { position, end } = table.value;
  const shaken = actions.refusals.value;
  const text = turnText(words.value, table.value);
  return (
    <p
      key={shaken}
      class={shaken > 0 ? "turn shaken" : "turn"}
      style={{ "--letters": text.length }}
      data-side={end === null ? position.toMove : "none"}
    >
      {text}
    </p>
  );
}
