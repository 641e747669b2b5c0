/** A storehouse, for those who cannot see the canvas. */
import type { JSX } from "preact";
import type { Side } from "../../engine/types.ts";
import { storeBox, type View } from "../../layout/view.ts";
import { useApp } from "../context.ts";
import { address } from "../text/words.ts";
import { boxStyle } from "./places.ts";

export function Storehouse({ view, side }: { readonly view: View; readonly side: Side }): JSX.Element {
  const { table, words } = useApp();
  const count = table.value.position.stores[side];
  return (
    <div
      role="img"
      class="store"
      style={boxStyle(storeBox(view, side))}
      data-store={side}
      data-seeds={count}
      aria-label={words.value.t(`board.store.${address(words.value, side)}`, { count })}
    />
  );
}
