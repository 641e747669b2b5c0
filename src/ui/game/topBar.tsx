/** Whose turn it is, the last thing that happened, and the way to the menu. */
import type { JSX } from "preact";
import { lonePerson } from "../../session/seats.ts";
import { useApp } from "../context.ts";
import { Control } from "../controls/button.tsx";
import { endText, scoredResult } from "../text/endText.ts";
import { matchBrief, matchText } from "../text/matchText.ts";
import { seatedName, voiced } from "../text/words.ts";
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

/** Who sows or is to move, and after the end the result. A refused press shakes it. */
function Turn(): JSX.Element {
  const { table, words, actions } = useApp();
  const { position, end, phase, looking, whole, game } = table.value;
  const shaken = actions.refusals.value;
  const text =
    looking && whole.plies.length > 0
      ? momentText()
      : (sowingText() ?? (end === null ? turnText() : resultText(end)));
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

  function momentText(): string {
    return words.value.t("moves.of", { ply: game.cursor, plies: whole.plies.length });
  }

  /** While a ply is shown; the turn has passed on already, but nobody sees it yet. */
  function sowingText(): string | null {
    const ply = game.plies[game.cursor - 1];
    if (phase !== "showing" || ply === undefined || game.closed !== null) return null;
    const side = ply.before.toMove;
    return words.value.t(voiced(words.value, "turn.sowing", side), { name: seatedName(words.value, side) });
  }

  function turnText(): string {
    const { t } = words.value;
    const { toMove } = position;
    const { seats } = table.value.setup;
    if (lonePerson(seats) === toMove) return t("turn.you");
    const name = seatedName(words.value, toMove);
    return t(phase === "thinking" ? "turn.thinking" : "turn.side", { name });
  }

  function resultText(over: Parameters<typeof endText>[1]): string {
    return scoredResult(words.value.t, endText(words.value, over, position.toMove));
  }
}
