/** Under a game that is watched: what happens, in words that can be read from afar, and the few controls that make sense. */
import type { JSX } from "preact";
import { nextGame } from "../../session/setup.ts";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import { endCaption, plyCaption } from "../text/captionText.ts";
import { MovesControl, MuteControl, PauseControl, SpeedControl } from "./pace.tsx";
import { roomFor } from "./room.ts";
import { Status } from "./status.tsx";

export function ShowBar(): JSX.Element {
  const { ports, table, speech } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const { looking, setup, whole } = table.value;
  const next = nextGame(setup, whole);
  return (
    <footer class="bar bottom show" style={roomFor("below", ports.view.value)}>
      <Caption />
      <div class="pace">
        <PauseControl />
        <SpeedControl />
        <MovesControl />
        <MuteControl need="spare" />
        {looking ? (
          <Labelled icon="back" kind="main" label={t("moves.leave")} act={() => session.leave()} />
        ) : (
          next !== null && <Control icon="last" label={t("watch.next")} act={() => session.open(next)} />
        )}
      </div>
    </footer>
  );
}

/** The newest tidings; the end of the game once it is seen. A screen reader hears the same from the status. */
function Caption(): JSX.Element {
  const { table, words, messages } = useApp();
  const last = messages.value.at(-1);
  return (
    <div class="caption">
      <div class="unseen">
        <Status />
      </div>
      <p class={last?.tone} aria-hidden="true">
        {endText() ?? (last?.brief ?? last?.saying)?.(words.value.t)}
      </p>
    </div>
  );

  function endText(): string | null {
    const { end, phase, looking, game, position } = table.value;
    const ply = game.plies[game.cursor - 1];
    if (end === null || looking) return null;
    if (phase === "showing" && ply !== undefined) return plyCaption(words.value, ply);
    return endCaption(words.value, end, position.toMove);
  }
}
