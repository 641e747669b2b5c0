/** Every known ply in notation. One of them is shown; the arrow keys go from one to the next. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { formatMove } from "../../engine/notation.ts";
import type { Ply, RuleSet } from "../../engine/types.ts";
import { useApp } from "../context.ts";
import { plyBrief, seedsCaptured } from "../text/sentence.ts";

/** How far a key goes, in plies. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function MoveList(): JSX.Element {
  const { ports, table, words } = useApp();
  const list = useRef<HTMLOListElement>(null);
  const { whole, game } = table.value;
  const { rules, plies } = whole;
  const { t } = words.value;
  const { cursor } = game;

  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    shown?.scrollIntoView({ block: "nearest" });
    if (list.current?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  }, [cursor, plies.length]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // Elsewhere in the game arrows lead to the board.
    ports.session.look(Math.max(0, Math.min(cursor + step, plies.length)));
  }

  return (
    <ol class="moves" dir="ltr" ref={list} start={0} onKeyDown={onKeyDown}>
      <Moment number={0} label={t("moves.start")} kind="start">
        {t("moves.start")}
      </Moment>
      {plies.map((ply, index) => (
        <Moment
          key={index}
          number={index + 1}
          label={t("moves.ply", { ply: index + 1, told: plyBrief(words.value, ply) })}
          kind={index < whole.cursor ? ply.before.toMove : "undone"}
        >
          <span class="number">{index + 1}</span> {written(rules, ply)}
        </Moment>
      ))}
    </ol>
  );
}

interface MomentProps {
  /** Plies played at that moment. */
  readonly number: number;
  readonly label: string;
  /** Whose ply led there; one that was taken back is nobody's. */
  readonly kind: "start" | "south" | "north" | "undone";
  readonly children: ComponentChildren;
}

function Moment({ number, label, kind, children }: MomentProps): JSX.Element {
  const { ports, table } = useApp();
  const shown = table.value.game.cursor === number;
  return (
    <li>
      <button
        type="button"
        class={`moment ${kind}`}
        aria-label={label}
        aria-current={shown ? "step" : undefined}
        tabIndex={shown ? 0 : -1}
        onClick={() => ports.session.look(number)}
      >
        {children}
      </button>
    </li>
  );
}

/** The move in notation, with the seeds that it captured. */
function written(rules: RuleSet, { move, events }: Ply): string {
  const captured = seedsCaptured(events);
  return captured === 0 ? formatMove(rules, move) : `${formatMove(rules, move)} +${captured}`;
}
