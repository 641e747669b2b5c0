/** The arrow over the board that shows the best move found: from the pit that is sown to where the last seed falls. */
import type { JSX } from "preact";
import { applyMove } from "../../engine/apply.ts";
import type { Move, Pit, Position, RuleSet } from "../../engine/types.ts";
import type { Point } from "../../layout/geometry.ts";
import type { View } from "../../layout/view.ts";
import { wayOnScreen } from "../../layout/way.ts";
import { useApp } from "../context.ts";

/** In board units: the head's length and half its width. */
const HEAD = { length: 0.62, half: 0.36 };

export function BestMove({ view }: { readonly view: View }): JSX.Element | null {
  const { table, pointed } = useApp();
  const { game, position } = table.value;
  const move = pointed.value;
  if (move === null) return null;
  const points = wayOnScreen(view, sownPits(game.rules, position, move));
  const { shaft, head } = arrowAlong(points, view.unit);
  return (
    <svg class="best-move" aria-hidden="true" style={{ "--unit": `${view.unit}px` }}>
      <g class="edge">
        <polyline points={written(shaft)} />
        <polygon points={written(head)} />
      </g>
      <polyline points={written(shaft)} />
      <polygon points={written(head)} />
    </svg>
  );
}

/** The pits that a move passes, the one that is lifted first. A handful that goes round passes some twice. */
function sownPits(rules: RuleSet, position: Position, move: Move): readonly Pit[] {
  const applied = applyMove(rules, position, move);
  if (!applied.ok) return [];
  const drops = applied.value.events.filter((event) => event.kind === "drop");
  return [move.pit, ...drops.map(({ pit }) => pit)];
}

/** A shaft along the points, and a head whose tip is at the last one. */
function arrowAlong(
  points: readonly Point[],
  unit: number,
): { shaft: readonly Point[]; head: readonly Point[] } {
  const length = HEAD.length * unit;
  const half = HEAD.half * unit;
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const shaft = points.filter(({ x, y }, index) => index === 0 || Math.hypot(tip.x - x, tip.y - y) >= length);
  const from = shaft.at(-1) ?? tip;
  const distance = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const way = { x: (tip.x - from.x) / distance, y: (tip.y - from.y) / distance };
  const neck = { x: tip.x - way.x * length, y: tip.y - way.y * length };
  return {
    shaft: [...shaft, neck],
    head: [
      tip,
      { x: neck.x - way.y * half, y: neck.y + way.x * half },
      { x: neck.x + way.y * half, y: neck.y - way.x * half },
    ],
  };
}

const written = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
