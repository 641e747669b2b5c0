/** The controls of a game; after its end, what may come next. */
import type { JSX } from "preact";
import { isDecided } from "../../engine/game.ts";
import { onlyMachines } from "../../session/seats.ts";
import { nextRound, rematchOf, swapped } from "../../session/setup.ts";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import type { Table } from "../table.ts";
import { MovesControl, MuteControl, PauseControl, RepeatControl, SpeedControl } from "./pace.tsx";
import { ShowBar } from "./showBar.tsx";

export function BottomBar(): JSX.Element {
  const { table, ports } = useApp();
  const { setup, end, busy, repeating, looking } = table.value;
  if (setup.series !== undefined) return <ShowBar />;
  // They stay while the last move is shown again, so that no control changes below a finger or loses the focus.
  const over = end !== null && !looking && (!busy || repeating);
  const Controls = over ? EndControls : ports.exhibit === null ? GameControls : VisitControls;
  return (
    <footer class="bar bottom">
      <Controls />
    </footer>
  );
}

/** A new game or round comes last: where a finger still presses what was there in play, it begins none unasked. */
function EndControls(): JSX.Element {
  const { ports, dialog, speech, table } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const { setup, whole } = table.value;
  const next = nextRound(setup, whole);
  return (
    <>
      <UndoControl />
      {ports.exhibit !== null ? (
        <ComfortControls />
      ) : (
        <>
          <RepeatControl need="rare" />
          <MovesControl />
          <Labelled
            icon="share"
            label={t("share.title")}
            act={() => {
              dialog.value = "share";
            }}
          />
        </>
      )}
      {next === null ? (
        <>
          <Control
            icon="swap"
            label={t("control.swap")}
            need="rare"
            act={() => session.open(swapped(rematchOf(setup)))}
          />
          <Labelled icon="rematch" kind="main" label={t("control.rematch")} act={() => session.rematch()} />
        </>
      ) : (
        <Labelled icon="next" kind="main" label={t("match.next")} act={() => session.open(next)} />
      )}
    </>
  );
}

function GameControls(): JSX.Element {
  const { ports, table, speech } = useApp();
  return (
    <>
      <UndoControl />
      <Control
        icon="redo"
        label={speech.value.t("control.redo")}
        need="rare"
        disabled={!table.value.canRedo}
        act={() => ports.session.redo()}
      />
      <HintControl />
      <RepeatControl />
      <AgreeControl />
      <PauseControl />
      <SpeedControl />
      <MovesControl />
      <MuteControl need="spare" />
    </>
  );
}

/** An exhibit has few controls, and each can be read from afar. */
function VisitControls(): JSX.Element {
  return (
    <>
      <UndoControl />
      <HintControl />
      <AgreeControl />
      <PauseControl />
      <ComfortControls />
    </>
  );
}

/** What somebody who stays two minutes may want at once. */
function ComfortControls(): JSX.Element {
  const { dialog, speech } = useApp();
  return (
    <>
      <Control
        icon="globe"
        label={speech.value.t("language")}
        act={() => {
          dialog.value = "language";
        }}
      />
      <MuteControl />
    </>
  );
}

/** Whether the game is decided, and may be ended by a person to move. */
const mayAgree = ({ game, phase, setup }: Table): boolean =>
  isDecided(game) && !onlyMachines(setup.seats) && phase === "person";

function AgreeControl(): JSX.Element | null {
  const { table, speech, dialog } = useApp();
  if (!mayAgree(table.value)) return null;
  return (
    <Control
      icon="agree"
      label={speech.value.t("control.agree")}
      act={() => {
        dialog.value = "agree";
      }}
    />
  );
}

/** It gives way to the end of a decided game. */
function HintControl(): JSX.Element {
  const { ports, table, advice, speech } = useApp();
  return (
    <Control
      icon="hint"
      label={speech.value.t("analysis.hint.title")}
      keyName="H"
      need={mayAgree(table.value) ? "rare" : undefined}
      pressed={advice.value.hint !== "none"}
      disabled={table.value.phase !== "person"}
      act={() => ports.adviser.hint()}
    />
  );
}

function UndoControl(): JSX.Element {
  const { ports, table, speech } = useApp();
  const label = speech.value.t("control.undo");
  const disabled = !table.value.canUndo;
  return (
    <Control icon="undo" label={label} keyName="U" disabled={disabled} act={() => ports.session.undo()} />
  );
}
