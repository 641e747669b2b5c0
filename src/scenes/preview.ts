import type { GameObjects, Scene } from "phaser";
import { PIT, type Point } from "../layout/geometry.ts";
import { alongPath } from "../layout/path.ts";
import { turned } from "../layout/view.ts";
import type { Forecast } from "./forecast.ts";
import { addImage, DEPTH, fade, fitImage, type Look, type Part } from "./look.ts";
import type { Wanted } from "./numerals.ts";
import { distance, paint, ramp } from "./paint.ts";

/** Dots of the way, in board units: their size, the step between two, and how clear of a pit they keep. */
const DOT = 0.2;
const STEP = 0.21;
const CLEAR = PIT.radius + 0.13;

/** The way that a move would take, as dots between the pits. */
export function createPreview(scene: Scene, wanted: Wanted): Part {
  const dots: GameObjects.Image[] = [];
  let look: Look | null = null;
  let shown: Forecast | null = null;

  function lay(forecast: Forecast | null, { view, theme, density }: Look): void {
    const points = forecast === null ? [] : dotsOf(forecast, view.row);
    const key = paint(scene.textures, {
      key: "dot",
      width: DOT,
      height: DOT,
      density: 75 * density,
      colour: theme.trace,
      opacity: (x, y) => 1 - ramp(distance(x, y), 0.045, 0.085),
    });
    points.forEach((point, index) => {
      const dot = dots[index] ?? addImage(scene, DEPTH.preview);
      dots[index] = dot;
      const { x, y } = turned(view, point);
      fitImage(dot, key, DOT, DOT);
      dot.setPosition(x, y);
      fade(dot, 0.9);
    });
    for (const dot of dots.slice(points.length)) dot.setVisible(false);
  }

  return {
    dress(next) {
      look = next;
      lay(shown, next);
    },
    draw() {
      if (look === null || shown === wanted.forecast) return;
      shown = wanted.forecast;
      lay(shown, look);
    },
  };
}

function dotsOf({ way }: Forecast, row: number): readonly Point[] {
  const points: Point[] = [];
  way.slice(1).forEach((to, index) => {
    const from = way[index];
    if (from === undefined) return;
    const at = (share: number): Point => {
      const point = { x: 0, y: 0 };
      alongPath(row, from, to, share, point);
      return point;
    };
    const [start, goal] = [at(0), at(1)];
    const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    for (let share = 0.5, side = 0; share >= 0; side++) {
      // From the middle outwards to both sides, as long as the dot keeps clear of both pits.
      const [before, after] = [at(share), at(1 - share)];
      if (far(before, start) < CLEAR || far(before, goal) < CLEAR) break;
      points.push(before);
      if (side > 0) points.push(after);
      const here = share;
      while (share > 0 && far(at(share), at(here)) < STEP) share -= 0.01;
    }
  });
  return points;
}
