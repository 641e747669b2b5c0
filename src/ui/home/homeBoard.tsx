/** The board as it stands before the first move, as a picture; in an upright window a part of the upright board. */
import type { CSSProperties, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { startPosition } from "../../engine/position.ts";
import { split } from "../../engine/rules/split.ts";
import type { Pit, RuleSet } from "../../engine/types.ts";
import { canvasHalf, type Point, pitCentre } from "../../layout/geometry.ts";
import { densityFor, type Manifest, manifestFor } from "../../layout/manifest.ts";
import { pitPile, type Slot } from "../../layout/pile.ts";
import { THEMES } from "../../layout/theme.ts";
import { fitBoard, turned, type View } from "../../layout/view.ts";
import { useApp } from "../context.ts";

/** A cell of the seeds' picture, in board units. */
const CELL = 0.8;
/** The picture's columns, and the rows that five seeds take: two grey-green, a cream, an olive, a brown one. */
const SHAPES = 8;
const HUES = [0, 2, 0, 3, 1];

export function HomeBoard({ rules }: { readonly rules: RuleSet }): JSX.Element {
  const { view, pictures } = usePictures(rules.row);
  const { x, y } = seenHalf(view);
  // A shorter board is shown as large as the long one, so that nothing around it moves when another is chosen.
  const length = x / seenHalf({ ...view, row: split.row }).x;
  const { pits } = startPosition(rules);
  return (
    <div class="picture" dir="ltr" data-shape={view.orientation} aria-hidden="true">
      <div class="plank" style={{ inlineSize: `${length * 100}%` }}>
        <img src={pictures.board.url} alt="" width={x * 150} height={y * 150} />
        {pits.flatMap((seeds, pit) =>
          pitPile(pit, seeds).map((slot, place) => (
            <i key={`${pit}.${place}`} style={seedStyle(view, pictures, pit as Pit, place, slot)} />
          )),
        )}
      </div>
    </div>
  );
}

/** As the game will have it in this window. */
function useWindowView(row: number): View {
  const [, setResized] = useState(0);
  useEffect(() => {
    const resized = () => setResized((times) => times + 1);
    window.addEventListener("resize", resized);
    return () => window.removeEventListener("resize", resized);
  }, []);
  return fitBoard({ width: window.innerWidth, height: window.innerHeight }, row, "south");
}

/** The very pictures that the game will show, so that a visitor loads one set; its ground lies under the page too. */
export function usePictures(row: number): { readonly view: View; readonly pictures: Manifest } {
  const view = useWindowView(row);
  const { orientation, unit } = view;
  const { ground } = THEMES[useApp().ports.appearance.value.theme];
  const manifest = manifestFor(orientation, row, densityFor(unit * window.devicePixelRatio), ground);
  const url = manifest.ground?.url;
  useEffect(() => {
    const image = url === undefined ? "none" : `url("${new URL(url, document.baseURI)}")`;
    document.documentElement.style.setProperty("--ground-image", image);
  }, [url]);
  return { view, pictures: manifest };
}

/** Half the picture's width and height, in board units. */
function seenHalf({ orientation, row }: View): Point {
  const { x, y } = canvasHalf(row);
  return orientation === "wide" ? { x, y } : { x: y, y: x };
}

function seedStyle(view: View, { seeds }: Manifest, pit: Pit, place: number, slot: Slot): CSSProperties {
  const half = seenHalf(view);
  const centre = turned(view, pitCentre(view.row, pit));
  const size = CELL * slot.scale;
  const left = half.x + centre.x + slot.x - size / 2;
  const top = half.y + centre.y + slot.y - size / 2;
  const hue = HUES[(place + pit * 2) % HUES.length] ?? 0;
  const shape = (place * 3 + pit * 5) % SHAPES;
  return {
    left: `${(left / half.x) * 50}%`,
    top: `${(top / half.y) * 50}%`,
    width: `${(size / half.x) * 50}%`,
    zIndex: slot.order,
    filter: `brightness(${slot.shade})`,
    backgroundImage: `url("${seeds.url}")`,
    backgroundPosition: `${(shape / (SHAPES - 1)) * 100}% ${(hue / 3) * 100}%`,
  };
}
