/** Three of the game's own seeds, side by side. */
import type { JSX } from "preact";

/** Where seeds of different hue and shape lie in their picture of 8 columns and 4 rows. */
const LOOKS = [
  { column: 1, row: 0 },
  { column: 4, row: 2 },
  { column: 6, row: 1 },
] as const;

export function Seeds(): JSX.Element {
  return (
    <span class="seeds" aria-hidden="true">
      {LOOKS.map(({ column, row }, nth) => {
        const style = { backgroundPosition: `${(column / 7) * 100}% ${(row / 3) * 100}%`, "--nth": nth };
        return <i key={column} style={style} />;
      })}
    </span>
  );
}
