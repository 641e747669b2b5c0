/** The bar of one of two players who face each other: words and controls of their own, upright for them. */
import type { CSSProperties, JSX } from "preact";
import { oppositeSide } from "../../engine/pit.ts";
import type { Side } from "../../engine/types.ts";
import { seatBox, turnFor, type View } from "../../layout/view.ts";
import { nextRound } from "../../session/setup.ts";
import { useApp } from "../context.ts";
import { Control, Labelled } from "../controls/button.tsx";
import { losesMoves } from "../table.ts";
import { matchBrief } from "../text/matchText.ts";
import { turnText } from "../text/turnText.ts";
import { playerName, type Words } from "../text/words.ts";
import { Notices } from "./notices.tsx";
import { Status } from "./status.tsx";

export function NorthSeat(): JSX.Element | null {
  return <Seat side="north" />;
}

export function SouthSeat(): JSX.Element | null {
  return <Seat side="south" />;
}

interface SeatProps {
  readonly side: Side;
}

function Seat({ side }: SeatProps): JSX.Element | null {
  const { ports, words, table } = useApp();
  const view = ports.view.value;
  if (view === null) return null;
  const { position, end } = table.value;
  const active = end === null && position.toMove === side;
  return (
    <section
      class={active ? "seat active" : "seat"}
      aria-label={words.value.t("facing.seat", { name: playerName(words.value, side) })}
      data-seat={side}
      data-lines={seatBox(view, side).lines}
      style={seatStyle(view, side)}
    >
      <SeatWords side={side} />
      <SeatControls side={side} />
      {side === "south" && (
        <div class="unseen">
          <Status />
        </div>
      )}
    </section>
  );
}

/** Laid over its edge, and turned about its middle. */
function seatStyle(view: View, side: Side): CSSProperties {
  const { x, y, length, depth } = seatBox(view, side);
  return {
    left: `${x}px`,
    top: `${y}px`,
    width: `${length}px`,
    height: `${depth}px`,
    rotate: `${turnFor(view, side)}deg`,
  };
}

/** Spoken to this player. What has happened is told to a screen reader elsewhere, once. */
function SeatWords({ side }: SeatProps): JSX.Element {
  const { table, speech, messages } = useApp();
  const { t } = speech.value;
  const { setup, end, position, whole } = table.value;
  const words: Words = { rules: setup.rules, seats: setup.seats, t, listener: side };
  const heard = messages.value.filter(({ to }) => to === null || to === side).at(-1);
  const refused = heard?.tone === "refusal";
  const other = oppositeSide(side);
  return (
    <div class="tidings">
      <p key={refused ? heard.id : 0} class={refused ? "turn shaken" : "turn"}>
        {turnText(words, table.value)}
      </p>
      {end === null && (
        <p class="score">
          {t("facing.score", {
            own: position.stores[side],
            name: playerName(words, other),
            other: position.stores[other],
          })}
        </p>
      )}
      {setup.match !== null && <p class="rounds">{matchBrief(setup.match, whole, side)}</p>}
      {heard !== undefined && (
        <p class={`told ${heard.tone}`} aria-hidden="true">
          {(heard.brief ?? heard.saying)(t, side)}
        </p>
      )}
      {side === "south" && <Notices />}
    </div>
  );
}

function SeatControls({ side }: SeatProps): JSX.Element {
  const { ports, table, speech, ask } = useApp();
  const { session } = ports;
  const { t } = speech.value;
  const { setup, whole, end, busy, looking, canUndo } = table.value;
  const over = end !== null && !looking && !busy;
  const next = nextRound(setup, whole);
  const visiting = ports.exhibit !== null;
  const restart = () => (losesMoves(table.value) ? ask("restart", side) : session.rematch());
  return (
    <div class="controls">
      <Control icon="undo" label={t("control.undo")} disabled={!canUndo} act={() => session.undo()} />
      {visiting && <Control icon="leave" label={t("exhibit.again.title")} act={() => ask("again", side)} />}
      {!over && <Control icon="rematch" label={t("menu.restart")} act={restart} />}
      <Control icon="globe" label={t("language")} act={() => ask("language", side)} />
      <Control icon="menu" label={t("control.menu")} act={() => ask("menu", side)} />
      {over && next === null && (
        <Labelled icon="rematch" kind="main" label={t("control.rematch")} act={() => session.rematch()} />
      )}
      {over && next !== null && (
        <Labelled icon="next" kind="main" label={t("match.next")} act={() => session.open(next)} />
      )}
    </div>
  );
}
