/** What the style sheets and the reader want, for whoever lays things out by numbers. */
import { type Around, USUAL } from "../layout/view.ts";

/** A browser that does not tell lengths of the style sheets gets the usual ones. */
export function readMeasures(): Pick<Around, "finger" | "type"> {
  const style = getComputedStyle(document.documentElement);
  const px = (text: string, usual: number) => Number.parseFloat(text) || usual;
  return {
    finger: px(style.getPropertyValue("--finger"), USUAL.finger),
    type: px(style.fontSize, USUAL.type),
  };
}
