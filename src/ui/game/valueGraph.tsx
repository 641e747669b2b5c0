/** South's final lead by ply, above the middle where South is ahead. A slider lies on it, so that any moment can be chosen. */
import type { JSX } from "preact";
import { valuesOf } from "../../session/mistakes.ts";
import type { Review } from "../../session/reviewer.ts";
import { useApp } from "../context.ts";
import { valueSentence } from "../text/adviceText.ts";
import { playerName } from "../text/words.ts";

/** The picture's own units: a ply is one wide. */
const HEIGHT = 40;
/** Seeds from the middle to an edge, at least. */
const LEAST_SPAN = 8;

export function ValueGraph({ review }: { readonly review: Review }): JSX.Element {
  const { ports, table, mistakes, words } = useApp();
  const { game, assessments } = review;
  const { cursor } = table.value.game;
  const { t } = words.value;
  const values = valuesOf(game, assessments);
  const last = game.plies.length;
  const span = Math.max(LEAST_SPAN, ...values.map((value) => Math.abs(value ?? 0)));
  const y = (value: number) => HEIGHT / 2 - (value / span) * (HEIGHT / 2 - 3);
  const points = values.flatMap((value, ply) => (value === undefined ? [] : [`${ply},${y(value)}`]));
  const first = values.findIndex((value) => value !== undefined);
  const shown = values[cursor];

  function moment(): string {
    const value =
      shown === undefined
        ? t("analysis.sought")
        : valueSentence(words.value, shown, assessments[cursor]?.exact === true);
    return cursor === 0
      ? t("analysis.review.beginning", { value })
      : t("analysis.review.moment", { ply: cursor, value });
  }

  return (
    <div class="graph" dir="ltr">
      <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points.length > 0 && (
          <polygon class="area" points={`${first},${HEIGHT / 2} ${points.join(" ")} ${last},${HEIGHT / 2}`} />
        )}
        <line class="middle" x1="0" x2={last} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polyline class="value" points={points.join(" ")} />
        <line class="shown" x1={cursor} x2={cursor} y1="0" y2={HEIGHT} />
      </svg>
      {(["south", "north"] as const).map((side) => (
        <span key={side} class={`ahead ${side}`} aria-hidden="true">
          {playerName(words.value, side)}
        </span>
      ))}
      {mistakes.value.map(({ ply, turning }) => (
        <span
          key={ply}
          class={turning ? "mark turning" : "mark"}
          aria-hidden="true"
          style={{ left: `${(ply / last) * 100}%`, top: `${(y(values[ply] ?? 0) / HEIGHT) * 100}%` }}
        />
      ))}
      <input
        type="range"
        aria-label={t("analysis.review.values")}
        aria-valuetext={moment()}
        min="0"
        max={last}
        value={cursor}
        onInput={({ currentTarget }) => ports.session.look(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
