/**
 * A double press on a control that gives way to another one: the second half of it is no press of what has appeared
 * under the finger. Presses of the same control all count, and those without a pointer.
 */
import { BREATH, TREMOR } from "../board/press.ts";

export interface Press {
  /** Milliseconds on any steady clock. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** What was pressed. */
  readonly control: object | null;
  /** The browser's count of clicks in a row; 0 without a pointer. */
  readonly clicks: number;
}

/** @param last the press before, if there was one. */
export function isEcho(last: Press | null, press: Press): boolean {
  if (last === null || press.clicks === 0 || last.control === press.control) return false;
  const near = Math.hypot(press.x - last.x, press.y - last.y) < TREMOR;
  return near && press.time - last.time < BREATH;
}

/** Keeps echoes from all controls within. @returns stops it. */
export function swallowEchoes(within: HTMLElement): () => void {
  let last: Press | null = null;
  const off = new AbortController();
  const listen = (event: MouseEvent) => {
    const control = event.target instanceof Element ? controlOf(event.target) : null;
    const press = {
      time: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      control,
      clicks: event.detail,
    };
    if (isEcho(last, press)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === "click") last = press;
  };
  // A select opens with the button going down.
  for (const kind of ["mousedown", "click"] as const) {
    within.addEventListener(kind, listen, { capture: true, signal: off.signal });
  }
  return () => off.abort();
}

/** A press on a label is one on its control too, which the browser tells as another click. */
function controlOf(target: Element): Element | null {
  return target.closest("label") ?? target.closest("button, select, input");
}
