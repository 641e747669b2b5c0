/** The board as it stands before the first move, as a picture. */
import type { CSSProperties, JSX } from "preact";
import { startPosition } from "../engine/position.ts";
import { split } from "../engine/rules/split.ts";
import type { Pit } from "../engine/types.ts";
import { canvasHalf, pitCentre } from "../layout/geometry.ts";
import { pitPile, type Slot } from "../layout/pile.ts";

/** A cell of the seeds' picture, in board units. */
const CELL = 0.8;
/** The picture's columns, and the rows that five seeds take: two grey-green, a cream, an olive, a brown one. */
const SHAPES = 8;
const HUES = [0, 2, 0, 3, 1];

const picture = (name: string) => `${import.meta.env.BASE_URL}textures/${name}`;

export function HomeBoard(): JSX.Element {
  const { pits } = startPosition(split);
  return (
    <div class="picture" aria-hidden="true">
      <img
        src={picture("board-wide@1x.webp")}
        srcset={`${picture("board-wide@1x.webp")} 1x, ${picture("board-wide@2x.webp")} 2x`}
        alt=""
        width="1200"
        height="525"
      />
      {pits.flatMap((seeds, pit) =>
        pitPile(pit, seeds).map((slot, place) => (
          <i key={`${pit}.${place}`} style={seedStyle(pit as Pit, place, slot)} />
        )),
      )}
    </div>
  );
}

function seedStyle(pit: Pit, place: number, slot: Slot): CSSProperties {
  const half = canvasHalf(split.row);
  const centre = pitCentre(split.row, pit);
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
    backgroundImage: `url("${picture("seeds@2x.webp")}")`,
    backgroundPosition: `${(shape / (SHAPES - 1)) * 100}% ${(hue / 3) * 100}%`,
  };
}
