import { marginsOf, type View } from "../../layout/view.ts";

/** How high a bar may grow without covering the board, as a style; none before the board has been measured. */
export function roomFor(where: "above" | "below", view: View | null): { readonly [name: string]: string } {
  return view === null ? {} : { "--room": `${Math.floor(marginsOf(view)[where])}px` };
}
