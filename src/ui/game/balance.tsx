/** How a game that is watched ends when both play their best from here, as a bar between the players. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { oppositeSide } from "../../engine/pit.ts";
import { seedsOf } from "../../engine/position.ts";
import type { Side } from "../../engine/types.ts";
import { useApp } from "../context.ts";
import { valueSentence } from "../text/adviceText.ts";

interface BalanceProps {
  /** Whose part grows from the left. */
  readonly first: Side;
  readonly draws: number;
}

/** It moves once a ply, when that has been seen: a sowing's outcome is not told before. */
export function Balance({ first, draws }: BalanceProps): JSX.Element {
  const { ports, table, advice, words } = useApp();
  const { adviser } = ports;
  const { phase, position } = table.value;
  const seen = useRef({ value: 0, exact: false });

  useEffect(() => {
    adviser.glance(true);
    return () => adviser.glance(false);
  }, []);

  const { assessment } = advice.value;
  if (phase !== "showing" && assessment !== null) seen.current = assessment;
  const { value, exact } = seen.current;
  const { t } = words.value;
  const told = valueSentence(words.value, value, exact);
  const lead = first === "south" ? value : 0 - value;
  const most = seedsOf(position);
  const second = oppositeSide(first);
  return (
    <div class="weighing">
      <meter
        class="unseen"
        aria-label={t("watch.ahead")}
        aria-valuetext={told}
        min={-most}
        max={most}
        value={lead}
      />
      <div class="weights" aria-hidden="true">
        <span class={first} style={{ width: `${share(lead, most) * 100}%` }} />
        <span class={second} />
      </div>
      <p class="leads" aria-hidden="true">
        <span class="whole">{told}</span>
        <span class="short" dir="ltr">
          {lead > 0 && `+${lead}`}
        </span>
        <span>{draws > 0 && t("watch.draws", { draws })}</span>
        <span class="short" dir="ltr">
          {lead < 0 && `+${0 - lead}`}
        </span>
      </p>
    </div>
  );
}

/** From 0 to 1: half of all seeds ahead fills the bar, since leads are seldom larger and small ones are to be seen. */
function share(lead: number, most: number): number {
  if (most === 0) return 0.5;
  return Math.min(1, Math.max(0, 0.5 + lead / most));
}
