/** The board as it stands before the first move, as a picture. */
import type { CSSProperties, JSX } from "preact";
import { startPosition } from "../engine/position.ts";
import { split } from "../engine/rules/split.ts";
import type { Pit } from "../engine/types.ts";
import { canvasHalf, pitCentre } from "../layout/geometry.ts";

/** Where five seeds come to lie, in board units from the pit's middle, with their turn in degrees. */
const PILE = [
  { x: -0.34, y: -0.27, turn: 20 },
  { x: 0.28, y: -0.36, turn: -30 },
  { x: -0.36, y: 0.33, turn: 75 },
  { x: 0.38, y: 0.26, turn: 10 },
  { x: 0, y: 0, turn: -60 },
];
/** A cell of the seeds' picture, in board units. */
const CELL = 0.8;

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
      {pits.flatMap((_, pit) =>
        PILE.map((_, place) => <i key={`${pit}.${place}`} style={seedStyle(pit as Pit, place)} />),
      )}
    </div>
  );
}

function seedStyle(pit: Pit, place: number): CSSProperties {
  const half = canvasHalf(split.row);
  const centre = pitCentre(split.row, pit);
  const spot = PILE[(place + pit) % PILE.length];
  const swing = ((pit * 137) % 360) * (Math.PI / 180);
  const x = centre.x + (spot?.x ?? 0) * Math.cos(swing) - (spot?.y ?? 0) * Math.sin(swing);
  const y = centre.y + (spot?.x ?? 0) * Math.sin(swing) + (spot?.y ?? 0) * Math.cos(swing);
  const hue = [0, 2, 0, 3, 1][(place + pit * 2) % 5] ?? 0;
  const kind = (place * 3 + pit * 5) % 8;
  return {
    left: `${((x - CELL / 2 + half.x) / half.x) * 50}%`,
    top: `${((y - CELL / 2 + half.y) / half.y) * 50}%`,
    width: `${(CELL / half.x) * 50}%`,
    backgroundImage: `url("${picture("seeds@2x.webp")}")`,
    backgroundPosition: `${(kind / 7) * 100}% ${(hue / 3) * 100}%`,
  };
}
