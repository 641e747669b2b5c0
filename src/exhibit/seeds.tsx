/** A few of the game's own seeds, side by side, for those who count better than they read. */
import type { JSX } from "preact";

/** Where seeds of different hue and shape lie in their picture of 8 columns and 4 rows. */
const LOOKS = [
  { column: 1, row: 0 },
  { column: 4, row: 2 },
  { column: 6, row: 1 },
  { column: 2, row: 3 },
] as const;

export function Seeds({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class="seeds" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const { column, row } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
        const style = { backgroundPosition: `${(column / 7) * 100}% ${(row / 3) * 100}%`, "--nth": index };
        return <i key={`${column}.${index}`} style={style} />;
      })}
    </span>
  );
}
